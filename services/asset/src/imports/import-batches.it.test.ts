import { type AssetImport, assetImports, assets } from '@portal/contracts';
import { importedIdOf } from '@portal/service-kit';
import { eventually, withClockAhead } from '@portal/service-kit/testing';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';
import { ImportRunner } from './import-runner.js';

type Stored = Record<string, unknown> & { _id: string };

let bench: AssetBench;
let buyer: string;

beforeAll(async () => {
  bench = await startAssetBench();
  buyer = await bench.tokenFor('Buyer');
});
afterAll(() => bench.stop());

const heading = 'Name,Category,Serial Number,Value,Purchase Date,GEM Contract Number,Manufacturer';
const rowOf = ({ gemContractNumber }: AnnouncedOrder, serial: string, maker = 'Dell', name = 'Laptop') =>
  [name, 'Laptop', serial, '1000', '2026-01-31', gemContractNumber, maker].join(',');
const rowsOf = (order: AnnouncedOrder, count: number, mark = '') =>
  Array.from({ length: count }, (_, at) => rowOf(order, `${mark}${order.id}-${at}`));

async function bring(...rows: string[]): Promise<AssetImport> {
  const bytes = Buffer.from([heading, ...rows].join('\n'));
  const { body } = await bench.upload('register.csv', bytes, 'assetRegister', buyer);
  return (await bench.call(assetImports.upload, { token: buyer, body: { file: [body.id] } })).body;
}
const begin = (id: string) => bench.call(assetImports.run, { token: buyer, params: { id }, body: { keepGood: true } });
const settled = (id: string) =>
  eventually(async () => {
    const { body } = await bench.call(assetImports.get, { token: buyer, params: { id } });
    if (/ing$/.test(body.status)) throw new Error('not ended yet');
    return body as AssetImport;
  }, 60_000);
async function run(id: string) {
  await begin(id);
  return settled(id);
}
const collection = (name: string) => bench.kit.database.collection<Stored>(name);
const assetsOf = ({ id }: AnnouncedOrder) =>
  collection('assets').find({ sellerOrderId: id }).sort({ _id: 1 }).toArray();
const registeredAt = async ({ id }: AnnouncedOrder) =>
  (await collection('contracts').findOne({ _id: id }))?.['registered'];
const cutOff = (id: string, fields: object) =>
  collection('asset_imports').updateOne(
    { _id: id },
    { $set: { ...fields, lease: { by: 'dead', until: new Date(0) } } },
  );

it('tells of each asset once, as of a single one, and leaves nothing to tell', async () => {
  const order = await bench.tell({ quantities: { Laptop: 700 } });
  const single = await bench.register(order);
  const { id } = await bring(...rowsOf(order, 650));
  expect(await run(id)).toMatchObject({ status: 'Done', created: 650 });
  const stored = await assetsOf(order);
  const told = await eventually(async () => {
    const ids = new Set(stored.map(({ _id }) => _id));
    const found = bench.events.filter(({ subject, record }) => subject === 'asset.asset.created' && ids.has(record.id));
    expect(found).toHaveLength(651);
    return found;
  }, 20_000);
  expect(new Set(told.map(({ record }) => record.id)).size).toBe(651);
  const [alone, one] = [
    told.find(({ record }) => record.id === single.id),
    told.find(({ record }) => record.id !== single.id),
  ];
  expect([one?.revision, one?.organizations, Object.keys(one?.data ?? {})]).toEqual([
    ...[alone?.revision, alone?.organizations, Object.keys(alone?.data ?? {})],
  ]);
  await eventually(async () => expect(await collection('event_batches').countDocuments()).toBe(0));
});

it('numbers what it makes in the order of its rows', async () => {
  const order = await bench.tell({ quantities: { Laptop: 40 } });
  const { id } = await bring(...rowsOf(order, 30));
  await run(id);
  expect((await assetsOf(order)).map(({ serialNumber }) => serialNumber)).toEqual(
    Array.from({ length: 30 }, (_, at) => `${order.id}-${at}`),
  );
});

it('makes the others of a part where one row is bad', async () => {
  const order = await bench.tell({ quantities: { Laptop: 600 } });
  const rows = rowsOf(order, 550);
  rows[300] = rowOf(order, '');
  const { id } = await bring(...rows);
  expect(await run(id)).toMatchObject({ created: 549, refused: [{ row: 301, reason: 'Serial number is required' }] });
  expect(await registeredAt(order)).toEqual({ Laptop: 549 });
});

it('fills the last places of a contract that two fill at one moment, and refuses the rest', async () => {
  const order = await bench.tell({ quantities: { Laptop: 900 } });
  const [one, other] = [await bring(...rowsOf(order, 700, 'a')), await bring(...rowsOf(order, 700, 'b'))];
  await Promise.all([begin(one.id), begin(other.id)]);
  const ended = [await settled(one.id), await settled(other.id)];
  expect(ended.map(({ status }) => status)).toEqual(['Done', 'Done']);
  expect(ended.reduce((sum, { created }) => sum + created, 0)).toBe(900);
  const refused = ended.flatMap((done) => done.refused);
  expect(refused).toHaveLength(500);
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['No remaining capacity']));
  expect((await assetsOf(order)).length).toBe(900);
  expect(await registeredAt(order)).toEqual({ Laptop: 900 });
});

