import type { Role } from '@portal/contracts';
import { rowsFor } from '@portal/service-kit';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from './definition.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(definition);
});
afterAll(() => service.stop());

const newest = { createdAt: -1, _id: -1 } as const;
const lists = [
  ['PurchaseOrder', 'purchaseOrders', newest, ['Buyer', 'Seller', 'Super Admin', 'OEM', 'End User']],
  ['Order', 'orders', newest, ['Buyer', 'Seller', 'Super Admin']],
  ['Document', 'documents', { uploadedAt: -1, _id: -1 }, ['Buyer', 'Seller', 'Super Admin']],
  ['Escalation', 'escalations', { reportedDate: -1, _id: -1 }, ['Buyer', 'Seller', 'Super Admin', 'OEM']],
] as const;
const asked = lists.flatMap(([subject, collection, sort, roles]) =>
  roles.map((role: Role) => ({ subject, collection, sort, role })),
);

it.each(asked)('reads the newest of $collection in the order of an index for $role', async (one) => {
  const actor = actorOf(one.role, { brands: ['Dell', 'HP'] });
  const filter = { $and: [{ deletedAt: { $exists: false } }, rowsFor(actor, 'view', one.subject)] };
  const found = service.kit.database
    .collection(one.collection)
    .find(filter as object)
    .sort(one.sort)
    .limit(20);
  const plan = JSON.stringify((await found.explain('queryPlanner')).queryPlanner.winningPlan);
  expect(plan).toContain('IXSCAN');
  expect(plan).not.toContain('"SORT"');
});
