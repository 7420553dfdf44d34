import { type Asset, assets, cover, type Role, yearsAfter } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { addDays, today } from '../days.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';

let bench: AssetBench;
let order: AnnouncedOrder;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  bench = await startAssetBench();
  for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)
    tokens[role] = await bench.tokenFor(role, role === 'OEM' ? { brands: ['Dell'] } : {});
  order = await bench.tell({ quantities: { Laptop: 500 } });
});
afterAll(() => bench.stop());

const parties = {
  ...{ customerName: 'District Office', customerEmail: 'office@example.gov.in', customerPhone: '0201234567' },
  ...{ contactPerson: 'A Person', contactPhone: '18001234', contactEmail: 'care@example.com' },
};
const register = (assetId: string, changes = {}, token = tokens.Seller) =>
  bench.call(cover.addWarranty, {
    token,
    body: { assetId, ...parties, warrantyType: 'Standard', warrantyStartDate: today(), ...changes },
  });
const assetOf = async (id: string) =>
  (await bench.call(assets.get, { token: tokens['Super Admin'], params: { id } })).body as Asset;
const change = (id: string, body: object, token = tokens.Seller, ifMatch?: number) =>
  bench.call(cover.changeWarranty, { token, params: { id }, body, ifMatch });
const extend = (id: string, warrantyEndDate: string, token = tokens.Seller) =>
  bench.call(cover.extendWarranty, { token, params: { id }, body: { warrantyEndDate } });
const cancel = (id: string, reason = 'Asset was exchanged', token = tokens.Seller) =>
  bench.call(cover.cancelWarranty, { token, params: { id }, body: { reason } });

async function warranted() {
  const asset = await bench.register(order);
  const { body } = await register(asset.id);
  return { asset, id: body.id as string, end: body.warrantyEndDate as string };
}

describe('of an asset one warranty runs', () => {
  it('also where two are registered at one moment', async () => {
    const { id } = await bench.register(order);
    const answers = await Promise.all([register(id), register(id, { warrantyType: 'Premium' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      code: 'WARRANTY_RUNS',
      fields: { assetId: 'This asset already has a warranty that runs; extend that one instead' },
    });
  });

  it('also where one that had ended is extended beside it, or at the moment another is registered', async () => {
    const past = { warrantyStartDate: '2020-01-01' };
    const asset = await bench.register(order);
    const { body: ended } = await register(asset.id, past);
    const { body: running } = await register(asset.id);
    const later = addDays(running.warrantyEndDate as string, 30);
    const refused = await extend(ended.id as string, later);
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields as object)]).toEqual([
      409,
      'WARRANTY_RUNS',
      ['warrantyEndDate'],
    ]);
    expect((await assetOf(asset.id)).warrantyExpiry).toBe(running.warrantyEndDate);
    // To a day that has passed too, it runs no more than before.
    expect((await extend(ended.id as string, '2021-06-01')).status).toBe(200);
    const other = await bench.register(order);
    const { body: first } = await register(other.id, past);
    const answers = await Promise.all([extend(first.id as string, later), register(other.id)]);
    expect(answers.map(({ status }) => status).sort()[1]).toBe(409);
  });

  it('and another one once it was cancelled; past ones stand beside it', async () => {
    const { asset, id } = await warranted();
    expect((await register(asset.id, { warrantyStartDate: '2020-01-01' })).status).toBe(201);
    expect((await register(asset.id)).status).toBe(409);
    expect((await cancel(id)).status).toBe(200);
    expect((await register(asset.id)).status).toBe(201);
  });
});

it('is neither given nor extended once its asset was disposed of', async () => {
  const { asset, id, end } = await warranted();
  const bare = await bench.register(order);
  for (const params of [{ id: asset.id }, { id: bare.id }]) {
    await bench.call(assets.requestDisposal, { token: tokens.Buyer, params, body: { reason: 'Broken beyond repair' } });
    await bench.call(assets.decideDisposal, { token: tokens['Super Admin'], params, body: { approved: true } });
  }
  const given = await register(bare.id);
  expect([given.status, given.body.fields]).toEqual([422, { assetId: 'A disposed asset cannot be covered' }]);
  expect((await extend(id, addDays(end, 30))).status).toBe(409);
  expect([(await assetOf(asset.id)).warrantyExpiry, (await assetOf(bare.id)).warrantyExpiry]).toEqual([end, undefined]);
});

