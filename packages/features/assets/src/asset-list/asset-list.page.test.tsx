import type { Role } from '@portal/contracts';
import { answerWith, show, type Asked } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, pageOf } from '../testing-asset.js';
import { AssetListPage } from './asset-list.page.js';

const stats = {
  totalAssets: 2,
  activeAssets: 1,
  underRepair: 1,
  disposed: 0,
  assigned: 0,
  totalValue: 100_000,
  averageValue: 50_000,
  warrantyExpiring: 0,
  amcExpiring: 0,
  needsAttention: 1,
  addedThisMonth: 2,
  byStatus: [],
  byCategory: [],
  byDepartment: [{ department: 'Test Office', count: 2, value: 100_000 }],
  expiring: [],
};

const rows = [asset(), asset({ id: 'a2', serialNumber: 'SN-2', status: 'Under Repair' })];

async function open({ role = 'Buyer', changes = {} }: { role?: Role; changes?: Partial<typeof stats> } = {}) {
  answerWith(({ path }) => ({
    body: path.endsWith('/asset-stats') ? { ...stats, ...changes } : pageOf(rows),
  }));
  const { unmount } = await show(<AssetListPage base="/buyer/assets" />, { at: '/buyer/assets', role });
  await screen.findByRole('link', { name: /Dell Latitude 5450 SN-1/ });
  return unmount;
}

const actionsOf = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

it('offers what the role may do with an asset in its state', async () => {
  await open();
  expect(await actionsOf('Dell Latitude 5450 SN-2')).toEqual([
    'View Details',
    'Lifecycle Tracker',
    'Assign Asset',
    'Return from repair',
    'Edit',
    'Print labels',
  ]);
});

