import { randomBytes } from 'node:crypto';
import {
  type Actor,
  type AssetDraft,
  assetDrafts as contract,
  assets,
  assetSerials,
  type DeliveredUnits,
  type PortalEvent,
  type Role,
} from '@portal/contracts';
import { actorOf, eventually, madeOnce, publishEvents, tryRepetition } from '@portal/service-kit/testing';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, buyerOrganization, orderFrom, startAssetBench } from '../testing/asset-bench.js';

let bench: AssetBench;
let [buyer, admin, seller] = ['', '', ''];
beforeAll(async () => {
  bench = await startAssetBench();
  [buyer, admin, seller] = await Promise.all([
    bench.tokenFor('Buyer'),
    bench.tokenFor('Super Admin'),
    bench.tokenFor('Seller'),
  ]);
});
afterAll(() => bench.stop());

const serials = (count: number) =>
  Array.from({ length: count }, () => `SN-${randomBytes(4).toString('hex').toUpperCase()}`);

const unitsOf = (order: AnnouncedOrder, serialNumbers: string[]): DeliveredUnits => ({
  ...{ deliveryNumber: 'DEL-2026-000001', deliveryDate: '2026-08-31', orderId: order.id, department: 'Records' },
  ...{ source: order.source, gemContractNumber: order.gemContractNumber },
  ...{ sellerOrganizationId: order.sellerOrganizationId, sellerName: order.sellerName },
  buyerOrganizationId: order.buyerOrganizationId ?? '',
  lines: [
    {
      ...{ lineId: 'line-1', name: 'Latitude laptop', category: 'Laptop', manufacturer: 'Dell', model: 'L-5450' },
      ...{ value: 50_000.5, warrantyYears: 0.5, serialNumbers },
    },
  ],
});

function deliveryEvent(units: DeliveredUnits | undefined): PortalEvent {
  const by = actorOf('Seller');
  const id = randomBytes(12).toString('hex');
  return {
    id: `deliveryProofs:${id}:1`,
    subject: 'procurement.delivery.accepted',
    at: new Date().toISOString(),
    by: { id: by.id, name: by.name, role: by.role, organizationId: by.organizationId },
    record: { type: 'DeliveryProof', id, label: 'DEL-2026-000001' },
    revision: 1,
    organizations: [],
    changes: {},
    data: { orderId: units?.orderId, ...(units ? { units } : {}) },
  };
}

const listOf = (order: AnnouncedOrder, token = buyer, more = {}) =>
  bench.call(contract.list, { token, query: { order: order.id, sort: 'serialNumber', ...more } });

const draftsOf = (order: AnnouncedOrder, count: number) =>
  eventually(async () => {
    const { body } = await listOf(order);
    if (body.items.length !== count) throw new Error(`${body.items.length} drafts`);
    return body.items as AssetDraft[];
  });

/** A delivery of so many laptops, as its drafts. */
async function delivered(count: number, changes: Partial<AnnouncedOrder> = {}) {
  const order = await bench.tell(changes);
  await publishEvents(bench.nats, deliveryEvent(unitsOf(order, serials(count))));
  return { order, drafts: await draftsOf(order, count) };
}

const accept = (drafts: readonly AssetDraft[], more = {}, token = buyer) =>
  bench.call(contract.accept, { token, body: { ids: drafts.map(({ id }) => id), ...more } });
const refuse = (drafts: readonly AssetDraft[], reason?: string, token = buyer) =>
  bench.call(contract.refuse, { token, body: { ids: drafts.map(({ id }) => id), reason } });
const assetOf = async ({ id }: AssetDraft) => bench.call(assets.get, { token: admin, params: { id } });
const registeredOf = async ({ id }: AnnouncedOrder) =>
  (await bench.call(assets.capacity, { token: admin, params: { id } })).body.registered as number;

