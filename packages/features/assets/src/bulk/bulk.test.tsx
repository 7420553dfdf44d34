import type { Asset } from '@portal/contracts';
import { answerWith, personOf, show, type Answer } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '../testing-asset.js';

const stats = {
  ...{ totalAssets: 130, activeAssets: 130, underRepair: 0, disposed: 0, assigned: 0, totalValue: 1, averageValue: 1 },
  ...{ warrantyExpiring: 0, amcExpiring: 0, needsAttention: 0, addedThisMonth: 0 },
  ...{ byStatus: [], byCategory: [], byDepartment: [], expiring: [] },
};
const all = Array.from({ length: 130 }, (_, n) => asset({ id: `a${n}`, serialNumber: `SN-${n}` }));

const pageFor = (query: URLSearchParams) => {
  const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
  // Only the first were counted.
  return { items: all.slice((page - 1) * size, page * size), total: 100, more: true, page, pageSize: size };
};

/** The list with its dialog to move all that match; `move` answers for each of them. */
async function moving(move: (of: Asset) => Answer) {
  const { AssetListPage } = await import('../asset-list/asset-list.page.js');
  const asked = answerWith(({ method, path, query }) => {
    if (method !== 'GET') return move(all.find(({ id }) => path.includes(`/${id}/`)) ?? asset());
    return { body: path.endsWith('/asset-stats') ? stats : pageFor(query) };
  });
  await show(<AssetListPage base="/x" />, { at: '/x', role: 'Buyer' });
  await userEvent.click(await screen.findByLabelText('Select all rows'));
  await userEvent.click(screen.getByRole('button', { name: 'Select all that match' }));
  await screen.findByText('130 selected');
  expect(screen.queryByRole('button', { name: 'Select all that match' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'To location' }), 'Room 9');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  return { dialog, moves: () => asked.filter(({ method }) => method !== 'GET') };
}

it('says after a page was left in the middle of it what was done, until that is put away', async () => {
  const rows = ['done', 'refused', 'waiting'].map((outcome, n) => ({ id: `a${n}`, serialNumber: `SN-${n}`, outcome }));
  const userId = personOf('Buyer').id;
  sessionStorage.setItem(
    'portal.bulk',
    JSON.stringify({ userId, action: 'Move', rows, state: 'running', isAside: false }),
  );
  const { AssetListPage } = await import('../asset-list/asset-list.page.js');
  answerWith(({ path, query }) => ({ body: path.endsWith('/asset-stats') ? stats : pageFor(query) }));
  await show(<AssetListPage base="/x" />, { at: '/x', role: 'Buyer' });
  await screen.findByText(/Move: 1 of 3 were done, 1 were refused.*The page was left in the middle of it/);
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['SN-1: Refused', 'SN-2: Not done', 'SN-0: Done']),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Put away' }));
  expect([screen.queryByText(/1 of 3/), sessionStorage.getItem('portal.bulk')]).toEqual([null, null]);
});

it('does it to all that match, part after part, each with its result', async () => {
  const { dialog, moves } = await moving(({ id }) =>
    id === 'a7' ? { status: 409, body: { error: 'Conflict', code: 'CONFLICT' } } : { body: asset() },
  );
  expect((await dialog.findByRole('alert')).textContent).toBe('1 could not be done:SN-7: Conflict');
  await screen.findByText('129 assets were moved to Room 9');
  expect(new Set(moves().map(({ path }) => path)).size).toBe(130);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/129 of 130/)).toBeNull();
});

it('goes on without its dialog, waits when it asked too much, and stops where it is told to', async () => {
  const tooMuch = { status: 429, headers: { 'retry-after': '60' }, body: { error: 'Rate limit exceeded' } };
  const { dialog, moves } = await moving(({ id }) => (Number(id.slice(1)) < 8 ? { body: asset() } : tooMuch));
  await dialog.findByText('8 / 130');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('8 / 130')).toBeTruthy();
  expect(screen.queryByText('130 selected') && screen.queryByRole('button', { name: 'Move' })).toBeNull();
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('portal.bulk')).toContain('"outcome":"done"');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByText(/Move: 8 of 130 were done, 0 were refused.*It was stopped; the others are as they were/);
  expect(moves()).toHaveLength(12);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
