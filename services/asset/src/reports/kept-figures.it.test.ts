import { assetImports, assets, expiries, toRupees, usualDepreciation } from '@portal/contracts';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import type { AssetRecord } from '../assets/asset-record.js';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { addDays, startOf, today } from '../days.js';
import { worthOn } from '../depreciation/loss-of-value.js';
import { definition } from '../definition.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';

const holder = {
  ...{ id: 'holder-1', name: 'Asha Rao', email: 'asha@example.gov.in', designation: 'Clerk', department: 'Treasury' },
  organizationId: buyerOrganization,
};
const alertDays = 30;

let bench: AssetBench;
/** A second instance of the service on the same records; the two answer in turn. */
let other: TestService;
let order: AnnouncedOrder;
let [admin, second, buyer] = ['', '', ''];

beforeAll(async () => {
  bench = await startAssetBench([holder]);
  const environment = { DATABASE_PREFIX: bench.kit.database.name.slice(0, -definition.name.length) };
  other = await startTestService(definition, { identity: false, environment });
  [admin, second, buyer] = await Promise.all([
    bench.tokenFor('Super Admin'),
    bench.tokenFor('Super Admin', { id: 'admin-2' }),
    bench.tokenFor('Buyer'),
  ]);
  order = await bench.tell({ quantities: { Laptop: 900, Desktop: 900 } });
});
afterAll(async () => {
  await other.stop();
  await bench.stop();
});

/** The same numbers on each run. */
let state = 11;
const next = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const one = <V>(values: readonly V[]): V => values[next(values.length)]!;

const stored = () => bench.kit.database.collection<AssetRecord>('assets');
const present = { deletedAt: { $exists: false } };

function someFields() {
  const purchaseDate = addDays(today(), -next(2_500) - 1);
  const hasAmc = next(2) === 0;
  return {
    ...{
      name: one(['Dell Latitude', 'HP Elite']),
      value: 100 + next(90_000) / 100,
      purchaseDate,
      manufacturer: 'Dell',
    },
    ...{ department: one(['Treasury', 'Records', 'Health']), location: one(['Store', 'Room 7']), hasAmc },
    ...(next(2) === 0 ? { warrantyExpiry: addDays(today(), next(80)) } : {}),
    ...(hasAmc ? { amcExpiry: addDays(today(), next(80)) } : {}),
  };
}

/** Figures as a walk over all that is stored says them. */
async function walked(means: (asset: AssetRecord) => boolean) {
  const all = (await stored().find(present).toArray()).filter(means);
  const inUse = all.filter(({ status }) => status !== 'Disposed');
  const counted = (field: 'status' | 'category' | 'department') => {
    const groups = [...new Set(all.map((asset) => asset[field]))].map((key) => ({
      [field]: key,
      count: all.filter((asset) => asset[field] === key).length,
      value: toRupees(sum(inUse.filter((asset) => asset[field] === key))),
    }));
    return sorted(groups);
  };
  const near = (end: string | undefined, acknowledged: string | undefined) =>
    end !== undefined && end >= today() && end <= addDays(today(), alertDays) && end !== acknowledged;
  const warranty = (asset: AssetRecord) => near(asset.warrantyExpiry, asset.acknowledged?.warranty?.end);
  const amc = (asset: AssetRecord) => near(asset.amcExpiry, asset.acknowledged?.amc?.end);
  return {
    totalAssets: all.length,
    totalValue: toRupees(sum(inUse)),
    assigned: all.filter(({ endUserId }) => endUserId !== undefined).length,
    warrantyExpiring: inUse.filter(warranty).length,
    amcExpiring: inUse.filter(amc).length,
    needsAttention: inUse.filter((asset) => asset.status === 'Under Repair' || warranty(asset) || amc(asset)).length,
    addedThisMonth: all.filter(({ createdAt }) => createdAt >= startOf(`${today().slice(0, 7)}-01`)).length,
    ...{ byStatus: counted('status'), byCategory: counted('category'), byDepartment: counted('department') },
    ends: [
      ...firstTen(inUse.filter(warranty).flatMap((asset) => asset.warrantyExpiry ?? [])),
      ...firstTen(inUse.filter(amc).flatMap((asset) => asset.amcExpiry ?? [])),
    ].sort(),
    // Each category's is rounded to paise.
    worth: expect.closeTo(inUse.reduce((all, asset) => all + worthOn(asset, usualDepreciation), 0) / 100, 1),
    old: all.filter(({ purchaseDate }) => purchaseDate <= addDays(today(), -366)).length,
  };
}
const sum = (some: readonly AssetRecord[]) => some.reduce((total, { value }) => total + value, 0);
const firstTen = (dates: string[]) => dates.sort().slice(0, 10);
const sorted = (rows: readonly Record<string, unknown>[]) => rows.map((row) => JSON.stringify(row)).sort();

/** The same as they are answered. */
async function answered(token: string, query: Record<string, string>) {
  const { status, body } = await bench.call(assets.stats, { token, query });
  expect(status).toBe(200);
  const { totalAssets, totalValue, assigned, warrantyExpiring, amcExpiring, needsAttention, addedThisMonth } = body;
  const rows = (name: string, field: string) =>
    sorted(
      body[name].map((row: Record<string, unknown>) => ({
        [field]: row[field],
        count: row['count'],
        value: row['value'],
      })),
    );
  return {
    ...{ totalAssets, totalValue, assigned, warrantyExpiring, amcExpiring, needsAttention, addedThisMonth },
    byStatus: rows('byStatus', 'status'),
    byCategory: rows('byCategory', 'category'),
    byDepartment: rows('byDepartment', 'department'),
    ends: body.expiring.map(({ date }: { date: string }) => date).sort(),
    worth: body.byCategory.reduce((all: number, { worth }: { worth: number }) => all + worth, 0),
    old: body.byAge.reduce(
      (all: number, { years, count }: { years: number; count: number }) => all + (years > 0 ? count : 0),
      0,
    ),
  };
}