describe('drafts of a delivery', () => {
  it('are filled from the order, one for each unit, however often the delivery is told', async () => {
    const order = await bench.tell();
    const event = deliveryEvent(unitsOf(order, serials(2)));
    await publishEvents(bench.nats, deliveryEvent(undefined), event, event);
    await publishEvents(bench.nats, event, { ...event, id: `${event.id}-again` });
    const [draft] = await draftsOf(order, 2);
    expect(draft).toMatchObject({
      ...{ status: 'To Accept', orderId: order.id, gemContractNumber: order.gemContractNumber, department: 'Records' },
      ...{ name: 'Latitude laptop', category: 'Laptop', manufacturer: 'Dell', model: 'L-5450', value: 50_000.5 },
      // Half a year after the last of August is the last of February.
      ...{ purchaseDate: '2026-08-31', warrantyExpiry: '2027-02-28', deliveryNumber: 'DEL-2026-000001' },
    });
    const later = await bench.tell();
    await publishEvents(bench.nats, deliveryEvent(unitsOf(later, serials(1))));
    await draftsOf(later, 1);
    expect((await listOf(order)).body.total).toBe(2);
  });

  it('become assets in one step, with what the office adds for all of them', async () => {
    const { order, drafts } = await delivered(3);
    const answer = await accept(drafts, { location: 'Room 4', invoiceNumber: 'INV-7' });
    expect([answer.status, answer.body]).toEqual([200, { done: 3, failed: [] }]);
    const [draft] = drafts as [AssetDraft];
    const { body } = await assetOf(draft);
    expect(body).toMatchObject({
      ...{ serialNumber: draft.serialNumber, location: 'Room 4', invoiceNumber: 'INV-7', value: 50_000.5 },
      ...{ sellerOrderId: order.id, department: order.gemBuyerDepartmentName, warrantyExpiry: '2027-02-28' },
      buyerOrganizationId: buyerOrganization,
    });
    const [after] = (await listOf(order)).body.items as AssetDraft[];
    expect(after).toMatchObject({ status: 'Accepted', assetUid: body.assetUid });
    await bench.heard('asset.asset.created', draft.id);
    await bench.heard('asset.draft.accepted', draft.id);
    expect((await listOf(order, buyer, { status: 'To Accept' })).body.total).toBe(0);
  });

  it('are registered once, also by two at one moment and by a second click', async () => {
    const { order, drafts } = await delivered(5);
    const colleague = await bench.tokenFor('Buyer', { id: 'colleague' });
    const answers = await Promise.all([accept(drafts), accept(drafts, {}, colleague), accept(drafts)]);
    for (const { body } of [...answers, await accept(drafts)]) expect(body).toEqual({ done: 5, failed: [] });
    expect(await registeredOf(order)).toBe(5);
  });

  it('name those that cannot be registered, and register the others', async () => {
    const { order, drafts } = await delivered(4, { quantities: { Laptop: 3 } });
    const [first, second, ...rest] = drafts as [AssetDraft, AssetDraft, ...AssetDraft[]];
    await bench.register(order, { serialNumber: first.serialNumber });
    await refuse([second], 'Broken screen');
    const { body } = await accept(drafts);
    expect(body).toEqual({
      done: 2,
      failed: [
        { id: first.id, serialNumber: first.serialNumber, error: 'This serial number is already registered' },
        { id: second.id, serialNumber: second.serialNumber, error: expect.any(String) },
      ],
    });
    expect(await registeredOf(order)).toBe(3);
    for (const draft of rest) expect((await assetOf(draft)).status).toBe(200);
  });

  it('wait for their order where it is not known yet, and say so', async () => {
    const order = orderFrom();
    await publishEvents(bench.nats, deliveryEvent(unitsOf(order, serials(1))));
    const drafts = await draftsOf(order, 1);
    const error = 'The order of this asset is not known to the register yet. Please try again in a moment.';
    expect((await accept(drafts)).body).toMatchObject({ done: 0, failed: [{ error }] });
    await bench.tell(order);
    expect((await accept(drafts)).body).toEqual({ done: 1, failed: [] });
  });

  it('never exceed the quantity that was ordered', async () => {
    const { order, drafts } = await delivered(3, { quantities: { Laptop: 2 } });
    const answers = await Promise.all(drafts.map((draft) => accept([draft])));
    const failed = answers.flatMap(({ body }) => body.failed as { error: string }[]);
    expect(failed.map(({ error }) => error)).toEqual(['No remaining capacity']);
    expect(await registeredOf(order)).toBe(2);
  });

  it('are refused with a reason, once; nothing is registered', async () => {
    const { order, drafts } = await delivered(1);
    expect((await refuse(drafts)).body.fields).toEqual({ reason: 'Please give a reason' });
    expect((await refuse(drafts, 'Rejected in the inspection')).body).toEqual({ done: 1, failed: [] });
    expect((await refuse(drafts, 'Again')).body.failed).toHaveLength(1);
    const [draft] = (await listOf(order)).body.items as AssetDraft[];
    expect(draft).toMatchObject({ status: 'Refused', reason: 'Rejected in the inspection' });
    expect(await registeredOf(order)).toBe(0);
  });

  it('are refused when the inspection rejected their units; what is an asset already leaves the register', async () => {
    const { order, drafts } = await delivered(3);
    const [first, second, third] = drafts as [AssetDraft, AssetDraft, AssetDraft];
    await accept([first]);
    const other = await delivered(1);
    const serialNumbers = [first, second, ...other.drafts].map(({ serialNumber }) => serialNumber);
    const rejected = {
      orderId: order.id,
      receiptNumber: 'RCT-2026-000009',
      lines: [{ lineId: 'line-1', serialNumbers }],
    };
    const event = {
      ...{ ...deliveryEvent(undefined), subject: 'procurement.receipt.partly-rejected' as const },
      data: { rejected },
    };
    await publishEvents(bench.nats, { ...event, id: `${event.id}-unnamed`, data: {} }, event);
    const states = async (of: AnnouncedOrder) =>
      ((await listOf(of)).body.items as AssetDraft[]).map(({ id, status, rejectedBy }) => ({ id, status, rejectedBy }));
    await eventually(async () => {
      const refused = (await states(order)).filter(({ status }) => status === 'Refused');
      if (refused.length < 2) throw new Error('not all are refused yet');
    });
    const rejectedBy = 'RCT-2026-000009';
    expect(await states(order)).toEqual(
      expect.arrayContaining([
        { id: first.id, status: 'Refused', rejectedBy },
        { id: second.id, status: 'Refused', rejectedBy },
        { id: third.id, status: 'To Accept' },
      ]),
    );
    await bench.heard('asset.asset.deleted', first.id);
    expect((await assetOf(first)).status).toBe(404);
    expect(await registeredOf(order)).toBe(0);
    const back = await bench.call(assets.restore, { token: admin, params: { id: first.id } });
    expect(back.body).toMatchObject({ code: 'ASSET_OF_REFUSED_GOODS' });
    const again = [await accept([first]), await refuse([first], 'Again')];
    expect(again.map(({ body }) => body.done as number)).toEqual([0, 0]);
    await publishEvents(bench.nats, { ...event, id: `${event.id}-again` });
    const later = await delivered(1);
    expect(later.drafts).toHaveLength(1);
    expect(await states(other.order)).toMatchObject([{ status: 'To Accept' }]);
    expect((await accept([second])).body.failed).toHaveLength(1);
  });

  it('come of what replaces rejected units too, and take their places', async () => {
    const { order, drafts } = await delivered(2, { quantities: { Laptop: 2 } });
    await accept(drafts);
    const lines = [{ lineId: 'line-1', serialNumbers: drafts.map(({ serialNumber }) => serialNumber) }];
    const rejected = { orderId: order.id, receiptNumber: 'RCT-2026-000010', lines };
    const told = deliveryEvent({ ...unitsOf(order, serials(2)), deliveryNumber: 'RCT-2026-000011' });
    await publishEvents(
      bench.nats,
      { ...deliveryEvent(undefined), subject: 'procurement.receipt.rejected', data: { rejected } },
      { ...deliveryEvent(undefined), subject: 'procurement.receipt.opened', data: {} },
      { ...told, subject: 'procurement.receipt.opened' },
    );
    const fresh = (await draftsOf(order, 4)).filter(({ deliveryNumber }) => deliveryNumber === 'RCT-2026-000011');
    expect(fresh).toMatchObject([{ status: 'To Accept' }, { status: 'To Accept' }]);
    expect((await accept(fresh)).body).toEqual({ done: 2, failed: [] });
    expect(await registeredOf(order)).toBe(2);
  });

  it('of a purchase order are counted against it, and never against a GeM order of the same number', async () => {
    const gemContractNumber = `PO-2026-${randomBytes(3).toString('hex')}`.toUpperCase();
    const gem = await bench.tell({ gemContractNumber, quantities: { Laptop: 1 } });
    const order = { ...gem, source: 'purchase-order' as const, id: `${gem.id}-po`, status: 'In Transit' };
    const purchase = {
      ...deliveryEvent(undefined),
      subject: 'procurement.purchase-order.part-delivered' as const,
      data: { order: { id: order.id }, contract: order },
    };
    await publishEvents(bench.nats, purchase, deliveryEvent(unitsOf(order, serials(2))));
    const drafts = await draftsOf(order, 2);
    // Orders and deliveries are heard apart from each other.
    await eventually(async () => expect(await registeredOf(order)).toBe(0));
    expect(drafts).toMatchObject([{ source: 'purchase-order' }, { source: 'purchase-order' }]);
    const { done, failed } = (await accept(drafts)).body;
    expect([done, failed]).toMatchObject([1, [{ error: 'No remaining capacity' }]]);
    expect([await registeredOf(gem), await registeredOf(order)]).toEqual([0, 1]);
    const asset = await assetOf(drafts.find(({ id }) => id !== failed[0].id)!);
    expect(asset.body).toMatchObject({
      ...{ sellerOrderId: order.id, orderSource: 'purchase-order', gemContractNumber, procurementStatus: 'Procured' },
      ...{ value: 50_000.5, manufacturer: 'Dell', warrantyExpiry: '2027-02-28' },
    });
    // By hand a number means the GeM order, where there is one.
    expect((await bench.register(gem)).sellerOrderId).toBe(gem.id);
    const { body } = await bench.call(assets.contracts, { token: buyer, query: { q: gemContractNumber } });
    expect((body.items as { orderId: string }[]).map(({ orderId }) => orderId)).toEqual([gem.id, order.id]);
  });

  it('come of what an order brought that was marked as delivered, too', async () => {
    const order = await bench.tell();
    const units = { ...unitsOf(order, serials(1)), deliveryNumber: order.gemContractNumber };
    const subject = 'procurement.purchase-order.delivered' as const;
    await publishEvents(bench.nats, { ...deliveryEvent(units), subject });
    expect(await draftsOf(order, 1)).toMatchObject([{ deliveryNumber: order.gemContractNumber }]);
  });

  it.each([
    ['no draft', { ids: [] }, { ids: 'Please choose at least one' }],
    ['a day that is none', { ids: ['one'], warrantyExpiry: 'soon' }, { warrantyExpiry: 'Please enter a valid date' }],
  ])('refuses %s', async (_, body, fields) => {
    expect((await bench.call(contract.accept, { token: buyer, body })).body.fields).toEqual(fields);
  });
});

