import { assets, cover, type Role, yearsAfter } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { addDays, today } from '../days.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';

const holder = {
  id: 'end-user-1',
  name: 'Asha Rao',
  email: 'asha@example.gov.in',
  designation: 'Clerk',
  department: 'Treasury',
  organizationId: buyerOrganization,
};

let bench: AssetBench;
let order: AnnouncedOrder;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  bench = await startAssetBench([holder]);
  for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)
    tokens[role] = await bench.tokenFor(role, role === 'OEM' ? { brands: ['Dell'] } : {});
  order = await bench.tell({ quantities: { Laptop: 500 } });
});
afterAll(() => bench.stop());

const contact = { contactPerson: 'A Person', contactPhone: '18001234', contactEmail: 'Care@Example.com' };
const warranty = (assetId: string, changes = {}) => ({
  assetId,
  customerName: 'District Office',
  customerEmail: 'office@example.gov.in',
  customerPhone: '0201234567',
  warrantyType: 'Standard',
  warrantyStartDate: today(),
  ...contact,
  ...changes,
});
const amc = (assetIds: string[], changes = {}) => ({
  assetIds,
  provider: 'Care and Repair',
  startDate: today(),
  endDate: addDays(today(), 365),
  value: 1_234.5,
  ...contact,
  ...changes,
});
const get = async (id: string) => (await bench.call(assets.get, { token: tokens['Super Admin'], params: { id } })).body;
const assign = (id: string, endUserId: string | null) =>
  bench.call(assets.assign, { token: tokens.Buyer, params: { id }, body: { endUserId } });

describe('a warranty', () => {
  it.each([
    ['Standard', 1],
    ['Extended', 2],
    ['Premium', 3],
  ])('of type %s runs %i years, and the asset shows its end', async (warrantyType, years) => {
    const asset = await bench.register(order, { warrantyExpiry: '2026-01-20' });
    const end = yearsAfter(today(), years);
    const { status, body } = await bench.call(cover.addWarranty, {
      token: tokens.Seller,
      body: warranty(asset.id, { warrantyType }),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      warrantyEndDate: end,
      status: 'Active',
      brand: 'Dell',
      contactEmail: 'care@example.com',
    });
    expect(body.warrantyNumber).toMatch(/^W-\d{4}-\d{6}$/);
    expect(body.remainingDays).toBeGreaterThanOrEqual(365 * years);
    expect((await get(asset.id)).warrantyExpiry).toBe(end);
    const event = await bench.heard('asset.warranty.registered', body.id);
    expect(event.data).toMatchObject({ warrantyNumber: body.warrantyNumber, asset: { id: asset.id } });
  });

  it('is found by the number on the asset, is past when it is past, and never shortens another', async () => {
    const asset = await bench.register(order, { warrantyExpiry: '2099-01-01' });
    const body = warranty(asset.assetUid, { warrantyStartDate: '2020-01-01' });
    const answer = await bench.call(cover.addWarranty, { token: tokens.OEM, body });
    expect(answer.body).toMatchObject({
      assetId: asset.id,
      status: 'Expired',
      remainingDays: 0,
      warrantyEndDate: '2021-01-01',
    });
    expect((await get(asset.id)).warrantyExpiry).toBe('2099-01-01');
  });

  it('is registered once under one key, also at one moment', async () => {
    const { id } = await bench.register(order);
    const ask = () => bench.call(cover.addWarranty, { token: tokens.Seller, body: warranty(id), key: `w-${id}` });
    const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const list = await bench.call(cover.warranties, { token: tokens.Seller, query: { assetId: id } });
    expect(list.body.total).toBe(1);
  });

  it.each([
    ['assetId', '', 'Asset ID is required'],
    ['assetId', 'nothing', 'Asset not found'],
    ['customerName', undefined, 'Customer name is required'],
    ['customerEmail', undefined, 'Customer email is required'],
    ['customerEmail', 'nowhere', 'Invalid email format'],
    ['customerPhone', undefined, 'Customer phone is required'],
    ['warrantyStartDate', undefined, 'Warranty start date is required'],
    ['contactPerson', undefined, 'Contact person is required'],
    ['contactPhone', undefined, 'Contact phone is required'],
    ['contactEmail', undefined, 'Contact email is required'],
  ])('is refused with %s %j', async (field, value, message) => {
    const { id } = await bench.register(order);
    const answer = await bench.call(cover.addWarranty, {
      token: tokens.Seller,
      body: warranty(id, { [field]: value }),
    });
    expect([answer.status, answer.body.fields]).toEqual([422, { [field]: message }]);
  });

  it('is for assets of the own organisation or brand, and seen by whom it concerns', async () => {
    const { id } = await bench.register(order);
    const foreign = await bench.tokenFor('Seller', { organizationId: 'another' });
    expect((await bench.call(cover.addWarranty, { token: foreign, body: warranty(id) })).status).toBe(422);
    const hp = await bench.tokenFor('OEM', { brands: ['HP'] });
    expect((await bench.call(cover.addWarranty, { token: hp, body: warranty(id) })).status).toBe(422);
    expect((await bench.call(cover.addWarranty, { token: tokens.Buyer, body: warranty(id) })).status).toBe(403);
    await bench.call(cover.addWarranty, { token: tokens.Seller, body: warranty(id) });
    const sees = async (token: string) =>
      (await bench.call(cover.warranties, { token, query: { assetId: id } })).body.total;
    for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM'] as const) expect(await sees(tokens[role])).toBe(1);
    expect(await sees(foreign)).toBe(0);
    expect(await sees(hp)).toBe(0);
    expect(await sees(tokens['End User'])).toBe(0);
    await assign(id, holder.id);
    expect(await sees(tokens['End User'])).toBe(1);
    await assign(id, null);
    expect(await sees(tokens['End User'])).toBe(0);
  });
});

