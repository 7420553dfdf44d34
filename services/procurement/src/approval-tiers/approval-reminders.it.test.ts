import { dayInIndia, orders, type PortalEvent, purchaseOrders } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { OrderRepository } from '../orders/order.repository.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';
import { ApprovalReminders } from './approval-reminders.js';

let service: TestService;
const twoDays = 2 * 24 * 60 * 60 * 1_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const today = dayInIndia();

/** The reminders that a record has told of, in the order of its changes. */
async function remindersOf(id: string) {
  await service.carry();
  const heard = events.filter(({ subject, record }) => subject.endsWith('.reminded') && record.id === id);
  return [...new Map(heard.map((event) => [event.id, event])).values()];
}
const events: PortalEvent[] = [];

async function purchaseOrder(status: 'Draft' | 'Pending Approval' = 'Pending Approval') {
  const body = { ...newPurchaseOrder(), status };
  return (await service.call(purchaseOrders.create, { token: await service.tokenFor('Buyer'), body })).body
    .id as string;
}
async function gemOrder() {
  const token = await service.tokenFor('Seller');
  const body = newOrder({ gemOrderFile: [await orderFile(service, token)] });
  return (await service.call(orders.create, { token, body })).body.id as string;
}
const since = async (id: string, updatedAt: Date) => {
  for (const kept of [service.get(PurchaseOrderRepository), service.get(OrderRepository)])
    await kept.updateOne({ _id: id }, { $set: { updatedAt }, $unset: { remindedAt: 1 } });
};

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  service.nats.subscribe('events.procurement.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
});
afterAll(() => service.stop());

it('reminds who may approve, the author and the Super Admins of a purchase order that has waited two days, once in two days', async () => {
  const [late, early, draft] = [await purchaseOrder(), await purchaseOrder(), await purchaseOrder('Draft')];
  await since(late, ago(twoDays + 60_000));
  await since(draft, ago(twoDays + 60_000));
  await since(early, ago(twoDays - 60_000));
  const reminders = service.get(ApprovalReminders);
  await Promise.all([reminders.sweep(), reminders.sweep()]);
  await reminders.sweep();
  const [reminder, ...more] = await remindersOf(late);
  expect(more).toEqual([]);
  expect(reminder?.notice).toMatchObject({
    ...{ roles: ['Super Admin'], organizations: [], users: ['buyer-1'], record: { type: 'purchaseOrder', id: late } },
    approvers: { organizationId: '1-organization', approvals: [], authorIds: ['buyer-1'] },
    ...{ title: 'Purchase order {{number}} has waited for approval since {{day}}', values: { day: today } },
  });
  expect([await remindersOf(early), await remindersOf(draft)]).toEqual([[], []]);
  await since(late, ago(twoDays + 60_000));
  await reminders.sweep();
  expect(await remindersOf(late)).toHaveLength(2);
});

it('is no change of the order: it stays where it was among what changed last', async () => {
  const [late, other] = [await purchaseOrder(), await purchaseOrder()];
  await since(late, ago(twoDays + 60_000));
  const read = (id: string) => service.get(PurchaseOrderRepository).findOrFail(id, {});
  const before = await read(late);
  await service.get(ApprovalReminders).sweep();
  expect(await remindersOf(late)).toHaveLength(1);
  const after = await read(late);
  expect([after.version, after.updatedAt]).toEqual([before.version, before.updatedAt]);
  expect(after.updatedAt.getTime()).toBeLessThan((await read(other)).updatedAt.getTime());
});

it('reminds the Super Admins alone of a GeM order', async () => {
  const id = await gemOrder();
  await since(id, ago(twoDays + 60_000));
  await service.get(ApprovalReminders).sweep();
  const [reminder] = await remindersOf(id);
  expect(reminder?.notice).toMatchObject({ roles: ['Super Admin'], values: { day: today } });
  expect(reminder?.notice?.organizations ?? []).toEqual([]);
});
