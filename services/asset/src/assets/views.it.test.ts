import { assets, type Role } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';

const holder = {
  id: 'holder-1',
  name: 'Zubeida Khan',
  email: 'zubeida@example.gov.in',
  designation: 'Clerk',
  department: 'Treasury',
  organizationId: buyerOrganization,
};
const holderWords = ['holder-1', 'Zubeida', 'zubeida@'];
const priceWords = ['98765', 'INV-77', 'Careful Services', 'Kept in the vault', 'Seller organization'];

let bench: AssetBench;
let order: AnnouncedOrder;
let id: string;
let disposed: string;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  bench = await startAssetBench([holder]);
  for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM', 'Support Agent'] as const)
    tokens[role] = await bench.tokenFor(role, role === 'OEM' ? { brands: ['Dell'] } : {});
  order = await bench.tell({ quantities: { Laptop: 10 } });
  const dearer = {
    value: 98_765,
    invoiceNumber: 'INV-77',
    hasAmc: true,
    supplier: 'Careful Services',
    notes: 'Kept in the vault',
  };
  id = (await bench.register(order, dearer)).id;
  await bench.register(order, { name: 'Cheap', value: 5 });
  const token = tokens.Buyer;
  await bench.call(assets.requestDisposal, { token, params: { id }, body: { reason: 'Too slow for Zubeida' } });
  await bench.call(assets.assign, { token, params: { id }, body: { endUserId: holder.id } });
  const worn = (await bench.register(order, { name: 'Worn' })).id;
  await bench.call(assets.requestDisposal, { token, params: { id: worn }, body: { reason: 'Zubeida broke it' } });
  const decision = { token: tokens['Super Admin'], params: { id: worn }, body: { approved: true } };
  expect((await bench.call(assets.decideDisposal, decision)).status).toBe(200);
  disposed = worn;
});
afterAll(() => bench.stop());

async function answersTo(role: Role) {
  const token = tokens[role];
  const [one, list, life, stats, found] = await Promise.all([
    bench.call(assets.get, { token, params: { id } }),
    bench.call(assets.list, { token, query: { contract: order.gemContractNumber } }),
    bench.call(assets.events, { token, params: { id } }),
    bench.call(assets.stats, { token }),
    bench.call(assets.search, { token, query: { q: order.gemContractNumber } }),
  ]);
  const csv = await bench.download(assets.exportCsv, { token, query: { contract: order.gemContractNumber } });
  return { one, list, life, stats, found, csv };
}

const saysOf = async (role: Role, words: string[]) => {
  const answers = JSON.stringify(await answersTo(role));
  return words.filter((word) => answers.includes(word));
};

it('an OEM sees that an asset of its brand is in use, not who holds it, what it cost and who supplied it', async () => {
  expect(await saysOf('OEM', [...holderWords, ...priceWords])).toEqual([]);
  const { one, list, stats } = await answersTo('OEM');
  expect(one.body).toMatchObject({ id, assigned: true, disposal: { status: 'Requested' } });
  expect(list.body.total).toBe(3);
  expect(stats.body).toMatchObject({ totalAssets: expect.any(Number) });
  expect(stats.body).not.toHaveProperty('totalValue');
});

it('a seller sees what it sold for, not who holds it nor why it is given up', async () => {
  expect(await saysOf('Seller', holderWords)).toEqual([]);
  const { one } = await answersTo('Seller');
  expect(one.body).toMatchObject({ value: 98_765, supplier: 'Careful Services', assigned: true });
});

it('what the portal noted of a disposal names nobody to a seller, and its office reads why', async () => {
  const life = async (role: Role) =>
    JSON.stringify((await bench.call(assets.events, { token: tokens[role], params: { id: disposed } })).body);
  expect(await life('Buyer')).toContain('Zubeida broke it');
  expect(await life('Buyer')).toContain('Super Admin One');
  expect(await life('Seller')).not.toMatch(/Zubeida|Super Admin One/);
});

it('the office itself sees all of it', async () => {
  expect(await saysOf('Buyer', [...holderWords, ...priceWords])).toEqual([...holderWords, ...priceWords]);
});

it.each([
  ['Seller', [0]],
  ['OEM', [0]],
  ['Support Agent', [0]],
  ['Buyer', [1]],
] as const)('a %s finds by the name of a holder: %j', async (role, found) => {
  const { body } = await bench.call(assets.search, { token: tokens[role], query: { q: 'Zubeida' } });
  expect([body.items.length]).toEqual(found);
  if (role === 'Support Agent') return;
  const list = await bench.call(assets.list, { token: tokens[role], query: { q: 'Zubeida' } });
  expect([list.body.total]).toEqual(found);
});

it.each(['Seller', 'OEM'] as const)('a %s does not ask for the assets of one holder', async (role) => {
  const query = { endUserId: holder.id };
  expect((await bench.call(assets.list, { token: tokens[role], query })).status).toBe(403);
  expect((await bench.call(assets.exportCsv, { token: tokens[role], query })).status).toBe(403);
});

it('nobody sorts by what they are not shown', async () => {
  const ask = (role: Role, sort: string) =>
    bench.call(assets.list, { token: tokens[role], query: { contract: order.gemContractNumber, sort } });
  const names = async (sort: string) => (await ask('Buyer', sort)).body.items.map(({ name }: { name: string }) => name);
  expect(await names('value')).toEqual((await names('-value')).toReversed());
  for (const sort of ['value', '-value', 'endUserName'])
    expect((await ask('OEM', sort)).body).toMatchObject({ fields: { sort: 'The list cannot be sorted by this' } });
});
