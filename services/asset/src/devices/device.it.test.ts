import { assetFiles, assets, cover, devices } from '@portal/contracts';
import { eventually } from '@portal/service-kit/testing';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { addDays, today } from '../days.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';
import { DeviceReminders } from './device-reminders.js';

const holder = {
  id: 'end-user-1',
  name: 'Asha Rao',
  email: 'asha@example.gov.in',
  designation: 'Clerk',
  department: 'Treasury',
  organizationId: buyerOrganization,
};

const next = { ...holder, id: 'end-user-2', name: 'Ravi Das', email: 'ravi@example.gov.in' };

let bench: AssetBench;
let order: AnnouncedOrder;
let buyer: string;
let user: string;

beforeAll(async () => {
  bench = await startAssetBench([holder, next]);
  [buyer, user] = await Promise.all([bench.tokenFor('Buyer'), bench.tokenFor('End User')]);
  const categories = ['Laptop', 'Desktop', 'Printer', 'Scanner', 'Webcam', 'Server', 'Software License Key'];
  order = await bench.tell({ quantities: Object.fromEntries(categories.map((category) => [category, 100])) });
});
afterAll(() => bench.stop());
// What is sent to one person is counted over all devices.
beforeEach(() => bench.kit.database.collection('attempts').deleteMany({}));

async function handedOut(changes = {}) {
  const { id } = await bench.register(order, changes);
  await bench.call(assets.assign, { token: buyer, params: { id }, body: { endUserId: holder.id } });
  return id;
}
const acknowledge = (id: string) => bench.call(devices.acknowledge, { token: user, params: { id } });
async function acknowledged(changes = {}) {
  const id = await handedOut(changes);
  await acknowledge(id);
  return id;
}
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const get = async (id: string) => (await bench.call(devices.get, { token: user, params: { id } })).body;
const send = (id: string, key?: string) => bench.call(devices.sendOtp, { token: user, params: { id }, key });
const check = (id: string, otp: string) => bench.call(devices.checkOtp, { token: user, params: { id }, body: { otp } });
/** The code as the mail that left with the change carries it. */
const codeOf = (id: string) =>
  eventually(async () => {
    const mails = bench.kit.database.collection<{ _id: string; to: string; values: { code: string } }>('mails');
    const mail = await mails.findOne({ _id: { $regex: `^assets:${id}:` } }, { sort: { createdAt: -1 } });
    if (!mail?.values.code) throw new Error('no mail yet');
    expect(mail.to).toBe(holder.email);
    return mail.values.code;
  });
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');
const rewind = (id: string, seconds: number) =>
  bench.kit.database.collection<{ _id: string }>('assets').updateOne({ _id: id }, [
    {
      $set: {
        'deviceOtp.mails': { $map: { input: '$deviceOtp.mails', in: { $subtract: ['$$this', seconds * 1_000] } } },
        'deviceOtp.expiresAt': { $subtract: ['$deviceOtp.expiresAt', seconds * 1_000] },
      },
    },
  ]);
/** The last ones fail; what is essential stands first. */
const answersTo = (checklist: { id: string }[], failed: number, notApplicable = 0) =>
  checklist.toReversed().map(({ id }, at) => ({
    id,
    status: at < failed ? 'Failed' : at < failed + notApplicable ? 'Not Applicable' : 'Passed',
  }));
const verify = (id: string, items: object[], token = user, key?: string) =>
  bench.call(devices.verify, { token, params: { id }, body: { items }, key });

