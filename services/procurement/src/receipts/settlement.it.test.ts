import {
  dayInIndia,
  type PurchaseOrderStatus,
  purchaseOrders,
  type Receipt,
  receipts,
  replacementAnswerDays,
} from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { newPurchaseOrder } from '../testing/purchase-parties.js';
import {
  announce,
  delivered,
  due,
  found,
  inspect,
  opened,
  partlyRejected,
  type Person,
  receive,
  refuse,
  startReceipts,
  token,
  told,
} from '../testing/receipt-bench.js';
import { ReceiptRepository } from './receipt.repository.js';
import { ReceiptSweep } from './receipt-sweep.js';

let service: TestService;
beforeAll(async () => (service = await startReceipts()));
afterAll(() => service.stop());

const complete = (id: string, as: Person = 'buyer') =>
  service.call(purchaseOrders.update, { token: token(as), params: { id }, body: { status: 'Completed' } });
const refused = (error: string) => ({ status: 409, body: { code: 'PURCHASE_ORDER_NOT_SETTLED', error } });
const toInspect = refused('The order is complete once its goods were inspected.');
const toReplace = refused('The order is complete once what was rejected was replaced.');
const acceptAll = (receipt: Receipt) => inspect(receipt.id, { lines: found(receipt, []) });

it('lets nobody complete an order before its goods were inspected, not even the Super Admin', async () => {
  const { id } = await delivered();
  const receipt = await opened(id);
  for (const as of ['buyer', 'admin'] as const) expect(await complete(id, as)).toMatchObject(toInspect);
  await acceptAll(receipt);
  expect((await complete(id)).body.status).toBe('Completed');
});

it('is not open yet where its receipt is missing', async () => {
  const { id } = await delivered();
  await service.get(ReceiptRepository).removeMany({ orderId: (await opened(id)).orderId });
  expect(await complete(id)).toMatchObject(toInspect);
});

it('is not open yet where the receipt of a part of it is missing, whatever the others say', async () => {
  const { id } = await delivered();
  const receipt = await opened(id);
  const repository = service.get(ReceiptRepository);
  const lines = (await repository.find(receipt.id))?.lines ?? [];
  await repository.updateOne({ _id: receipt.id }, { $set: { lines: lines.slice(0, 1) } });
  await acceptAll({ ...receipt, lines: receipt.lines.slice(0, 1) });
  expect(await complete(id)).toMatchObject(toInspect);
});

it('takes what counts as accepted by time', async () => {
  const receipt = await due();
  await service.get(ReceiptRepository).updateOne({ _id: receipt.id }, { $set: { dueOn: '2020-01-01' } });
  await service.get(ReceiptSweep).sweep();
  expect((await complete(receipt.orderId)).status).toBe(200);
});

it('waits until what was rejected was replaced, and until that was inspected too', async () => {
  const rejected = await partlyRejected();
  const { orderId } = rejected;
  expect(await complete(orderId)).toMatchObject(toReplace);
  await announce(rejected, [1, 0]);
  expect(await complete(orderId)).toMatchObject(toReplace);
  const { body: replacement } = await receive(rejected.id);
  expect(await complete(orderId)).toMatchObject(toInspect);
  await acceptAll(replacement as Receipt);
  expect((await complete(orderId)).body.status).toBe('Completed');
});

it('says that the seller does not replace what was rejected', async () => {
  const rejected = await partlyRejected();
  await refuse(rejected.id, 'They were whole when they left');
  const error =
    'The seller does not replace what was rejected. The order is complete once its office closes the receipt without a replacement, or the seller announces one after all.';
  expect(await complete(rejected.orderId)).toMatchObject(refused(error));
});

describe('what nobody replaces', () => {
  const close = (id: string, as: Person = 'buyer', reason = 'The rest is enough') =>
    service.call(receipts.closeWithoutReplacement, { token: token(as), params: { id }, body: { reason } });

  it('the office takes the order without, with a reason that its seller is told, and the order can be completed', async () => {
    const rejected = await partlyRejected();
    // Not before its seller has refused.
    expect((await close(rejected.id)).status).toBe(409);
    await refuse(rejected.id, 'They were whole when they left');
    expect((await close(rejected.id, 'buyer', ' ')).body.fields).toEqual({ reason: 'Please give a reason' });
    const closed = (await close(rejected.id)).body as Receipt;
    expect([closed.status, closed.refusalReason]).toEqual([
      'Closed Without Replacement',
      'They were whole when they left',
    ]);
    expect(closed.history.at(-1)).toMatchObject({ action: 'Close Without Replacement', note: 'The rest is enough' });
    expect((await told('closed', rejected.id))[0]?.notice?.organizations).toEqual([closed.sellerOrganizationId]);
    // Nobody brings anything any more.
    expect([(await announce(closed, [1, 0])).status, (await close(rejected.id)).status]).toEqual([409, 409]);
    expect((await complete(rejected.orderId)).body.status).toBe('Completed');
  });

  it('ends too where its seller says nothing for ten days, or sends not what it announced', async () => {
    const code = 'RECEIPT_SELLER_HAS_TIME';
    const repository = service.get(ReceiptRepository);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const silent = await partlyRejected();
    await repository.updateOne({ _id: silent.id }, { $set: { inspectedAt: ago(replacementAnswerDays) } });
    expect(await close(silent.id)).toMatchObject({ status: 409, body: { code } });
    await repository.updateOne({ _id: silent.id }, { $set: { inspectedAt: ago(replacementAnswerDays + 1) } });
    expect((await close(silent.id)).body.status).toBe('Closed Without Replacement');
    const late = await partlyRejected();
    await announce(late, [1, 0]);
    expect(await close(late.id)).toMatchObject({ status: 409, body: { code } });
    const expectedOn = dayInIndia(ago(1));
    await repository.updateOne({ _id: late.id }, { $set: { 'replacement.expectedOn': expectedOn } });
    const closed = (await close(late.id)).body as Receipt;
    expect([closed.status, closed.lines[0]?.replacedUnits]).toEqual(['Closed Without Replacement', undefined]);
    for (const { orderId } of [silent, late]) expect((await complete(orderId)).body.status).toBe('Completed');
  });

  it.each([
    ['seller', 403],
    ['admin', 403],
    ['oem', 403],
    ['user', 403],
    ['neighbour', 404],
  ] as const)('%s does not end it', async (person, status) => {
    const rejected = await partlyRejected();
    await refuse(rejected.id, 'No');
    expect((await close(rejected.id, person)).status).toBe(status);
  });
});

it('asks nothing of an order whose seller is not in the portal: it has no receipt', async () => {
  const body = newPurchaseOrder({ sellerOrganizationId: undefined });
  const { id } = (await service.call(purchaseOrders.create, { token: token('buyer'), body })).body;
  const status: PurchaseOrderStatus = 'Delivered';
  await service.get(PurchaseOrderRepository).updateOne({ _id: id }, { $set: { status } });
  expect((await complete(id)).body.status).toBe('Completed');
});
