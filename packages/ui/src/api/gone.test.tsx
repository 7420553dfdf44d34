import { ById, operation } from '@portal/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { answerWith, show } from '../testing.js';
import { queryClient, readAgain, useRead, useWrite } from './queries.js';

const about = { path: '/things/{id}', params: ById, needs: 'signed-in', reply: z.object({}) } as const;
const get = operation({ ...about, subject: 'thing.one.get', method: 'GET', summary: 'Read' });
const remove = operation({ ...about, subject: 'thing.one.delete', method: 'DELETE', summary: 'Delete' });
const restore = operation({
  ...about,
  subject: 'thing.one.restore',
  method: 'POST',
  path: '/things/{id}/restore',
  summary: 'Restore',
});
const list = operation({
  ...{ subject: 'thing.part.list', method: 'GET', path: '/parts', summary: 'List', needs: 'signed-in' },
  query: z.object({ thing: z.string().optional() }),
  reply: z.object({}),
});

/** A page about one record, which stays where it is when that is deleted. */
function ThingPage() {
  const params = { id: 't1' };
  useRead(get, { params });
  useRead(list, { query: { thing: 't1' } });
  useRead(list, { query: {} });
  const [removal, restoring] = [useWrite(remove), useWrite(restore)];
  return (
    <>
      <button onClick={() => removal.mutate({ params })}>Delete</button>
      <button onClick={() => restoring.mutate({ params })}>Restore</button>
      {removal.isSuccess && <p>Deleted</p>}
      {restoring.isSuccess && <p>Restored</p>}
    </>
  );
}

it('asks nothing of a record that was deleted, whoever tells of it, until it is back', async () => {
  const asked = answerWith(() => ({ body: {} }));
  await show(<ThingPage />);
  const one = '/api/things/t1';
  const read = () =>
    asked.filter(({ method }) => method === 'GET').map(({ path, query }) => `${path} ${String(query)}`);
  await waitFor(() => expect(read().sort()).toEqual(['/api/parts ', '/api/parts thing=t1', `${one} `]));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted');
  // As the portal hears of the same deletion.
  await readAgain(queryClient, ['thing']);
  expect(read().slice(3)).toEqual(['/api/parts ', '/api/parts ']);
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await screen.findByText('Restored');
  expect(read().slice(5).sort()).toEqual(['/api/parts ', '/api/parts thing=t1', `${one} `]);
});

it('asks again for what was read after the deletion', async () => {
  const asked = answerWith(() => ({ body: {} }));
  const first = await show(<ThingPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted');
  first.unmount();
  await show(<ThingPage />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const before = asked.length;
  await readAgain(queryClient, ['thing']);
  expect(asked.length - before).toBe(3);
});