async function expectAsWalked(step: string) {
  const asked: [token: string, query: Record<string, string>, means: (asset: AssetRecord) => boolean][] = [
    [admin, {}, () => true],
    ...(['Active', 'Under Repair', 'Disposed'] as const).map((status): (typeof asked)[number] => [
      admin,
      { status },
      (asset) => asset.status === status,
    ]),
    [admin, { department: 'Health' }, ({ department }) => department === 'Health'],
    [
      buyer,
      { status: 'Active' },
      (asset) => asset.status === 'Active' && asset.buyerOrganizationId === buyerOrganization,
    ],
  ];
  for (const [token, query, means] of asked) {
    const expected = await walked(means);
    // Whichever of the two instances is asked.
    for (const answer of await Promise.all([answered(token, query), answered(token, query)]))
      expect([step, query, answer]).toEqual([step, query, expected]);
  }
}

const heading = 'Name,Category,Serial Number,Value,Purchase Date,GEM Contract Number,Manufacturer';
const made: string[] = [];
let serial = 0;
async function bring() {
  const rows = Array.from({ length: 1 + next(25) }, () =>
    [
      'Imported',
      one(['Laptop', 'Desktop']),
      `IM${++serial}`,
      500 + next(900),
      '2024-01-31',
      order.gemContractNumber,
      'HP',
    ].join(),
  );
  const { body } = await bench.upload(
    'register.csv',
    Buffer.from([heading, ...rows].join('\n')),
    'assetRegister',
    buyer,
  );
  const brought = await bench.call(assetImports.bulkUpload, { token: buyer, body: { file: [body.id] } });
  expect(brought.body.created).toBe(rows.length);
  made.push(brought.body.importId);
}
async function undo() {
  const id = made.pop();
  if (!id) return;
  await bench.call(assetImports.undo, { token: buyer, params: { id } });
  await eventually(async () => {
    const { body } = await bench.call(assetImports.get, { token: buyer, params: { id } });
    expect(body.status).toBe('Undone');
  });
}

/** What anybody does with assets, a random one each time; what its state does not allow is refused, and changes nothing. */
const steps: Record<string, (asset: AssetRecord) => Promise<unknown>> = {
  register: () => bench.register(order, { ...someFields(), category: one(['Laptop', 'Desktop']) }),
  edit: ({ _id, version }) =>
    bench.call(assets.update, { token: buyer, params: { id: _id }, body: someFields(), ifMatch: version }),
  repair: ({ _id }) =>
    bench.call(assets.setStatus, {
      token: admin,
      params: { id: _id },
      body: { status: one(['Under Repair', 'Active']) },
    }),
  assign: ({ _id }) =>
    bench.call(assets.assign, { token: buyer, params: { id: _id }, body: { endUserId: one([holder.id, null]) } }),
  move: ({ _id }) =>
    bench.call(assets.addEvent, {
      ...{ token: buyer, params: { id: _id } },
      body: { eventType: 'transfer', description: 'Moved', details: { toLocation: `Room ${next(9)}`, reason: 'Leak' } },
    }),
  acknowledge: ({ _id, warrantyExpiry }) =>
    bench.call(expiries.acknowledge, {
      ...{
        token: buyer,
        params: { id: _id, kind: 'warranty' },
        body: { endDate: warrantyExpiry ?? today(), note: 'Seen' },
      },
    }),
  dispose: async ({ _id }) => {
    const params = { id: _id };
    await bench.call(assets.requestDisposal, { token: admin, params, body: { reason: 'Old' } });
    await bench.call(assets.decideDisposal, { token: second, params, body: { approved: true } });
  },
  delete: ({ _id }) => bench.call(assets.delete, { token: admin, params: { id: _id } }),
  restore: async () => {
    const gone = await stored()
      .find({ deletedAt: { $exists: true } })
      .toArray();
    if (gone.length > 0) await bench.call(assets.restore, { token: admin, params: { id: one(gone)._id } });
  },
  bring,
  undo,
  'change by hand': ({ _id }) =>
    stored().updateOne({ _id }, { $set: { department: 'By hand', value: 12_345, createdAt: new Date('2025-02-03') } }),
  'change many': () =>
    stored().updateMany({ department: 'Records' }, { $set: { department: one(['Health', 'Mines']) } }),
  'remove by hand': ({ _id }) => stored().deleteOne({ _id }),
};

it('keeps figures of all and of a status as a walk over all says them, whatever is done to assets and by whichever instance', async () => {
  for (let n = 0; n < 25; n++) await steps['register']!({} as AssetRecord);
  await expectAsWalked('at the start');
  const names = Object.keys(steps);
  for (let round = 0; round < 2; round++) {
    const order = names.map((name) => ({ name, at: next(1_000) })).sort((a, b) => a.at - b.at);
    for (const { name } of order) {
      await steps[name]!(one(await stored().find(present).toArray()));
      await expectAsWalked(name);
    }
  }
  const done = await stored().find({}).toArray();
  expect(new Set(done.map(({ status }) => status))).toEqual(new Set(['Active', 'Under Repair', 'Disposed']));
  expect(done.some(({ endUserId }) => endUserId)).toBe(true);
  expect(done.some(({ acknowledged }) => acknowledged?.warranty)).toBe(true);
  expect(done.some(({ deletedAt }) => deletedAt)).toBe(true);
}, 120_000);
