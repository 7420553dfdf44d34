import { documents, procurementFiles, purchaseOrders, type RecordDocument } from '@portal/contracts';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { orderFile } from '../testing/new-order.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let buyer: string;
let seller: string;
let admin: string;

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  [buyer, seller] = [await service.tokenFor('Buyer'), await service.tokenFor('Seller')];
  admin = await service.tokenFor('Super Admin');
});
afterAll(() => service.stop());

const newOrder = async () =>
  (await service.call(purchaseOrders.create, { token: buyer, body: newPurchaseOrder() })).body.id as string;
const move = (id: string, status: string, token: string) =>
  service.call(purchaseOrders.update, { token, params: { id }, body: { status } });
const upload = async (purchaseOrderId: string, token = buyer) =>
  service.call(documents.upload, {
    token,
    body: { file: [await orderFile(service, token, 'document')], type: 'invoice', purchaseOrderId },
  });
const send = async (id: string) => {
  await move(id, 'Pending Approval', buyer);
  await move(id, 'Approved', admin);
  await move(id, 'Sent to Supplier', buyer);
};
const statusFor = async (token: string, { id, versions }: RecordDocument) => [
  (await service.call(documents.get, { token, params: { id } })).status,
  (await service.call(procurementFiles.scan, { token, params: { id: versions[0]?.file.id ?? '' } })).status,
];

it('is named after the order, and seen by its office and by its seller once the order was sent', async () => {
  const order = await newOrder();
  const { status, body } = await upload(order);
  expect([status, body]).toMatchObject([
    201,
    { purchaseOrderId: order, recordName: expect.stringMatching(/^PO-/), recordType: 'purchaseOrder' },
  ]);
  expect(await statusFor(await service.tokenFor('Buyer', { id: 'colleague' }), body)).toEqual([200, 200]);
  expect(await statusFor(seller, body)).toEqual([404, 404]);
  const neighbour = await service.tokenFor('Buyer', { organizationId: 'other-office' });
  expect(await statusFor(neighbour, body)).toEqual([404, 404]);
  await send(order);
  await eventually(async () => expect(await statusFor(seller, body)).toEqual([200, 200]));
  expect(await statusFor(await service.tokenFor('Seller', { organizationId: 'rival' }), body)).toEqual([404, 404]);
  expect(await statusFor(neighbour, body)).toEqual([404, 404]);
  const listed = await service.call(documents.list, { token: seller, query: { purchaseOrderId: order } });
  expect(listed.body.items.map(({ id }: RecordDocument) => id)).toEqual([body.id]);
  for (const role of ['OEM', 'End User', 'Support Agent'] as const)
    expect((await statusFor(await service.tokenFor(role), body))[0]).toBe(403);
});

it('is kept by who sees the order alone, and decided about by the other side', async () => {
  const order = await newOrder();
  const missing = { purchaseOrderId: 'There is no such record' };
  const neighbour = await service.tokenFor('Buyer', { organizationId: 'other-office' });
  for (const token of [seller, neighbour]) expect((await upload(order, token)).body.fields).toEqual(missing);
  await send(order);
  const { body } = await upload(order, seller);
  const decide = (token: string) =>
    service.call(documents.decide, { token, params: { id: body.id }, body: { status: 'approved' } });
  expect((await decide(seller)).status).toBe(403);
  expect((await decide(neighbour)).status).toBe(404);
  expect((await decide(buyer)).body.status).toBe('approved');
});
