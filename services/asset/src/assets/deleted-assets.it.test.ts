import { type Asset, assets, cover } from '@portal/contracts';
import { actorOf } from '@portal/service-kit/testing';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';

const holder = {
  ...{ id: 'h1', name: 'Holder One', email: 'holder@demo.gov.in', designation: 'Clerk', department: 'Records' },
  organizationId: actorOf('Buyer').organizationId,
};

let bench: AssetBench;
let [admin, buyer, seller] = ['', '', ''];
beforeAll(async () => {
  bench = await startAssetBench([holder]);
  [admin, buyer, seller] = await Promise.all([
    bench.tokenFor('Super Admin'),
    bench.tokenFor('Buyer'),
    bench.tokenFor('Seller'),
  ]);
});
afterAll(() => bench.stop());

const remove = (id: string) => bench.call(assets.delete, { token: admin, params: { id } });
const restore = (id: string, token = admin) => bench.call(assets.restore, { token, params: { id } });
const deleted = async (q: string) => (await bench.call(assets.deleted, { token: admin, query: { q } })).body;
const left = async (id: string) =>
  (await bench.call(assets.capacity, { token: admin, params: { id } })).body.remaining as number;

async function gone(changes: { quantities?: Record<string, number> } = {}) {
  const order = await bench.tell({ quantities: { Laptop: 1 }, ...changes });
  const asset = await bench.register(order);
  await remove(asset.id);
  return { order, asset };
}

it('shows what was deleted, by whom and when, to a Super Admin alone', async () => {
  const { asset } = await gone();
  const there = await bench.register(await bench.tell());
  const page = await deleted(asset.serialNumber);
  expect(page).toMatchObject({ total: 1, items: [{ id: asset.id, assetUid: asset.assetUid }] });
  expect(page.items[0].deletedBy).toBe(actorOf('Super Admin').name);
  expect(Date.parse(page.items[0].deletedAt)).toBeGreaterThan(Date.parse(asset.createdAt));
  expect(page.items[0].value).toBeUndefined();
  expect((await deleted(there.serialNumber)).total).toBe(0);
  expect((await bench.call(assets.deleted, { token: buyer })).status).toBe(403);
  expect((await restore(asset.id, buyer)).status).toBe(403);
});

it('brings an asset back to its place, its serial number and its office, and tells of it', async () => {
  const { order, asset } = await gone();
  expect(await left(order.id)).toBe(1);
  const { status, body } = await restore(asset.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: asset.id, assetUid: asset.assetUid, status: 'Active', assigned: false });
  expect(await left(order.id)).toBe(0);
  expect((await bench.call(assets.get, { token: buyer, params: { id: asset.id } })).status).toBe(200);
  expect((await deleted(asset.serialNumber)).total).toBe(0);
  const again = await bench.call(assets.create, {
    token: admin,
    body: bench.newAsset(await bench.tell(), { serialNumber: asset.serialNumber }),
  });
  expect(again.body.code).toBe('ASSET_SERIAL_TAKEN');
  const told = await bench.heard('asset.asset.restored', asset.id);
  expect(told.notice).toMatchObject({ organizations: [order.buyerOrganizationId], values: { asset: asset.name } });
  const life = await bench.call(assets.events, { token: buyer, params: { id: asset.id } });
  expect(life.body.items[0]).toMatchObject({ description: 'Brought back into the register', automatic: true });
});

it('takes the place once, however often it is asked', async () => {
  const { order, asset } = await gone({ quantities: { Laptop: 2 } });
  const answers = await Promise.all([restore(asset.id), restore(asset.id), restore(asset.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await restore(asset.id)).status).toBe(200);
  expect(await left(order.id)).toBe(1);
});

it('stays out while another took its place at the order', async () => {
  const { order, asset } = await gone();
  await bench.register(order);
  expect((await restore(asset.id)).body).toMatchObject({ code: 'ASSET_NO_CAPACITY' });
  expect((await deleted(asset.serialNumber)).total).toBe(1);
  expect(await left(order.id)).toBe(0);
});

it('stays out while another has its serial number', async () => {
  const { order, asset } = await gone();
  const other = await bench.register(await bench.tell(), { serialNumber: asset.serialNumber });
  expect((await restore(asset.id)).body).toMatchObject({ code: 'ASSET_SERIAL_TAKEN' });
  expect(await left(order.id)).toBe(1);
  expect((await deleted(asset.serialNumber)).total).toBe(1);
  await remove(other.id);
  expect((await restore(asset.id)).status).toBe(200);
});

it('comes back to nobody, and is no longer shown to who held it', async () => {
  const order = await bench.tell({ quantities: { Laptop: 1 } });
  const asset: Asset = await bench.register(order);
  const params = { id: asset.id };
  await bench.call(assets.assign, { token: buyer, params, body: { endUserId: holder.id } });
  const warranty = {
    ...{ assetId: asset.assetUid, customerName: 'Office', customerEmail: 'office@demo.gov.in', customerPhone: '1' },
    ...{ warrantyStartDate: '2026-02-01', contactPerson: 'Desk', contactPhone: '1', contactEmail: 'desk@demo.gov.in' },
  };
  expect((await bench.call(cover.addWarranty, { token: seller, body: warranty })).status).toBe(201);
  await remove(asset.id);
  const { body } = await restore(asset.id);
  expect(body.endUser).toBeUndefined();
  const ofHolder = await bench.tokenFor('End User', { id: holder.id });
  expect((await bench.call(cover.warranties, { token: ofHolder })).body.items).toEqual([]);
});

it('knows nothing of an asset that never was', async () => {
  expect((await restore('nothing')).status).toBe(404);
});
