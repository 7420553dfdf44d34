import { dayInIndia, inspectionDays, nextDay, type Receipt, receipts as contract, yearsAfter } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import {
  announce,
  due,
  found,
  get,
  inspect,
  partlyRejected,
  type Person,
  photo,
  receive,
  refuse,
  receiptsOf,
  startReceipts,
  told,
  token,
} from '../testing/receipt-bench.js';
import { AcceptedGoods } from './accepted-goods.js';

let service: TestService;
const today = dayInIndia();
const accepted = async (orderId: string) => [
  ...(await service.get(AcceptedGoods).of('purchase-order', orderId)).units.values(),
];
const announced = async (units: readonly number[] = [1, 0]) => {
  const receipt = await partlyRejected(units);
  return (await announce(receipt, units)).body as Receipt;
};
const chainOf = async (chain: string, as: Person) =>
  (await service.call(contract.list, { token: token(as), query: { chain, sort: 'createdAt' } })).body
    .items as Receipt[];

beforeAll(async () => void (service = await startReceipts()));
afterAll(() => service.stop());

describe('a replacement', () => {
  it('is announced by the seller with a day, a note and the units of each line; the office is told', async () => {
    const receipt = await partlyRejected([2, 1]);
    const { status, body } = await announce(receipt, [2, 0], { note: 'By courier', expectedOn: nextDay(today, 3) });
    expect([status, body.status]).toEqual([200, 'Replacement Announced']);
    expect(body).toMatchObject({
      replacement: { expectedOn: nextDay(today, 3), note: 'By courier' },
      lines: [{ replacedUnits: 2 }, { replacedUnits: 0 }],
    });
    expect(body.history.at(-1)).toMatchObject({ action: 'Announce Replacement', note: 'By courier' });
    const [event] = await told('replacement-announced', receipt.id);
    expect(event?.notice).toMatchObject({
      organizations: ['1-organization'],
      values: { day: nextDay(today, 3), number: receipt.number },
    });
  });

  it('is changed by the seller until it comes; the office is told of the new day', async () => {
    const first = await announced([2, 1]);
    const { status, body } = await announce(first, [1, 0], { expectedOn: nextDay(today, 5) });
    expect([status, body.status]).toEqual([200, 'Replacement Announced']);
    expect(body).toMatchObject({
      replacement: { expectedOn: nextDay(today, 5) },
      lines: [{ replacedUnits: 1 }, { replacedUnits: 0 }],
    });
    expect(body.history.at(-1)).toMatchObject({ action: 'Change Replacement' });
    const days = (await told('replacement-announced', first.id)).map(({ notice }) => notice?.values?.['day']);
    expect(days).toEqual([today, nextDay(today, 5)]);
    await receive(first.id);
    expect((await announce(first, [2, 0])).status).toBe(409);
  });

  it('opens a receipt of its own when it comes, with its own time, and both sides see the chain', async () => {
    const first = await announced([2, 1]);
    const { status, body: second } = await receive(first.id, 'colleague', first.version);
    expect(status).toBe(200);
    expect(second).toMatchObject({
      ...{ status: 'Inspection Due', dueOn: nextDay(today, inspectionDays), orderNumber: first.orderNumber },
      ...{ replaces: { receiptId: first.id, receiptNumber: first.number }, firstReceiptId: first.id, history: [] },
    });
    expect((second as Receipt).lines.map(({ name, delivered }) => [name, delivered])).toEqual([
      ['Latitude', 2],
      ['LaserJet', 1],
    ]);
    expect((await get(first.id, 'seller')).body.status).toBe('Replacement Received');
    for (const person of ['buyer', 'seller', 'admin'] as const)
      expect((await chainOf(first.id, person)).map(({ number }) => number)).toEqual([first.number, second.number]);
    for (const person of ['neighbour', 'rival'] as const) expect(await chainOf(first.id, person)).toEqual([]);
    expect(await told('replacement-received', first.id)).toHaveLength(1);
    expect((await told('opened', second.id as string))[0]?.notice?.organizations).toEqual(['1-organization']);
  });

  it('counts with what was accepted before; units over the whole chain are never more than came', async () => {
    const first = await announced([2, 1]);
    expect(await accepted(first.orderId)).toEqual([0, 0]);
    const second = (await receive(first.id)).body as Receipt;
    expect(await accepted(first.orderId)).toEqual([0, 0]);
    const rejection = { lines: found(second, [1, 0]), photos: [await photo()] };
    const inspected = (await inspect(second.id, rejection)).body as Receipt;
    expect(await accepted(first.orderId)).toEqual([1, 1]);
    expect((await announce(inspected, [2, 0])).body.fields).toEqual({
      'lines.0.units': 'At most the rejected units can be replaced',
    });
    await announce(inspected, [1, 0]);
    const third = (await receive(second.id)).body as Receipt;
    expect(third).toMatchObject({ replaces: { receiptId: second.id }, firstReceiptId: first.id });
    expect(third.lines).toHaveLength(1);
    await inspect(third.id, { lines: found(third, [0]) });
    expect(await accepted(first.orderId)).toEqual([2, 1]);
    expect(await chainOf(first.id, 'seller')).toHaveLength(3);
  });

  it('is refused with a reason, and announced after all', async () => {
    const receipt = await partlyRejected();
    expect((await refuse(receipt.id, ' ')).body.fields).toEqual({ reason: 'Please give a reason' });
    const refused = (await refuse(receipt.id, 'Not damaged by us')).body as Receipt;
    expect(refused).toMatchObject({ status: 'Replacement Refused', refusalReason: 'Not damaged by us' });
    expect((await told('replacement-refused', receipt.id))[0]?.notice?.organizations).toEqual(['1-organization']);
    const after = (await announce(refused, [1, 0])).body as Receipt;
    expect([after.status, after.refusalReason]).toEqual(['Replacement Announced', undefined]);
    const again = (await refuse(receipt.id, 'No stock')).body as Receipt;
    expect([again.status, again.replacement]).toEqual(['Replacement Refused', undefined]);
    expect((await receive(receipt.id)).status).toBe(409);
  });

  it('says what is missing', async () => {
    const receipt = await partlyRejected([1, 0]);
    const [line] = receipt.lines;
    const fields = async (units: readonly number[], changes: object = {}) =>
      (await announce(receipt, units, { ...changes })).body.fields as object;
    expect(await fields([0, 0])).toEqual({ lines: 'Please say how many units are replaced' });
    expect(await fields([2, 0])).toEqual({ 'lines.0.units': 'At most the rejected units can be replaced' });
    expect(await fields([1, 1])).toEqual({ 'lines.1.units': 'At most the rejected units can be replaced' });
    expect(await fields([1, 0], { expectedOn: nextDay(today, -1) })).toEqual({
      expectedOn: 'The date must not lie in the past',
    });
    expect(await fields([1, 0], { expectedOn: nextDay(yearsAfter(today, 1)) })).toEqual({
      expectedOn: 'The replacement must come within a year',
    });
    const twice = [line, line].map((one) => ({ lineId: one?.lineId, units: 1 }));
    expect(await fields([], { lines: twice })).toEqual({ lines: 'Please name every item once' });
    expect(await fields([], { lines: [{ lineId: 'another', units: 1 }] })).toEqual({
      'lines.0.units': 'At most the rejected units can be replaced',
    });
    expect((await get(receipt.id, 'buyer')).body.status).toBe('Partly Rejected');
  });

  it('is announced of nothing that is still inspected or was accepted, and received only once announced', async () => {
    const receipt = await due();
    expect([(await announce(receipt, [1, 0])).status, (await receive(receipt.id)).status]).toEqual([409, 409]);
    const all = (await inspect(receipt.id, { lines: found(receipt, [0, 0]) })).body as Receipt;
    expect([(await announce(all, [1, 0])).status, (await refuse(all.id, 'No')).status]).toEqual([409, 409]);
  });

  it.each([
    ['buyer', 403],
    ['admin', 403],
    ['oem', 403],
    ['user', 403],
    ['support', 403],
    ['rival', 404],
  ] as const)('is neither announced nor refused by a %s: %d', async (person, status) => {
    const receipt = await partlyRejected();
    expect((await announce(receipt, [1, 0], {}, person)).status).toBe(status);
    expect((await refuse(receipt.id, 'No', person)).status).toBe(status);
  });

  it.each([
    ['seller', 403],
    ['admin', 403],
    ['oem', 403],
    ['user', 403],
    ['support', 403],
    ['rival', 403],
    ['neighbour', 404],
  ] as const)('is not received by a %s: %d', async (person, status) => {
    const receipt = await announced();
    expect((await receive(receipt.id, person)).status).toBe(status);
  });

  it('that two receive at once opens one receipt; the other is told that it is over', async () => {
    const first = await announced();
    const answers = await Promise.all([receive(first.id), receive(first.id, 'colleague')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await receiptsOf(first.orderId)).toHaveLength(2);
    expect((await receive(first.id)).status).toBe(409);
    const stale = await announced();
    expect((await receive(stale.id, 'buyer', stale.version - 1)).status).toBe(412);
    expect(await receiptsOf(stale.orderId)).toHaveLength(1);
  });
});
