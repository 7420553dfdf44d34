import {
  dayInIndia,
  dispatches as contract,
  type DispatchAdvice,
  lastArrivalOf,
  mostOnTheirWay,
  nextDay,
  type Order,
} from '@portal/contracts';
import { actorOf, type TestService } from '@portal/service-kit/testing';
import {
  advicesOf,
  announce,
  deliver,
  enterInRegister,
  inProgress,
  newAdvice,
  type Person,
  registerAnswers,
  registerEnds,
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

const announced = async (order: Order, count = 1) =>
  (await announce(order, newAdvice(order, serials(count)))).body as DispatchAdvice;
const laptop = ({ items }: Order, serialNumber: string) => ({
  ...{ serialNumber, category: 'Laptop', quantity: 1, lineId: items[0]?.id },
});
const openOf = async (order: Order) =>
  (await advicesOf(order)).body.balance.map(({ announced: onTheirWay, open }: Record<string, number>) => [
    onTheirWay,
    open,
  ]);

describe('announcing goods', () => {
  it('keeps them with their serial numbers, counts them, and tells the office', async () => {
    const order = await inProgress();
    const [one = '', two = ''] = serials(2);
    const { status, body } = await announce(order, newAdvice(order, [one, two]));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ status: 'Announced', gemContractNumber: order.gemContractNumber, trackingNumber: 'EE123IN' },
      lines: [{ name: 'Latitude laptop', category: 'Laptop', serialNumbers: [one, two] }],
    });
    expect(body.number).toMatch(/^DSP-\d{4}-\d{6}$/);
    expect(await openOf(order)).toEqual([
      [2, 8],
      [0, 2],
    ]);
    const [event] = await told('procurement.dispatch.announced', body.id);
    expect(event?.notice).toMatchObject({ record: { type: 'order', id: order.id }, values: { number: body.number } });
  });

  it('names every serial number that cannot be, of all lines at once', async () => {
    const [order, before] = [await inProgress(), await inProgress()];
    const [taken = '', known = '', free = ''] = serials(3);
    await announce(before, newAdvice(before, [taken]));
    enterInRegister('DELL', known);
    const lines = [
      { lineId: order.items[0]?.id, serialNumbers: [free, taken.toLowerCase(), known, free.toLowerCase()] },
      { lineId: order.items[1]?.id, serialNumbers: [...serials(3)] },
      { lineId: 'no-such-line', serialNumbers: serials(1) },
      { lineId: order.items[1]?.id, serialNumbers: serials(1) },
    ];
    const { status, body } = await announce(order, newAdvice(order, [], { lines }));
    expect([status, body.fields]).toEqual([
      422,
      {
        'lines.0.serialNumbers.1': 'This serial number is announced or delivered already',
        'lines.0.serialNumbers.2': 'This serial number is already registered',
        'lines.0.serialNumbers.3': 'This serial number stands here twice',
        'lines.1.serialNumbers': 'These are more serial numbers than units still open of this item',
        'lines.2.lineId': 'This item is not part of the order',
        'lines.3.lineId': 'This item stands here twice',
      },
    ]);
    expect((await advicesOf(order)).body.items).toEqual([]);
  });

  it.each([
    ['carrier', '', 'Carrier is required'],
    ['trackingNumber', ' ', 'Tracking number is required'],
    ['dispatchDate', nextDay(dayInIndia(), -1), 'The dispatch date must not lie before the order'],
    ['dispatchDate', nextDay(dayInIndia()), 'The dispatch date must not lie in the future'],
    [
      'expectedArrival',
      nextDay(lastArrivalOf(dayInIndia())),
      'The expected arrival must lie within a year of the dispatch',
    ],
    ['dispatchDate', 'soon', 'Please enter a valid date'],
    ['expectedArrival', '2020-01-01', 'The expected arrival must not lie before the dispatch'],
    ['expectedArrival', undefined, 'Expected arrival is required'],
    ['lines', [], 'Please enter the serial numbers of at least one item'],
    ['lines', [{ lineId: 'one', serialNumbers: [] }], 'Please enter the serial numbers'],
    ['lines', [{ lineId: 'one', serialNumbers: [''] }], 'Serial number is required'],
  ])('refuses %s %j', async (field, value, message) => {
    const order = await inProgress();
    const answer = await announce(order, newAdvice(order, serials(1), { [field]: value }));
    expect([answer.status, answer.body.fields[field] ?? Object.values(answer.body.fields)[0]]).toEqual([422, message]);
  });

  it('keeps nothing and says so while the register cannot be asked', async () => {
    const order = await inProgress();
    await registerEnds();
    const answer = await announce(order, newAdvice(order, serials(1)));
    registerAnswers();
    expect([answer.status, answer.body.code]).toEqual([503, 'AWAY']);
    expect((await advicesOf(order)).body.items).toEqual([]);
  });

  it('announces nothing of an order that is mapped to no office, or not in progress', async () => {
    const unmapped = await inProgress(false);
    expect((await announce(unmapped, newAdvice(unmapped, serials(1)))).status).toBe(409);
    const done = await inProgress();
    const two = serials(2).map((serialNumber) => ({ serialNumber, category: 'Printer', lineId: done.items[1]?.id }));
    const all = [...serials(10).map((serialNumber) => laptop(done, serialNumber)), ...two];
    expect((await deliver(done, all)).body.order.status).toBe('Completed');
    expect((await announce(done, newAdvice(done, serials(1)))).body.code).toBe('ILLEGAL_MOVE');
  });

  it('makes one of the same request twice, also at one moment', async () => {
    const order = await inProgress();
    const body = newAdvice(order, serials(1));
    const key = `key-${order.id}`;
    const answers = await Promise.all([announce(order, body, 'seller', key), announce(order, body, 'seller', key)]);
    const later = await announce(order, body, 'seller', key);
    expect((await advicesOf(order)).body.items).toHaveLength(1);
    expect(later.status).toBe(201);
    // Who comes in the very moment is told to come again, or gets the same.
    for (const { status, body: advice } of answers) if (status === 201) expect(advice.id).toBe(later.body.id);
  });

  it('gives the last units to one of two advices, and tells the other', async () => {
    const order = await inProgress();
    const answers = await Promise.all([6, 6].map((count) => announce(order, newAdvice(order, serials(count)))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.fields).toEqual({
      'lines.0.serialNumbers': 'These are more serial numbers than units still open of this item',
    });
    expect((await openOf(order))[0]).toEqual([6, 4]);
  });

  it('gives one serial number to one of two orders, and tells the other', async () => {
    const [one, other] = [await inProgress(), await inProgress()];
    const same = serials(1);
    const answers = await Promise.all([one, other].map((order) => announce(order, newAdvice(order, same))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.fields).toEqual({
      'lines.0.serialNumbers.0': 'This serial number is announced or delivered already',
    });
  });
});

