import { dayInIndia, mappings, orders, type PortalEvent } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import {
  actorOf,
  eventually,
  madeOnce,
  publishEvents,
  startTestService,
  type TestService,
  tryRepetition,
} from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, type OrderChanges, orderFile } from '../testing/new-order.js';
import { colleague, standInForOffices } from '../testing/office-people.js';
import { standInForRegister } from '../testing/stand-in-for-register.js';

let service: TestService;
let seller: string;
let admin: string;
let buyer: string;

const keeper = colleague('keeper', { language: 'hi' });
const holder = colleague('holder', { role: 'End User' });
const gone = colleague('leaver');

beforeAll(async () => {
  service = await startTestService(definition);
  standInForRegister(service);
  standInForOffices(service, { [actorOf('Buyer').organizationId]: [keeper, holder], 'leaving-office': [gone] });
  [seller, admin] = [await service.tokenFor('Seller'), await service.tokenFor('Super Admin')];
  buyer = await service.tokenFor('Buyer');
});
afterAll(() => service.stop());
// What a seller has sent to one person is counted over all orders.
beforeEach(() => service.kit.database.collection('attempts').deleteMany({}));

async function inProgress(receiverId?: string, changes: OrderChanges = {}) {
  const id = await unmapped(changes);
  const mapped = await service.call(mappings.map, { token: buyer, params: { id }, body: { receiverId } });
  expect(mapped.status).toBe(200);
  return id;
}

async function unmapped(changes: OrderChanges = {}) {
  const { body } = await service.call(orders.create, {
    token: seller,
    body: newOrder({ ...changes, gemOrderFile: [await orderFile(service, seller)] }),
  });
  await service.call(orders.update, { token: admin, params: { id: body.id }, body: { status: 'Approved' } });
  await service.call(orders.update, { token: seller, params: { id: body.id }, body: { status: 'In Progress' } });
  return body.id as string;
}

/** The one-time password as the officer reads it in the mail. */
async function sentOtp(id: string, nth = 1): Promise<string> {
  const sent = await service.call(orders.sendOtp, { token: seller, params: { id } });
  expect(sent.status).toBe(201);
  const mail = await eventually(async () => {
    const found = await service.kit.database
      .collection<{ _id: string; values: { otp?: string } }>('mails')
      .find({ _id: { $regex: `orders:${id}:` } })
      .toArray();
    if (found.length < nth) throw new Error('no mail yet');
    const versionOf = ({ _id }: { _id: string }) => Number(_id.split(':')[2]);
    return found.sort((one, other) => versionOf(other) - versionOf(one))[0]!;
  });
  return mail.values.otp ?? '';
}

