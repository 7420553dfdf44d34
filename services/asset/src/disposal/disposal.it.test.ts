import { type Actor, type Asset, assets, dayInIndia, nextDay, type Role, type ThreadEntry } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';

let bench: AssetBench;
let order: AnnouncedOrder;
let [admin, buyer] = ['', ''];
beforeAll(async () => {
  bench = await startAssetBench();
  [admin, buyer] = await Promise.all([bench.tokenFor('Super Admin'), bench.tokenFor('Buyer')]);
  order = await bench.tell({ quantities: { Laptop: 100 } });
});
afterAll(() => bench.stop());

const request = {
  reason: 'Broken beyond repair',
  condemnation: 'Beyond economical repair',
  method: 'Public auction',
  reservePrice: 1_200.5,
  committee: [{ name: 'Asha Rao', designation: 'Accounts Officer' }],
};
const handover = {
  method: 'E-waste recycler',
  recipient: 'Example Recyclers',
  handedOverOn: dayInIndia(),
  price: 950,
  dataWipe: 'Storage destroyed',
  wipedBy: 'Asha Rao',
  certificate: 'EW-77',
};
const asked = async (body: object = request) => {
  const { id } = await bench.register(order);
  await bench.call(assets.requestDisposal, { token: buyer, params: { id }, body });
  return id;
};
const approved = async () => {
  const id = await asked();
  await bench.call(assets.decideDisposal, { token: admin, params: { id }, body: { approved: true } });
  return id;
};
const handOver = (id: string, body: object = handover, token = buyer, ifMatch?: number) =>
  bench.call(assets.handOver, { token, params: { id }, body, ifMatch });
const get = async (id: string, token = buyer) =>
  (await bench.call(assets.get, { token, params: { id } })).body as unknown as Asset;
const today = dayInIndia();

describe('a request', () => {
  it('says why it is condemned, how it is to go, for how much, and who looked at it', async () => {
    const { disposal } = await get(await asked());
    expect(disposal).toMatchObject({ status: 'Requested', ...request });
  });

  it('names at its field what is wrong, and asks for nothing then', async () => {
    const { id } = await bench.register(order);
    const committee = Array.from({ length: 11 }, () => request.committee[0]);
    const body = { ...request, condemnation: 'Ugly', method: 'Bonfire', reservePrice: -1, committee };
    const refused = await bench.call(assets.requestDisposal, { token: buyer, params: { id }, body });
    expect(refused.body.fields).toEqual({
      condemnation: 'Please choose why',
      method: 'Please choose how',
      reservePrice: 'Please enter an amount',
      committee: 'At most 10 people are allowed',
    });
    const nameless = { ...request, committee: [{ name: ' ', designation: '' }] };
    const unnamed = await bench.call(assets.requestDisposal, { token: buyer, params: { id }, body: nameless });
    expect(unnamed.body.fields).toEqual({
      'committee.0.name': 'Name is required',
      'committee.0.designation': 'Designation is required',
    });
    expect((await get(id)).disposal.status).toBe('None');
  });
});

