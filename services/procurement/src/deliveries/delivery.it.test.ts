import { orders } from '@portal/contracts';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, orderFile } from '../testing/new-order.js';

let service: TestService;
let seller: string;
let admin: string;

beforeAll(async () => {
  service = await startTestService(definition);
  [seller, admin] = [await service.tokenFor('Seller'), await service.tokenFor('Super Admin')];
});
afterAll(() => service.stop());

async function inProgress() {
  const { body } = await service.call(orders.create, {
    token: seller,
    body: newOrder({ gemOrderFile: [await orderFile(service, seller)] }),
  });
  await service.call(orders.update, { token: admin, params: { id: body.id }, body: { status: 'Approved' } });
  await service.call(orders.update, { token: seller, params: { id: body.id }, body: { status: 'In Progress' } });
  return body.id as string;
}

/** The one-time password as the officer reads it in the mail. */
async function sentOtp(id: string): Promise<string> {
  const sent = await service.call(orders.sendOtp, { token: seller, params: { id } });
  expect(sent.status).toBe(201);
  const mail = await eventually(async () => {
    const found = await service.kit.database
      .collection<{ values: { otp?: string } }>('mails')
      .findOne({ _id: { $regex: `orders:${id}:` } as never }, { sort: { createdAt: -1 } });
    if (!found) throw new Error('no mail yet');
    return found;
  });
  return mail.values.otp ?? '';
}

async function deliver(id: string, otp: string, changes: object = {}, key?: string) {
  const [deliveryReceipt, invoice] = [
    await orderFile(service, seller, 'proof'),
    await orderFile(service, seller, 'proof'),
  ];
  const body = {
    deliveryDate: '2026-11-20',
    deliveryLocation: 'Central store',
    deliveryBatch: 'B-1',
    deliveredAssets: [
      { serialNumber: 'A-1', category: 'Laptop', quantity: 10 },
      { serialNumber: 'P-1', category: 'Printer', quantity: 2 },
    ],
    deliveryReceipt: [deliveryReceipt],
    invoice: [invoice],
    otp,
    ...changes,
  };
  return service.call(orders.deliver, { token: seller, params: { id }, body, key });
}

const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000');

