import { assets, labels } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';

let bench: AssetBench;
let [admin, buyer] = ['', ''];
beforeAll(async () => {
  bench = await startAssetBench();
  [admin, buyer] = await Promise.all([bench.tokenFor('Super Admin'), bench.tokenFor('Buyer')]);
});
afterAll(() => bench.stop());

const print = (query: Record<string, string>, token = buyer, language = 'en') =>
  bench.read(labels.pdf, { token, query: { size: 'a4-3x8', ...query }, language });
const asked = (query: Record<string, string>, token = buyer) =>
  bench.call(labels.pdf, { token, query: { size: 'a4-3x8', ...query } });
const pagesOf = (pdf: Buffer) => Number(/\/Type\s*\/Pages\s*\/Count\s*(\d+)/.exec(pdf.toString('latin1'))?.[1]);

async function registered(count: number, changes: Partial<AnnouncedOrder> = {}) {
  const order = await bench.tell({ quantities: { Laptop: count }, ...changes });
  return { order, made: await Promise.all(Array.from({ length: count }, () => bench.register(order))) };
}

it.each(['en', 'hi', 'ur'])('prints chosen labels in %s, whatever was typed', async (language) => {
  const order = await bench.tell({ buyerName: 'जिला कार्यालय #panic("x")' });
  const { id } = await bench.register(order, { name: 'लैपटॉप *b* $m$ دفتر "\\', location: '#include "/etc/passwd"' });
  const pdf = await print({ ids: id }, buyer, language);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(pdf)).toBe(1);
});

it('fills sheets from the first free label on, and a roll one by one', async () => {
  const { made } = await registered(25);
  const ids = made.map(({ id }) => id).join(',');
  expect(pagesOf(await print({ ids }))).toBe(2);
  expect(pagesOf(await print({ ids, used: '23' }))).toBe(2);
  expect(pagesOf(await print({ ids, size: 'a4-2x7' }))).toBe(2);
  expect(pagesOf(await print({ ids, size: 'a4-2x7', used: '13' }))).toBe(3);
  expect(pagesOf(await print({ ids, size: 'roll-50x25' }))).toBe(25);
  const used = await asked({ ids, size: 'a4-2x7', used: '14' });
  expect(used.body).toMatchObject({ fields: { used: 'A sheet has fewer labels' } });
});

it('prints all that match the question of the list, by its rules', async () => {
  const { order } = await registered(2);
  expect(pagesOf(await print({ contract: order.gemContractNumber, size: 'roll-50x25' }))).toBe(2);
  expect((await asked({ contract: 'NOTHING' })).body).toMatchObject({ error: 'There is nothing to print' });
});

it('prints nothing of another office, of a deleted asset, and for a role that sticks no labels', async () => {
  const { made } = await registered(1);
  const ids = made[0]?.id ?? '';
  const stranger = await bench.tokenFor('Buyer', { organizationId: 'elsewhere' });
  expect((await asked({ ids }, stranger)).status).toBe(409);
  for (const role of ['OEM', 'End User', 'Support Agent'] as const)
    expect((await asked({ ids }, await bench.tokenFor(role))).status).toBe(403);
  await bench.call(assets.delete, { token: admin, params: { id: ids } });
  expect((await asked({ ids }, admin)).status).toBe(409);
});

it('names its bounds', async () => {
  const many = Array.from({ length: 101 }, (_, at) => `a${at}`).join(',');
  expect((await asked({ ids: many })).body.fields.ids).toMatch(/choose at most 100/);
  expect((await asked({ size: 'a0' })).body.fields).toMatchObject({ size: 'Please choose a size' });
  const { order } = await registered(1);
  const { kit } = bench;
  const stored = kit.database.collection<{ _id: string }>('assets');
  const one = await stored.findOne({ gemContractNumber: order.gemContractNumber });
  await stored.insertMany(
    Array.from({ length: 500 }, (_, at) => ({
      ...one,
      ...{ _id: `${order.id}-${at}`, assetUid: `${order.id}${at}`, serialKey: `${order.id}${at}` },
    })),
  );
  const { body } = await asked({ contract: order.gemContractNumber });
  expect(body.error).toBe('More than 500 assets match: please narrow the list');
});