it('is listed page by page, the newest first, and by its status', async () => {
  const order = await inProgress();
  const ids: string[] = [];
  for (const serialNumbers of [serials(1), serials(1), serials(1)]) {
    const { body } = await announce(order, newAdvice(order, serialNumbers));
    await withdraw(order, body.id, { reason: 'Lorry broke down' });
    ids.unshift(body.id);
  }
  const onItsWay = (await announce(order, newAdvice(order, serials(1)))).body.id;
  const list = (query: Record<string, string>) =>
    service.call(contract.list, { token: token('seller'), params: { id: order.id }, query });
  const page = async (query: Record<string, string>) => {
    const { body } = await list(query);
    return [body.total, body.items.map(({ id }: { id: string }) => id), body.balance.length > 0];
  };
  expect(await page({ pageSize: '2' })).toEqual([4, [onItsWay, ids[0]], true]);
  expect(await page({ pageSize: '2', page: '2' })).toEqual([4, ids.slice(1), true]);
  expect(await page({ status: 'Announced' })).toEqual([1, [onItsWay], true]);
  expect((await list({ pageSize: '101' })).status).toBe(422);
});

describe('withdrawing an advice', () => {
  it('frees its units and serial numbers, with a reason, once', async () => {
    const order = await inProgress();
    const same = serials(10);
    const { body } = await announce(order, newAdvice(order, same));
    expect((await withdraw(order, body.id, {})).body.fields).toEqual({ reason: 'Please give a reason' });
    expect((await withdraw(order, body.id, { reason: 'Lorry broke down' }, 'seller', 9)).status).toBe(412);
    const answer = await withdraw(order, body.id, { reason: 'Lorry broke down' });
    expect(answer.body).toMatchObject({ status: 'Withdrawn', reason: 'Lorry broke down' });
    expect((await withdraw(order, body.id, { reason: 'Again' })).body.code).toBe('ILLEGAL_MOVE');
    expect((await announce(order, newAdvice(order, same))).status).toBe(201);
    expect(await told('procurement.dispatch.withdrawn', body.id)).toHaveLength(1);
  });

  it('is for the office too when the goods did not come by the expected day, and the seller is told why', async () => {
    const order = await inProgress();
    const advice = await announced(order);
    const reason = { reason: 'Nothing came' };
    const early = await withdraw(order, advice.id, reason, 'buyer');
    expect([early.status, early.body.code]).toEqual([409, 'DISPATCH_MAY_STILL_COME']);
    await service.kit.database
      .collection<{ _id: string }>('dispatchAdvices')
      .updateOne({ _id: advice.id }, { $set: { expectedArrival: '2026-01-01' } });
    expect((await withdraw(order, advice.id, {}, 'buyer')).body.fields).toEqual({ reason: 'Please give a reason' });
    expect((await withdraw(order, advice.id, reason, 'buyer')).body).toMatchObject({ status: 'Withdrawn', ...reason });
    const [event] = await told('procurement.dispatch.withdrawn', advice.id);
    expect(event?.notice).toMatchObject({
      organizations: expect.arrayContaining([actorOf('Seller').organizationId]),
      title:
        '{{by}} withdrew the dispatch advice {{number}} of order {{contract}}, whose goods did not come: {{reason}}',
      values: { number: advice.number, by: actorOf('Buyer').name, reason: 'Nothing came' },
      record: { type: 'order', id: order.id },
    });
    expect((await openOf(order))[0]).toEqual([0, 10]);
  });

  it('is for a Super Admin at any time, and not for an office that only sees the order', async () => {
    const order = await inProgress();
    const advice = await announced(order);
    const stored = service.kit.database.collection<{ _id: string }>('orders');
    const both = [actorOf('Buyer').organizationId, 'onlookers'];
    await stored.updateOne({ _id: order.id }, { $set: { organizations: both } });
    const onlooker = await service.tokenFor('Buyer', { id: 'onlooker', organizationId: 'onlookers' });
    const params = { id: order.id, adviceId: advice.id };
    const body = { reason: 'Lost' };
    expect((await service.call(contract.withdraw, { token: onlooker, params, body })).status).toBe(404);
    expect((await withdraw(order, advice.id, body, 'admin')).status).toBe(200);
  });

  it('makes room where as many are on their way as can be', async () => {
    const order = await inProgress();
    const first = await announced(order);
    const stored = service.kit.database.collection<{ _id: string }>('dispatchAdvices');
    const fields = { orderId: order.id, status: 'Announced', lines: [], version: 1, history: [] };
    await stored.insertMany(
      Array.from({ length: mostOnTheirWay - 1 }, (_, n) => ({
        ...{ ...fields, _id: `${first.id}-${n}`, number: `${first.number}-${n}` },
      })),
    );
    const { status, body } = await announce(order, newAdvice(order, serials(1)));
    expect([status, body.error]).toEqual([
      409,
      'At most 50 dispatch advices can be on their way at once. Please deliver or withdraw one of them first.',
    ]);
    await withdraw(order, first.id, { reason: 'Lorry broke down' });
    expect((await announce(order, newAdvice(order, serials(1)))).status).toBe(201);
  });

  it('finds an advice only under its own order', async () => {
    const [one, other] = [await inProgress(), await inProgress()];
    const { id } = await announced(one);
    expect((await withdraw(other, id, { reason: 'Mine' })).status).toBe(404);
  });
});