describe('proof of delivery', () => {
  it("completes the order when every line is covered, with the officer's password", async () => {
    const id = await inProgress();
    const { status, body } = await deliver(id, await sentOtp(id));
    expect(status).toBe(201);
    expect(body.proof).toMatchObject({ status: 'Delivered', totalQuantity: 12 });
    expect(body.proof.number).toMatch(/^DEL-\d{4}-\d{6}$/);
    expect(body.order).toMatchObject({ status: 'Completed' });
    const proofs = await service.call(orders.proofs, { token: seller, params: { id } });
    expect(proofs.body.items).toHaveLength(1);
  });

  it('keeps a part delivery In Progress and shows what is open per line', async () => {
    const id = await inProgress();
    const { body } = await deliver(id, await sentOtp(id), {
      deliveredAssets: [{ serialNumber: 'A', category: 'Laptop', quantity: 4 }],
    });
    expect(body.order.status).toBe('In Progress');
    expect(body.order.items.map((item: { delivered: number }) => item.delivered)).toEqual([4, 0]);
  });

  it('refuses more than is open, names each category, and leaves the password unspent', async () => {
    const id = await inProgress();
    const otp = await sentOtp(id);
    const over = await deliver(id, otp, { deliveredAssets: [{ serialNumber: 'A', category: 'Laptop', quantity: 11 }] });
    expect([over.status, over.body.error]).toEqual([
      422,
      'Quantity validation failed: Laptop: attempting 11, remaining capacity 10',
    ]);
    expect((await deliver(id, otp)).status).toBe(201);
  });

  it('refuses a wrong password three times, and then the right one too', async () => {
    const id = await inProgress();
    const otp = await sentOtp(id);
    expect((await deliver(id, wrong(otp))).body.error).toBe('Invalid OTP. Please try again.');
    expect((await deliver(id, wrong(otp))).body.error).toBe('Invalid OTP. Please try again.');
    expect((await deliver(id, wrong(otp))).body.error).toBe('Maximum attempts exceeded. Please request a new OTP.');
    expect((await deliver(id, otp)).body.error).toBe('Maximum attempts exceeded. Please request a new OTP.');
  });

  it('looks at no more than three of twenty guesses made at once', async () => {
    const id = await inProgress();
    const otp = await sentOtp(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(id, wrong(otp))));
    expect(answers.filter(({ body }) => body.error === 'Invalid OTP. Please try again.').length).toBeLessThanOrEqual(2);
    const order = await service.kit.database
      .collection<{ otp: { attemptsLeft: number } }>('orders')
      .findOne({ _id: id as never });
    expect(order?.otp.attemptsLeft).toBe(0);
  });

  it('accepts no password that is older than ten minutes, and none before one was sent', async () => {
    const id = await inProgress();
    expect((await deliver(id, '123456')).body.fields).toEqual({ otp: 'Please request an OTP first' });
    const otp = await sentOtp(id);
    await service.kit.database
      .collection('orders')
      .updateOne({ _id: id as never }, { $set: { 'otp.expiresAt': new Date(Date.now() - 1) } });
    expect((await deliver(id, otp)).body.error).toBe('Invalid OTP. Please try again.');
  });

  it('sends no second password within thirty seconds', async () => {
    const id = await inProgress();
    await sentOtp(id);
    expect((await service.call(orders.sendOtp, { token: seller, params: { id } })).status).toBe(429);
  });

  it('sends none after three failures until the last one has run out', async () => {
    const id = await inProgress();
    const otp = await sentOtp(id);
    for (let n = 0; n < 3; n++) await deliver(id, wrong(otp));
    const send = async (left: number) => {
      const expiresAt = new Date(Date.now() + left);
      await service.kit.database
        .collection('orders')
        .updateOne({ _id: id as never }, { $set: { 'otp.expiresAt': expiresAt } });
      return service.call(orders.sendOtp, { token: seller, params: { id } });
    };
    const early = await send(300_000);
    expect([early.status, Number(early.header('retry-after')) > 290]).toEqual([429, true]);
    expect((await send(-1)).status).toBe(201);
  });

  it("gives no other order's record for a key that was used before", async () => {
    const [own, other] = [await inProgress(), await inProgress()];
    const parts = {
      deliveryReceipt: [await orderFile(service, seller, 'proof')],
      invoice: [await orderFile(service, seller, 'proof')],
    };
    const otp = await sentOtp(own);
    expect((await deliver(own, otp, parts, 'used-key')).status).toBe(201);
    await service.kit.database
      .collection('orders')
      .updateOne({ _id: other as never }, { $set: { sellerOrganizationId: 'another-seller' } });
    const { status, body } = await deliver(other, otp, parts, 'used-key');
    expect([status, body.code, body.order]).toEqual([422, 'KEY_REUSED', undefined]);
  });

  it('stores one proof for one key', async () => {
    const id = await inProgress();
    const otp = await sentOtp(id);
    const parts = {
      deliveryReceipt: [await orderFile(service, seller, 'proof')],
      invoice: [await orderFile(service, seller, 'proof')],
    };
    const first = await deliver(id, otp, parts, 'proof-key');
    const second = await deliver(id, otp, parts, 'proof-key');
    expect(second.body.proof.id).toBe(first.body.proof.id);
  });

  it('is refused on an order that is not in progress, and for a foreign seller', async () => {
    const { body } = await service.call(orders.create, {
      token: seller,
      body: newOrder({ gemOrderFile: [await orderFile(service, seller)] }),
    });
    expect((await service.call(orders.sendOtp, { token: seller, params: { id: body.id } })).status).toBe(409);
    const foreign = await service.tokenFor('Seller', { organizationId: 'other' });
    expect((await service.call(orders.sendOtp, { token: foreign, params: { id: body.id } })).status).toBe(404);
  });

  it.each([
    [{ deliveryDate: '' }, 'deliveryDate', 'Delivery date is required'],
    [{ deliveryLocation: '' }, 'deliveryLocation', 'Delivery location is required'],
    [{ deliveryBatch: '' }, 'deliveryBatch', 'Delivery batch number is required'],
    [{ deliveredAssets: [{}] }, 'deliveredAssets.0.serialNumber', 'Serial Number and Category are required'],
    [{ otp: '' }, 'otp', 'Please enter OTP'],
    [{ otp: '12345' }, 'otp', 'Invalid OTP. Please try again.'],
    [{ deliveryReceipt: [] }, 'deliveryReceipt', 'Delivery receipt is required'],
    [{ invoice: [] }, 'invoice', 'Invoice is required'],
  ])('refuses %j at %s: %s', async (changes, field, message) => {
    const { status, body } = await deliver(await inProgress(), '123456', changes);
    expect([status, body.fields[field]]).toEqual([422, message]);
  });

  it('never stores or tells the password itself', async () => {
    const id = await inProgress();
    const otp = await sentOtp(id);
    const order = await service.call(orders.get, { token: seller, params: { id } });
    expect(JSON.stringify(order.body)).not.toContain(otp);
    expect(order.body.otp).toBeUndefined();
    // The mail holds it until it has been handed on; what stays holds only its hash.
    await eventually(async () => {
      const stored = await service.kit.database.collection('orders').findOne({ _id: id as never });
      expect(JSON.stringify(stored)).not.toContain(`"${otp}"`);
    });
  });
});
