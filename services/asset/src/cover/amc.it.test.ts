import { type Asset, assets, cover, maintenance, type Role } from '@portal/contracts';
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

const terms = (changes = {}) => ({
  provider: 'Care and Repair',
  startDate: today(),
  endDate: addDays(today(), 365),
  value: 1_000,
  ...{ contactPerson: 'A Person', contactPhone: '18001234', contactEmail: 'care@example.com' },
  ...changes,
});
const next = (changes = {}) =>
  terms({ startDate: addDays(today(), 366), endDate: addDays(today(), 731), value: 1_200, ...changes });

const assetOf = async (id: string) =>
  (await bench.call(assets.get, { token: tokens['Super Admin'], params: { id } })).body as Asset;
const read = async (id: string) =>
  (await bench.call(cover.amcContract, { token: tokens['Super Admin'], params: { id } })).body;

async function covered(count = 1, changes = {}) {
  const made: Asset[] = [];
  for (let n = 0; n < count; n++) made.push(await bench.register(order));
  const { body } = await bench.call(cover.addAmcContract, {
    token: tokens.Seller,
    body: { assetIds: made.map(({ id }) => id), ...terms(changes) },
  });
  return {
    assets: made,
    id: body.id as string,
    version: body.version as number,
    number: body.contractNumber as string,
  };
}
const change = (id: string, body: object, token = tokens.Buyer, version?: number) =>
  bench.call(cover.changeAmcContract, { token, params: { id }, body, ifMatch: version });
const renew = (id: string, body: object, token = tokens.Buyer, key?: string) =>
  bench.call(cover.renewAmcContract, { token, params: { id }, body, key });
const cancel = (id: string, token = tokens.Buyer, reason: string | undefined = 'Another provider') =>
  bench.call(cover.cancelAmcContract, { token, params: { id }, body: { reason } });

describe('a changed AMC contract', () => {
  it('is what was said, and its assets follow its end and its provider', async () => {
    const { assets: made, id } = await covered(2);
    const endDate = addDays(today(), 200);
    const { status, body } = await change(id, terms({ endDate, provider: 'Others', terms: 'Two visits', value: 99.5 }));
    expect([status, body.endDate, body.value, body.terms]).toEqual([200, endDate, 99.5, 'Two visits']);
    expect(body.history).toMatchObject([{ action: 'Contract made' }, { action: 'Contract changed' }]);
    for (const asset of made)
      expect(await assetOf(asset.id)).toMatchObject({ hasAmc: true, amcExpiry: endDate, supplier: 'Others' });
    expect((await change(id, terms())).body.terms).toBeUndefined();
    const { notice } = await bench.heard('asset.amc.updated', id);
    expect(notice).toMatchObject({ organizations: [order.sellerOrganizationId], record: { type: 'amcContract', id } });
  });

  it('is refused to who knew an earlier version, with a wrong field, and to strangers', async () => {
    const { id, version } = await covered();
    expect((await change(id, terms(), tokens.Buyer, version)).status).toBe(200);
    expect((await change(id, terms(), tokens.Seller, version)).status).toBe(412);
    const wrong = await change(id, terms({ endDate: today() }));
    expect([wrong.status, wrong.body.fields]).toEqual([422, { endDate: 'The end date must be after the start date' }]);
    for (const role of ['Buyer', 'Seller'] as const) {
      const foreign = await bench.tokenFor(role, { organizationId: 'another' });
      expect((await change(id, terms(), foreign)).status).toBe(404);
      expect((await renew(id, next(), foreign)).status).toBe(404);
      expect((await cancel(id, foreign)).status).toBe(404);
    }
    for (const role of ['OEM', 'End User', 'Support Agent'] as const)
      expect((await change(id, terms(), tokens[role])).status).toBe(403);
  });

  it('leaves an end that was given by hand where that is later', async () => {
    const asset = await bench.register(order, { hasAmc: true, amcExpiry: '2099-01-01', supplier: 'By hand' });
    const { body } = await bench.call(cover.addAmcContract, {
      token: tokens.Seller,
      body: { assetIds: [asset.id], ...terms() },
    });
    const said = { hasAmc: true, amcExpiry: '2099-01-01', supplier: 'By hand' };
    expect(await assetOf(asset.id)).toMatchObject(said);
    await cancel(body.id as string);
    expect(await assetOf(asset.id)).toMatchObject(said);
  });
});

it('shows a holder the own devices of what it covers, and is found by no others', async () => {
  const { assets: made, id } = await covered(2);
  const [own, colleagues] = made.map((asset) => asset.id);
  const set = (assetId: string, fields: object) =>
    bench.kit.database.collection<{ _id: string }>('assets').updateOne({ _id: assetId }, { $set: fields });
  await set(own ?? '', { endUserId: 'holder-of-one', name: 'Lamp of mine' });
  await bench.kit.database
    .collection<{ _id: string }>('amc_contracts')
    .updateOne(
      { _id: id },
      { $set: { endUserIds: ['holder-of-one'], assetNames: ['Lamp of mine', 'Recorder of the director'] } },
    );
  const token = await bench.tokenFor('End User', { id: 'holder-of-one' });
  const seen = { assetIds: [own], assetNames: ['Lamp of mine'] };
  expect((await bench.call(cover.amcContract, { token, params: { id } })).body).toMatchObject(seen);
  const found = async (query: Record<string, string>) =>
    (await bench.call(cover.amcContracts, { token, query })).body.items as object[];
  const byOwn: Record<string, string>[] = [{}, { q: 'lamp of' }, { q: 'care and' }, { assetId: own ?? '' }];
  for (const query of byOwn) expect(await found(query)).toMatchObject([seen]);
  const byOthers: Record<string, string>[] = [{ q: 'recorder' }, { assetId: colleagues ?? '' }];
  for (const query of byOthers) expect(await found(query)).toEqual([]);
  const office = await bench.call(cover.amcContracts, { token: tokens.Buyer, query: { q: 'recorder of' } });
  expect(office.body.items).toMatchObject([{ assetNames: ['Lamp of mine', 'Recorder of the director'] }]);
});

