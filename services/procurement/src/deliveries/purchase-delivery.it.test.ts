import { dayInIndia, type DispatchAdvice, nextDay, type PurchaseOrder, receipts } from '@portal/contracts';
import { eventually, type TestService } from '@portal/service-kit/testing';
import {
  advicesOf,
  announce,
  deliverPurchase,
  enterInRegister,
  inProgress,
  newAdvice,
  type Person,
  proofsOf,
  purchase,
  purchaseAt,
  registerAnswers,
  registerEnds,
  serials,
  startDispatches,
  step,
  told,
  token,
  withdraw,
} from '../testing/dispatch-bench.js';
import { orderFile } from '../testing/new-order.js';

let service: TestService;
beforeAll(async () => {
  service = await startDispatches();
});
afterAll(() => service.stop());

const laptop = ({ items }: PurchaseOrder, serialNumber: string) => ({
  ...{ serialNumber, category: 'Laptop', quantity: 1, lineId: items[0]?.id },
});
const printer = ({ items }: PurchaseOrder, serialNumber: string) => ({
  ...{ serialNumber, category: 'Other', quantity: 1, lineId: items[1]?.id },
});
const balance = async (order: PurchaseOrder) =>
  ((await advicesOf(order)).body.balance as Record<string, number>[]).map(({ delivered, announced, open }) => [
    ...[delivered, announced, open],
  ]);
const deliveries = async (order: PurchaseOrder) =>
  (await purchase(order, 'buyer')).items.map(({ deliveryStatus, delivered }) => [deliveryStatus, delivered]);
const receiptsOf = (order: PurchaseOrder, count: number) =>
  eventually(async () => {
    const { body } = await service.call(receipts.list, { token: token('buyer'), query: { order: order.id } });
    if (body.items.length !== count) throw new Error(`${body.items.length} receipts`);
    return (body.items as { lines: { delivered: number; serialNumbers?: string[] }[] }[]).map(({ lines }) => lines);
  });
const announced = async (order: PurchaseOrder, count = 1) =>
  (await announce(order, newAdvice(order, serials(count)))).body as DispatchAdvice;
const unbranded = { items: [{ assetName: 'Scanner', category: 'Other', quantity: 2, unitPrice: 100 }] };

