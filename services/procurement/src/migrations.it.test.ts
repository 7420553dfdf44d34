import { escalations, mappings, orders, purchaseOrders as contract } from '@portal/contracts';
import { type RunningService, startService } from '@portal/service-kit';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from './definition.js';
import { ProcurementMigrations } from './migrations.js';
import { newOrder, orderFile } from './testing/new-order.js';
import { newPurchaseOrder, standInForParties } from './testing/purchase-parties.js';

let service: TestService;
let next: RunningService | undefined;
beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
});
afterAll(async () => {
  await next?.stop();
  await service.stop();
});
const rows = (name: string) => service.kit.database.collection<{ _id: string }>(name);

it('reads what the last version stored, brought on while that one works', async () => {
  const [seller, buyer] = [await service.tokenFor('Seller'), await service.tokenFor('Buyer')];
  const gemOrderFile = [await orderFile(service, seller)];
  const gem = await service.call(orders.create, { token: seller, body: newOrder({ gemOrderFile }) });
  const admin = { token: await service.tokenFor('Super Admin'), params: { id: gem.body.id } };
  await service.call(orders.update, { ...admin, body: { status: 'Approved' } });
  await service.call(mappings.map, { token: buyer, params: { id: gem.body.id }, body: {} });
  const { body: made } = await service.call(contract.create, { token: buyer, body: newPurchaseOrder() });
  const raised = await service.call(escalations.create, {
    token: seller,
    body: {
      purchaseOrderId: gem.body.id,
      ...{ title: 'Ten laptops are missing', description: 'Two of twelve came.' },
    },
  });
  expect([gem.status, raised.status]).toEqual([201, 201]);
  // As the last version left them: it kept no list of what was done, and knew none of these fields.
  await rows('orders').updateOne({ _id: gem.body.id }, { $unset: { priority: 1, urgency: 1, itemKeys: 1 } });
  await rows('purchaseOrders').updateOne({ _id: made.id }, { $unset: { itemKeys: 1 } });
  await rows('escalations').updateOne({ _id: raised.body.id }, { $unset: { answeringSide: 1 } });
  for (const name of ['migrations', 'programs']) await rows(name).drop();

  next = await startService(definition, { ...process.env, DATABASE_PREFIX: service.kit.config.DATABASE_PREFIX });
  const { kit } = next;
  // What is awaited is there before anybody is answered.
  expect(await rows('orders').findOne({ _id: gem.body.id })).toMatchObject({ priority: 'Medium', urgency: 1 });
  expect(await rows('escalations').findOne({ _id: raised.body.id })).toHaveProperty('answeringSide', 'office');
  await eventually(async () => expect(await kit.migrations.isSettled()).toBe(true));
  expect(await rows('orders').findOne({ _id: gem.body.id })).toHaveProperty('itemKeys.0');
  expect(await rows('purchaseOrders').findOne({ _id: made.id })).toHaveProperty('itemKeys.0');
  const { migrations } = service.get(ProcurementMigrations);
  expect(await rows('migrations').countDocuments({ state: 'done' })).toBe(migrations.length);
  const read = await service.call(escalations.get, { token: seller, params: { id: raised.body.id } });
  expect(read.status).toBe(200);
});