describe('a renewal', () => {
  it('is a contract that follows; the old one is renewed, once', async () => {
    const { assets: made, id, number } = await covered(2);
    const answers = await Promise.all([renew(id, next(), tokens.Buyer), renew(id, next(), tokens.Seller)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const body = answers.find(({ status }) => status === 201)?.body ?? {};
    expect(body).toMatchObject({
      ...{ status: 'Active', renewalOf: number, renewalOfId: id, value: 1_200 },
      assetIds: made.map((asset) => asset.id),
    });
    expect(await read(id)).toMatchObject({ status: 'Renewed', renewedBy: body.contractNumber, renewedById: body.id });
    for (const asset of made) expect((await assetOf(asset.id)).amcExpiry).toBe(next().endDate);
    expect((await change(id, terms())).status).toBe(409);
    expect((await cancel(id)).status).toBe(409);
  });

  it('is made once under one key', async () => {
    const { id } = await covered();
    const first = await renew(id, next(), tokens.Buyer, `renew-${id}`);
    const again = await renew(id, next(), tokens.Buyer, `renew-${id}`);
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  });

  it('starts after the end of what it renews, which may be past', async () => {
    const { id } = await covered();
    const early = await renew(id, next({ startDate: addDays(today(), 365) }));
    expect([early.status, early.body.fields]).toEqual([
      ...[422, { startDate: 'The renewal must start after this contract ends' }],
    ]);
    const past = await covered(1, { startDate: addDays(today(), -400), endDate: addDays(today(), -30) });
    expect((await read(past.id)).status).toBe('Expired');
    expect((await cancel(past.id)).status).toBe(409);
    expect((await renew(past.id, terms())).status).toBe(201);
  });

  it('leaves out what is no longer in the register', async () => {
    const { assets: made, id } = await covered(2);
    await bench.call(assets.delete, { token: tokens['Super Admin'], params: { id: made[0]?.id ?? '' } });
    expect((await renew(id, next())).body.assetIds).toEqual([made[1]?.id]);
  });
});

describe('a cancelled AMC contract', () => {
  it('covers nothing any more, and says why', async () => {
    const { assets: made, id } = await covered();
    const unsaid = await bench.call(cover.cancelAmcContract, { token: tokens.Buyer, params: { id }, body: {} });
    expect([unsaid.status, unsaid.body.fields]).toEqual([422, { reason: 'Please give a reason' }]);
    const { status, body } = await cancel(id, tokens.Seller, 'The office moved');
    expect([status, body.status, body.reason]).toEqual([200, 'Cancelled', 'The office moved']);
    const asset = await assetOf(made[0]?.id ?? '');
    expect([asset.hasAmc, asset.amcExpiry, asset.supplier]).toEqual([false, undefined, undefined]);
    const { notice } = await bench.heard('asset.amc.cancelled', id);
    expect(notice).toMatchObject({ organizations: [buyerOrganization], values: { reason: 'The office moved' } });
    expect((await cancel(id)).status).toBe(409);
  });

  it('leaves its assets to another contract of theirs', async () => {
    const { assets: made, id } = await covered();
    const other = addDays(today(), 90);
    const assetIds = made.map((asset) => asset.id);
    await bench.call(cover.addAmcContract, {
      token: tokens.Buyer,
      body: { assetIds, ...terms({ endDate: other, provider: 'The other' }) },
    });
    await cancel(id);
    expect(await assetOf(assetIds[0] ?? '')).toMatchObject({ hasAmc: true, amcExpiry: other, supplier: 'The other' });
  });
});

it('names the customer where that was said, an address only if it is one, and forgets it again', async () => {
  const customer = { customerName: 'District Office', customerEmail: 'Office@Example.gov.in', customerPhone: '020123' };
  const { id } = await covered(1, customer);
  const said = { ...customer, customerEmail: 'office@example.gov.in' };
  expect(await read(id)).toMatchObject(said);
  const wrong = await change(id, terms({ ...customer, customerEmail: 'nowhere' }));
  expect([wrong.status, wrong.body.fields]).toEqual([422, { customerEmail: 'Invalid email format' }]);
  expect(await read(id)).toMatchObject(said);
  await change(id, terms());
  expect(await read(id)).not.toHaveProperty('customerName');
  const listed = await bench.call(maintenance.list, { token: tokens.OEM, query: { pageSize: '100' } });
  expect(JSON.stringify(listed.body)).not.toContain('customer');
});

it('lists contracts by where they stand today', async () => {
  const [running, past] = [
    await covered(),
    await covered(1, { startDate: addDays(today(), -400), endDate: addDays(today(), -30) }),
  ];
  const found = async (status: string) => {
    const { body } = await bench.call(cover.amcContracts, { token: tokens.Buyer, query: { status, pageSize: '100' } });
    return (body as { items: { id: string }[] }).items.map(({ id }) => id);
  };
  expect(await found('Active')).toContain(running.id);
  expect(await found('Active')).not.toContain(past.id);
  expect(await found('Expired')).toContain(past.id);
});
