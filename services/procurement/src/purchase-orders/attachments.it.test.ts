import { procurementFiles, purchaseOrders as contract } from '@portal/contracts';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { orderFile } from '../testing/new-order.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let buyer: string;
beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  buyer = await service.tokenFor('Buyer');
});
afterAll(() => service.stop());

const file = () => orderFile(service, buyer, 'purchaseOrderFile');
const read = async (id: string, token: string) =>
  (await service.call(procurementFiles.scan, { token, params: { id } })).status;

it('are kept by kind, one of the same name as the next version, and read with the order’s permission', async () => {
  const attachments = [
    { kind: 'Invoice', file: await file() },
    { kind: 'Photo', file: await file() },
  ];
  const body = newPurchaseOrder({ attachments });
  const { body: order } = await service.call(contract.create, { token: buyer, body });
  const params = { id: order.id as string };
  const added = newPurchaseOrder({ attachments: [{ kind: 'Invoice', file: await file() }] });
  const edited = await service.call(contract.update, { token: buyer, params, body: { order: added } });
  const versions = edited.body.attachments.map(({ kind, number }: { kind: string; number: number }) => [kind, number]);
  expect(versions).toEqual([
    ['Invoice', 1],
    ['Photo', 1],
    ['Invoice', 2],
  ]);
  const [first] = edited.body.attachments;
  expect(await read(first.id, await service.tokenFor('Buyer', { id: 'colleague' }))).toBe(200);
  expect(await read(first.id, await service.tokenFor('Buyer', { organizationId: 'other-office' }))).toBe(404);
  expect(await read(first.id, await service.tokenFor('Seller'))).toBe(404);
  const admin = await service.tokenFor('Super Admin');
  for (const [status, token] of [
    ['Pending Approval', buyer],
    ['Approved', admin],
    ['Sent to Supplier', buyer],
  ] as const)
    await service.call(contract.update, { token, params, body: { status } });
  expect(await read(first.id, await service.tokenFor('Seller'))).toBe(200);
  expect(await read(first.id, await service.tokenFor('OEM', { brands: ['Dell'] }))).toBe(404);
});

it('are taken off while the order is not approved, and are then nobody’s', async () => {
  const attachments = [
    { kind: 'Invoice', file: await file() },
    { kind: 'Photo', file: await file() },
  ];
  const { body: order } = await service.call(contract.create, {
    token: buyer,
    body: newPurchaseOrder({ attachments }),
  });
  const params = { id: order.id as string };
  const [invoice, photo] = order.attachments;
  const edit = (changes: object) =>
    service.call(contract.update, { token: buyer, params, body: { order: newPurchaseOrder({ ...changes }) } });
  // What is no file of this order changes nothing.
  const kept = await edit({ removedAttachments: ['f'.repeat(24)] });
  expect(kept.body.attachments).toHaveLength(2);
  const again = [{ kind: 'Invoice', file: await file() }];
  const newer = await edit({ attachments: again, removedAttachments: [invoice.id] });
  expect(newer.body.attachments.map(({ id }: { id: string }) => id)).toEqual([photo.id, again[0]?.file]);
  const colleague = await service.tokenFor('Buyer', { id: 'colleague' });
  expect([await read(invoice.id, colleague), await read(photo.id, colleague)]).toEqual([404, 200]);
  const admin = await service.tokenFor('Super Admin');
  for (const [status, token] of [
    ['Pending Approval', buyer],
    ['Approved', admin],
  ] as const)
    await service.call(contract.update, { token, params, body: { status } });
  expect((await edit({ removedAttachments: [photo.id] })).status).toBe(409);
  expect(await read(photo.id, colleague)).toBe(200);
});

it('are at most 20 at a time', async () => {
  const attachments = Array.from({ length: 21 }, () => ({ kind: 'Other', file: 'f'.repeat(24) }));
  const { status, body } = await service.call(contract.create, {
    token: buyer,
    body: newPurchaseOrder({ attachments }),
  });
  expect([status, body.fields]).toEqual([422, { attachments: 'At most 20 files are allowed' }]);
});

it('are refused when somebody else brought them', async () => {
  const brought = await orderFile(service, await service.tokenFor('Seller'), 'purchaseOrderFile');
  const body = newPurchaseOrder({ attachments: [{ kind: 'Other', file: brought }] });
  const { status, body: refusal } = await service.call(contract.create, { token: buyer, body });
  expect([status, refusal.fields]).toEqual([422, { attachments: 'Please upload this file again' }]);
});