describe('devices of an end user', () => {
  it('are those that are assigned, with what covers them', async () => {
    const id = await handedOut();
    const contact = { contactPerson: 'A', contactPhone: '1', contactEmail: 'a@example.com' };
    const customer = { customerName: 'O', customerEmail: 'o@example.com', customerPhone: '2' };
    const seller = await bench.tokenFor('Seller');
    await bench.call(cover.addWarranty, {
      token: seller,
      body: { assetId: id, ...customer, ...contact, warrantyStartDate: today() },
    });
    await bench.call(cover.addAmcContract, {
      token: seller,
      body: { assetIds: [id], provider: 'Care', startDate: today(), endDate: '2099-01-01', value: 0, ...contact },
    });
    const { body } = await bench.call(devices.list, { token: user });
    const device = (body.items as { id: string }[]).find((one) => one.id === id);
    expect(device).toMatchObject({
      deviceName: 'Dell Latitude 5450',
      deviceType: 'Laptop',
      status: 'Allocated',
      acknowledgmentStatus: 'Pending',
      verificationStatus: 'Pending',
      otpStatus: 'Pending',
      warrantyInfo: { type: 'Standard', provider: 'Seller organization', contactEmail: 'a@example.com' },
      amcInfo: { provider: 'Care', type: 'Preventive', endDate: '2099-01-01' },
    });
  });

  it.each([
    ['Laptop', 14, 2],
    ['Desktop', 13, 2],
    ['Printer', 13, 2],
    ['Scanner', 12, 2],
    ['Webcam', 12, 2],
    ['Server', 8, 2],
    ['Software License Key', 8, 1],
  ])('have a checklist: %s %i questions, %i of them essential', async (category, count, essential) => {
    const { checklist } = await get(await handedOut({ category }));
    expect(checklist).toHaveLength(count);
    expect(new Set(checklist.map(({ id }: { id: string }) => id)).size).toBe(count);
    expect(checklist.filter((item: { essential: boolean }) => item.essential)).toHaveLength(essential);
  });

  it("are nobody else's", async () => {
    const id = await handedOut();
    const other = await bench.tokenFor('End User', { id: 'somebody-else' });
    const params = { id };
    for (const operation of [devices.get, devices.acknowledge, devices.sendOtp])
      expect((await bench.call(operation, { token: other, params })).status).toBe(404);
    expect((await bench.call(devices.checkOtp, { token: other, params, body: { otp: '123456' } })).status).toBe(404);
    expect((await verify(id, [], other)).status).toBe(404);
    expect((await bench.call(devices.get, { token: buyer, params })).status).toBe(403);
    await bench.call(assets.assign, { token: buyer, params, body: { endUserId: null } });
    expect((await bench.call(devices.get, { token: user, params })).status).toBe(404);
  });

  it('are acknowledged once, and are under maintenance while under repair', async () => {
    const id = await handedOut();
    const params = { id };
    const first = await bench.call(devices.acknowledge, { token: user, params });
    expect(first.body).toMatchObject({ status: 'In Use', acknowledgmentStatus: 'Completed' });
    const second = await bench.call(devices.acknowledge, { token: user, params });
    expect([second.status, second.body.version]).toEqual([200, first.body.version]);
    await bench.heard('asset.device.acknowledged', id);
    await bench.call(assets.setStatus, { token: buyer, params, body: { status: 'Under Repair' } });
    expect((await get(id)).status).toBe('Under Maintenance');
  });
});