describe('announcing goods of a purchase order', () => {
  it('counts them, puts their items on their way, and tells the office', async () => {
    const order = await purchaseAt('Order Confirmed');
    const [one = '', two = ''] = serials(2);
    const { status, body } = await announce(order, newAdvice(order, [one, two]));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ status: 'Announced', source: 'purchase-order', gemContractNumber: order.poNumber },
      lines: [{ name: 'Latitude', category: 'Laptop', manufacturer: 'Dell', serialNumbers: [one, two] }],
    });
    expect(await balance(order)).toEqual([
      [0, 2, 0],
      [0, 0, 1],
    ]);
    expect(await deliveries(order)).toEqual([
      ['In Transit', 0],
      ['Not Started', 0],
    ]);
    expect((await purchase(order)).history.at(-1)).toMatchObject({ action: 'Dispatch announced', note: body.number });
    const [event] = await told('procurement.dispatch.announced', body.id);
    expect(event?.notice).toMatchObject({ record: { type: 'purchaseOrder', id: order.id } });
    expect((await step(order, 'Cancelled', 'buyer')).body.code).toBe('PURCHASE_ORDER_ON_ITS_WAY');
  });

  it('names what cannot be: more than is open, numbers that stand elsewhere, of either kind of order', async () => {
    const [order, gem] = [await purchaseAt('In Production'), await inProgress()];
    const [taken = '', known = '', ...more] = serials(5);
    await announce(gem, newAdvice(gem, [taken]));
    enterInRegister('Dell', known);
    const lines = [
      { lineId: order.items[0]?.id, serialNumbers: [taken.toLowerCase(), known] },
      // The same number of another maker is another unit.
      { lineId: order.items[1]?.id, serialNumbers: [known], manufacturer: 'Dell' },
    ];
    const { status, body } = await announce(order, newAdvice(order, [], { lines }));
    expect([status, body.fields]).toEqual([
      422,
      {
        'lines.0.serialNumbers.0': 'This serial number is announced or delivered already',
        'lines.0.serialNumbers.1': 'This serial number is already registered',
        'lines.1.manufacturer': 'The order names another brand of this item',
      },
    ]);
    // More than are open are not even looked up: whoever guesses learns nothing of them.
    expect((await announce(order, newAdvice(order, [known, taken, ...more]))).body.fields).toEqual({
      'lines.0.serialNumbers': 'These are more serial numbers than units still open of this item',
    });
  });

  it('needs the maker of an item whose brand the order does not name', async () => {
    const order = await purchaseAt('Order Confirmed', unbranded);
    const lines = (manufacturer?: string) => [{ lineId: order.items[0]?.id, serialNumbers: serials(1), manufacturer }];
    const refused = await announce(order, newAdvice(order, [], { lines: lines() }));
    expect(refused.body.fields).toEqual({
      'lines.0.manufacturer': 'The order names no brand of this item. Please say who makes it.',
    });
    const { body } = await announce(order, newAdvice(order, [], { lines: lines('Canon') }));
    expect(body.lines[0].manufacturer).toBe('Canon');
  });

  it.each([
    ['Approved', 404],
    ['Sent to Supplier', 409],
  ] as const)('announces nothing of one that is %s', async (status, answer) => {
    const order = await purchaseAt(status);
    expect((await announce(order, newAdvice(order, serials(1)))).status).toBe(answer);
    expect((await deliverPurchase(order, [laptop(order, 'X')])).status).toBe(answer);
  });

  it('gives the last unit to one of two advices at one moment', async () => {
    const order = await purchaseAt('Order Confirmed');
    const answers = await Promise.all([2, 2].map((count) => announce(order, newAdvice(order, serials(count)))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await balance(order))[0]).toEqual([0, 2, 0]);
  });

  it('takes items off their way again when it is withdrawn, unless others of them still come', async () => {
    const order = await purchaseAt('In Production');
    const [first, second] = [await announced(order), await announced(order)];
    const reason = { reason: 'Lorry broke down' };
    expect((await withdraw(order, first.id, reason)).body.status).toBe('Withdrawn');
    expect((await deliveries(order))[0]).toEqual(['In Transit', 0]);
    await withdraw(order, second.id, reason);
    expect((await deliveries(order))[0]).toEqual(['In Progress', 0]);
    expect((await step(order, 'Cancelled', 'buyer')).status).toBe(200);
  });
});