async function deliver(id: string, otp: string, changes: object = {}, key?: string) {
  const [deliveryReceipt, invoice] = [
    await orderFile(service, seller, 'proof'),
    await orderFile(service, seller, 'proof'),
  ];
  const body = {
    deliveryDate: dayInIndia(),
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

/** As if what was sent had been sent so many seconds earlier. */
const rewind = (id: string, seconds: number) =>
  service.kit.database.collection<{ _id: string }>('orders').updateOne({ _id: id }, [
    {
      $set: {
        'otp.mails': { $map: { input: '$otp.mails', in: { $subtract: ['$$this', seconds * 1_000] } } },
        'otp.expiresAt': { $subtract: ['$otp.expiresAt', seconds * 1_000] },
      },
    },
  ]);

const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000');

describe('proof of delivery', () => {
  it("completes the order when every line is covered, with the officer's password", async () => {
    const id = await inProgress();
    const { status, body } = await deliver(id, await sentOtp(id));
    expect(status).toBe(201);
    expect(body.proof).toMatchObject({ status: 'Delivered', totalQuantity: 12 });
    expect(body.proof.number).toMatch(/^DEL-\d{4}-\d{6}$/);
    expect(body.order).toMatchObject({ status: 'Completed', isOnTime: true, deliveredAt: expect.any(String) });
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
      .collection<{ _id: string; otp: { attemptsLeft: number } }>('orders')
      .findOne({ _id: id });
    expect(order?.otp.attemptsLeft).toBe(0);
  });

  it('accepts no password that is older than ten minutes, and none before one was sent', async () => {
    const id = await inProgress();
    expect((await deliver(id, '123456')).body.fields).toEqual({ otp: 'Please request an OTP first' });
    const otp = await sentOtp(id);
    await service.kit.database
      .collection<{ _id: string }>('orders')
      .updateOne({ _id: id }, { $set: { 'otp.expiresAt': new Date(Date.now() - 1) } });
    expect((await deliver(id, otp)).body.error).toBe('Invalid OTP. Please try again.');
  });

  it('sends no second password within thirty seconds', async () => {
    const id = await inProgress();
    await sentOtp(id);
    expect((await service.call(orders.sendOtp, { token: seller, params: { id } })).status).toBe(429);
  });

  it('gives no attempt back with another password', async () => {
    const id = await inProgress();
    const first = await sentOtp(id);
    await deliver(id, wrong(first));
    await deliver(id, wrong(first));
    await rewind(id, 31);
    const sent = await service.call(orders.sendOtp, { token: seller, params: { id } });
    expect([sent.status, sent.body.attemptsLeft]).toEqual([201, 1]);
  });

  it('sends another one at once after three failures, with the old one dead, and five an hour at most', async () => {
    const id = await inProgress();
    const first = await sentOtp(id);
    for (let n = 0; n < 3; n++) await deliver(id, wrong(first));
    const second = await sentOtp(id, 2);
    // Both are random: where they happen to be equal, the old one is the new one.
    const dead = first === second ? wrong(second) : first;
    expect((await deliver(id, dead)).body.error).toBe('Invalid OTP. Please try again.');
    for (let n = 0; n < 3; n++) {
      await rewind(id, 31);
      expect((await service.call(orders.sendOtp, { token: seller, params: { id } })).status).toBe(201);
    }
    await rewind(id, 31);
    const late = await service.call(orders.sendOtp, { token: seller, params: { id } });
    expect([late.status, late.body.error]).toEqual([
      429,
      expect.stringMatching(/^Rate limit exceeded. Please try again in \d+ minute\(s\)\.$/),
    ]);
  });

  it('mails one person twenty for one seller in an hour, over all orders, and for another seller too', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await inProgress());
    const send = (id: string) => service.call(orders.sendOtp, { token: seller, params: { id } });
    for (let n = 0; n < 20; n++) {
      await rewind(ids[n % 4]!, 31);
      expect((await send(ids[n % 4]!)).status).toBe(201);
    }
    const late = await send(ids[4]!);
    expect([late.status, late.body.error]).toEqual([429, 'Rate limit exceeded. Please try again in 60 minute(s).']);
    const stored = service.kit.database.collection<{ _id: string }>('orders');
    await stored.updateOne({ _id: ids[4]! }, { $set: { sellerOrganizationId: 'another-seller' } });
    const another = await service.tokenFor('Seller', { id: 'seller-2', organizationId: 'another-seller' });
    expect((await service.call(orders.sendOtp, { token: another, params: { id: ids[4]! } })).status).toBe(201);
  });

  it('counts the passwords of an hour also when one of them was taken', async () => {
    const id = await inProgress();
    const part = { deliveredAssets: [{ serialNumber: 'A', category: 'Laptop', quantity: 1 }] };
    expect((await deliver(id, await sentOtp(id), part)).status).toBe(201);
    expect((await service.call(orders.sendOtp, { token: seller, params: { id } })).status).toBe(429);
    expect((await deliver(id, '123456', part)).body.fields).toEqual({ otp: 'Please request an OTP first' });
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
      .collection<{ _id: string }>('orders')
      .updateOne({ _id: other }, { $set: { sellerOrganizationId: 'another-seller' } });
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
    [{ deliveryDate: '2099-01-01' }, 'deliveryDate', 'The delivery date must not lie in the future'],
    [{ deliveryLocation: '' }, 'deliveryLocation', 'Delivery location is required'],
    [{ deliveryBatch: '' }, 'deliveryBatch', 'Delivery batch number is required'],
    [{ deliveredAssets: [{}] }, 'deliveredAssets.0.serialNumber', 'Serial Number and Category are required'],
    [
      { deliveredAssets: ['A', 'a\u200b'].map((serialNumber) => ({ serialNumber, category: 'Laptop' })) },
      'deliveredAssets.1.serialNumber',
      'This serial number stands here twice',
    ],
    [{ otp: '' }, 'otp', 'Please enter OTP'],
    [{ otp: '12345' }, 'otp', 'Invalid OTP. Please try again.'],
    [{ deliveryReceipt: [] }, 'deliveryReceipt', 'Delivery receipt is required'],
    [{ invoice: [] }, 'invoice', 'Invoice is required'],
  ])('refuses %j at %s: %s', async (changes, field, message) => {
    const { status, body } = await deliver(await inProgress(), '123456', changes);
    expect([status, body.fields[field]]).toEqual([422, message]);
  });

  it('is refused with a date before the order, and leaves the password unspent', async () => {
    const id = await inProgress();
    const otp = await sentOtp(id);
    const yesterday = dayInIndia(new Date(Date.now() - 86_400_000));
    expect((await deliver(id, otp, { deliveryDate: yesterday })).body.fields).toEqual({
      deliveryDate: 'The delivery date must not lie before the order',
    });
    expect((await deliver(id, otp)).status).toBe(201);
  });

  it('never lands on another line of its category, and asks for the line where several are open', async () => {
    const [dell] = newOrder().items;
    const items = [dell, { ...dell, productName: 'ProBook', brand: 'HP', quantity: 2 }];
    const id = await inProgress(undefined, { items });
    const shown = (await service.call(orders.get, { token: seller, params: { id } })).body;
    const hp = shown.items[1].id as string;
    const otp = await sentOtp(id);
    const asset = (serialNumber: string, quantity: number, lineId?: string) => ({
      deliveredAssets: [{ serialNumber, category: 'Laptop', quantity, ...(lineId ? { lineId } : {}) }],
    });
    expect((await deliver(id, otp, asset('H', 2))).body.fields).toEqual({
      'deliveredAssets.0.lineId': 'The order has several lines of this category. Please choose one.',
    });
    expect((await deliver(id, otp, asset('H', 1, 'no-line'))).body.fields).toEqual({
      'deliveredAssets.0.category': 'The category is not part of this order',
    });
    const over = await deliver(id, otp, asset('H', 3, hp));
    expect(over.body.details).toEqual([{ category: 'Laptop', attemptingToDeliver: 3, remainingCapacity: 2 }]);
    const { body } = await deliver(id, otp, asset('H', 2, hp));
    expect(body.order.items.map((item: { delivered: number }) => item.delivered)).toEqual([0, 2]);
    expect(body.validation).toEqual({ totalAssets: 2 });
    expect(body.details).toEqual([{ category: 'Laptop', attemptingToDeliver: 2, remainingCapacity: 12 }]);
    expect(body.proof.deliveredAssets).toEqual([{ serialNumber: 'H', category: 'Laptop', quantity: 2, lineId: hp }]);
    // Only the first line is open now: it need not be named.
    await rewind(id, 31);
    const rest = await deliver(id, await sentOtp(id, 2), asset('D', 10));
    expect(rest.body.order.status).toBe('Completed');
  });

  it('never stores or tells the password itself', async () => {
    const id = await inProgress();
    const otp = await sentOtp(id);
    const order = await service.call(orders.get, { token: seller, params: { id } });
    expect(JSON.stringify(order.body)).not.toContain(otp);
    expect(order.body.otp).toBeUndefined();
    // The mail holds it until it has been handed on; what stays holds only its hash.
    await eventually(async () => {
      const stored = await service.kit.database.collection<{ _id: string }>('orders').findOne({ _id: id });
      expect(JSON.stringify(stored)).not.toContain(`"${otp}"`);
    });
  });
});

