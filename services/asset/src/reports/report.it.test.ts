import { assets, type Role, roles } from '@portal/contracts';
import { rowsFor } from '@portal/service-kit';
import { actorOf } from '@portal/service-kit/testing';
import { addDays, today } from '../days.js';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';
import { LiveAssets } from './live-assets.js';

let bench: AssetBench;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  bench = await startAssetBench();
  for (const role of ['Super Admin', 'Buyer'] as const) tokens[role] = await bench.tokenFor(role);
});
afterAll(() => bench.stop());

it.each(roles)('holds in memory every field that the rules of %s ask for', (role) => {
  const rules = rowsFor(actorOf(role, { brands: ['Dell'] }), 'view', 'Asset');
  expect(bench.get(LiveAssets).matching(rules).count).toBe(0);
});

it('counts what the actor may see', async () => {
  const organizationId = `report-${Date.now()}`;
  const own = await bench.tell({ buyerOrganizationId: organizationId, quantities: { Laptop: 5, Desktop: 5 } });
  const soon = addDays(today(), 5);
  await bench.register(own, { value: 100, warrantyExpiry: soon });
  await bench.register(own, { value: 200, category: 'Desktop', hasAmc: true, amcExpiry: soon });
  const { id } = await bench.register(own, { value: 300 });
  await bench.call(assets.setStatus, {
    token: tokens['Super Admin'],
    params: { id },
    body: { status: 'Under Repair' },
  });
  const gone = await bench.register(own, { value: 900 });
  await bench.call(assets.requestDisposal, {
    ...{ token: tokens['Super Admin'], params: { id: gone.id }, body: { reason: 'Old' } },
  });
  await bench.call(assets.decideDisposal, {
    ...{ token: await bench.tokenFor('Super Admin', { id: 'admin-2' }), params: { id: gone.id } },
    body: { approved: true },
  });
  const token = await bench.tokenFor('Buyer', { organizationId });
  const { status, body } = await bench.call(assets.stats, { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    totalAssets: 4,
    activeAssets: 2,
    underRepair: 1,
    disposed: 1,
    assigned: 0,
    totalValue: 600,
    averageValue: 200,
    warrantyExpiring: 1,
    amcExpiring: 1,
    needsAttention: 3,
    addedThisMonth: 4,
    byStatus: [
      { status: 'Active', count: 2, value: 300 },
      { status: 'Disposed', count: 1, value: 0 },
      { status: 'Under Repair', count: 1, value: 300 },
    ],
    byDepartment: [{ department: 'District Office', count: 4, disposed: 1, value: 600 }],
    byAge: [{ years: 0, count: 4, disposed: 1, value: 600 }],
  });
  const worth = (body.byCategory as { category: string; worth: number }[]).map((row) => row.worth);
  expect(worth.every((one) => one > 0)).toBe(true);
  expect(worth.reduce((sum, one) => sum + one, 0)).toBeLessThan(600);
  expect(body.expiring).toHaveLength(2);
  const desktops = await bench.call(assets.stats, { token, query: { category: 'Desktop', period: 'week' } });
  expect(desktops.body.totalAssets).toBe(1);
  // Nothing was registered in the week before.
  expect(desktops.body.totalAssetsChange).toBeNull();
  expect(body).not.toHaveProperty('totalAssetsChange');
  await bench.kit.database
    .collection<{ _id: string }>('assets')
    .updateOne({ _id: gone.id }, { $set: { createdAt: new Date(Date.now() - 10 * 86_400_000) } });
  const inWeek = { period: 'week', department: 'District Office' };
  const week = (await bench.call(assets.stats, { token, query: inWeek })).body;
  expect([week.totalAssets, week.totalAssetsChange]).toEqual([3, 200]);
  const listed = await bench.call(assets.list, { token, query: { registeredFrom: week.from } });
  expect(listed.body.total).toBe(3);
  const none = await bench.call(assets.stats, { token: await bench.tokenFor('Buyer', { organizationId: 'none' }) });
  expect(none.body).toMatchObject({ totalAssets: 0, averageValue: 0, byStatus: [] });
});

