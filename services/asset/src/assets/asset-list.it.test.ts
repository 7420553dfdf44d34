import { type Asset, assets, type Role } from '@portal/contracts';
import { actorOf } from '@portal/service-kit/testing';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';
import { sortable, sortableFor } from './asset.filter.js';
import { AssetRepository } from './asset.repository.js';

const holder = {
  id: 'holder-1',
  name: 'Asha Rao',
  email: 'asha@example.gov.in',
  designation: 'Clerk',
  department: 'Treasury',
  organizationId: buyerOrganization,
};
const many = 1_300;

let bench: AssetBench;
let order: AnnouncedOrder;
const tokens = {} as Record<Role, string>;

const stored = () => bench.kit.database.collection<{ _id: string }>('assets');

/** As one asset, so many more beside it. */
async function multiply(id: string, count: number) {
  const {
    serialKey: _,
    clientKey: _key,
    ...seed
  } = (await stored().findOne({ _id: id })) as Record<string, unknown> & { _id: string };
  const copies = Array.from({ length: count }, (__, n) => ({
    ...seed,
    _id: `${id}-${String(n).padStart(4, '0')}`,
    assetUid: `copy-${n}`,
    outbox: [],
    value: 100 + n,
    createdAt: new Date(1_700_000_000_000 + n * 1_000),
  }));
  await stored().insertMany(copies);
}

beforeAll(async () => {
  bench = await startAssetBench([holder]);
  for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM', 'Support Agent'] as const)
    tokens[role] = await bench.tokenFor(role, role === 'OEM' ? { brands: ['Dell', 'HP'] } : {});
  order = await bench.tell({ quantities: { Laptop: 5_000 } });
  const { id } = await bench.register(order, { name: 'Crowded', serialNumber: 'CROWD-1', department: 'Crowd' });
  await multiply(id, many);
});
afterAll(() => bench.stop());

interface Answer {
  items: Asset[];
  total: number;
  more?: boolean;
}
const list = async (query: Record<string, string>, role: Role = 'Buyer') => {
  const { status, body } = await bench.call(assets.list, { token: tokens[role], query });
  return { status, ...(body as Answer) };
};
const totalOf = async (query: Record<string, string>, role?: Role) => (await list(query, role)).total;

it.each<Record<string, string>>([{}, { q: 'crowded' }, { department: 'Crowd' }])(
  'counts to a limit and says that there are more: %j',
  async (query) => {
    const { total, more } = await list({ contract: order.gemContractNumber, ...query });
    expect([total, more]).toEqual([1_000, true]);
    const without = await list(query);
    expect([without.total, without.more]).toEqual([1_000, true]);
  },
);

it('leads to the last page, and each asset stands on one page', async () => {
  const seen = new Set<string>();
  for (let page = 1, isMore = true; isMore; page++) {
    const { items, total, more } = await list({ q: 'crowded', sort: 'value', pageSize: '100', page: String(page) });
    for (const { id } of items) seen.add(id);
    isMore = page * 100 < total;
    if (!more) expect(total).toBe(many + 1);
  }
  expect(seen.size).toBe(many + 1);
});

it.each(Object.keys(sortable))('reads both ways in the order of %s', async (sort) => {
  const up = await list({ sort, pageSize: '100', status: 'Active' });
  const down = await list({ sort: `-${sort}`, pageSize: '100', status: 'Active' });
  expect([up.items.length, down.items.length]).toEqual([100, 100]);
  if (sort !== 'value') return;
  const ascending = (items: Asset[]) => items.every(({ value = 0 }, n) => n === 0 || value >= items[n - 1]!.value!);
  expect([ascending(up.items), ascending(down.items.toReversed())]).toEqual([true, true]);
});

