import { ListQuery, operation, pageOf } from '@portal/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { Frame } from '../frame/frame.js';
import { ListScreen } from '../list/list-screen.js';
import { prefer } from '../theme/preferences.js';
import { answerWith, show } from '../testing.js';

const list = operation({
  subject: 'asset.asset.list',
  method: 'GET',
  path: '/assets',
  summary: 'Assets',
  needs: 'signed-in',
  query: ListQuery,
  reply: pageOf(z.object({ id: z.string(), name: z.string() })),
});

async function open() {
  const assigned: string[] = [];
  answerWith(({ path }) =>
    path === '/api/assets'
      ? {
          body: {
            items: ['Laptop', 'Printer', 'Router'].map((name) => ({ id: name, name })),
            total: 3,
            page: 1,
            pageSize: 20,
          },
        }
      : undefined,
  );
  const { router } = await show(
    <Frame nav={[]}>
      <ListScreen
        title="Assets"
        operation={list}
        searchLabel="Search name"
        columns={[{ key: 'name', title: 'Asset', render: ({ name }) => name }]}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id }) => `/assets/${id}`}
        rowActions={({ id }) => [{ key: 'assign', label: 'Assign Asset', onClick: () => assigned.push(id) }]}
        bulkActions={[{ key: 'none', label: 'Nothing', onClick: () => undefined }]}
        empty={{ title: 'No assets found' }}
      />
    </Frame>,
  );
  await screen.findByRole('link', { name: 'Laptop' });
  return { router, assigned };
}

const focused = () => document.activeElement?.textContent;
afterEach(() => prefer({ keys: true }));

it('goes from row to row by J and K, opens by Enter, selects by X and assigns by A', async () => {
  const { router, assigned } = await open();
  await userEvent.keyboard('j');
  expect(focused()).toBe('Laptop');
  await userEvent.keyboard('jjk');
  expect(focused()).toBe('Printer');
  await userEvent.keyboard('xa');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Printer' }).checked).toBe(true);
  expect(assigned).toEqual(['Printer']);
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/assets/Printer');
});

it('stays at the last row, and does nothing to a row that has no focus', async () => {
  const { assigned } = await open();
  await userEvent.keyboard('a');
  expect(assigned).toEqual([]);
  await userEvent.keyboard('jjjjj');
  expect(focused()).toBe('Router');
});

it('searches by / and takes letters that are typed there as text', async () => {
  const { assigned } = await open();
  await userEvent.keyboard('/ajax');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search name' }).value).toBe('ajax');
  expect(assigned).toEqual([]);
});

it('lists the keys of the page by ?, and turns single keys off and on', async () => {
  await open();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('Keys on this page');
  for (const words of ['Search this list', 'Next row; Enter opens it', 'Row before', 'Select the row', 'Assign']) {
    within(dialog).getByText(words);
  }
  await userEvent.click(within(dialog).getByRole('switch'));
  expect(within(dialog).queryByText('Row before')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('?');
  await screen.findByRole('dialog');
});
