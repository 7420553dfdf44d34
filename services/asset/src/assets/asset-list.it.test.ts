import { type Asset, assets, type Role } from '@portal/contracts';
import { bringOn, actorOf } from '@portal/service-kit/testing';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';
import { sortable, sortableFor } from './asset.filter.js';
import type { AssetRecord } from './asset-record.js';
import { AssetRepository } from './asset.repository.js';
import { wordIndex } from './asset.schema.js';
import { assetWords } from './asset-words.js';

const holder = {
  id: 'holder-1',
  name: 'Asha Rao',
  email: 'asha@example.gov.in',
  designation: 'Clerk',
  department: 'Treasury',
  organizationId: buyerOrganization,
};
const many = 1_300;
/** More than a word may lead to. */
const tooMany = 3_100;

let bench: AssetBench;
let order: AnnouncedOrder;
const tokens = {} as Record<Role, string>;

const stored = () => bench.kit.database.collection<{ _id: string }>('assets');

/** As one asset, so many more beside it. */
async function multiply(id: string, name: string, count: number) {
  const [seed] = await stored().find({ serialNumber: 'CROWD-1' }).toArray();
  const { serialKey: _, clientKey: _key, ...rest } = seed as Record<string, unknown> & { _id: string };
  const words = assetWords({ ...(rest as unknown as AssetRecord), name });
  const copies = Array.from({ length: count }, (__, n) => ({
    ...rest,
    ...{ _id: `${id}-${String(n).padStart(4, '0')}`, name, words: [...words, `${100_000 + n}`] },
    ...{ serialNumber: `${100_000 + n}`, assetUid: `copy-${id}-${n}`, outbox: [], value: 100 + n },
    createdAt: new Date(1_700_000_000_000 + n * 1_000),
  }));
  await stored().insertMany(copies);
}

beforeAll(async () => {
  bench = await startAssetBench([holder]);
  for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM', 'Support Agent'] as const)
    tokens[role] = await bench.tokenFor(role, role === 'OEM' ? { brands: ['Dell', 'HP'] } : {});
  order = await bench.tell({ quantities: { Laptop: 5_000 } });
  const place = { department: 'Crowd', location: 'Crowded House' };
  await bench.register(order, { name: 'Crowded', serialNumber: 'CROWD-1', ...place });
  await multiply('copy', 'Crowded', many);
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

it.each<Record<string, string>>([{}, { department: 'Crowd' }, { location: 'crowded house' }])(
  'counts all where nothing is searched for: %j',
  async (query) => {
    const expected = await stored().countDocuments({
      deletedAt: { $exists: false },
      buyerOrganizationId: buyerOrganization,
      ...('location' in query ? { location: 'Crowded House' } : query),
    });
    expect(expected).toBeGreaterThan(many);
    const { total, more } = await list(query);
    expect([total, more]).toEqual([expected, undefined]);
  },
);

it('counts the assets of a word of names exactly, and those of a word of very many serial numbers to a limit', async () => {
  const rare = await list({ q: 'crowded' });
  expect([rare.total, rare.more]).toEqual([many + 1, undefined]);
  await multiply('herd', 'Swarm of printers', tooMany);
  for (const query of [{}, { sort: 'serialNumber' }, { sort: '-value', page: '3' }] as Record<string, string>[]) {
    const named = await list({ q: 'swarm print', ...query });
    expect([named.total, named.more, named.items.length]).toEqual([tooMany, undefined, 20]);
    const numbered = await list({ q: '10', ...query });
    expect([numbered.total, numbered.more, numbered.items.length]).toEqual([1_000, true, 20]);
  }
  // A rare word leads, whatever the others are.
  expect(await totalOf({ q: 'swarm 100042' })).toBe(1);
  expect(await totalOf({ q: 'swarm crowded' })).toBe(0);
  expect(await totalOf({ q: 'printers nobodyhasthis' })).toBe(0);
  expect(await totalOf({ q: 'printers', status: 'Under Repair' })).toBe(0);
});

it('writes each of them to a file, in the order of the list', async () => {
  const query = { q: 'crowded', sort: '-value' };
  const lines = (await bench.download(assets.exportCsv, { token: tokens.Buyer, query })).trim().split('\r\n');
  expect(lines).toHaveLength(many + 2);
  const [first] = (await list(query)).items;
  expect(lines[1]).toContain(first?.serialNumber);
});

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

it.each(['Buyer', 'Super Admin', 'Seller', 'OEM'] as const)('sorts for %s as the database does', async (role) => {
  const filter = {
    deletedAt: { $exists: false },
    ...(role === 'Buyer' ? { buyerOrganizationId: buyerOrganization } : {}),
  };
  for (const [sort, field] of Object.entries(sortableFor(actorOf(role)))) {
    const rows = await stored()
      .find({ ...filter, category: 'Laptop' }, { projection: { _id: 1 } })
      .sort({ [field]: -1, ...(sort === 'name' ? { serialNumber: -1 } : {}), _id: -1 })
      .limit(50)
      .toArray();
    const shown = await list({ sort: `-${sort}`, pageSize: '50', category: 'Laptop' }, role);
    expect([sort, shown.items.map(({ id }) => id)]).toEqual([sort, rows.map(({ _id }) => _id)]);
  }
});

it('lists assets of one name by their serial numbers', async () => {
  const name = `Twins ${Date.now()}`;
  const serials = ['C', 'A', 'D', 'B'].map((letter) => `${letter}-${Date.now()}`);
  for (const serialNumber of serials) await bench.register(order, { name, serialNumber });
  const found = async (sort: string) => (await list({ q: name, sort })).items.map(({ serialNumber }) => serialNumber);
  const upward = [...serials].sort();
  expect(await found('name')).toEqual(upward);
  expect(await found('-name')).toEqual(upward.toReversed());
  expect(await found('name,-serialNumber')).toEqual(upward.toReversed());
});

it('asks the index of words for no more than what a word leads to', async () => {
  const found = stored()
    .find(
      { words: { $in: [/^crowd/, /^holder:crowd/] }, buyerOrganizationId: buyerOrganization },
      { projection: { _id: 1 } },
    )
    .hint(wordIndex);
  const { executionStats } = await found.explain('executionStats');
  expect(executionStats.totalDocsExamined).toBe(0);
});

describe('words', () => {
  it('are not read with the rows of a page: the database alone asks by them', async () => {
    const { id } = await bench.register(order);
    const [row] = await bench.get(AssetRepository).inOrder([id], {});
    expect(row).toMatchObject({ _id: id, status: 'Active' });
    expect(row).not.toHaveProperty('words');
    expect(await stored().findOne({ _id: id })).toHaveProperty('words');
  });

  const q = `Quark${Date.now()}`;
  let asset: Asset;
  beforeAll(async () => {
    asset = await bench.register(order, {
      name: `${q} scanner`,
      serialNumber: `ZX${Date.now()}`,
      hasAmc: true,
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
    const { id, serialNumber } = await bench.register(order, { name: 'Ancient' });
    await stored().updateOne({ _id: id }, { $unset: { words: 1 } });
    expect(await totalOf({ q: serialNumber })).toBe(0);
    await bringOn(bench);
    expect(await totalOf({ q: serialNumber })).toBe(1);
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