describe('delivering what was announced', () => {
  it('ends the advice with the proof that names it, and tells the register each unit', async () => {
    const order = await inProgress();
    const { id, number, lines } = await announced(order, 2);
    const brought = (lines[0]?.serialNumbers ?? []).map((serialNumber) => laptop(order, serialNumber));
    const { status, body } = await deliver(order, brought, { dispatchAdviceId: id });
    expect([status, body.proof.dispatchNumber]).toEqual([201, number]);
    const [advice] = (await advicesOf(order)).body.items;
    expect(advice).toMatchObject({ status: 'Delivered', deliveryNumber: body.proof.number });
    expect(await openOf(order)).toEqual([
      [0, 8],
      [0, 2],
    ]);
    const [event] = await told('procurement.delivery.accepted', body.proof.id);
    expect(event?.data['units']).toMatchObject({
      ...{ deliveryNumber: body.proof.number, orderId: order.id, buyerOrganizationId: order.buyerOrganizationId },
      lines: [
        {
          ...{ lineId: order.items[0]?.id, name: 'Latitude laptop', manufacturer: 'Dell', model: 'L-5450' },
          ...{ value: 50_000, warrantyYears: 3, serialNumbers: lines[0]?.serialNumbers },
        },
      ],
    });
    expect((await withdraw(order, id, { reason: 'Too late' })).body.code).toBe('ILLEGAL_MOVE');
    const twice = await announce(order, newAdvice(order, lines[0]?.serialNumbers ?? []));
    expect(twice.body.fields['lines.0.serialNumbers.0']).toBe('This serial number is announced or delivered already');
  });

  it('refuses other units than those of the advice, and advices of other orders, and leaves the password unspent', async () => {
    const [order, other] = [await inProgress(), await inProgress()];
    const [mine, foreign] = [await announced(order, 2), await announced(other)];
    const [one = ''] = mine.lines[0]?.serialNumbers ?? [];
    const short = await deliver(order, [laptop(order, one)], { dispatchAdviceId: mine.id });
    expect([short.status, short.body.fields]).toEqual([
      422,
      { deliveredAssets: 'Please deliver exactly the serial numbers of the dispatch advice' },
    ]);
    for (const dispatchAdviceId of [foreign.id, 'no-such-advice']) {
      const answer = await deliver(order, [laptop(order, one)], { dispatchAdviceId });
      expect(answer.body.fields).toEqual({ dispatchAdviceId: 'There is no such dispatch advice on its way' });
    }
    const [free = ''] = serials(1);
    expect((await deliver(order, [laptop(order, free)])).status).toBe(201);
  });

  it('keeps the places of what is on its way from a proof that names another advice, or none', async () => {
    const order = await inProgress();
    await announced(order, 8);
    const others = serials(3).map((serialNumber) => laptop(order, serialNumber));
    const over = await deliver(order, others);
    expect([over.status, over.body.fields]).toEqual([
      422,
      { deliveredAssets: 'Quantity validation failed: Laptop: attempting 3, remaining capacity 2' },
    ]);
    expect((await deliver(order, others.slice(1))).status).toBe(201);
    expect((await openOf(order))[0]).toEqual([8, 0]);
    const all = await inProgress();
    const [{ id, lines }] = [await announced(all, 6), await announced(all, 4)];
    const brought = (lines[0]?.serialNumbers ?? []).map((serialNumber) => laptop(all, serialNumber));
    expect((await deliver(all, brought, { dispatchAdviceId: id })).status).toBe(201);
    expect((await openOf(all))[0]).toEqual([4, 0]);
  });

  it('brings no typed serial number that stands elsewhere', async () => {
    const [order, other] = [await inProgress(), await inProgress()];
    const [known = '', taken = '', free = ''] = serials(3);
    enterInRegister('Dell', known);
    await announce(other, newAdvice(other, [taken]));
    const named = [known, taken.toLowerCase(), free].map((serial) => laptop(order, serial));
    expect((await deliver(order, named)).body.fields).toEqual({
      'deliveredAssets.0.serialNumber': 'This serial number is already registered',
      'deliveredAssets.1.serialNumber': 'This serial number is announced or delivered already',
    });
    expect((await openOf(order))[0]).toEqual([0, 10]);
    const fresh = await inProgress();
    expect((await deliver(fresh, [laptop(fresh, free)])).status).toBe(201);
    const again = await deliver(other, [laptop(other, free)]);
    expect(again.body.fields).toEqual({
      'deliveredAssets.0.serialNumber': 'This serial number is announced or delivered already',
    });
  });

  it('brings a typed serial number once, also in proofs of two orders at one moment', async () => {
    const [one, other] = [await inProgress(), await inProgress()];
    const [same = ''] = serials(1);
    const answers = await Promise.all([one, other].map((order) => deliver(order, [laptop(order, same)])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('tells the register no number that stands for several pieces', async () => {
    const order = await inProgress();
    const { body } = await deliver(order, [{ serialNumber: 'BOX-1', category: 'Laptop', quantity: 3 }]);
    const [event] = await told('procurement.delivery.accepted', body.proof.id);
    expect(event?.data['units']).toMatchObject({ lines: [] });
  });
});

describe('who may', () => {
  it.each<[Person, number, number, number]>([
    ['seller', 200, 201, 200],
    ['colleague', 200, 201, 200],
    ['rival', 404, 404, 404],
    ['buyer', 200, 403, 409],
    ['neighbour', 404, 403, 404],
    ['admin', 200, 403, 200],
    ['oem', 403, 403, 403],
    ['user', 403, 403, 403],
    ['support', 403, 403, 403],
  ])('answers a %s: list %i, announce %i, withdraw %i', async (person, list, create, end) => {
    const order = await inProgress();
    const { id } = await announced(order);
    expect((await advicesOf(order, person)).status).toBe(list);
    expect((await announce(order, newAdvice(order, serials(1)), person)).status).toBe(create);
    expect((await withdraw(order, id, { reason: 'Not mine' }, person)).status).toBe(end);
  });
});