describe('a proof of delivery of a purchase order', () => {
  it('brings what was announced, tells the register each unit, and opens a receipt that names them', async () => {
    const order = await purchaseAt('Ready for Delivery');
    const advice = await announced(order, 2);
    const same = advice.lines[0]?.serialNumbers ?? [];
    const brought = same.map((serial) => laptop(order, serial));
    const other = await deliverPurchase(order, [laptop(order, 'OTHER')], { dispatchAdviceId: advice.id });
    expect(other.body.fields).toEqual({
      deliveredAssets: 'Please deliver exactly the serial numbers of the dispatch advice',
    });
    const { status, body } = await deliverPurchase(order, brought, { dispatchAdviceId: advice.id });
    expect([status, body.source, body.dispatchNumber]).toEqual([201, 'purchase-order', advice.number]);
    expect((await advicesOf(order)).body.items[0]).toMatchObject({ status: 'Delivered', deliveryNumber: body.number });
    expect(await deliveries(order)).toEqual([
      ['Delivered', 2],
      ['Ready for Delivery', 0],
    ]);
    expect((await purchase(order)).status).toBe('Ready for Delivery');
    const [event] = await told('procurement.delivery.accepted', body.id);
    expect(event?.data['units']).toMatchObject({
      ...{
        source: 'purchase-order',
        orderId: order.id,
        gemContractNumber: order.poNumber,
        deliveryNumber: body.number,
      },
      lines: [{ name: 'Latitude', manufacturer: 'Dell', value: 50_000.5, serialNumbers: same }],
    });
    const [part] = await told('procurement.purchase-order.part-delivered', order.id);
    expect(part?.notice?.title).toBe('A part of purchase order {{number}} was delivered');
    expect(part?.data['contract']).toMatchObject({
      ...{ source: 'purchase-order', id: order.id, gemContractNumber: order.poNumber },
      quantities: { Laptop: 2, Other: 1 },
    });
    const [lines] = await receiptsOf(order, 1);
    expect(lines).toMatchObject([{ name: 'Latitude', delivered: 2, serialNumbers: same }]);
    expect((await proofsOf(order)).body.items).toMatchObject([{ number: body.number, totalQuantity: 2 }]);
  });

  it('delivers the order with its last unit, from any step, and opens no second receipt of it', async () => {
    const order = await purchaseAt('Order Confirmed');
    const [one = '', two = '', three = ''] = serials(3);
    await deliverPurchase(order, [laptop(order, one)]);
    expect(await deliveries(order)).toEqual([
      ['In Transit', 1],
      ['Not Started', 0],
    ]);
    await deliverPurchase(order, [laptop(order, two), printer(order, three)]);
    expect(await purchase(order)).toMatchObject({
      ...{ status: 'Delivered', isOnTime: true, deliveredAt: expect.any(String) },
    });
    expect(await deliveries(order)).toEqual([
      ['Delivered', 2],
      ['Delivered', 1],
    ]);
    expect(await told('procurement.purchase-order.delivered', order.id)).toHaveLength(1);
    await receiptsOf(order, 2);
    expect((await deliverPurchase(order, [laptop(order, 'LATE')])).body.code).toBe('ILLEGAL_MOVE');
  });

  it('brings a serial number once, also in two proofs at one moment or one right after the other', async () => {
    const order = await purchaseAt('Order Confirmed');
    const [one = ''] = serials(1);
    const bring = () => deliverPurchase(order, [laptop(order, one)]);
    const answers = [...(await Promise.all([bring(), bring()])), await bring()];
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const field = 'deliveredAssets.0.serialNumber';
    for (const { body } of answers.filter(({ status }) => status === 422))
      expect(body.fields).toEqual({ [field]: 'This serial number is announced or delivered already' });
    expect((await deliveries(order))[0]).toEqual(['In Transit', 1]);
    const other = await purchaseAt('Order Confirmed');
    expect((await deliverPurchase(other, [laptop(other, one)])).status).toBe(422);
    expect((await announce(other, newAdvice(other, [one]))).body.fields).toEqual({
      'lines.0.serialNumbers.0': 'This serial number is announced or delivered already',
    });
  });

  it('gives the last unit to one of two at one moment, and never lands on another line', async () => {
    const order = await purchaseAt('In Transit');
    const [one = '', ...two] = serials(3);
    await deliverPurchase(order, [laptop(order, one)]);
    const answers = await Promise.all(two.map((serial) => deliverPurchase(order, [laptop(order, serial)])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'DELIVERY_QUANTITY',
      error: 'Quantity validation failed: Laptop: attempting 1, remaining capacity 0',
    });
    expect(await balance(order)).toEqual([
      [2, 0, 0],
      [0, 0, 1],
    ]);
  });

  it('keeps the places of what is on its way, and counts the same request once', async () => {
    const order = await purchaseAt('In Transit');
    await announced(order);
    const two = serials(2).map((serial) => laptop(order, serial));
    expect((await deliverPurchase(order, two)).body.code).toBe('DELIVERY_QUANTITY');
    const key = `proof-${order.id}`;
    const first = await deliverPurchase(order, two.slice(1), {}, 'seller', key);
    const files = { deliveryReceipt: [first.body.files[0].id], invoice: [first.body.files[1].id] };
    const again = await deliverPurchase(order, two.slice(1), files, 'seller', key);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect((await balance(order))[0]).toEqual([1, 1, 0]);
  });

  it('refuses serial numbers that stand elsewhere, or whose maker nobody said', async () => {
    const [order, open] = [await purchaseAt('In Transit'), await purchaseAt('In Transit', unbranded)];
    const [known = '', came = '', taken = ''] = serials(3);
    enterInRegister('Dell', known);
    await announce(
      open,
      newAdvice(open, [], { lines: [{ lineId: open.items[0]?.id, serialNumbers: [taken], manufacturer: 'Dell' }] }),
    );
    const refusal = async (serial: string) => (await deliverPurchase(order, [laptop(order, serial)])).body.fields;
    const field = 'deliveredAssets.0.serialNumber';
    expect(await refusal(known)).toEqual({ [field]: 'This serial number is already registered' });
    expect(await refusal(taken)).toEqual({ [field]: 'This serial number is announced or delivered already' });
    await deliverPurchase(order, [laptop(order, came)]);
    await receiptsOf(order, 1);
    expect(await refusal(came)).toEqual({ [field]: 'This serial number is announced or delivered already' });
    const nobodys = { serialNumber: 'S', category: 'Other', lineId: open.items[0]?.id };
    expect((await deliverPurchase(open, [nobodys])).body.fields).toEqual({
      [field]: 'The order names no brand of this item: announce its serial numbers with their maker first',
    });
    await registerEnds();
    const away = await deliverPurchase(order, [laptop(order, 'NEW')]);
    registerAnswers();
    expect(away.body.code).toBe('AWAY');
  });

  it('lets go of its files when it is refused, so that they come with the next try', async () => {
    const order = await purchaseAt('In Transit');
    const deliveryReceipt = [await orderFile(service, token('seller'), 'proof')];
    const [one = ''] = serials(1);
    const bring = (changes: object) => deliverPurchase(order, [laptop(order, one)], { deliveryReceipt, ...changes });
    expect((await bring({ invoice: ['nobodys'] })).body.fields).toEqual({ invoice: 'Please upload this file again' });
    expect((await bring({})).status).toBe(201);
  });

  it.each([
    ['deliveryDate', nextDay(dayInIndia()), 'The delivery date must not lie in the future'],
    ['deliveryDate', '2020-01-01', 'The delivery date must not lie before the order'],
    ['deliveryReceipt', [], 'Delivery receipt is required'],
    ['deliveredAssets', [], 'Add at least one item.'],
  ])('refuses %s %j', async (field, value, message) => {
    const order = await purchaseAt('In Transit');
    const { status, body } = await deliverPurchase(order, [laptop(order, 'D-1')], { [field]: value });
    expect([status, body.fields[field]]).toEqual([422, message]);
  });
});

