import {
  dayInIndia,
  type DispatchAdvice,
  dispatches as contract,
  type Order,
  type Receipt,
  receipts,
} from '@portal/contracts';
import { eventually, madePng, type TestService } from '@portal/service-kit/testing';
import {
  advicesOf,
  announce,
  deliver,
  enterInRegister,
  inProgress,
  newAdvice,
  type Person,
  serials,
  startDispatches,
  token,
  told,
  withdraw,
} from '../testing/dispatch-bench.js';

let service: TestService;
beforeAll(async () => {
  service = await startDispatches();
});
afterAll(() => service.stop());

const receiptOf = (order: Order) =>
  eventually(async () => {
    const { body } = await service.call(receipts.list, { token: token('buyer'), query: { order: order.id } });
    const [receipt] = body.items as Receipt[];
    if (!receipt) throw new Error('no receipt yet');
    return receipt;
  });
const unitsOf = (lineId: string, category: string, serialNumbers: string[]) =>
  serialNumbers.map((serialNumber) => ({ serialNumber, category, quantity: 1, lineId }));

/** Three laptops came, or all that was ordered; the first two of them were rejected. */
async function rejected(all = false) {
  const order = await inProgress();
  const [laptops, printers] = order.items.map(({ id }) => id) as [string, string];
  const came = serials(all ? 10 : 3);
  const more = all ? unitsOf(printers, 'Printer', serials(2)) : [];
  await deliver(order, [...unitsOf(laptops, 'Laptop', came), ...more]);
  const { id } = await receiptOf(order);
  const photo = (await service.upload('crack.png', madePng(), 'photo', token('buyer'))).body.id;
  const lines = [
    { lineId: laptops, accepted: came.length - 2, rejected: 2, reason: 'damaged', rejectedSerials: came.slice(0, 2) },
    ...(all ? [{ lineId: printers, accepted: 2, rejected: 0 }] : []),
  ];
  const inspection = { token: token('buyer'), params: { id }, body: { lines, photos: [photo] } };
  expect((await service.call(receipts.inspect, inspection)).status).toBe(200);
  return { order, id, lineId: laptops, came };
}
type Rejected = Awaited<ReturnType<typeof rejected>>;

const promise = ({ id, lineId }: Rejected, units: number) =>
  service.call(receipts.announceReplacement, {
    token: token('seller'),
    params: { id },
    body: { expectedOn: dayInIndia(), lines: [{ lineId, units }] },
  });
const decline = ({ id }: Rejected) =>
  service.call(receipts.refuseReplacement, { token: token('seller'), params: { id }, body: { reason: 'No stock' } });
const receive = ({ id }: Rejected) =>
  service.call(receipts.receiveReplacement, { token: token('buyer'), params: { id }, body: {} });
const send = ({ order, id }: Rejected, serialNumbers: string[], as: Person = 'seller') =>
  announce(order, newAdvice(order, serialNumbers, { receiptId: id }), as);
const openOf = async ({ order, id }: Rejected) => {
  const query = { receipt: id };
  const { body } = await service.call(contract.list, { token: token('seller'), params: { id: order.id }, query });
  return body.balance.map(({ ordered, announced, open }: Record<string, number>) => [ordered, announced, open]);
};

async function promised(units = 2, all = false) {
  const goods = await rejected(all);
  expect((await promise(goods, units)).body.status).toBe('Replacement Announced');
  return goods;
}