describe('the handover', () => {
  it('is recorded once the disposal is approved, and corrected by recording it again', async () => {
    const id = await asked();
    expect((await handOver(id)).status).toBe(409);
    await bench.call(assets.decideDisposal, { token: admin, params: { id }, body: { approved: true } });
    const { disposal, version } = (await handOver(id)).body as unknown as Asset;
    expect(disposal).toMatchObject({ status: 'Approved', handover: { ...handover, recordedBy: 'Buyer One' } });
    expect(disposal.decidedAt?.slice(0, 2)).toBe('20');
    expect((await handOver(id, { ...handover, price: 1_000 }, buyer, version - 1)).status).toBe(412);
    expect((await handOver(id, { ...handover, price: 1_000 }, admin, version)).body.disposal).toMatchObject({
      handover: { price: 1_000, recordedBy: 'Super Admin One' },
    });
    const { organizations } = await bench.heard('asset.asset.handed-over', id);
    expect(organizations).toEqual([order.buyerOrganizationId]);
    // A price that was corrected leaves its trace, for the office alone.
    const priceOf = async (token: string) => {
      const { items } = (await bench.call(assets.thread, { token, params: { id } })).body as unknown as {
        items: ThreadEntry[];
      };
      return items.flatMap(({ fields }) => fields.filter(({ field }) => field === 'disposal.handover.price'));
    };
    const corrected = { field: 'disposal.handover.price', from: 950, to: 1_000 };
    expect(await priceOf(buyer)).toContainEqual(corrected);
    expect(await priceOf(await bench.tokenFor('Seller'))).toEqual([]);
  });

  it('lies between the approval and today', async () => {
    const id = await approved();
    const on = async (handedOverOn: string) => (await handOver(id, { ...handover, handedOverOn })).body.fields;
    expect(await on(nextDay(today, 1))).toEqual({ handedOverOn: 'A handover cannot lie in the future' });
    expect(await on(nextDay(today, -1))).toEqual({
      handedOverOn: 'A handover cannot lie before the approval of the disposal',
    });
    expect((await get(id)).disposal.handover).toBeUndefined();
  });

  it('needs all that proves it', async () => {
    const id = await approved();
    expect((await handOver(id, {})).body.fields).toEqual({
      method: 'Please choose how',
      recipient: 'Recipient is required',
      handedOverOn: 'Handover date is required',
      price: 'Please enter an amount',
      dataWipe: 'Please say what became of the data',
    });
    const { certificate: _certificate, ...uncertified } = handover;
    expect((await handOver(id, uncertified)).body.fields).toEqual({
      certificate: 'Please enter the number of the recycler’s certificate',
    });
    expect((await handOver(id, { ...uncertified, method: 'Buyback' })).status).toBe(200);
  });

  it.each([
    ['Overwritten', 'Please say who removed the data'],
    ['Cryptographic erase', 'Please say who removed the data'],
    ['Degaussed', 'Please say who removed the data'],
    ['Storage destroyed', 'Please say who removed the data'],
    ['Storage kept by the office', undefined],
    ['No storage in it', undefined],
  ])('of %s asks who removed the data: %s', async (dataWipe, message) => {
    const { wipedBy: _wipedBy, ...body } = handover;
    const { status, body: reply } = await handOver(await approved(), { ...body, dataWipe });
    expect(message ? reply.fields : status).toEqual(message ? { wipedBy: message } : 200);
  });

  it('is recorded by nobody else', async () => {
    const id = await approved();
    const tried: [Role, Partial<Actor>, number][] = [
      ['Buyer', { organizationId: 'another' }, 404],
      ['Seller', {}, 403],
      ['OEM', { brands: ['Dell'] }, 403],
      ['End User', {}, 403],
      ['Support Agent', {}, 403],
    ];
    for (const [role, changes, status] of tried)
      expect((await handOver(id, handover, await bench.tokenFor(role, changes))).status).toBe(status);
  });

  it('is shown to nobody but the office', async () => {
    const id = await approved();
    await handOver(id);
    for (const role of ['Seller', 'OEM'] as const) {
      const token = await bench.tokenFor(role, role === 'OEM' ? { brands: ['Dell'] } : {});
      expect((await get(id, token)).disposal).toEqual({ status: 'Approved' });
    }
  });
});

describe('the dossier', () => {
  const dossier = (id: string, token = buyer, language = 'en') =>
    bench.read(assets.disposalDossier, { token, params: { id }, language });

  it.each(['en', 'hi', 'ur'])('is a document of the office in %s', async (language) => {
    const id = await approved();
    await handOver(id);
    const pdf = await dossier(id, buyer, language);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('grows with what is known, and does not exist where nothing was asked for', async () => {
    const { id } = await bench.register(order);
    await expect(dossier(id)).rejects.toThrow('409');
    const before = await dossier(await asked({ reason: 'Old' }));
    const whole = await approved();
    await handOver(whole);
    expect((await dossier(whole)).length).toBeGreaterThan(before.length);
  });

  it('is read by the office and the Super Admin alone', async () => {
    const id = await asked();
    expect((await dossier(id, admin)).length).toBeGreaterThan(5_000);
    await expect(dossier(id, await bench.tokenFor('Buyer', { organizationId: 'another' }))).rejects.toThrow('404');
    for (const role of ['Seller', 'OEM', 'End User', 'Support Agent'] as const)
      await expect(dossier(id, await bench.tokenFor(role))).rejects.toThrow('403');
  });
});