describe('whoever tries serial numbers', () => {
  const attempts = () => service.kit.database.collection('attempts');
  beforeEach(() => attempts().deleteMany({}));
  afterAll(() => attempts().deleteMany({}));
  const refused = 'This serial number is already registered';

  it('hears of so many in an hour, in advices and proofs together, and is refused then', async () => {
    const order = await purchaseAt('In Transit');
    const [known = '', free = ''] = serials(2);
    enterInRegister('Dell', known);
    const asAdvice = () => announce(order, newAdvice(order, [known]));
    const asProof = () => deliverPurchase(order, [laptop(order, known)]);
    for (let n = 0; n < 15; n += 1) {
      expect((await asAdvice()).body.fields).toEqual({ 'lines.0.serialNumbers.0': refused });
      expect((await asProof()).body.fields).toEqual({ 'deliveredAssets.0.serialNumber': refused });
    }
    const more = [await asAdvice(), await asProof(), await announce(order, newAdvice(order, [free]))];
    expect(more.map(({ status, body }) => [status, body.fields])).toEqual(Array(3).fill([429, undefined]));
    expect(more[0]?.body.error).toBe('Rate limit exceeded. Please try again in 60 minute(s).');
  });

  it('is not counted for what is free, stands twice in the form, or could not be asked', async () => {
    const order = await purchaseAt('In Transit');
    const [one = ''] = serials(1);
    await registerEnds();
    expect((await announce(order, newAdvice(order, [one]))).body.code).toBe('AWAY');
    registerAnswers();
    expect((await announce(order, newAdvice(order, [one, one]))).status).toBe(422);
    expect((await announce(order, newAdvice(order, [one]))).status).toBe(201);
    const counted = await attempts().find({ purpose: 'serial numbers refused of' }).toArray();
    expect(counted.map(({ count }) => count)).toEqual([0]);
  });
});

