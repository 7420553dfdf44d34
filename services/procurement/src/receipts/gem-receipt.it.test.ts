import { dayInIndia, mappings, orders, type Receipt, receipts as contract } from '@portal/contracts';
import { actorOf, eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { standInForOffices } from '../testing/office-people.js';
import { AcceptedQuantities } from './accepted-quantities.js';

let service: TestService;
let [seller, buyer, admin] = ['', '', ''];

beforeAll(async () => {
  service = await startTestService(definition);
  standInForOffices(service);
  [seller, buyer] = [await service.tokenFor('Seller'), await service.tokenFor('Buyer')];
  admin = await service.tokenFor('Super Admin');
});
afterAll(() => service.stop());

/** A mapped order of ten laptops and two printers in progress. */
async function inProgress() {
  const body = newOrder({ gemOrderFile: [await orderFile(service, seller)] });
  const { id } = (await service.call(orders.create, { token: seller, body })).body as { id: string };
  await service.call(orders.update, { token: admin, params: { id }, body: { status: 'Approved' } });
  await service.call(orders.update, { token: seller, params: { id }, body: { status: 'In Progress' } });
  await service.call(mappings.map, { token: buyer, params: { id }, body: {} });
  return id;
}

/** The one-time password as the officer reads it in the newest mail. */
async function sentOtp(id: string, nth: number) {
  await service.kit.database.collection('attempts').deleteMany({});
  // As if the one before had been sent long ago.
  await service.kit.database
    .collection<{ _id: string }>('orders')
    .updateOne({ _id: id }, { $set: { 'otp.mails': [] } });
  expect((await service.call(orders.sendOtp, { token: seller, params: { id } })).status).toBe(201);
  const mails = service.kit.database.collection<{ _id: string; values: { otp?: string } }>('mails');
  const found = await eventually(async () => {
    const sent = await mails.find({ _id: { $regex: `orders:${id}:` } }).toArray();
    if (sent.length < nth) throw new Error('no mail yet');
    return sent.toSorted((one, other) => versionOf(one) - versionOf(other));
  });
  return found.at(-1)?.values.otp ?? '';
}
const versionOf = ({ _id }: { _id: string }) => Number(_id.split(':')[2]);

async function deliver(id: string, nth: number, deliveredAssets: object[]) {
  const [deliveryReceipt, invoice] = [
    await orderFile(service, seller, 'proof'),
    await orderFile(service, seller, 'proof'),
  ];
  const body = {
    ...{ deliveryDate: dayInIndia(), deliveryLocation: 'Central store', deliveryBatch: `B-${nth}`, deliveredAssets },
    ...{ deliveryReceipt: [deliveryReceipt], invoice: [invoice], otp: await sentOtp(id, nth) },
  };
  const answer = await service.call(orders.deliver, { token: seller, params: { id }, body });
  return [answer.status, answer.body.proof?.number as string] as const;
}

const receiptsOf = (order: string, count: number) =>
  eventually(async () => {
    const { body } = await service.call(contract.list, { token: buyer, query: { order, sort: 'number' } });
    if (body.total !== count) throw new Error(`${body.total} receipts`);
    return body.items as Receipt[];
  });

it('is opened of each delivery proof of a GeM order, with its lines and units', async () => {
  const id = await inProgress();
  const laptops = (quantity: number) => ({ serialNumber: `L-${quantity}`, category: 'Laptop', quantity });
  const [status, number] = await deliver(id, 1, [laptops(3), laptops(1)]);
  expect(status).toBe(201);
  const [part] = await receiptsOf(id, 1);
  expect(part).toMatchObject({
    ...{ source: 'gem', orderId: id, deliveryNumber: number, buyerOrganizationId: actorOf('Buyer').organizationId },
    lines: [{ name: 'Latitude laptop', category: 'Laptop', delivered: 4, unitPrice: 50_000 }],
  });
  await deliver(id, 2, [laptops(6), { serialNumber: 'P', category: 'Printer', quantity: 2 }]);
  const [first, second] = await receiptsOf(id, 2);
  expect(second?.lines.map((line) => line.delivered)).toEqual([6, 2]);
  for (const receipt of [first, second]) {
    const lines = receipt?.lines.map(({ lineId, delivered }) => ({ lineId, accepted: delivered, rejected: 0 }));
    const inspection = { token: buyer, params: { id: receipt?.id ?? '' }, body: { lines } };
    expect((await service.call(contract.inspect, inspection)).body.status).toBe('Accepted');
  }
  expect([...(await service.get(AcceptedQuantities).of('gem', id)).values()]).toEqual([10, 2]);
});