describe('the one-time password', () => {
  it('comes in the language that its holder saved, or else in that of the request', async () => {
    const languageOf = async (token: string, id: string) => {
      const head = { 'accept-language': 'hi-IN,en;q=0.5' };
      await bench.call(devices.sendOtp, { token, params: { id }, head });
      await codeOf(id);
      const mails = bench.kit.database.collection<{ _id: string; language: string }>('mails');
      return (await mails.findOne({ _id: { $regex: `^assets:${id}:` } }))?.language;
    };
    const inUrdu = await bench.tokenFor('End User', { language: 'ur' });
    expect(await languageOf(inUrdu, await acknowledged())).toBe('ur');
    expect(await languageOf(user, await acknowledged())).toBe('hi');
  });

  it('goes to the holder by mail, is stored hashed, and is taken once', async () => {
    const id = await acknowledged();
    const { status, body } = await send(id, `otp-${id}`);
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, sentTo: holder.email, attemptsLeft: 3 });
    expect(Date.parse(body.expiresAt as string) - Date.now()).toBeGreaterThan(9.5 * 60_000);
    expect((await send(id, `otp-${id}`)).body).toEqual(body);
    const code = await codeOf(id);
    expect(code).toMatch(/^\d{6}$/);
    // The mail holds the code until it has been handed on; what stays holds only its hash.
    await eventually(async () => {
      const stored = await bench.kit.database.collection<{ _id: string }>('assets').findOne({ _id: id });
      expect(JSON.stringify(stored)).not.toContain(`"${code}"`);
    });
    const event = await bench.heard('asset.device.otp-sent', id);
    expect(JSON.stringify(event)).not.toContain(code);
    expect(event.notice?.users).toEqual([holder.id]);
    expect((await check(id, code)).body.otpStatus).toBe('Verified');
    expect((await check(id, code)).body.error).toBe('Invalid OTP. Please try again.');
  });

  it('is the record of the delivery: whom it went to, when, and that this device arrived', async () => {
    const [id, other] = [await acknowledged(), await acknowledged()];
    const officeSees = async () => (await bench.call(assets.get, { token: buyer, params: { id } })).body.deliveryRecord;
    await bench.call(devices.acknowledge, { token: user, params: { id } });
    expect([(await get(id)).deliveryRecord, await officeSees()]).toEqual([undefined, undefined]);
    await send(id);
    await send(other);
    const [code, foreign] = [await codeOf(id), await codeOf(other)];
    const sent = (await get(id)).deliveryRecord;
    expect(sent).toEqual({ sentTo: holder.email, sentAt: expect.any(String) });
    if (foreign !== code) expect((await check(id, foreign)).status).toBe(422);
    expect((await get(id)).deliveryRecord).toEqual(sent);
    await check(id, code);
    const confirmed = { ...sent, confirmedAt: expect.any(String), confirmedBy: expect.any(String) };
    expect(await officeSees()).toEqual(confirmed);
    // Another one, for another verification, takes nothing back; another hand-over begins anew.
    await rewind(id, 60);
    await send(id);
    expect((await get(id)).deliveryRecord).toEqual(confirmed);
    for (const endUserId of [null, holder.id])
      await bench.call(assets.assign, { token: buyer, params: { id }, body: { endUserId } });
    expect((await get(id)).deliveryRecord).toBeUndefined();
    expect((await get(other)).deliveryRecord.confirmedAt).toBeUndefined();
  });

  it('fails after three wrong ones, and another one may be asked for at once', async () => {
    const id = await acknowledged();
    await send(id);
    const code = await codeOf(id);
    const messages = [];
    for (let attempt = 0; attempt < 4; attempt++) messages.push((await check(id, wrongOf(code))).body.error);
    const wrong = 'Invalid OTP. Please try again.';
    const locked = 'Maximum attempts exceeded. Please contact support.';
    expect(messages).toEqual([wrong, wrong, locked, locked]);
    expect((await check(id, code)).body.error).toBe(locked);
    expect((await get(id)).otpStatus).toBe('Failed');
    expect((await send(id)).body).toMatchObject({ success: true, attemptsLeft: 3 });
    expect((await get(id)).otpStatus).toBe('Pending');
  });

  it('gives no attempt back when it is sent again, which it is five times an hour', async () => {
    const id = await acknowledged();
    await send(id);
    await check(id, wrongOf(await codeOf(id)));
    for (let n = 0; n < 4; n++) {
      await rewind(id, 31);
      expect((await send(id)).body).toMatchObject({ success: true, attemptsLeft: 2 });
    }
    await rewind(id, 31);
    const late = await send(id);
    expect([late.status, late.body.error]).toEqual([
      429,
      expect.stringMatching(/^Rate limit exceeded. Please try again in \d+ minute\(s\)\.$/),
    ]);
  });

  it('is mailed to one person twenty times an hour, for whichever devices', async () => {
    const ids = [];
    for (let n = 0; n < 6; n++) ids.push(await acknowledged());
    for (let n = 0; n < 20; n++) {
      const id = ids[n % 5]!;
      await rewind(id, 31);
      expect((await send(id)).status).toBe(201);
    }
    const late = await send(ids[5]!);
    expect([late.status, late.body.error]).toEqual([429, 'Rate limit exceeded. Please try again in 60 minute(s).']);
    expect(late.header('retry-after')).toBeTruthy();
    expect(await get(ids[5]!)).toMatchObject({ otpStatus: 'Pending' });
  });

  it('gives twenty guesses at one moment three attempts, no more', async () => {
    const id = await acknowledged();
    await send(id);
    const code = await codeOf(id);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => check(id, wrongOf(code))));
    expect(guesses.filter(({ body }) => body.code === 'DEVICE_OTP_WRONG')).toHaveLength(2);
    expect(guesses.every(({ status }) => status === 422 || status === 409)).toBe(true);
    expect((await check(id, code)).body.error).toBe('Maximum attempts exceeded. Please contact support.');
  });

  it('runs out after ten minutes, and is sent at most once in 30 seconds', async () => {
    const id = await acknowledged();
    await send(id);
    const code = await codeOf(id);
    const soon = await send(id);
    expect([soon.status, soon.body.error]).toEqual([429, 'Please wait 30 seconds before asking for another OTP']);
    await rewind(id, 601);
    expect((await check(id, code)).body.error).toBe('Invalid OTP. Please try again.');
    expect((await send(id)).status).toBe(201);
  });

  it('must be given, and sent before', async () => {
    const id = await acknowledged();
    expect((await check(id, '')).body.fields).toEqual({ otp: 'Please enter OTP' });
    expect((await check(id, '123456')).body.error).toBe('Invalid OTP. Please try again.');
  });
});

