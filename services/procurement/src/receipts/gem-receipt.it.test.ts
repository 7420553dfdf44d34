import { dayInIndia, mappings, orders, type PortalEvent, type Receipt, receipts as contract } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { actorOf, eventually, madePng, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { standInForOffices } from '../testing/office-people.js';
import { standInForRegister } from '../testing/stand-in-for-register.js';
import { AcceptedGoods } from './accepted-goods.js';

let service: TestService;
let [seller, buyer, admin] = ['', '', ''];
const events: PortalEvent[] = [];

beforeAll(async () => {
  service = await startTestService(definition);
  standInForRegister(service);
  standInForOffices(service);
  service.nats.subscribe('events.procurement.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
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

const photo = async () => (await service.upload('crack.png', madePng(), 'photo', buyer)).body.id as string;
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
  expect([...(await service.get(AcceptedGoods).of('gem', id)).units.values()]).toEqual([10, 2]);
});

it('of a GeM order counts what came in place of rejected units, and no more than was ordered', async () => {
  const id = await inProgress();
  await deliver(id, 1, [{ serialNumber: 'L', category: 'Laptop', quantity: 4 }]);
  const [first] = (await receiptsOf(id, 1)) as [Receipt];
  const lineId = first.lines[0]?.lineId ?? '';
  const rejection = { lines: [{ lineId, accepted: 1, rejected: 3, reason: 'damaged' }], photos: [await photo()] };
  const params = { id: first.id };
  await service.call(contract.inspect, { token: buyer, params, body: rejection });
  const announced = { expectedOn: dayInIndia(), lines: [{ lineId, units: 2 }] };
  const { body } = await service.call(contract.announceReplacement, { token: seller, params, body: announced });
  expect(body).toMatchObject({ status: 'Replacement Announced', lines: [{ rejected: 3, replacedUnits: 2 }] });
  const second = (await service.call(contract.receiveReplacement, { token: buyer, params, body: {} })).body as Receipt;
  expect(second).toMatchObject({ source: 'gem', orderId: id, lines: [{ lineId, delivered: 2 }] });
  const lines = [{ lineId, accepted: 2, rejected: 0 }];
  await service.call(contract.inspect, { token: buyer, params: { id: second.id }, body: { lines } });
  expect([...(await service.get(AcceptedGoods).of('gem', id)).units.values()]).toEqual([3]);
});

describe('units that the delivery named', () => {
  const units = (lineId: string, ...serialNumbers: string[]) =>
    serialNumbers.map((serialNumber) => ({ serialNumber, category: 'Laptop', quantity: 1, lineId }));

  async function named() {
    const id = await inProgress();
    const { body: order } = await service.call(orders.get, { token: seller, params: { id } });
    const lineId = (order.items as { id: string }[])[0]?.id ?? '';
    const serials = ['A', 'B', 'C'].map((letter) => `${letter}-${id}`);
    await deliver(id, 1, units(lineId, ...serials));
    const [receipt] = (await receiptsOf(id, 1)) as [Receipt];
    return { id, lineId, serials, receipt };
  }
  const reject = async ({ receipt, lineId }: Awaited<ReturnType<typeof named>>, rejectedSerials?: string[]) => {
    const lines = [{ lineId, accepted: 1, rejected: 2, reason: 'damaged', rejectedSerials }];
    const body = { lines, photos: [await photo()] };
    return service.call(contract.inspect, { token: buyer, params: { id: receipt.id }, body });
  };

  it('stand on the receipt, and those that are rejected are named, by each of its readers and to the register', async () => {
    const delivered = await named();
    const [first = '', second = '', third = ''] = delivered.serials;
    expect(delivered.receipt.lines).toMatchObject([{ delivered: 3, serialNumbers: delivered.serials }]);
    const message = 'Please choose the units that are rejected, each once';
    for (const chosen of [undefined, [first], [first, first], [first, 'of-another'], [first, second, third]])
      expect((await reject(delivered, chosen)).body.fields).toEqual({ 'lines.0.rejectedSerials': message });
    expect((await reject(delivered, [third, first])).body).toMatchObject({
      status: 'Partly Rejected',
      lines: [{ accepted: 1, rejected: 2, rejectedSerials: [third, first] }],
    });
    const params = { id: delivered.receipt.id };
    const { body } = await service.call(contract.get, { token: seller, params });
    expect(body.lines).toMatchObject([{ rejectedSerials: [third, first] }]);
    await service.carry();
    const told = events.find(({ subject, record }) => subject.endsWith('partly-rejected') && record.id === params.id);
    expect(told?.data['rejected']).toEqual({
      ...{ orderId: delivered.id, receiptNumber: delivered.receipt.number },
      lines: [{ lineId: delivered.lineId, serialNumbers: [third, first] }],
    });
  });

  it('are not asked for where a serial number stands for several', async () => {
    const id = await inProgress();
    await deliver(id, 1, [{ serialNumber: 'SEE-LIST', category: 'Laptop', quantity: 3 }]);
    const [receipt] = (await receiptsOf(id, 1)) as [Receipt];
    expect(receipt.lines[0]?.serialNumbers).toBeUndefined();
    const lineId = receipt.lines[0]?.lineId ?? '';
    const answer = await reject({ id, lineId, serials: [], receipt }, ['SEE-LIST', 'SEE-LIST']);
    expect(answer.body.fields).toHaveProperty(['lines.0.rejectedSerials']);
    expect((await reject({ id, lineId, serials: [], receipt })).body.status).toBe('Partly Rejected');
  });
});