describe('who receives', () => {
  const mailsOf = (id: string) =>
    service.kit.database
      .collection<{ _id: string; to: string; language: string }>('mails')
      .find({ _id: { $regex: `orders:${id}:` } })
      .toArray();
  const sendOtp = (id: string) => service.call(orders.sendOtp, { token: seller, params: { id } });
  const setReceiver = (id: string, receiverId: string, token = buyer) =>
    service.call(orders.setReceiver, { token, params: { id }, body: { receiverId } });
  /** Identity tells that something happened to an account. */
  const tell = (userId: string, subject: string, changes: Record<string, unknown>, revision: number) =>
    publishEvents(service.nats, {
      id: `users:${userId}:${revision}`,
      subject: `identity.user.${subject}`,
      at: new Date().toISOString(),
      by: { id: 'admin', name: 'Admin', role: 'Super Admin', organizationId: 'operator' },
      record: { type: 'User', id: userId, label: userId },
      revision,
      organizations: [],
      changes: Object.fromEntries(Object.entries(changes).map(([field, to]) => [field, { from: null, to }])),
      data: {},
    });
  const known = (userId: string, revision: number) =>
    eventually(async () => {
      const people = service.kit.database.collection<{ _id: string; revision: number }>('receivers');
      const found = await people.findOne({ _id: userId });
      if ((found?.revision ?? 0) < revision) throw new Error('not known yet');
    });

  it('is never an address that the seller typed: the password goes to the person whom the buyer named', async () => {
    const id = await inProgress(keeper.id);
    const sent = await sendOtp(id);
    expect(sent.body.sentTo).toBe('k•••@example.gov.in');
    await eventually(async () => {
      const mails = await mailsOf(id);
      expect(mails.map(({ to, language }) => [to, language])).toEqual([[keeper.email, 'hi']]);
    });
  });

  it('is written to in the language that was saved last', async () => {
    const id = await inProgress(keeper.id);
    const people = service.kit.database.collection<{ _id: string; revision: number }>('receivers');
    const revision = ((await people.findOne({ _id: keeper.id }))?.revision ?? 0) + 1;
    await tell(keeper.id, 'language-set', { language: 'ur' }, revision);
    await known(keeper.id, revision);
    await sendOtp(id);
    await eventually(async () => expect((await mailsOf(id)).map(({ language }) => language)).toEqual(['ur']));
    await tell(keeper.id, 'language-set', { language: 'hi' }, revision + 1);
    await known(keeper.id, revision + 1);
  });

  it('is who maps when nobody was named, and nobody of another office', async () => {
    const { body } = await service.call(orders.get, { token: buyer, params: { id: await inProgress() } });
    expect(body.receiver).toEqual({ id: 'buyer-1', name: 'Buyer One', designation: 'Store keeper' });
    const stranger = await service.call(mappings.map, {
      token: buyer,
      params: { id: await unmapped() },
      body: { receiverId: 'somebody-else' },
    });
    expect(stranger.body.fields).toEqual({ receiverId: 'Please choose an active person of your office' });
  });

  it('is needed: nothing is sent or completed on an order that is not mapped', async () => {
    const id = await unmapped();
    const refused = [await sendOtp(id), await deliver(id, '123456')];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'ORDER_NOT_MAPPED'],
      [409, 'ORDER_NOT_MAPPED'],
    ]);
    expect(await mailsOf(id)).toEqual([]);
  });

  it('is told so where they can look: an end user among their devices', async () => {
    const events: PortalEvent[] = [];
    const listening = service.nats.subscribe('events.procurement.order.receiver-named', {
      callback: (_, message) => void events.push(...eventsOf(message)),
    });
    const id = await inProgress(keeper.id);
    await setReceiver(id, holder.id);
    const records = await eventually(async () => {
      const named = events
        .filter(({ record }) => record.id === id)
        .map(({ notice }) => [notice?.users[0], notice?.record]);
      if (named.length < 2) throw new Error('not told yet');
      return Promise.resolve(named);
    });
    listening.unsubscribe();
    expect(records).toEqual([
      [keeper.id, { type: 'order', id }],
      [holder.id, { type: 'device' }],
    ]);
  });

  it('can be changed by the office alone, which ends the password under way', async () => {
    const id = await inProgress();
    const otp = await sentOtp(id);
    const other = await service.tokenFor('Buyer', { id: 'stranger', organizationId: 'other' });
    expect((await setReceiver(id, 'stranger', other)).status).toBe(404);
    expect((await setReceiver(id, 'somebody-else')).status).toBe(422);
    const { status, body } = await setReceiver(id, holder.id);
    expect([status, body.receiver.id, body.history.at(-1).action]).toEqual([200, holder.id, 'Receiver changed']);
    expect((await deliver(id, otp)).body.fields).toEqual({ otp: 'Please request an OTP first' });
    await rewind(id, 31);
    expect((await sendOtp(id)).body.sentTo).toBe('h•••@example.gov.in');
  });

  it('is refused with a clear word once suspended, deleted or moved to another office', async () => {
    const token = await service.tokenFor('Buyer', { id: 'boss', organizationId: 'leaving-office' });
    const id = await unmapped();
    await service.call(mappings.map, { token, params: { id }, body: { receiverId: gone.id } });
    const otp = await sentOtp(id);
    const steps: [string, Record<string, unknown>, boolean][] = [
      ['suspended', { status: 'suspended' }, false],
      ['activated', { status: 'active' }, true],
      ['changed', { organizationId: 'another-office' }, false],
      ['changed', { organizationId: 'leaving-office' }, true],
      ['deleted', {}, false],
    ];
    for (const [n, [subject, changes, may]] of steps.entries()) {
      await tell(gone.id, subject, changes, n + 2);
      await known(gone.id, n + 2);
      await rewind(id, 31);
      const sent = await sendOtp(id);
      expect([subject, sent.status, sent.body.code]).toEqual([
        subject,
        may ? 201 : 409,
        may ? undefined : 'RECEIVER_GONE',
      ]);
    }
    expect((await deliver(id, otp)).body.error).toBe(
      'Whoever was to receive can no longer do so for this office. The buyer must name somebody else.',
    );
  });
});

it('is made ready with one password by its key', async () => {
  const id = await inProgress();
  const asked = { token: seller, params: { id } };
  expect(await tryRepetition(service, orders.sendOtp, asked)).toMatchObject(madeOnce(orders.sendOtp));
  const { database } = service.kit;
  const order = await database.collection<{ _id: string; otp: { mails: Date[] } }>('orders').findOne({ _id: id });
  expect(order?.otp.mails).toHaveLength(1);
});
