import { dayInIndia, inspectionDays, nextDay, procurementFiles, receipts as contract } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import {
  announce,
  delivered,
  due,
  found,
  get,
  inspect,
  opened,
  partlyRejected,
  photo,
  receive,
  receiptsOf,
  startReceipts,
  told,
  token,
} from '../testing/receipt-bench.js';
import { AcceptedGoods } from './accepted-goods.js';
import { ReceiptOpening } from './receipt-opening.js';
import { ReceiptRepository } from './receipt.repository.js';
import { ReceiptSweep } from './receipt-sweep.js';

let service: TestService;
const today = dayInIndia();
const accepted = async (orderId: string) => [
  ...(await service.get(AcceptedGoods).of('purchase-order', orderId)).units.values(),
];
const dueOn = (id: string, day: string) =>
  service.get(ReceiptRepository).updateOne({ _id: id }, { $set: { dueOn: day } });

beforeAll(async () => void (service = await startReceipts()));
afterAll(() => service.stop());

describe('the portal', () => {
  it('opens one receipt of a purchase order that was delivered', async () => {
    const order = await delivered();
    const receipt = await opened(order.id);
    expect(receipt).toMatchObject({
      ...{
        status: 'Inspection Due',
        source: 'purchase-order',
        orderNumber: order.poNumber,
        department: order.department,
      },
      ...{ sellerOrganizationId: order.sellerOrganizationId, dueOn: nextDay(today, inspectionDays) },
    });
    expect(receipt.number).toMatch(/^RCT-\d{4}-\d{6}$/);
    expect(receipt.lines.map(({ name, delivered: units, unitPrice }) => [name, units, unitPrice])).toEqual([
      ['Latitude', 2, 50_000.5],
      ['LaserJet', 1, 10_000],
    ]);
    const [event] = await told('opened', receipt.id);
    expect(event?.notice).toMatchObject({
      ...{ organizations: ['1-organization'], values: { order: order.poNumber, day: receipt.dueOn } },
      record: { type: 'receipt', id: receipt.id },
    });
  });

  it('opens what precedes it, once, however often and wherever it looks', async () => {
    const order = await delivered();
    const { id } = await opened(order.id);
    await service.kit.database.collection<{ _id: string }>('receipts').deleteOne({ _id: id });
    const opening = service.get(ReceiptOpening);
    await Promise.all([opening.sweep(), opening.sweep()]);
    await opening.sweep();
    expect((await receiptsOf(order.id)).map((one) => one.id)).toEqual([id]);
  });

  it('counts as accepted what nobody inspected by the last day, and tells both sides once', async () => {
    const [late, last] = [await due(), await due()];
    await dueOn(late.id, nextDay(today, -1));
    await dueOn(last.id, today);
    const sweep = service.get(ReceiptSweep);
    await Promise.all([sweep.sweep(), sweep.sweep()]);
    expect((await get(late.id, 'buyer')).body).toMatchObject({
      ...{
        status: 'Deemed Accepted',
        lines: [
          { accepted: 2, rejected: 0 },
          { accepted: 1, rejected: 0 },
        ],
      },
      history: [{ by: 'Portal', status: 'Deemed Accepted' }],
    });
    expect((await get(last.id, 'buyer')).body.status).toBe('Inspection Due');
    const events = await told('deemed-accepted', late.id);
    expect(events.map(({ notice }) => notice?.organizations)).toEqual([['1-organization', late.sellerOrganizationId]]);
    expect(await accepted(late.orderId)).toEqual([2, 1]);
    expect((await inspect(late.id, { lines: found(late, [0, 0]) })).status).toBe(409);
  });

  it('reminds the office three days and one day before the last, once each', async () => {
    const { id } = await due();
    const sweep = service.get(ReceiptSweep);
    const reminders = async (days: number) => {
      await dueOn(id, nextDay(today, days));
      await Promise.all([sweep.sweep(), sweep.sweep()]);
      const heard = await told('reminded', id);
      expect(heard.every(({ notice }) => notice?.organizations?.join() === '1-organization')).toBe(true);
      return heard.length;
    };
    expect([await reminders(4), await reminders(3), await reminders(2)]).toEqual([0, 1, 1]);
    expect([await reminders(1), await reminders(0)]).toEqual([2, 2]);
    // Who has the inspection open can still save it.
    expect((await get(id, 'buyer')).body.version).toBe(1);
  });
});