describe('a new warranty', () => {
  it("runs as long as the order's line promised, which a type only makes longer", async () => {
    const line = { lineId: 'l1', name: 'Latitude', category: 'Laptop', manufacturer: 'Dell', model: 'Latitude 5450' };
    const promised = await bench.tell({
      quantities: { Laptop: 10 },
      lines: [
        { ...line, quantity: 5, value: 100, warrantyYears: 2 },
        { ...line, lineId: 'l2', model: 'Other', quantity: 5, value: 100, warrantyYears: 5 },
      ],
    });
    const asset = await bench.register(promised, { model: 'latitude 5450' });
    const { body } = await bench.call(cover.warrantyProposal, { token: tokens.Seller, params: { id: asset.id } });
    expect(body).toEqual({ customerName: 'Buyer organization', startDate: '2026-01-15', years: 2 });
    const standard = await register(asset.id);
    expect(standard.body.warrantyEndDate).toBe(yearsAfter(today(), 2));
    const running = await bench.call(cover.warrantyProposal, { token: tokens.Seller, params: { id: asset.id } });
    expect(running.body['running']).toMatchObject({ id: standard.body.id, warrantyEndDate: yearsAfter(today(), 2) });
    await cancel(standard.body.id as string);
    expect((await register(asset.id, { warrantyType: 'Premium' })).body.warrantyEndDate).toBe(yearsAfter(today(), 3));
  });

  it('is proposed for assets that the asker sees', async () => {
    const { id } = await bench.register(order);
    const foreign = await bench.tokenFor('Seller', { organizationId: 'another' });
    const ask = (token: string) => bench.call(cover.warrantyProposal, { token, params: { id } });
    expect([(await ask(foreign)).status, (await ask(tokens.Buyer)).status]).toEqual([404, 403]);
  });
});

describe('a registered warranty', () => {
  it('is corrected by who knows its version, and says by whom', async () => {
    const { id } = await warranted();
    const changed = await change(id, { ...parties, notes: 'On site', customerName: 'Other' }, tokens.Seller, 1);
    expect([changed.status, changed.body.customerName, changed.body.notes]).toEqual([200, 'Other', 'On site']);
    expect((await change(id, parties, tokens.Seller, 1)).status).toBe(412);
    expect((await change(id, parties)).body.notes).toBeUndefined();
    expect((await change(id, { ...parties, customerEmail: 'nowhere' })).body.fields).toEqual({
      customerEmail: 'Invalid email format',
    });
    const history = changed.body.history as { action: string }[];
    expect(history.map(({ action }) => action)).toEqual(['Warranty registered', 'Warranty changed']);
  });

  it('is extended to a later day, which its asset shows and its office is told of', async () => {
    const { asset, id, end } = await warranted();
    expect((await extend(id, end)).body.fields).toEqual({
      warrantyEndDate: 'The new end must be after the present one',
    });
    const later = addDays(end, 400);
    const { status, body } = await extend(id, later);
    expect([status, body.warrantyEndDate]).toEqual([200, later]);
    expect((await assetOf(asset.id)).warrantyExpiry).toBe(later);
    const { notice } = await bench.heard('asset.warranty.extended', id);
    expect(notice).toMatchObject({ organizations: [buyerOrganization], record: { type: 'warranty', id } });
  });

  it('is cancelled with a reason, once, and its asset shows none any more', async () => {
    const { asset, id } = await warranted();
    const unsaid = await bench.call(cover.cancelWarranty, { token: tokens.Seller, params: { id }, body: {} });
    expect(unsaid.body.fields).toEqual({ reason: 'Please give a reason' });
    const { status, body } = await cancel(id);
    expect([status, body.status, body.reason]).toEqual([200, 'Cancelled', 'Asset was exchanged']);
    expect((await assetOf(asset.id)).warrantyExpiry).toBeUndefined();
    expect((await cancel(id)).status).toBe(409);
    expect((await extend(id, '2090-01-01')).status).toBe(409);
    expect((await change(id, parties)).status).toBe(409);
  });

  it('leaves an end that was given by hand where that is later', async () => {
    const asset = await bench.register(order, { warrantyExpiry: '2099-01-01' });
    const { body } = await register(asset.id);
    await cancel(body.id as string);
    expect((await assetOf(asset.id)).warrantyExpiry).toBe('2099-01-01');
  });

  it('is changed by its seller and read by whom it concerns; its maker reads no history', async () => {
    const { id } = await warranted();
    const foreign = await bench.tokenFor('Seller', { organizationId: 'another' });
    const read = (token: string) => bench.call(cover.warranty, { token, params: { id } });
    expect([(await read(foreign)).status, (await extend(id, '2090-01-01', foreign)).status]).toEqual([404, 404]);
    for (const role of ['Buyer', 'OEM', 'End User'] as const)
      expect((await cancel(id, 'No', tokens[role])).status).toBe(403);
    for (const role of ['Super Admin', 'Buyer', 'Seller'] as const)
      expect((await read(tokens[role])).body.history).toHaveLength(1);
    const made = await read(tokens.OEM);
    expect([made.status, 'history' in made.body]).toEqual([200, false]);
    expect((await read(tokens['End User'])).status).toBe(404);
  });

  it('is listed by where it stands today', async () => {
    const { asset, id } = await warranted();
    const found = async (status: string) => {
      const query = { status, assetId: asset.id };
      const { body } = await bench.call(cover.warranties, { token: tokens.Buyer, query });
      return (body as { items: { id: string }[] }).items.map((one) => one.id);
    };
    expect([await found('Active'), await found('Expired'), await found('Cancelled')]).toEqual([[id], [], []]);
    await cancel(id);
    expect([await found('Active'), await found('Cancelled')]).toEqual([[], [id]]);
  });
});