describe('an order that is marked as delivered', () => {
  it('brings what was announced with its serial numbers, and a receipt of all that no proof brought', async () => {
    const order = await purchaseAt('In Transit');
    const [proven = ''] = serials(1);
    await deliverPurchase(order, [laptop(order, proven)]);
    const advice = await announced(order);
    const same = advice.lines[0]?.serialNumbers;
    expect((await step(order, 'Delivered', 'buyer')).status).toBe(200);
    expect(await deliveries(order)).toEqual([
      ['Delivered', 2],
      ['Delivered', 1],
    ]);
    expect((await advicesOf(order)).body.items[0]).toMatchObject({
      status: 'Delivered',
      deliveryNumber: order.poNumber,
    });
    const [event] = await told('procurement.purchase-order.delivered', order.id);
    expect(event?.data['units']).toMatchObject({ lines: [{ lineId: order.items[0]?.id, serialNumbers: same }] });
    const lines = (await receiptsOf(order, 2)).find((some) => some.length === 2);
    expect(lines?.map(({ delivered, serialNumbers }) => [delivered, serialNumbers])).toEqual([
      [1, same],
      [1, undefined],
    ]);
    expect((await announce(order, newAdvice(order, serials(1)))).body.code).toBe('ILLEGAL_MOVE');
  });

  it('is marked once, also by two at one moment', async () => {
    const order = await purchaseAt('In Transit');
    await announced(order);
    const answers = await Promise.all([step(order, 'Delivered', 'seller'), step(order, 'Delivered', 'buyer')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await told('procurement.purchase-order.delivered', order.id)).toHaveLength(1);
  });
});

describe('strangers', () => {
  it.each<[Person, number, number, number?]>([
    ['rival', 404, 404],
    ['neighbour', 404, 403, 404],
    ['buyer', 200, 403, 409],
    ['admin', 200, 403, 200],
    ['user', 403, 403],
    ['oem', 403, 403],
    ['support', 403, 403],
  ])('%s reads with %i and writes with %i', async (person, reads, writes, withdraws = writes) => {
    const order = await purchaseAt('Order Confirmed');
    const advice = await announced(order);
    expect((await advicesOf(order, person)).status).toBe(reads);
    expect((await proofsOf(order, person)).status).toBe(reads);
    expect((await announce(order, newAdvice(order, serials(1)), person)).status).toBe(writes);
    expect((await withdraw(order, advice.id, { reason: 'Mine' }, person)).status).toBe(withdraws);
    expect((await deliverPurchase(order, [laptop(order, 'S-1')], {}, person)).status).toBe(writes);
  });

  it('reach no order of one kind by the id of the other', async () => {
    const [order, gem] = [await purchaseAt('Order Confirmed'), await inProgress()];
    const advice = await announced(order);
    expect((await advicesOf({ ...order, source: 'gem' })).status).toBe(404);
    expect((await announce(gem, newAdvice({ ...gem, source: 'purchase-order' }, serials(1)))).status).toBe(404);
    expect((await withdraw(gem, advice.id, { reason: 'Mine' })).status).toBe(404);
  });
});
