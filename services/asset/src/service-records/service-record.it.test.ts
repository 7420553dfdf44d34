import { type Asset, assets, cover, type Role, serviceRecords } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { addDays, startOf, today } from '../days.js';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';

let bench: AssetBench;
let order: AnnouncedOrder;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  bench = await startAssetBench();
  for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)
    tokens[role] = await bench.tokenFor(role);
  order = await bench.tell({ quantities: { Laptop: 500 } });
});
afterAll(() => bench.stop());

async function contract(count = 1, changes = {}) {
  const made: Asset[] = [];
  for (let n = 0; n < count; n++) made.push(await bench.register(order));
  const { body } = await bench.call(cover.addAmcContract, {
    token: tokens.Buyer,
    body: {
      ...{ assetIds: made.map(({ id }) => id), provider: 'Care and Repair', value: 1_000 },
      ...{ startDate: addDays(today(), -100), endDate: addDays(today(), 200) },
      ...{ contactPerson: 'A Person', contactPhone: '18001234', contactEmail: 'care@example.com' },
      ...changes,
    },
  });
  return { id: body.id as string, assets: made };
}
const service = (changes = {}) => ({
  ...{ serviceDate: today(), serviceType: 'Preventive', description: 'Cleaned', status: 'Scheduled' },
  ...changes,
});
const done = (changes = {}) => service({ status: 'Completed', technician: 'A Technician', ...changes });
const add = (id: string, body: object, token = tokens.Seller, key?: string) =>
  bench.call(serviceRecords.create, { token, params: { id }, body, key });
const change = (id: string, body: object, token = tokens.Seller, ifMatch?: number) =>
  bench.call(serviceRecords.change, { token, params: { id }, body, ifMatch });
const rate = (id: string, rating: number, token = tokens.Buyer) =>
  bench.call(serviceRecords.rate, { token, params: { id }, body: { rating, customerFeedback: 'Quick' } });
const contractOf = async (id: string) =>
  (await bench.call(cover.amcContract, { token: tokens.Buyer, params: { id } })).body;
const lifeOf = async (id: string) =>
  (await bench.call(assets.events, { token: tokens.Buyer, params: { id } })).body as unknown as {
    items: Record<string, unknown>[];
  };

describe('a service that was done', () => {
  it('stands in the life of each asset with its share of the cost, and on its contract', async () => {
    const { id, assets: made } = await contract(3);
    const { status, body } = await add(id, done({ cost: 100, partsReplaced: ['Fan', 'Battery'] }));
    expect([status, body.cost, body.assetNames]).toEqual([201, 100, made.map(({ name }) => name)]);
    const costs: unknown[] = [];
    for (const asset of made) {
      const noted = (await lifeOf(asset.id)).items.find(({ eventType }) => eventType === 'maintenance');
      expect(noted).toMatchObject({ automatic: true, description: 'Cleaned', performedBy: 'A Technician' });
      expect(noted?.['notes']).toBe('Fan, Battery');
      costs.push(noted?.['cost']);
    }
    expect(costs).toEqual([33.34, 33.33, 33.33]);
    expect((await contractOf(id)).lastServiceDate).toBe(today());
  });

  it('is noted once under one key, and for the assets that are named alone', async () => {
    const { id, assets: made } = await contract(2);
    const body = done({ assetIds: [made[1]?.id] });
    const answers = [await add(id, body, tokens.Seller, `s-${id}`), await add(id, body, tokens.Seller, `s-${id}`)];
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    const noted = async (at: number) =>
      (await lifeOf(made[at]?.id ?? '')).items.filter(({ eventType }) => eventType === 'maintenance').length;
    expect([await noted(0), await noted(1)]).toEqual([0, 1]);
  });

  it('has no part in the life of an asset that was disposed of before its day', async () => {
    const { id, assets: made } = await contract(2);
    const gone = made[0]?.id ?? '';
    await bench.call(assets.requestDisposal, {
      token: tokens.Buyer,
      params: { id: gone },
      body: { reason: 'Broken beyond repair' },
    });
    const decided = { token: tokens['Super Admin'], params: { id: gone }, body: { approved: true } };
    expect((await bench.call(assets.decideDisposal, decided)).status).toBe(200);
    await bench.kit.database
      .collection<{ _id: string }>('assets')
      .updateOne({ _id: gone }, { $set: { 'disposal.decidedAt': startOf(addDays(today(), -5)) } });
    const costsIn = async (assetId = '') =>
      (await lifeOf(assetId)).items.filter(({ eventType }) => eventType === 'maintenance').map(({ cost }) => cost);
    expect((await add(id, done({ cost: 100 }))).status).toBe(201);
    const planned = await add(id, service());
    expect((await change(planned.body.id as string, done({ cost: 10 }))).status).toBe(200);
    expect((await add(id, done({ cost: 40, serviceDate: addDays(today(), -5) }))).status).toBe(201);
    expect([await costsIn(gone), (await costsIn(made[1]?.id)).sort()]).toEqual([[20], [10, 100, 20]]);
  });

  it('is neither changed nor cancelled, and rated by its office', async () => {
    const { id } = await contract();
    const { body } = await add(id, done());
    const serviceId = body.id as string;
    expect((await change(serviceId, done({ description: 'Other' }))).status).toBe(409);
    expect((await change(serviceId, service({ status: 'Cancelled' }))).status).toBe(409);
    expect((await rate(serviceId, 6)).body.fields).toEqual({ rating: 'Please choose one to five stars' });
    const rated = await rate(serviceId, 4);
    expect([rated.status, rated.body.rating, rated.body.customerFeedback]).toEqual([200, 4, 'Quick']);
    const { notice } = await bench.heard('asset.service.rated', serviceId);
    expect(notice).toMatchObject({ organizations: [order.sellerOrganizationId], values: { rating: '4' } });
    expect((await rate(serviceId, 5, tokens.Seller)).status).toBe(403);
  });
});