it('lets an OEM look only', async () => {
  await open({ role: 'OEM' });
  expect(screen.queryByRole('link', { name: 'Add Asset' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Import assets' })).toBeNull();
  expect(await actionsOf('Dell Latitude 5450 SN-1')).toEqual(['View Details', 'Lifecycle Tracker']);
});

it('offers as columns what the role sees, and nothing else', async () => {
  const offered = async (role: Role) => {
    const unmount = await open({ role });
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    const boxes = within(await screen.findByRole('dialog')).getAllByRole('checkbox');
    const names = boxes.map((box) => box.closest('label')?.textContent);
    unmount();
    return names;
  };
  const ofOthers = ['Seller', 'Invoice number', 'AMC supplier', 'Value'];
  expect(await offered('Buyer')).toEqual(expect.arrayContaining([...ofOthers, 'Model', 'Warranty expiry']));
  const ofMakers = await offered('OEM');
  expect(ofMakers).toEqual(expect.arrayContaining(['Model', 'Warranty expiry']));
  for (const name of ofOthers) expect(ofMakers).not.toContain(name);
});

it('narrows by holder, supplier, days of purchase and value, as far as the role sees them', async () => {
  const offered = async (role: Role) => {
    const unmount = await open({ role });
    const more = screen.queryByRole('button', { name: /^(More filters|Filters)/ });
    if (more) await userEvent.click(more);
    const names = ['End user', 'Supplier', 'Value from (₹)', 'Value up to (₹)'].filter(
      (name) => screen.queryAllByLabelText(name).length > 0,
    );
    unmount();
    return names;
  };
  expect(await offered('Buyer')).toEqual(['End user', 'Supplier', 'Value from (₹)', 'Value up to (₹)']);
  expect(await offered('OEM')).toEqual([]);
});

it('gives a seller the template of what they import', async () => {
  const asked = answerWith(({ path }) => ({ body: path.endsWith('/asset-stats') ? stats : pageOf(rows) }));
  URL.createObjectURL = () => '#template';
  await show(<AssetListPage base="/seller/assets" />, { at: '/seller/assets', role: 'Seller' });
  await userEvent.click(await screen.findByRole('button', { name: 'Download Template' }));
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/templates/asset_template.csv'));
});

it('warns when there are assets without any value', async () => {
  await open({ changes: { totalValue: 0 } });
  screen.getByText(/their total value is 0/);
});

it.each([
  ['', 'No assets found', 'Assets appear here once they are added or imported.'],
  ['?status=Disposed', 'No assets match your filters', 'Try fewer words or filters.'],
  ['?q=nothing', 'No assets match your filters', 'Try fewer words or filters.'],
])('says where there is nothing at “%s”: %s', async (query, words, advice) => {
  answerWith(({ path }) => ({ body: path.endsWith('/asset-stats') ? stats : pageOf([]) }));
  await show(<AssetListPage base="/seller/assets" />, { at: `/seller/assets${query}`, role: 'Seller' });
  await screen.findByText(words);
  screen.getByText(advice);
});

it('says why it cannot be read, and reads it again', async () => {
  answerWith(() => ({ status: 500, body: { error: 'The store is away' } }));
  await show(<AssetListPage base="/buyer/assets" />, { at: '/buyer/assets', role: 'Buyer' });
  await screen.findByText('Error loading assets: The store is away', undefined, { timeout: 4000 });
  answerWith(({ path }) => ({ body: path.endsWith('/asset-stats') ? stats : pageOf(rows) }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: /Dell Latitude 5450 SN-1/ });
});

const changing = async (button: string, refuse: (asked: Asked) => boolean) => {
  const asked = answerWith((one) => {
    if (one.method === 'GET') return { body: one.path.endsWith('/asset-stats') ? stats : pageOf(rows) };
    return refuse(one) ? { status: 409, body: { error: 'Conflict', code: 'CONFLICT' } } : { body: rows[0]! };
  });
  await show(<AssetListPage base="/x" />, { at: '/x', role: 'Buyer' });
  await userEvent.click(await screen.findByLabelText('Select all rows'));
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('button', { name: button }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, changes: () => asked.filter(({ method }) => method !== 'GET') };
};

it('moves the selected assets, each with a transfer of its life, and names the one that could not go', async () => {
  let refuses = true;
  const { dialog, changes } = await changing('Move', ({ path }) => refuses && path.includes('/a1/'));
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect((await dialog.findAllByText('Please enter where they go')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByRole('textbox', { name: 'To location' }), 'Room 9');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('1 could not be done:SN-1: Conflict');
  await screen.findByText(/^1 asset.* moved to Room 9/);
  refuses = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  await screen.findByText('2 assets were moved to Room 9');
  expect(changes().map(({ path, body }) => [path.split('/').at(-2), body])).toMatchObject([
    ['a1', { eventType: 'transfer', details: { toLocation: 'Room 9' } }],
    ['a2', { eventType: 'transfer' }],
    ['a1', { eventType: 'transfer' }],
  ]);
});

it('says the same of the selected assets and leaves what is empty, with a result for each', async () => {
  const { dialog, changes } = await changing('Edit', ({ path }) => path.endsWith('/a2'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Please fill in at least one field')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Department/ }), 'Treasury');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('1 could not be done:SN-2: Conflict');
  await screen.findByText(/^1 asset.* changed/);
  expect(changes().map(({ body }) => body)).toMatchObject([
    { department: 'Treasury', name: rows[0]?.name, condition: rows[0]?.condition },
    { department: 'Treasury' },
  ]);
});

it('takes the selected assets back, and says which are with nobody', async () => {
  const { dialog, changes } = await changing('Take back', ({ path }) => path.includes('/a2/'));
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('1 could not be done:SN-2: Conflict');
  expect(changes().map(({ path, body }) => [path.split('/').at(-2), body])).toEqual([
    ['a1', { endUserId: null }],
    ['a2', { endUserId: null }],
  ]);
});

it('sends the selected assets to repair, and says which are there already', async () => {
  const { dialog, changes } = await changing('Send to repair', ({ path }) => path.includes('/a2/'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send to repair' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('1 could not be done:SN-2: Conflict');
  expect(changes().map(({ body }) => body)).toMatchObject([{ status: 'Under Repair' }, { status: 'Under Repair' }]);
});

it('deletes the selected assets and leaves out what was deleted when another fails', async () => {
  let refuse = true;
  const asked = answerWith(({ method, path }) => {
    if (method !== 'DELETE') return { body: path.endsWith('/asset-stats') ? stats : pageOf(rows) };
    if (path.endsWith('/a2') && refuse) return { status: 409, body: { error: 'Conflict', code: 'CONFLICT' } };
    return { body: { success: true } };
  });
  await show(<AssetListPage base="/x" />, { at: '/x', role: 'Super Admin' });
  await userEvent.click(await screen.findByLabelText('Select all rows'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Selected' }));
  const confirm = () => userEvent.click(screen.getAllByRole('button', { name: 'Delete Selected' }).at(-1)!);
  await confirm();
  await screen.findByText(/Conflict/);
  refuse = false;
  await confirm();
  await screen.findByText('2 assets were deleted');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
  const deleted = asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path.at(-1));
  expect(deleted).toEqual(['1', '2', '2']);
});