describe('serial numbers of what replaces rejected units', () => {
  it('are announced by the same advice, counted beside the order, and come with the receipt that the office opens', async () => {
    const goods = await promised();
    const fresh = serials(2);
    const { status, body: advice } = await send(goods, fresh);
    expect([status, advice.replaces.receiptId]).toEqual([201, goods.id]);
    expect(await openOf(goods)).toEqual([[2, 2, 0]]);
    expect((await advicesOf(goods.order)).body.balance).toMatchObject([{ announced: 0, open: 7 }, { open: 2 }]);
    const proof = await deliver(goods.order, unitsOf(goods.lineId, 'Laptop', fresh), { dispatchAdviceId: advice.id });
    expect(proof.body.fields).toEqual({ dispatchAdviceId: 'There is no such dispatch advice on its way' });

    const opened = (await receive(goods)).body as Receipt;
    expect(opened.lines).toMatchObject([{ lineId: goods.lineId, delivered: 2, serialNumbers: fresh }]);
    const [after] = (await advicesOf(goods.order)).body.items as DispatchAdvice[];
    expect([after?.status, after?.deliveryNumber, after?.history.at(-1)?.note]).toEqual([
      'Delivered',
      undefined,
      opened.number,
    ]);
    const [event] = await told('procurement.receipt.opened', opened.id);
    expect(event?.data['units']).toMatchObject({
      ...{ deliveryNumber: opened.number, deliveryDate: dayInIndia(), orderId: goods.order.id },
      lines: [{ lineId: goods.lineId, manufacturer: 'Dell', warrantyYears: 3, serialNumbers: fresh }],
    });
    expect((await send(goods, serials(1))).body.code).toBe('ILLEGAL_MOVE');
    expect(await openOf(goods)).toEqual([]);
  });

  it('are announced of an order that is completed too', async () => {
    const goods = await promised(1, true);
    expect((await send(goods, serials(1))).status).toBe(201);
  });

  it('name no unit that came before, that the register has, or that is more than is replaced', async () => {
    const goods = await promised(2);
    const [sent = '', kept = ''] = [goods.came[0], goods.came[2]];
    const [known = '', free = ''] = serials(2);
    enterInRegister('Dell', known);
    const { status, body } = await send(goods, [sent.toLowerCase(), known]);
    expect([status, body.fields]).toEqual([
      422,
      {
        'lines.0.serialNumbers.0': 'This serial number is announced or delivered already',
        'lines.0.serialNumbers.1': 'This serial number is already registered',
      },
    ]);
    expect((await send(goods, [kept])).body.fields).toEqual({
      'lines.0.serialNumbers.0': 'This serial number is announced or delivered already',
    });
    expect((await send(goods, [sent, known, free])).body.fields).toEqual({
      'lines.0.serialNumbers': 'These are more serial numbers than units still open of this item',
    });
  });

  it('are counted where only some were announced: then the receipt names no units', async () => {
    const goods = await promised(2);
    await send(goods, serials(1));
    const opened = (await receive(goods)).body as Receipt;
    expect(opened.lines).toMatchObject([{ delivered: 2 }]);
    expect(opened.lines[0]?.serialNumbers).toBeUndefined();
  });

  it('hold the replacement: it becomes no less, and is not refused, until their advice is withdrawn', async () => {
    const goods = await promised(2);
    const { body: advice } = await send(goods, serials(2));
    expect((await promise(goods, 1)).body.fields).toEqual({
      'lines.0.units': 'More serial numbers are announced: withdraw their dispatch advice first',
    });
    expect((await decline(goods)).body.fields).toEqual({
      reason: 'The replacement is on its way: withdraw its dispatch advice first',
    });
    await withdraw(goods.order, advice.id, { reason: 'Lorry broke down' });
    expect((await promise(goods, 1)).status).toBe(200);
    expect((await decline(goods)).body.status).toBe('Replacement Refused');
    expect((await send(goods, serials(1))).body.code).toBe('ILLEGAL_MOVE');
  });

  it('take the last unit once, whoever announces it', async () => {
    const goods = await promised(1);
    const answers = await Promise.all([send(goods, serials(1)), send(goods, serials(1))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await openOf(goods)).toEqual([[1, 1, 0]]);
  });

  it('wait until the seller has said that rejected units are replaced', async () => {
    expect((await send(await rejected(), serials(1))).body.code).toBe('ILLEGAL_MOVE');
  });

  it('are of the receipt of their own order', async () => {
    const [goods, other] = [await promised(1), await inProgress()];
    const foreign = newAdvice(other, serials(1), { receiptId: goods.id });
    expect((await announce(other, foreign)).status).toBe(404);
    const query = { receipt: goods.id };
    const params = { id: other.id };
    expect((await service.call(contract.list, { token: token('seller'), params, query })).status).toBe(404);
  });

  it.each<[Person, number]>([
    ['colleague', 201],
    ['rival', 404],
    ['buyer', 403],
    ['neighbour', 403],
    ['admin', 403],
    ['oem', 403],
    ['user', 403],
    ['support', 403],
  ])('are announced by a %s: %i', async (person, status) => {
    expect((await send(await promised(1), serials(1), person)).status).toBe(status);
  });
});