it('gives a serial number that two bring at one moment to one of them', async () => {
  const order = await bench.tell({ quantities: { Laptop: 2_000 } });
  const shared = rowsOf(order, 600);
  const [one, other] = [await bring(...shared, rowOf(order, `x${order.id}`)), await bring(...shared)];
  await Promise.all([begin(one.id), begin(other.id)]);
  const ended = [await settled(one.id), await settled(other.id)];
  expect(ended.reduce((sum, { created }) => sum + created, 0)).toBe(601);
  const reasons = ended.flatMap(({ refused }) => refused.map(({ reason }) => reason));
  expect(new Set(reasons)).toEqual(new Set(['This serial number is already registered']));
  expect((await assetsOf(order)).length).toBe(601);
  expect(await registeredAt(order)).toEqual({ Laptop: 601 });
});

it('makes nothing a second time when it was killed between a part and saying so', async () => {
  const order = await bench.tell({ quantities: { Laptop: 600 } });
  const { id } = await bring(...rowsOf(order, 600));
  await run(id);
  await cutOff(id, { status: 'Running', created: 0 });
  expect(await settled(id)).toMatchObject({ status: 'Done', created: 600, refused: [] });
  const stored = await assetsOf(order);
  expect([stored.length, stored.every(({ version }) => version === 1)]).toEqual([600, true]);
  expect(await registeredAt(order)).toEqual({ Laptop: 600 });
  const told = bench.events.filter(
    ({ subject, record }) => subject === 'asset.asset.created' && record.id === stored[0]?._id,
  );
  expect(told).toHaveLength(1);
});

it('believes a run to be alive for a few seconds only', async () => {
  const order = await bench.tell({ quantities: { Laptop: 3_000 } });
  const { id } = await bring(...rowsOf(order, 3_000));
  const running = begin(id);
  const lease = await eventually(async () => {
    const found = (await collection('asset_imports').findOne({ _id: id }))?.['lease'];
    if (!found) throw new Error('not running yet');
    return found as { until: Date };
  });
  expect(lease.until.getTime() - Date.now()).toBeLessThanOrEqual(6_000);
  await running;
  expect(await settled(id)).toMatchObject({ created: 3_000 });
}, 60_000);

it('is not taken from an instance that works on it by one whose clock is ahead', async () => {
  const order = await bench.tell({ quantities: { Laptop: 2 } });
  const { id } = await bring(...rowsOf(order, 2));
  const lease = { by: 'alive', until: new Date(Date.now() + 25_000) };
  const stored = collection('asset_imports');
  await stored.updateOne({ _id: id }, { $set: { status: 'Running', lease } });
  const again = await withClockAhead(30_000, async () => {
    await bench.get(ImportRunner).resume();
    return begin(id);
  });
  expect(again).toMatchObject({ status: 409 });
  expect((await stored.findOne({ _id: id }))?.['lease']).toEqual(lease);
});

it('goes on with an import of before, whose ids are in no order, and takes it out', async () => {
  const order = await bench.tell({ quantities: { Laptop: 20 } });
  const { id } = await bring(...rowsOf(order, 12));
  await run(id);
  const made = await assetsOf(order);
  await collection('assets').deleteMany({ sellerOrderId: order.id });
  // The second half was not made before it was cut off.
  const half = made.slice(0, 6).map((asset, at) => ({ ...asset, _id: importedIdOf(id, at + 1) }));
  await collection('assets').insertMany(half);
  await collection('contracts').updateOne({ _id: order.id }, { $set: { 'registered.Laptop': 6 } });
  await collection('asset_imports').updateOne({ _id: id }, { $unset: { inOrder: 1 } });
  await cutOff(id, { status: 'Running', created: 6 });
  expect(await settled(id)).toMatchObject({ status: 'Done', created: 12, refused: [] });
  await bench.call(assetImports.undo, { token: buyer, params: { id } });
  expect(await settled(id)).toMatchObject({ status: 'Undone', undone: { taken: 12, kept: 0 } });
  expect(await registeredAt(order)).toEqual({ Laptop: 0 });
});

it('updates the others where one of a part can no longer be changed, and tells of each', async () => {
  const order = await bench.tell({ quantities: { Laptop: 20 } });
  const [first, gone, same] = [await bench.register(order), await bench.register(order), await bench.register(order)];
  await collection('assets').updateOne({ _id: gone.id }, { $set: { status: 'Disposed' } });
  const unchanged = rowOf(order, same.serialNumber, 'Dell', same.name).replace(
    /,1000,2026-01-31,/,
    `,${same.value},${same.purchaseDate},`,
  );
  const brought = await bring(
    rowOf(order, first.serialNumber, 'Dell', 'First'),
    rowOf(order, gone.serialNumber, 'Dell', 'Second'),
    unchanged,
  );
  const body = { mapping: brought.mapping, existing: 'update' };
  await bench.call(assetImports.check, { token: buyer, params: { id: brought.id }, body });
  expect(await run(brought.id)).toMatchObject({
    updated: 2,
    created: 0,
    refused: [{ serialNumber: gone.serialNumber }],
  });
  const shown = async ({ id }: { id: string }) => (await bench.call(assets.get, { token: buyer, params: { id } })).body;
  expect([await shown(first), await shown(gone), await shown(same)]).toMatchObject([
    { name: 'First', version: 2 },
    { name: gone.name, version: 1 },
    { name: same.name, version: 1 },
  ]);
  expect((await bench.heard('asset.asset.updated', first.id)).changes['name']).toEqual({
    from: first.name,
    to: 'First',
  });
  const history = await collection('asset_history').find({ assetId: first.id }).toArray();
  expect(history).toMatchObject([{ assetVersion: 2, action: 'asset.asset.updated' }]);
});
