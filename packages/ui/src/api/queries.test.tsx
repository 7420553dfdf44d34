import { ById, operation } from '@portal/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { Problem } from '../states/problem.js';
import { type Answer, answerWith, show } from '../testing.js';
import { queryClient, readAgain, useKeptRead } from './queries.js';

const get = operation({
  ...{ subject: 'thing.one.get', method: 'GET', path: '/things/{id}', summary: 'Read', needs: 'signed-in' },
  params: ById,
  reply: z.object({ name: z.string() }),
});

/** A page on which something is typed about one record. */
function ThingPage() {
  const { data, error } = useKeptRead(get, { params: { id: 't1' } });
  if (error) return <Problem error={error} />;
  if (!data) return null;
  return <input aria-label={data.name} />;
}

/** Something is typed; then the record is read again, with this answer. */
async function typedThenRead(answer: Answer) {
  let isLater = false;
  const asked = answerWith(() => (isLater ? answer : { body: { name: 'Thing' } }));
  await show(<ThingPage />);
  await userEvent.type(await screen.findByLabelText('Thing'), 'Typed');
  isLater = true;
  const before = asked.length;
  await act(() => readAgain(queryClient, ['thing']));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked.length).toBeGreaterThan(before);
}

it.each([503, 500, 429])('keeps what was read, and what is typed there, when %i is answered later', async (status) => {
  await typedThenRead({ status, body: { error: 'Not now' } });
  expect(screen.getByLabelText('Thing')).toHaveProperty('value', 'Typed');
});

it.each([404, 403])('takes away what is answered with %i later', async (status) => {
  await typedThenRead({ status, body: { error: 'There is no such record' } });
  await screen.findByText('There is no such record');
  expect(screen.queryByLabelText('Thing')).toBeNull();
});

it('says why the first answer did not come', async () => {
  answerWith(() => ({ status: 500, body: { error: 'Not now' } }));
  await show(<ThingPage />);
  await screen.findByText('Not now');
});