describe('who may', () => {
  it.each<[Role, Partial<Actor>, number, number]>([
    ['Buyer', {}, 1, 200],
    ['Buyer', { id: 'colleague' }, 1, 200],
    ['Buyer', { organizationId: 'other-office' }, 0, 404],
    ['Super Admin', {}, 1, 403],
    ['Seller', {}, 403, 403],
    ['OEM', { brands: ['Dell'] }, 403, 403],
    ['End User', {}, 403, 403],
    ['Support Agent', {}, 403, 403],
  ])('%s %j: sees %i, decides %i', async (role, changes, sees, decides) => {
    const { order, drafts } = await delivered(1);
    const token = await bench.tokenFor(role, changes);
    const list = await listOf(order, token);
    expect(list.status === 200 ? list.body.total : list.status).toBe(sees);
    expect((await refuse(drafts, 'Broken', token)).status).toBe(decides);
    expect((await accept(drafts, {}, token)).status).toBe(decides);
  });

  it('answers no unknown sort or filter', async () => {
    const unknown: Record<string, string>[] = [{ sort: 'reason' }, { status: 'Lost' }];
    for (const query of unknown) expect((await bench.call(contract.list, { token: buyer, query })).status).toBe(422);
  });
});

it('tells which serial numbers of a maker are registered, by their place', async () => {
  const order = await bench.tell();
  const [one = '', free = ''] = serials(2);
  await bench.register(order, { serialNumber: one });
  const items = [
    { manufacturer: 'dell', serialNumber: free },
    { manufacturer: 'DELL', serialNumber: one.toLowerCase() },
    { manufacturer: 'HP', serialNumber: one },
  ];
  const asked = (token: string) => bench.call(assetSerials.registered, { token, body: { items } });
  expect((await asked(seller)).body).toEqual({ registered: [1] });
  expect((await asked(buyer)).status).toBe(403);
});

it.each([
  ['accepted', contract.accept, { location: 'Room 4' }, { location: 'Room 5' }],
  ['refused', contract.refuse, { reason: 'Broken in the box' }, { reason: 'Not what was ordered' }],
])('are %s once by their key', async (_, operation, said, otherwise) => {
  const { drafts } = await delivered(2);
  const ids = drafts.map(({ id }) => id);
  const trial = { token: buyer, body: { ids, ...said }, otherBody: { ids, ...otherwise } };
  const repeated = await tryRepetition(bench, operation, trial);
  expect(repeated).toMatchObject(madeOnce(operation, trial));
  expect(repeated.first.body).toEqual({ done: 2, failed: [] });
  const { drafts: others } = await delivered(2);
  const [one, other] = others.map(({ id }) => id) as [string, string];
  const ofOthers = { token: buyer, body: { ids: [one], ...said }, otherBody: { ids: [other], ...said } };
  expect(await tryRepetition(bench, operation, ofOthers)).toMatchObject(madeOnce(operation, ofOthers));
});
