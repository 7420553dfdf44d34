import { type Actor, assets, AssetQuery, mostOnPaper, type Role } from '@portal/contracts';
import { actorOf } from '@portal/service-kit/testing';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';
import { assetListPaperOf } from './asset-list.paper.js';
import { AssetRepository } from './asset.repository.js';

let bench: AssetBench;
let order: AnnouncedOrder;
let id = '';
beforeAll(async () => {
  bench = await startAssetBench();
  order = await bench.tell({ quantities: { Laptop: 10 }, buyerName: 'जिला कार्यालय #panic("x")' });
  const name = 'लैपटॉप *b* $m$ دفتر "\\';
  ({ id } = await bench.register(order, { name, location: '#include "/etc/passwd"', value: 43_210 }));
});
afterAll(() => bench.stop());

const question = (query: object) => AssetQuery.parse(query);
const paper = async (role: Role, query: object, language: 'en' | 'hi' = 'en', changes: Partial<Actor> = {}) => {
  const actor = actorOf(role, changes);
  const found = await bench.get(AssetRepository).findMany({ _id: id });
  return assetListPaperOf(found, { actor, query: question(query), language });
};

it.each(['en', 'hi', 'ur'])('is a document in %s, whatever was typed', async (language) => {
  const query = { contract: order.gemContractNumber, q: '#panic("x")' };
  const token = await bench.tokenFor('Buyer');
  const pdf = await bench.read(assets.exportPdf, { token, query, language });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

it('says in the language of its reader what it was narrowed by', async () => {
  const { conditions } = await paper('Buyer', { category: 'Laptop', from: '2026-01-31', attention: 'any' }, 'hi');
  expect(conditions).toEqual([
    { label: 'श्रेणी', value: 'लैपटॉप' },
    { label: 'ध्यान चाहिए', value: 'जिस पर भी ध्यान चाहिए' },
    { label: 'खरीद कब से', value: '31-01-2026', ltr: true },
  ]);
});

it('has no column of what its reader does not see', async () => {
  const seen = async (role: Role, changes: Partial<Actor> = {}) =>
    (await paper(role, {}, 'en', changes)).columns.map(({ label }) => label);
  expect(await seen('Buyer')).toEqual(expect.arrayContaining(['Assigned To', 'Value']));
  expect(await seen('Seller')).not.toContain('Assigned To');
  expect(await seen('OEM', { brands: ['Dell'] })).not.toContain('Value');
  expect(JSON.stringify(await paper('OEM', {}, 'en', { brands: ['Dell'] }))).not.toContain('43,210');
});

it('is refused beyond the rows that anybody reads on paper, and to who exports nothing', async () => {
  const token = await bench.tokenFor('Buyer');
  const stored = bench.kit.database.collection<{ _id: string }>('assets');
  const one = await stored.findOne({ gemContractNumber: order.gemContractNumber });
  await stored.insertMany(
    Array.from({ length: mostOnPaper }, (_, at) => ({
      ...one,
      ...{ _id: `${order.id}-${at}`, assetUid: `${order.id}${at}`, serialKey: `${order.id}${at}` },
    })),
  );
  const query = { contract: order.gemContractNumber };
  const refused = await bench.call(assets.exportPdf, { token, query });
  expect(refused).toMatchObject({ status: 409, body: { code: 'ASSETS_TOO_MANY_FOR_PAPER' } });
  expect(refused.body.error).toBe('More than 2000 assets match: please narrow the list');
  for (const role of ['End User', 'Support Agent'] as const)
    expect((await bench.call(assets.exportPdf, { token: await bench.tokenFor(role), query })).status).toBe(403);
});