describe('a planned service', () => {
  it('is the next one of its contract until it is done, and moves as the table allows', async () => {
    const { id, assets: made } = await contract();
    const [soon, later] = [addDays(today(), 10), addDays(today(), 90)];
    await add(id, service({ serviceDate: later }));
    const { body } = await add(id, service({ serviceDate: soon }));
    expect((await contractOf(id)).nextServiceDate).toBe(soon);
    const begun = await change(body.id as string, service({ serviceDate: today(), status: 'In Progress' }));
    expect([begun.status, begun.body.status]).toEqual([200, 'In Progress']);
    expect((await change(body.id as string, service({ status: 'Scheduled' }))).status).toBe(409);
    expect((await rate(body.id as string, 3)).status).toBe(409);
    expect((await change(body.id as string, done())).status).toBe(200);
    expect(await contractOf(id)).toMatchObject({ lastServiceDate: today(), nextServiceDate: later });
    const noted = (await lifeOf(made[0]?.id ?? '')).items.filter(({ eventType }) => eventType === 'maintenance');
    expect(noted).toHaveLength(1);
  });

  it('is changed by who knows its version', async () => {
    const { id } = await contract();
    const { body } = await add(id, service());
    expect((await change(body.id as string, service({ technician: 'T' }), tokens.Seller, 1)).status).toBe(200);
    expect((await change(body.id as string, service(), tokens.Seller, 1)).status).toBe(412);
  });
});

it.each([
  [{ description: ' ' }, { description: 'Description is required' }],
  [{ serviceDate: addDays(today(), 300) }, { serviceDate: 'The service must lie within the term of the contract' }],
  [
    { status: 'Completed', technician: 'T', serviceDate: addDays(today(), 1) },
    { serviceDate: 'A service that is done cannot lie in the future' },
  ],
  [{ status: 'Completed' }, { technician: 'Technician is required' }],
  [{ cost: -1 }, { cost: 'Please enter an amount' }],
  [{ assetIds: ['elsewhere'] }, { assetIds: 'Asset not found' }],
])('is refused with %j', async (changes, fields) => {
  const { id } = await contract();
  const answer = await add(id, service(changes));
  expect([answer.status, answer.body.fields]).toEqual([422, fields]);
});

it('is written by the provider of the contract, and seen by both sides alone', async () => {
  const { id, assets: made } = await contract();
  const { body } = await add(id, service());
  const foreign = await bench.tokenFor('Seller', { organizationId: 'another' });
  expect((await add(id, service(), foreign)).status).toBe(404);
  expect((await change(body.id as string, service(), foreign)).status).toBe(404);
  for (const role of ['Buyer', 'OEM', 'End User', 'Support Agent'] as const)
    expect((await add(id, service(), tokens[role])).status).toBe(403);
  const sees = async (token: string, query: Record<string, string>) =>
    (await bench.call(serviceRecords.list, { token, query })).body.total;
  for (const role of ['Super Admin', 'Buyer', 'Seller'] as const) {
    expect(await sees(tokens[role], { contractId: id })).toBe(1);
    expect(await sees(tokens[role], { assetId: made[0]?.id ?? '' })).toBe(1);
  }
  expect(await sees(foreign, { contractId: id })).toBe(0);
  expect(await sees(await bench.tokenFor('Buyer', { organizationId: 'another' }), { contractId: id })).toBe(0);
});

it('is not recorded under a contract that was cancelled', async () => {
  const { id } = await contract();
  await bench.call(cover.cancelAmcContract, { token: tokens.Buyer, params: { id }, body: { reason: 'Over' } });
  expect((await add(id, service())).status).toBe(409);
});