it.each(
  (['Buyer', 'Super Admin'] as const).flatMap((role) =>
    Object.values(sortableFor(actorOf(role))).map((field) => ({ role, field })),
  ),
)('walks an index in the order of $field for $role, unread what does not fit', async ({ role, field }) => {
  const scope = role === 'Buyer' ? 'buyerOrganizationId' : 'deletedAt';
  const filter = {
    deletedAt: { $eq: null },
    ...(role === 'Buyer' ? { buyerOrganizationId: buyerOrganization } : {}),
    ...{ status: 'Under Repair', category: 'Laptop', 'disposal.status': 'None', endUserId: { $eq: null } },
    ...{ value: { $gte: 1 }, purchaseDate: { $gte: '2020-01-01' }, department: 'Crowd' },
  };
  // What is asked for exactly is no order any more.
  const { [field]: _, ...others } = filter as Record<string, unknown>;
  const found = stored()
    .find(others, { projection: { _id: 1 } })
    .sort({ [field]: 1, _id: 1 })
    .hint(`${scope}_${field}`);
  const { queryPlanner, executionStats } = await found.explain('executionStats');
  expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
  expect(executionStats.totalDocsExamined).toBe(0);
});

describe('words', () => {
  const q = `Quark${Date.now()}`;
  let asset: Asset;
  beforeAll(async () => {
    asset = await bench.register(order, {
      name: `${q} scanner`,
      serialNumber: `ZX${Date.now()}`,
      supplier: 'Nilgiri Works',
    });
  });

  it('finds by the beginning of any word, of the serial number its digits, the id and the contract', async () => {
    const { serialNumber, assetUid, gemContractNumber } = asset;
    for (const text of [
      q.toUpperCase(),
      q.slice(0, 12),
      `scan ${q}`,
      serialNumber,
      serialNumber.slice(2, 10),
      assetUid,
    ])
      expect((await list({ q: text })).items.map(({ id }) => id)).toContain(asset.id);
    expect(await totalOf({ q: `${q} ${gemContractNumber}` })).toBe(1);
    expect(await totalOf({ q: `${q} elsewhere` })).toBe(0);
  });

  it('follow each write at once: a new name, a holder, a new contract number, a deletion', async () => {
    const params = { id: asset.id };
    const body = { name: 'Renamed Wombat', value: 5, purchaseDate: '2026-01-15', manufacturer: 'Dell' };
    expect((await bench.call(assets.update, { token: tokens.Buyer, params, body })).status).toBe(200);
    expect([await totalOf({ q }), await totalOf({ q: 'wombat' }), await totalOf({ supplier: 'nilgiri' })]).toEqual([
      0, 1, 0,
    ]);
    await bench.call(assets.assign, { token: tokens.Buyer, params, body: { endUserId: holder.id } });
    expect(await totalOf({ q: 'wombat asha' })).toBe(1);
    expect(await totalOf({ q: 'wombat asha' }, 'Seller')).toBe(0);
    expect(await totalOf({ q: 'wombat' }, 'OEM')).toBe(1);
    expect((await bench.call(assets.delete, { token: tokens['Super Admin'], params })).status).toBe(200);
    expect([await totalOf({ q: 'wombat' }), await totalOf({ q: 'wombat' }, 'Super Admin')]).toEqual([0, 0]);
  });

  it('are given to assets of before', async () => {
    const { id } = await bench.register(order, { name: 'Ancient' });
    await stored().updateOne({ _id: id }, { $unset: { words: 1 } });
    expect(await totalOf({ q: 'ancient' })).toBe(0);
    await bench.get(AssetRepository).onApplicationBootstrap();
    expect(await totalOf({ q: 'ancient' })).toBe(1);
  });
});

it.each([
  ['OEM', { supplier: 'blue' }],
  ['OEM', { min: '1' }],
  ['OEM', { max: '1' }],
  ['OEM', { endUserId: 'holder-1' }],
  ['Seller', { endUserId: 'holder-1' }],
] as const)('refuses to %s what tells of fields out of sight: %j', async (role, query) => {
  expect((await list(query, role)).status).toBe(403);
});

it.each([{ from: 'yesterday' }, { to: '2026-13-01' }, { min: '-1' }, { max: 'much' }])('refuses %j', async (query) =>
  expect((await list(query as unknown as Record<string, string>)).status).toBe(422),
);

it('shows nobody the rows of another', async () => {
  for (const role of ['Buyer', 'Seller'] as const) {
    const token = await bench.tokenFor(role, { organizationId: 'another' });
    for (const query of [{}, { q: 'crowded' }, { department: 'Crowd' }] as Record<string, string>[])
      expect((await bench.call(assets.list, { token, query })).body).toMatchObject({ items: [], total: 0 });
  }
});