describe('an AMC contract', () => {
  it('covers many assets, which show it', async () => {
    const made = [await bench.register(order), await bench.register(order, { name: 'Another' })];
    const ids = made.map(({ id }) => id);
    const { status, body } = await bench.call(cover.addAmcContract, {
      token: tokens.Buyer,
      body: amc(ids),
      key: `amc-${ids[0]}`,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      assetIds: ids,
      assetNames: ['Dell Latitude 5450', 'Another'],
      status: 'Active',
      remainingDays: 365,
      value: 1_234.5,
      serviceType: 'Preventive',
    });
    expect(body.contractNumber).toMatch(/^AMC-\d{4}-\d{6}$/);
    for (const id of ids)
      expect(await get(id)).toMatchObject({ hasAmc: true, amcExpiry: body.endDate, supplier: 'Care and Repair' });
    const again = await bench.call(cover.addAmcContract, { token: tokens.Buyer, body: amc(ids), key: `amc-${ids[0]}` });
    expect(again.body.id).toBe(body.id);
    await bench.heard('asset.amc.created', body.id);
  });

  it.each([
    [{ assetIds: [] }, 'assetIds', 'Please choose at least one asset'],
    [{ assetIds: ['nothing'] }, 'assetIds', 'Asset not found'],
    [{ value: -1 }, 'value', 'Contract value must be at least 0'],
    [{ endDate: today() }, 'endDate', 'The end date must be after the start date'],
  ])('is refused with %j', async (changes, field, message) => {
    const { id } = await bench.register(order);
    const answer = await bench.call(cover.addAmcContract, { token: tokens.Seller, body: amc([id], changes) });
    expect([answer.status, answer.body.fields]).toEqual([422, { [field]: message }]);
  });

  it('never mixes buyers, and never takes a foreign asset', async () => {
    const elsewhere = await bench.tell({ buyerOrganizationId: 'another' });
    const [mine, theirs] = [await bench.register(order), await bench.register(elsewhere)];
    const both = amc([mine.id, theirs.id]);
    expect((await bench.call(cover.addAmcContract, { token: tokens.Buyer, body: both })).body.error).toBe(
      'Asset not found',
    );
    const seller = await bench.call(cover.addAmcContract, { token: tokens.Seller, body: both });
    expect(seller.body.error).toBe('All assets of a contract must be of one buyer and one seller');
    expect((await get(mine.id)).hasAmc).toBe(false);
  });

  it('is seen by its buyer, its seller and who holds one of its assets', async () => {
    const ids = [(await bench.register(order)).id, (await bench.register(order)).id];
    const { body } = await bench.call(cover.addAmcContract, { token: tokens.Seller, body: amc(ids) });
    const sees = async (token: string) =>
      (await bench.call(cover.amcContract, { token, params: { id: body.id as string } })).status;
    for (const role of ['Super Admin', 'Buyer', 'Seller'] as const) expect(await sees(tokens[role])).toBe(200);
    expect(await sees(await bench.tokenFor('Buyer', { organizationId: 'another' }))).toBe(404);
    expect(await sees(tokens.OEM)).toBe(403);
    expect(await sees(tokens['End User'])).toBe(404);
    for (const id of ids) await assign(id, holder.id);
    await assign(ids[0] as string, null);
    expect(await sees(tokens['End User'])).toBe(200);
    await assign(ids[1] as string, null);
    expect(await sees(tokens['End User'])).toBe(404);
  });

  it('and a warranty reach the buyer that the contract is mapped to later', async () => {
    const unmapped = await bench.tell({ buyerOrganizationId: undefined, buyerName: undefined });
    const { id } = await bench.register(unmapped);
    await bench.call(cover.addWarranty, { token: tokens.Seller, body: warranty(id) });
    await bench.call(cover.addAmcContract, { token: tokens.Seller, body: amc([id]) });
    await bench.tell({ ...unmapped, buyerOrganizationId: 'mapped-later', buyerName: 'Mapped Later' }, 2);
    await bench.tell();
    const token = await bench.tokenFor('Buyer', { organizationId: 'mapped-later' });
    const query = { assetId: id };
    expect((await bench.call(cover.warranties, { token, query })).body.total).toBe(1);
    expect((await bench.call(cover.amcContracts, { token, query })).body.total).toBe(1);
  });
});