it('names the ten whose cover of a kind ends first, the earliest first', async () => {
  const organizationId = `ending-${Date.now()}`;
  const own = await bench.tell({ buyerOrganizationId: organizationId, quantities: { Laptop: 20 } });
  const token = await bench.tokenFor('Buyer', { organizationId });
  for (const days of [9, 3, 12, 1, 7, 2, 11, 5, 8, 4, 10, 6, 31])
    await bench.register(own, { name: `Ends in ${days}`, warrantyExpiry: addDays(today(), days) });
  await bench.register(own, { name: 'Served', hasAmc: true, amcExpiry: addDays(today(), 2) });
  const { body } = await bench.call(assets.stats, { token });
  expect(body.warrantyExpiring).toBe(12);
  expect(body.expiring.map(({ name, kind, date }: Record<string, string>) => `${name}, ${kind} ${date}`)).toEqual(
    [1, 2, 'served', 3, 4, 5, 6, 7, 8, 9, 10].map((days) =>
      days === 'served'
        ? `Served, amc ${addDays(today(), 2)}`
        : `Ends in ${days}, warranty ${addDays(today(), Number(days))}`,
    ),
  );
});

it('knows what was written before it was asked', async () => {
  const organizationId = `written-${Date.now()}`;
  const own = await bench.tell({ buyerOrganizationId: organizationId, quantities: { Laptop: 5 } });
  const token = await bench.tokenFor('Buyer', { organizationId });
  const counts = async () => {
    const { totalAssets, underRepair } = (await bench.call(assets.stats, { token })).body;
    return { totalAssets, underRepair };
  };
  const { id } = await bench.register(own);
  expect(await counts()).toEqual({ totalAssets: 1, underRepair: 0 });
  const change = { token: tokens['Super Admin'], params: { id } };
  await bench.call(assets.setStatus, { ...change, body: { status: 'Under Repair' } });
  expect(await counts()).toEqual({ totalAssets: 1, underRepair: 1 });
  await bench.call(assets.setStatus, { ...change, body: { status: 'Active' } });
  expect((await bench.call(assets.delete, change)).status).toBeLessThan(300);
  expect(await counts()).toEqual({ totalAssets: 0, underRepair: 0 });
});

it('is narrowed to a vendor, as the register is, and not for a maker, who does not see it', async () => {
  const organizationId = `vendor-${Date.now()}`;
  const [first, second] = [`${organizationId}-first`, `${organizationId}-second`];
  const own = await bench.tell({ buyerOrganizationId: organizationId, sellerOrganizationId: first });
  const other = await bench.tell({ buyerOrganizationId: organizationId, sellerOrganizationId: second });
  const token = await bench.tokenFor('Buyer', { organizationId });
  await bench.register(own, { value: 100 });
  await bench.register(own, { value: 200 });
  await bench.register(other, { value: 400 });
  const stats = async (vendor: string) => (await bench.call(assets.stats, { token, query: { vendor } })).body;
  expect(await stats(first)).toMatchObject({ totalAssets: 2, totalValue: 300 });
  expect(await stats(second)).toMatchObject({ totalAssets: 1, totalValue: 400 });
  expect((await bench.call(assets.list, { token, query: { seller: first } })).body.total).toBe(2);
  const stranger = await bench.tokenFor('Seller', { organizationId: second });
  expect((await bench.call(assets.stats, { token: stranger, query: { vendor: first } })).body.totalAssets).toBe(0);
  const maker = await bench.tokenFor('OEM', { brands: ['Dell'] });
  expect((await bench.call(assets.stats, { token: maker, query: { vendor: first } })).status).toBe(403);
  expect((await bench.call(assets.list, { token: maker, query: { seller: first } })).status).toBe(403);
});