describe('an inspection', () => {
  it('accepts all that was delivered', async () => {
    const receipt = await due();
    expect(await accepted(receipt.orderId)).toEqual([0, 0]);
    const outstanding = async () => {
      const query = { order: receipt.orderId, outstanding: 'yes' as const };
      return (await service.call(contract.list, { token: token('buyer'), query })).body.items.map(
        ({ id }: { id: string }) => id,
      );
    };
    expect(await outstanding()).toEqual([receipt.id]);
    const { status, body } = await inspect(receipt.id, { lines: found(receipt, [0, 0]) }, 'colleague', receipt.version);
    expect([status, body.status]).toEqual([200, 'Accepted']);
    expect(body.history).toMatchObject([{ byId: 'colleague', action: 'Accept', status: 'Accepted' }]);
    expect(await outstanding()).toEqual([]);
    expect(await accepted(receipt.orderId)).toEqual([2, 1]);
    expect((await told('accepted', receipt.id)).map(({ notice }) => notice?.organizations)).toEqual([
      [receipt.sellerOrganizationId],
    ]);
  });

  it.each([
    [[1, 0], 'Partly Rejected', [1, 1], 'partly-rejected'],
    [[2, 1], 'Rejected', [0, 0], 'rejected'],
  ] as const)('that rejects %j is %s', async (rejected, status, units, verb) => {
    const receipt = await due();
    const { body } = await inspect(receipt.id, { lines: found(receipt, rejected), photos: [await photo()] });
    expect(body).toMatchObject({ status, photos: [{ name: 'crack.png' }] });
    expect(body.lines[0]).toMatchObject({ rejected: rejected[0], reason: 'damaged' });
    expect(await accepted(receipt.orderId)).toEqual(units);
    expect(await told(verb, receipt.id)).toHaveLength(1);
  });

  it('says what is missing and stays due', async () => {
    const receipt = await due();
    const fields = async (lines: object[], photos: string[] = []) =>
      (await inspect(receipt.id, { lines, photos })).body.fields as object;
    const photos = [await photo()];
    expect(await fields(found(receipt, [1, 0]))).toEqual({ photos: 'Please add a photo of what is rejected' });
    expect(await fields(found(receipt, [1, 0], { reason: undefined }), photos)).toEqual({
      'lines.0.reason': 'Please give a reason',
    });
    expect(await fields(found(receipt, [1, 0], { reason: 'other' }), photos)).toEqual({
      'lines.0.note': 'Please say what is wrong',
    });
    expect(await fields(found(receipt, [1, 0], { accepted: 2 }), photos)).toEqual({
      'lines.0.accepted': 'Accepted and rejected units must be together what was delivered',
    });
    expect(await fields(found(receipt, [0.5, 0]), photos)).toMatchObject({
      'lines.0.rejected': 'Please enter a whole number of units',
    });
    const twice = found(receipt, [0, 0]).slice(0, 1);
    for (const lines of [twice, [...twice, ...twice]])
      expect(await fields(lines)).toEqual({ lines: 'Please inspect every item of the receipt once' });
    expect(await fields(found(receipt, [1, 0]), Array<string>(6).fill('p'))).toEqual({
      photos: 'At most 5 photos are allowed',
    });
    expect((await get(receipt.id, 'buyer')).body).toMatchObject({ status: 'Inspection Due', version: receipt.version });
  });

  describe('with a deduction', () => {
    const late = { deduction: 500.25, deductionReason: 'A week late' };
    const deducting = (receipt: Parameters<typeof found>[0], changes: object) =>
      found(receipt, [0, 0]).map((line, n) => (n === 0 ? { ...line, ...changes } : line));

    it('accepts all, and tells the seller what is kept back and why', async () => {
      const receipt = await due();
      const { body } = await inspect(receipt.id, { lines: deducting(receipt, late) });
      expect(body.status).toBe('Accepted');
      expect((await get(receipt.id, 'seller')).body.lines[0]).toMatchObject({ accepted: 2, ...late });
      expect(body.lines[1]).not.toHaveProperty('deduction');
      expect((await told('accepted', receipt.id)).map(({ notice }) => notice?.title)).toEqual([
        'Goods of order {{order}} were accepted with a deduction: {{number}}',
      ]);
    });

    it('of which a part was rejected says so too', async () => {
      const receipt = await due();
      const lines = found(receipt, [1, 0]).map((line, n) => (n === 1 ? { ...line, ...late } : line));
      await inspect(receipt.id, { lines, photos: [await photo()] });
      expect((await told('partly-rejected', receipt.id)).map(({ notice }) => notice?.title)).toEqual([
        'A part of the goods of order {{order}} was rejected, the rest accepted with a deduction: {{number}}',
      ]);
    });

    it.each([
      [{ deduction: 1 }, 'deductionReason', 'Please say why something is deducted'],
      [{ ...late, deduction: -1 }, 'deduction', 'Please enter an amount'],
      [{ ...late, deduction: 0.001 }, 'deduction', 'At most two decimals are allowed'],
      // Two of 50,000.50 with 18 % GST.
      [{ ...late, deduction: 118_001.19 }, 'deduction', 'The deduction is more than the value of the accepted units'],
    ])('is refused with %j', async (changes, field, message) => {
      const receipt = await due();
      const { body } = await inspect(receipt.id, { lines: deducting(receipt, changes) });
      expect(body.fields).toEqual({ [`lines.0.${field}`]: message });
      expect((await get(receipt.id, 'buyer')).body.status).toBe('Inspection Due');
    });

    it('takes at most the value of what was accepted, all of it too', async () => {
      const [receipt, part] = [await due(), await due()];
      const whole = deducting(receipt, { ...late, deduction: 118_001.18 });
      expect((await inspect(receipt.id, { lines: whole })).status).toBe(200);
      const lines = found(part, [1, 0]).map((line, n) => (n === 0 ? { ...line, ...late, deduction: 59_000.6 } : line));
      const { body } = await inspect(part.id, { lines, photos: [await photo()] });
      expect(body.fields).toEqual({
        'lines.0.deduction': 'The deduction is more than the value of the accepted units',
      });
    });
  });

  it.each([
    ['seller', 403],
    ['admin', 403],
    ['oem', 403],
    ['user', 403],
    ['support', 403],
    ['rival', 403],
    ['neighbour', 404],
  ] as const)('is not made by a %s: %d', async (person, status) => {
    const receipt = await due();
    expect((await inspect(receipt.id, { lines: found(receipt, [0, 0]) }, person)).status).toBe(status);
    expect((await get(receipt.id, 'buyer')).body.status).toBe('Inspection Due');
  });

  it('of two at once is made by one, the other is told that it is over', async () => {
    const receipt = await due();
    const photos = [await photo()];
    const [one, other] = await Promise.all([
      inspect(receipt.id, { lines: found(receipt, [0, 0]) }),
      inspect(receipt.id, { lines: found(receipt, [2, 1]), photos }, 'buyer'),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect((await get(receipt.id, 'buyer')).body.history).toHaveLength(1);
  });

  it('that is refused after all lets go of its photos, never of those that the receipt shows', async () => {
    const [late, receipt, other] = [await due(), await due(), await due()];
    const id = await photo();
    const rejection = { lines: found(late, [1, 0]), photos: [id] };
    expect((await inspect(late.id, rejection, 'buyer', late.version + 1)).status).toBe(412);
    const again = { lines: found(receipt, [1, 0]), photos: [id] };
    expect((await inspect(receipt.id, again)).status).toBe(200);
    expect((await inspect(receipt.id, again)).status).toBe(409);
    const taken = await inspect(other.id, { lines: found(other, [1, 0]), photos: [id] });
    expect(taken.body.fields).toEqual({ photos: 'Please upload this file again' });
  });

  it('is refused to who looked at an earlier version', async () => {
    const receipt = await due();
    const late = await inspect(receipt.id, { lines: found(receipt, [0, 0]) }, 'buyer', receipt.version + 1);
    expect(late.status).toBe(412);
  });
});

describe('a receipt', () => {
  it.each([
    ['buyer', 200, 1],
    ['colleague', 200, 1],
    ['seller', 200, 1],
    ['admin', 200, 1],
    ['neighbour', 404, 0],
    ['rival', 404, 0],
  ] as const)('is read by a %s: %d', async (person, status, rows) => {
    const receipt = await due();
    expect((await get(receipt.id, person)).status).toBe(status);
    expect(await receiptsOf(receipt.orderId, person)).toHaveLength(rows);
  });

  it.each(['oem', 'user', 'support'] as const)('is nothing for the role of the %s', async (person) => {
    expect((await get('any', person)).status).toBe(403);
    expect((await service.call(contract.list, { token: token(person) })).status).toBe(403);
  });

  it('gives its photos to both sides and to nobody else', async () => {
    const receipt = await due();
    const id = await photo();
    await inspect(receipt.id, { lines: found(receipt, [1, 0]), photos: [id] });
    const read = async (person: Parameters<typeof token>[0]) =>
      (await service.call(procurementFiles.scan, { token: token(person), params: { id } })).status;
    expect([await read('buyer'), await read('colleague'), await read('seller'), await read('admin')]).toEqual([
      200, 200, 200, 200,
    ]);
    expect([await read('neighbour'), await read('rival'), await read('oem'), await read('user')]).toEqual([
      404, 404, 404, 404,
    ]);
  });

  it('is found and counted by when its inspection or its replacement is due, by who sees it', async () => {
    const [late, soon, later, awaited] = [await due(), await due(), await due(), await partlyRejected()];
    await announce(awaited, [1, 0], { expectedOn: nextDay(today, 4) });
    await dueOn(late.id, nextDay(today, -1));
    await dueOn(soon.id, nextDay(today, 3));
    const ids = [late, soon, later, awaited].map(({ id }) => id);
    const foundBy = async (query: Record<string, string>, person: Parameters<typeof token>[0] = 'buyer') => {
      const answer = await service.call(contract.list, { token: token(person), query: { ...query, pageSize: '100' } });
      return (answer.body.items as { id: string }[]).map(({ id }) => id).filter((id) => ids.includes(id));
    };
    expect(await foundBy({ due: 'Overdue' })).toEqual([late.id]);
    expect(await foundBy({ due: 'Within 3 days' }, 'seller')).toEqual([soon.id]);
    expect((await foundBy({ due: 'Later' })).toSorted()).toEqual([later.id, awaited.id].toSorted());
    expect(await foundBy({ due: 'Later' }, 'neighbour')).toEqual([]);
    expect(await foundBy({ rejected: 'yes' })).toEqual([awaited.id]);
    expect(await foundBy({ rejected: 'yes' }, 'neighbour')).toEqual([]);
    const counts = async (person: Parameters<typeof token>[0]) =>
      (await service.call(contract.summary, { token: token(person) })).body as Record<string, number>;
    expect(await counts('neighbour')).toEqual({ overdue: 0, soon: 0, later: 0, announced: 0 });
    const { soon: soonBefore = 0, announced: announcedBefore = 0, ...others } = await counts('buyer');
    await inspect(soon.id, { lines: found(soon, [0, 0]) });
    await receive(awaited.id);
    // What came in place of the rejected unit is to be inspected later: as many as before.
    expect(await counts('buyer')).toEqual({ ...others, soon: soonBefore - 1, announced: announcedBefore - 1 });
  });

  it.each<Record<string, string>>([
    { due: 'Sometime' },
    { rejected: 'no' },
    { sort: 'price' },
    { status: 'Lost' },
    { price: '1' },
  ])('is not asked for by %j', async (query) => {
    expect((await service.call(contract.list, { token: token('buyer'), query })).status).toBe(422);
  });
});