describe('verification', () => {
  async function ready(category = 'Laptop') {
    const id = await acknowledged({ category });
    await send(id);
    await check(id, await codeOf(id));
    return { id, checklist: (await get(id)).checklist as { id: string }[] };
  }

  it('needs the OTP first and every answer', async () => {
    const id = await acknowledged();
    const { checklist } = await get(id);
    const early = await verify(id, answersTo(checklist, 0));
    expect([early.status, early.body.code]).toEqual([409, 'DEVICE_OTP_NEEDED']);
    const next = await ready();
    const short = await verify(next.id, answersTo(next.checklist, 0).slice(1));
    expect([short.status, short.body.fields]).toEqual([422, { items: 'Please answer every item' }]);
    const wrong = answersTo(next.checklist, 0).map((item, at) => (at ? item : { ...item, id: 'other' }));
    expect((await verify(next.id, wrong)).status).toBe(422);
    const pending = await verify(
      next.id,
      answersTo(next.checklist, 0).map((item) => ({ ...item, status: 'Pending' })),
    );
    expect(pending.status).toBe(422);
  });

  it.each([
    ['Laptop', 0, 0, 'Completed'],
    ['Laptop', 2, 0, 'Completed'],
    ['Laptop', 3, 0, 'Failed'],
    ['Laptop', 2, 3, 'Completed'],
    ['Laptop', 2, 4, 'Completed'],
    ['Laptop', 2, 5, 'Failed'],
    ['Server', 0, 6, 'Completed'],
    ['Server', 0, 7, 'Failed'],
  ])('of a %s with %i failed and %i not applicable is %s', async (category, failed, notApplicable, result) => {
    const { id, checklist } = await ready(category);
    const { status, body } = await verify(id, answersTo(checklist, failed, notApplicable));
    expect([status, body.verificationStatus]).toEqual([201, result]);
    const { body: life } = await bench.call(assets.events, { token: buyer, params: { id } });
    const deployed = life.items.filter(
      ({ description }: { description: string }) => description === 'Device verified by its holder',
    );
    expect(deployed).toHaveLength(result === 'Completed' ? 1 : 0);
    expect((await bench.heard('asset.device.verified', id)).data['result']).toBe(result);
    const again = await verify(id, answersTo(checklist, 0));
    expect([again.status, again.body.code]).toEqual([
      409,
      result === 'Completed' ? 'ILLEGAL_MOVE' : 'DEVICE_OTP_NEEDED',
    ]);
  });

  it('comes after the acknowledgment, as does its one-time password', async () => {
    const id = await handedOut();
    const { checklist } = await get(id);
    const early = [await send(id), await check(id, '123456'), await verify(id, answersTo(checklist, 0))];
    for (const { status, body } of early) expect([status, body.code]).toEqual([409, 'DEVICE_NOT_ACKNOWLEDGED']);
    await acknowledge(id);
    expect((await send(id)).status).toBe(201);
  });

  it.each(['power-on', 'serial-number'])('fails without %s, whatever else passed', async (essential) => {
    for (const status of ['Failed', 'Not Applicable']) {
      const { id, checklist } = await ready();
      const items = answersTo(checklist, 0).map((item) => (item.id === essential ? { ...item, status } : item));
      expect((await verify(id, items)).body.verificationStatus).toBe('Failed');
    }
  });

  it('keeps every attempt with who and when; the next one takes another OTP', async () => {
    const { id, checklist } = await ready();
    const items = answersTo(checklist, 3).map((item) => ({ ...item, notes: 'Bent' }));
    await verify(id, items);
    expect((await get(id)).otpStatus).toBe('Pending');
    await rewind(id, 60);
    await send(id);
    await eventually(async () => expect((await check(id, await codeOf(id))).status).toBe(200));
    await verify(id, answersTo(checklist, 1));
    const historyFor = async (token: string) => bench.call(devices.history, { token, params: { id } });
    const { body } = await historyFor(user);
    const by = (await bench.heard('asset.device.verified', id)).by.name;
    expect(body.items).toMatchObject([
      { result: 'Completed', passed: 13, counting: 14, by },
      { result: 'Failed', passed: 11, counting: 14, by, failed: [{ notes: 'Bent' }, {}, {}] },
    ]);
    expect((await historyFor(buyer)).body).toEqual(body);
    const stranger = await bench.tokenFor('Buyer', { organizationId: 'another' });
    const colleague = await bench.tokenFor('End User', { id: 'somebody-else' });
    expect([(await historyFor(stranger)).status, (await historyFor(colleague)).status]).toEqual([404, 404]);
    expect((await historyFor(await bench.tokenFor('Seller'))).status).toBe(403);
  });

  it('of a former holder is not shown to the next one', async () => {
    const { id, checklist } = await ready();
    await verify(id, answersTo(checklist, 3));
    await bench.call(assets.assign, { token: buyer, params: { id }, body: { endUserId: next.id } });
    const token = await bench.tokenFor('End User', { id: next.id });
    expect((await bench.call(devices.history, { token, params: { id } })).body.items).toEqual([]);
    expect((await bench.call(devices.history, { token: buyer, params: { id } })).body.items).toHaveLength(1);
  });

  it('that arrives twice counts once, also at one moment', async () => {
    const { id, checklist } = await ready();
    const items = answersTo(checklist, 3);
    const answers = await Promise.all([1, 2, 3].map(() => verify(id, items, user, `kept-${id}`)));
    answers.push(await verify(id, items, user, `kept-${id}`));
    expect(answers.map(({ status, body }) => [status, body.verificationStatus])).toEqual(
      Array.from({ length: 4 }, () => [201, 'Failed']),
    );
    expect((await bench.call(devices.history, { token: user, params: { id } })).body.items).toHaveLength(1);
    const other = await verify(id, answersTo(checklist, 0), user, `kept-${id}`);
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
  });

  it('keeps its photos, for its holder and the office alone', async () => {
    const { id, checklist } = await ready();
    const upload = async () => (await bench.upload('screen.png', png, 'photo', user)).body.id as string;
    const photos = [await upload(), await upload()];
    const items = answersTo(checklist, 3);
    const sent = (token: string, key: string, more: object = {}) =>
      bench.call(devices.verify, { token, params: { id }, body: { items, photos, ...more }, key });
    const many = await sent(user, `many-${id}`, { photos: Array.from({ length: 6 }, () => photos[0]) });
    expect(many.body.fields).toEqual({ photos: 'At most 5 photos are allowed' });
    const none = await sent(user, `none-${id}`, { photos: ['nothing'] });
    expect(none.body.fields).toEqual({ photos: 'Please upload this file again' });
    const both = await Promise.all([sent(user, `photos-${id}`), sent(user, `photos-${id}`)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const { items: kept } = (await bench.call(devices.history, { token: user, params: { id } })).body;
    expect(kept).toMatchObject([{ photos: photos.map((one) => ({ id: one })) }]);
    const open = async (token: string) =>
      (await bench.call(assetFiles.scan, { token, params: { id: photos[0] ?? '' } })).status;
    expect([await open(user), await open(buyer)]).toEqual([200, 200]);
    const others = [
      bench.tokenFor('Buyer', { organizationId: 'another' }),
      bench.tokenFor('End User', { id: next.id }),
      bench.tokenFor('Seller'),
      bench.tokenFor('OEM'),
    ];
    expect(await Promise.all(others.map(async (token) => open(await token)))).toEqual([404, 404, 404, 404]);
  });

  it('starts anew when the device is handed out anew', async () => {
    const { id, checklist } = await ready();
    await verify(id, answersTo(checklist, 0));
    await bench.call(assets.assign, { token: buyer, params: { id }, body: { endUserId: holder.id } });
    expect(await get(id)).toMatchObject({
      verificationStatus: 'Pending',
      otpStatus: 'Pending',
      acknowledgmentStatus: 'Pending',
    });
  });
});

describe('who is told', () => {
  const noticesOf = async (id: string, subject: string) => {
    await bench.kit.flush();
    const heard = bench.events.filter((event) => event.subject === subject && event.record.id === id);
    return [...new Map(heard.map((event) => [event.id, event])).values()].map(({ notice }) => notice);
  };
  const toOffice = (id: string) => ({ organizations: [buyerOrganization], record: { type: 'asset', id } });

  it('the office of an acknowledgment, of a verification and of items that failed', async () => {
    const results: [number, string, string | undefined][] = [
      [0, '{{holder}} verified {{device}}', undefined],
      [1, '{{holder}} verified {{device}}; items that did not pass: {{count}}', '1'],
      [3, 'The verification of {{device}} by {{holder}} failed; items that did not pass: {{count}}', '3'],
    ];
    for (const [failed, title, count] of results) {
      const id = await acknowledged();
      await send(id);
      await check(id, await codeOf(id));
      await verify(id, answersTo((await get(id)).checklist, failed));
      const [said] = await noticesOf(id, 'asset.device.acknowledged');
      expect(said).toMatchObject({ ...toOffice(id), title: '{{holder}} acknowledged {{device}}' });
      const [told] = await noticesOf(id, 'asset.device.verified');
      expect(told).toMatchObject({ ...toOffice(id), title });
      expect(told?.values['count']).toBe(count);
    }
  });

  it('the holder of a repair, of another place, and when the device goes', async () => {
    const id = await acknowledged();
    const to = { users: [holder.id] };
    for (const status of ['Under Repair', 'Active'])
      await bench.call(assets.setStatus, { token: buyer, params: { id }, body: { status } });
    expect(await noticesOf(id, 'asset.asset.status-changed')).toMatchObject([
      { ...to, title: 'The device {{device}} was sent to repair', record: { type: 'device', id } },
      { ...to, title: 'The device {{device}} is back from repair', record: { type: 'device', id } },
    ]);
    const { body: asset } = await bench.call(assets.get, { token: buyer, params: { id } });
    const { name, value, purchaseDate, manufacturer } = asset;
    for (const location of ['Room 7', 'Room 7'])
      await bench.call(assets.update, {
        token: buyer,
        params: { id },
        body: { name, value, purchaseDate, manufacturer, location },
      });
    const moves = (await noticesOf(id, 'asset.asset.updated')).filter(Boolean);
    expect(moves).toMatchObject([
      { ...to, title: 'The device {{device}} was moved to {{location}}', values: { location: 'Room 7' } },
    ]);
    await bench.call(assets.assign, { token: buyer, params: { id }, body: { endUserId: next.id } });
    expect(await noticesOf(id, 'asset.asset.unassigned')).toMatchObject([
      { ...to, title: 'The device {{device}} was taken back', record: { type: 'device' } },
    ]);
    expect((await noticesOf(id, 'asset.asset.assigned')).at(-1)).toMatchObject({ users: [next.id] });
  });

  it('the holder who has not acknowledged for three days, and again after three more', async () => {
    const day = 24 * 60 * 60 * 1_000;
    const stored = bench.kit.database.collection<{ _id: string }>('assets');
    const at = (id: string, days: number) => new Date(Date.now() - days * day - (id ? 60_000 : 0));
    const [late, early, done] = [await handedOut(), await handedOut(), await acknowledged()];
    for (const [id, days] of [[late, 3] as const, [done, 9] as const])
      await stored.updateOne({ _id: id }, { $set: { allocationDate: at(id, days) } });
    await stored.updateOne({ _id: early }, { $set: { allocationDate: new Date(Date.now() - 3 * day + 60_000) } });
    const reminders = bench.get(DeviceReminders);
    await Promise.all([reminders.sweep(), reminders.sweep()]);
    await reminders.sweep();
    const title = 'Please acknowledge that you received {{device}}';
    expect(await noticesOf(late, 'asset.device.reminded')).toMatchObject([{ users: [holder.id], title }]);
    expect([await noticesOf(early, 'asset.device.reminded'), await noticesOf(done, 'asset.device.reminded')]).toEqual([
      [],
      [],
    ]);
    await stored.updateOne({ _id: late }, { $set: { remindedAt: at(late, 3) } });
    await reminders.sweep();
    expect(await noticesOf(late, 'asset.device.reminded')).toHaveLength(2);
  });

  it('the holder thirty days before the warranty ends, once for each end', async () => {
    const [soon, later, past] = [
      await acknowledged({ warrantyExpiry: addDays(today(), 30) }),
      await acknowledged({ warrantyExpiry: addDays(today(), 31) }),
      await acknowledged({ warrantyExpiry: addDays(today(), -1) }),
    ];
    const reminders = bench.get(DeviceReminders);
    await Promise.all([reminders.sweep(), reminders.sweep()]);
    await reminders.sweep();
    expect(await noticesOf(soon, 'asset.device.reminded')).toMatchObject([
      {
        ...{ users: [holder.id], title: 'The warranty of {{device}} ends on {{day}}' },
        values: { day: addDays(today(), 30) },
      },
    ]);
    for (const id of [later, past]) expect(await noticesOf(id, 'asset.device.reminded')).toEqual([]);
  });

  it('by reading through no assets but those that wait', async () => {
    await acknowledged();
    const database = bench.kit.database.db!;
    await database.command({ profile: 2 });
    try {
      await bench.get(DeviceReminders).sweep();
    } finally {
      await database.command({ profile: 0 });
    }
    const asked = await database
      .collection('system.profile')
      .find({ ns: /\.assets$/, op: 'query', 'command.filter.$and.endUserId': { $exists: true } })
      .toArray();
    await database.collection('system.profile').drop();
    const plans = asked.map(({ planSummary }) => planSummary as string).sort();
    expect(plans).toEqual(['IXSCAN { allocationDate: 1 }', 'IXSCAN { warrantyExpiry: 1 }']);
  });

  it('the office that the holder has it in repair, and that it is back', async () => {
    const id = await acknowledged();
    const say = (status: string, token = user, ifMatch?: number) =>
      bench.call(devices.setRepairStatus, { token, params: { id }, body: { status }, ifMatch });
    expect((await say('Disposed')).body.fields).toEqual({ status: 'Please choose a status' });
    const other = await bench.tokenFor('End User', { id: 'somebody-else' });
    expect([(await say('Under Repair', other)).status, (await say('Under Repair', buyer)).status]).toEqual([404, 403]);
    const first = await say('Under Repair');
    expect([first.status, first.body.status]).toEqual([200, 'Under Maintenance']);
    expect((await say('Under Repair')).body.version).toBe(first.body.version);
    expect((await say('Active', user, 1)).status).toBe(412);
    expect((await say('Active')).body.status).toBe('In Use');
    expect(await noticesOf(id, 'asset.asset.status-changed')).toMatchObject([
      { ...toOffice(id), title: '{{holder}} says that {{device}} is in repair' },
      { ...toOffice(id), title: '{{holder}} says that {{device}} is back from repair' },
    ]);
    const lifeFor = async (token: string) =>
      (
        (await bench.call(assets.events, { token, params: { id } })).body as {
          items: { eventType: string; description: string; performedBy: string }[];
        }
      ).items.filter(({ description }) => description.endsWith('repair'));
    const life = await lifeFor(buyer);
    expect(life.map(({ eventType, description }) => `${eventType}: ${description}`)).toEqual([
      ...['deployment: Returned from repair', 'repair: Sent to repair'],
    ]);
    // Who holds it, its seller does not learn.
    const names = (await lifeFor(await bench.tokenFor('Seller'))).map(({ performedBy }) => performedBy);
    expect(names).toEqual([undefined, undefined]);
    const assetsOf = bench.kit.database.collection<{ _id: string }>('assets');
    await assetsOf.updateOne({ _id: id }, { $set: { status: 'Disposed' } });
    expect((await say('Under Repair')).status).toBe(409);
  });

  it('the office of ten changes a day, and of no more', async () => {
    const id = await acknowledged();
    const say = async (n: number) => {
      const body = { status: n % 2 ? 'Active' : 'Under Repair' };
      return (await bench.call(devices.setRepairStatus, { token: user, params: { id }, body })).status;
    };
    for (let n = 0; n < 10; n++) expect(await say(n)).toBe(200);
    expect(await say(10)).toBe(429);
    expect(await noticesOf(id, 'asset.asset.status-changed')).toHaveLength(10);
  });

  it('the office of a return that the holder asks for, which ends when it is taken back', async () => {
    const id = await acknowledged();
    const ask = (reason: string, token = user) =>
      bench.call(devices.askReturn, { token, params: { id }, body: { reason } });
    expect((await ask('')).body.fields).toEqual({ reason: 'Please give a reason' });
    const other = await bench.tokenFor('End User', { id: 'somebody-else' });
    expect([(await ask('Mine', other)).status, (await ask('Mine', buyer)).status]).toEqual([404, 403]);
    const first = await ask('I move to another office');
    expect([first.status, first.body.returnRequest.reason]).toEqual([201, 'I move to another office']);
    expect((await ask('Again')).body.returnRequest).toEqual(first.body.returnRequest);
    const told = await noticesOf(id, 'asset.device.return-asked');
    expect(told).toMatchObject([{ ...toOffice(id), title: '{{holder}} wants to return {{device}}' }]);
    const seenBy = async (token: string) =>
      (await bench.call(assets.get, { token, params: { id } })).body.returnRequest as object | undefined;
    expect(await seenBy(buyer)).toEqual(first.body.returnRequest);
    expect(await seenBy(await bench.tokenFor('Seller'))).toBeUndefined();
    await bench.call(assets.assign, { token: buyer, params: { id }, body: { endUserId: null } });
    expect(await seenBy(buyer)).toBeUndefined();
  });
});
