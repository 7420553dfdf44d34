import { orders, purchaseOrders as contract, type Role } from '@portal/contracts';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let buyer: string;
let id: string;

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  buyer = await service.tokenFor('Buyer');
  const title = 'लैपटॉप #panic("x") *b* $m$ دفتر "\\';
  const body = newPurchaseOrder({ title, description: '#include "/etc/passwd"', status: 'Pending Approval' });
  id = (await service.call(contract.create, { token: buyer, body })).body.id;
});
afterAll(() => service.stop());

const pdf = (token: string, language = 'en', order = id) =>
  service.read(contract.pdf, { token, params: { id: order }, language });
const move = async (status: string, token: string) =>
  service.call(contract.update, { token, params: { id }, body: { status } });

it.each(['en', 'hi', 'ur'])('is a document in %s, whatever was typed', async (language) => {
  const bytes = await pdf(buyer, language);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-6).toString()).toContain('%%EOF');
});

it('is read by who may read the order, and by nobody else', async () => {
  const admin = await service.tokenFor('Super Admin');
  const seller = await service.tokenFor('Seller');
  const maker = await service.tokenFor('OEM', { brands: ['Dell'] });
  for (const token of [admin, await service.tokenFor('End User', { id: 'buyer-1' })])
    expect((await pdf(token)).length).toBeGreaterThan(5_000);
  for (const token of [seller, maker]) await expect(pdf(token)).rejects.toThrow('404');
  await move('Approved', admin);
  await move('Sent to Supplier', buyer);
  for (const token of [seller, maker]) expect((await pdf(token)).length).toBeGreaterThan(5_000);
  const strangers: [Role, object][] = [
    ['Buyer', { organizationId: 'other-office' }],
    ['Seller', { organizationId: 'rival' }],
    ['OEM', { brands: ['Lenovo'] }],
    ['End User', { id: 'stranger' }],
  ];
  for (const [role, changes] of strangers)
    await expect(pdf(await service.tokenFor(role, changes))).rejects.toThrow('404');
  await expect(pdf(await service.tokenFor('Support Agent'))).rejects.toThrow('403');
});

it('is there of a GeM order too', async () => {
  const gemOrderFile = [await orderFile(service, buyer)];
  const body = newOrder({ gemOrderFile, sellerOrganizationId: actorOf('Seller').organizationId });
  const gem = await service.call(orders.create, { token: buyer, body });
  expect((await pdf(buyer, 'ur', `SO-${gem.body.id}`)).length).toBeGreaterThan(5_000);
});

it('is there of an order of 200 lines, several at one moment', async () => {
  const items = Array.from({ length: 200 }, (_, n) => ({ assetName: `Line ${n}`, quantity: 1, unitPrice: 100 }));
  const { body } = await service.call(contract.create, { token: buyer, body: newPurchaseOrder({ items }) });
  const all = await Promise.all(['en', 'hi', 'ur'].map((language) => pdf(buyer, language, body.id)));
  for (const bytes of all) expect(bytes.length).toBeGreaterThan(50_000);
});

it('is refused to who asks while too many wait, to come again', async () => {
  const refusals = await Promise.all(
    Array.from({ length: 40 }, () =>
      pdf(buyer).then(
        () => undefined,
        (error: unknown) => String(error),
      ),
    ),
  );
  const refused = refusals.filter((refusal) => refusal !== undefined);
  expect(refused.filter((refusal) => !refusal.includes('503'))).toEqual([]);
});
