import { orders, purchaseOrders as contract, type Role } from '@portal/contracts';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { readXlsx } from 'hucre/xlsx';
import { definition } from '../definition.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let buyer: string;
let number: string;
let gemNumber: string;

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  buyer = await service.tokenFor('Buyer');
  const body = newPurchaseOrder({ title: '=SUM(A1)' });
  number = (await service.call(contract.create, { token: buyer, body })).body.poNumber;
  const gemOrderFile = [await orderFile(service, buyer)];
  const sellerOrganizationId = actorOf('Seller').organizationId;
  const gem = await service.call(orders.create, {
    token: buyer,
    body: newOrder({ gemOrderFile, sellerOrganizationId }),
  });
  gemNumber = gem.body.gemContractNumber;
});
afterAll(() => service.stop());

async function workbook(token: string, query: Record<string, string> = {}, language = 'en') {
  const bytes = await service.read(contract.exportXlsx, { token, query, language });
  const sheet = (await readXlsx(bytes, { readStyles: true })).sheets[0];
  return { rows: sheet?.rows ?? [], cells: [...(sheet?.cells?.values() ?? [])] };
}
const numbers = async (token: string) => (await workbook(token)).rows.slice(1).map(([first]) => first);

it('holds every row that matches, with numbers, days and no formula', async () => {
  const { rows, cells } = await workbook(buyer, { source: 'purchase-order' });
  expect(rows[0]).toEqual([
    ...['PO number', 'Title', 'Department', 'Supplier', 'Total amount', 'Status', 'Priority'],
    ...['Expected delivery', 'Requested by', 'Requested on'],
  ]);
  expect(rows).toHaveLength(2);
  expect(rows[1]?.slice(0, 8)).toEqual([
    ...[number, '=SUM(A1)', 'Department of Records', 'Seller company', 129_201.18, 'Draft', 'Medium'],
    new Date('2090-01-31T00:00:00Z'),
  ]);
  expect(rows[1]?.[9]).toBeInstanceOf(Date);
  expect(cells.filter(({ formula }) => formula)).toEqual([]);
  expect((await workbook(buyer, { q: 'nothing like it' })).rows).toHaveLength(1);
});

it('is headed in the language that the reader asks for', async () => {
  expect((await workbook(buyer, {}, 'hi')).rows[0]?.[0]).toBe('क्रय आदेश संख्या');
  expect((await workbook(buyer, {}, 'ur')).rows[0]?.[0]).toBe('خریداری آرڈر نمبر');
});

it('holds for each reader the rows of their list', async () => {
  expect((await numbers(buyer)).sort()).toEqual([gemNumber, number].sort());
  expect((await numbers(await service.tokenFor('Super Admin'))).sort()).toEqual([gemNumber, number].sort());
  expect(await numbers(await service.tokenFor('Seller'))).toEqual([gemNumber]);
  expect(await numbers(await service.tokenFor('Buyer', { organizationId: 'other-office' }))).toEqual([]);
  expect(await numbers(await service.tokenFor('Seller', { id: 'x', organizationId: 'rival' }))).toEqual([]);
});

it.each<Role>(['End User', 'OEM', 'Support Agent'])('is refused to %s', async (role) => {
  await expect(workbook(await service.tokenFor(role))).rejects.toThrow('403');
});

it('refuses a filter that it does not know', async () => {
  await expect(workbook(buyer, { colour: 'red' })).rejects.toThrow('422');
});

it('sends 5,000 rows', async () => {
  const store = service.kit.database.collection<{ _id: string }>('purchaseOrders');
  const { _id, ...one } = (await store.findOne({ poNumber: number })) ?? { _id: '' };
  const copies = Array.from({ length: 5_000 }, (_, n) => ({ ...one, _id: `${_id}-${n}`, poNumber: `PO-2026-1${n}` }));
  await store.insertMany(copies);
  expect(new Set(await numbers(buyer)).size).toBe(5_002);
  await store.deleteMany({ _id: { $in: copies.map((copy) => copy._id) } });
});
