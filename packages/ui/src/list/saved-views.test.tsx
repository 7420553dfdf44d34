import { ListQuery, operation, pageOf, type SavedView } from '@portal/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { answerWith, show, type Asked } from '../testing.js';
import { ListScreen } from './list-screen.js';

const list = operation({
  subject: 'asset.asset.list',
  method: 'GET',
  path: '/assets',
  summary: 'Assets',
  needs: 'signed-in',
  query: ListQuery.extend({ status: z.string().optional() }),
  reply: pageOf(z.object({ id: z.string(), name: z.string() })),
});

const page = (
  <ListScreen
    title="Assets"
    operation={list}
    views="assets"
    filters={[{ name: 'status', label: 'Status', options: ['Active', 'Disposed'] }]}
    columns={[{ key: 'name', title: 'Asset', sort: 'name', render: ({ name }) => name }]}
    rowKey={({ id }) => id}
    rowName={({ name }) => name}
    empty={{ title: 'No assets found' }}
  />
);

const view = (name: string, query: string, isDefault = false): SavedView => ({ name, query, isDefault });

async function open(items: SavedView[], at = '/', refused = false) {
  let saved = { version: items.length ? 3 : 0, items };
  const asked = answerWith(({ method, path, body }) => {
    if (!path.includes('/saved-views/'))
      return { body: { items: [{ id: 'a1', name: 'Laptop' }], total: 1, page: 1, pageSize: 20 } };
    if (method === 'PUT' && refused) return { status: 412, body: { error: 'Somebody was faster', code: 'STALE' } };
    if (method === 'PUT') saved = { version: saved.version + 1, items: (body as { items: SavedView[] }).items };
    return { body: saved };
  });
  const { router } = await show(page, { at });
  await screen.findByText('Laptop');
  return { asked, search: () => router.state.location.search };
}
const menu = async (button: string | RegExp = 'Views') => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('menu');
};
const written = (asked: Asked[]) => asked.find(({ method }) => method === 'PUT');

it('saves what is shown under a name of its own', async () => {
  const { asked } = await open([view('Mine', 'sort=name')], '/?status=Active&page=2');
  await userEvent.click(within(await menu()).getByText('Save this view'));
  await userEvent.type(await screen.findByLabelText('Name of the view'), 'mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Another view has this name')).length).toBeGreaterThan(0);
  await userEvent.clear(screen.getByLabelText('Name of the view'));
  await userEvent.type(screen.getByLabelText('Name of the view'), 'Active ones');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written(asked)).toBeDefined());
  expect(written(asked)?.path).toMatch(/\/saved-views\/assets$/);
  expect(written(asked)?.headers.get('if-match')).toBe('"3"');
  expect(written(asked)?.body).toEqual({ items: [view('Mine', 'sort=name'), view('Active ones', 'status=Active')] });
  await screen.findByRole('button', { name: 'Active ones' });
});

it('shows the default when the list is opened, another when it is chosen, and all rows without one', async () => {
  const { search } = await open([view('Mine', 'status=Active', true), view('By name', 'sort=-name')]);
  await waitFor(() => expect(search()).toBe('?status=Active'));
  await userEvent.click(within(await menu('Mine')).getByText('By name'));
  expect(search()).toBe('?sort=-name');
  await userEvent.click(within(await menu('By name')).getByText('Without a view'));
  expect(search()).toBe('');
  await screen.findByRole('button', { name: 'Views' });
  expect(search()).toBe('');
});

it('leaves an address that says something as it is', async () => {
  const { search } = await open([view('Mine', 'status=Active', true)], '/?status=Disposed');
  await screen.findByRole('button', { name: 'Views' });
  expect(search()).toBe('?status=Disposed');
});

it('renames, removes and chooses the default, and keeps what was entered when somebody was faster', async () => {
  const items = [view('One', 'status=Active', true), view('Two', 'sort=name'), view('Three', 'sort=-name')];
  const { asked } = await open(items, '/?q=x', true);
  await userEvent.click(within(await menu()).getByText('Manage views'));
  const name = await screen.findByLabelText<HTMLInputElement>('Name of view 2');
  await userEvent.clear(name);
  await userEvent.type(name, 'Second');
  await userEvent.click(screen.getAllByRole('checkbox', { name: 'Default' })[1]!);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the view Three' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Somebody was faster');
  expect(written(asked)?.body).toEqual({ items: [view('One', 'status=Active'), view('Second', 'sort=name', true)] });
  expect(screen.getByLabelText<HTMLInputElement>('Name of view 2').value).toBe('Second');
});
