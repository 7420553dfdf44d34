import { purchaseOrders as contract } from '@portal/contracts';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';

let service: TestService;
let buyer: string;
let admin: string;

const create = async () =>
  (await service.call(contract.create, { token: buyer, body: newPurchaseOrder() })).body as { id: string };
const move = (id: string, status: string, token = buyer, more: object = {}) =>
  service.call(contract.update, { token, params: { id }, body: { status, ...more } });

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  [buyer, admin] = [await service.tokenFor('Buyer'), await service.tokenFor('Super Admin')];
});
afterAll(() => service.stop());

it('counts the value of what was approved, and of nothing that waits, was rejected or cancelled', async () => {
  const figures = async () => {
    const { totalValue, topVendors } = (await service.call(contract.summary, { token: buyer })).body;
    const [vendor] = topVendors;
    return [totalValue, vendor?.totalValue, vendor?.orders];
  };
  const { id } = await create();
  expect(await figures()).toEqual([0, undefined, undefined]);
  await move(id, 'Pending Approval');
  expect(await figures()).toEqual([0, undefined, undefined]);
  await move(id, 'Approved', admin);
  expect(await figures()).toEqual([129_201.18, 129_201.18, 1]);
  await move(id, 'Cancelled', buyer, { reason: 'No money' });
  expect(await figures()).toEqual([0, undefined, undefined]);
});

it('names the four vendors with the greatest value, where there are more', async () => {
  const values = [5, 1, 4, 3, 2];
  const orders = service.get(PurchaseOrderRepository);
  const kept = await orders.findOrFail((await create()).id, {});
  await orders.insert(
    values.map((value) => ({
      ...{ ...kept, _id: `of-vendor-${value}`, poNumber: `PO-V-${value}`, status: 'Approved' as const },
      ...{ sellerOrganizationId: `vendor-${value}`, supplier: `Vendor ${value}`, buyerOrganizationId: 'fifth-office' },
      totalAmount: value * 100,
    })),
  );
  const token = await service.tokenFor('Buyer', { organizationId: 'fifth-office' });
  const { body } = await service.call(contract.summary, { token });
  expect(body.totalValue).toBe(15);
  const named = body.topVendors.map(({ supplier, totalValue }: { supplier: string; totalValue: number }) => [
    supplier,
    totalValue,
  ]);
  expect(named).toEqual([
    ['Vendor 5', 5],
    ['Vendor 4', 4],
    ['Vendor 3', 3],
    ['Vendor 2', 2],
  ]);
});
