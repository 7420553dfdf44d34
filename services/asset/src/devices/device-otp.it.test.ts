import { assets, devices } from '@portal/contracts';
import { eventually } from '@portal/service-kit/testing';
import { type DeviceBench, holder, startDeviceBench, wrongOf } from '../testing/device-bench.js';

let bench: DeviceBench;
let buyer: string;
let user: string;
beforeAll(async () => {
  bench = await startDeviceBench();
  ({ buyer, user } = bench);
});
afterAll(() => bench.stop());
// What is sent to one person is counted over all devices.
beforeEach(() => bench.kit.database.collection('attempts').deleteMany({}));

describe('the one-time password', () => {
  it('comes in the language that its holder saved, or else in that of the request', async () => {
    const languageOf = async (token: string, id: string) => {
      const head = { 'accept-language': 'hi-IN,en;q=0.5' };
      await bench.call(devices.sendOtp, { token, params: { id }, head });
      await bench.codeOf(id);
      const mails = bench.kit.database.collection<{ _id: string; language: string }>('mails');
      return (await mails.findOne({ _id: { $regex: `^assets:${id}:` } }))?.language;
    };
    const inUrdu = await bench.tokenFor('End User', { language: 'ur' });
    expect(await languageOf(inUrdu, await bench.acknowledged())).toBe('ur');
    expect(await languageOf(user, await bench.acknowledged())).toBe('hi');
  });

  it('goes to the holder by mail, is stored hashed, and is taken once', async () => {
    const id = await bench.acknowledged();
    const { status, body } = await bench.sendOtp(id, `otp-${id}`);
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, sentTo: holder.email, attemptsLeft: 3 });
    expect(Date.parse(body.expiresAt as string) - Date.now()).toBeGreaterThan(9.5 * 60_000);
    expect((await bench.sendOtp(id, `otp-${id}`)).body).toEqual(body);
    // Whoever comes back meanwhile waits for as long as the server does.
    const again = Date.parse((await bench.device(id)).otpAgainAt ?? '') - Date.now();
    expect([again > 20_000, again <= 30_000]).toEqual([true, true]);
    const code = await bench.codeOf(id);
    expect(code).toMatch(/^\d{6}$/);
    // The mail holds the code until it has been handed on; what stays holds only its hash.
    await eventually(async () => {
      const stored = await bench.kit.database.collection<{ _id: string }>('assets').findOne({ _id: id });
      expect(JSON.stringify(stored)).not.toContain(`"${code}"`);
    });
    const event = await bench.heard('asset.device.otp-sent', id);
    expect(JSON.stringify(event)).not.toContain(code);
    expect(event.notice?.users).toEqual([holder.id]);
    expect((await bench.checkOtp(id, code)).body.otpStatus).toBe('Verified');
    expect((await bench.checkOtp(id, code)).body.error).toBe('Invalid OTP. Please try again.');
  });

  it('is the record of the delivery: whom it went to, when, and that this device arrived', async () => {
    const [id, other] = [await bench.acknowledged(), await bench.acknowledged()];
    const officeSees = async () => (await bench.call(assets.get, { token: buyer, params: { id } })).body.deliveryRecord;
    await bench.call(devices.acknowledge, { token: user, params: { id } });
    expect([(await bench.device(id)).deliveryRecord, await officeSees()]).toEqual([undefined, undefined]);
    await bench.sendOtp(id);
    await bench.sendOtp(other);
    const [code, foreign] = [await bench.codeOf(id), await bench.codeOf(other)];
    const sent = (await bench.device(id)).deliveryRecord;
    expect(sent).toEqual({ sentTo: holder.email, sentAt: expect.any(String) });
    if (foreign !== code) expect((await bench.checkOtp(id, foreign)).status).toBe(422);
    expect((await bench.device(id)).deliveryRecord).toEqual(sent);
    await bench.checkOtp(id, code);
    const confirmed = { ...sent, confirmedAt: expect.any(String), confirmedBy: expect.any(String) };
    expect(await officeSees()).toEqual(confirmed);
    // Another one, for another verification, takes nothing back; another hand-over begins anew.
    await bench.rewind(id, 60);
    await bench.sendOtp(id);
    expect((await bench.device(id)).deliveryRecord).toEqual(confirmed);
    for (const endUserId of [null, holder.id])
      await bench.call(assets.assign, { token: buyer, params: { id }, body: { endUserId } });
    expect((await bench.device(id)).deliveryRecord).toBeUndefined();
    expect((await bench.device(other)).deliveryRecord.confirmedAt).toBeUndefined();
  });

  it('fails after three wrong ones, and another one may be asked for at once', async () => {
    const id = await bench.acknowledged();
    await bench.sendOtp(id);
    const code = await bench.codeOf(id);
    const messages = [];
    for (let attempt = 0; attempt < 4; attempt++) messages.push((await bench.checkOtp(id, wrongOf(code))).body.error);
    const wrong = 'Invalid OTP. Please try again.';
    const locked = 'Maximum attempts exceeded. Please contact support.';
    expect(messages).toEqual([wrong, wrong, locked, locked]);
    expect((await bench.checkOtp(id, code)).body.error).toBe(locked);
    expect((await bench.device(id)).otpStatus).toBe('Failed');
    expect((await bench.sendOtp(id)).body).toMatchObject({ success: true, attemptsLeft: 3 });
    expect((await bench.device(id)).otpStatus).toBe('Pending');
  });

  it('gives no attempt back when it is sent again, which it is five times an hour', async () => {
    const id = await bench.acknowledged();
    await bench.sendOtp(id);
    await bench.checkOtp(id, wrongOf(await bench.codeOf(id)));
    for (let n = 0; n < 4; n++) {
      await bench.rewind(id, 31);
      expect((await bench.sendOtp(id)).body).toMatchObject({ success: true, attemptsLeft: 2 });
    }
    await bench.rewind(id, 31);
    const late = await bench.sendOtp(id);
    expect([late.status, late.body.error]).toEqual([
      429,
      expect.stringMatching(/^Rate limit exceeded. Please try again in \d+ minute\(s\)\.$/),
    ]);
  });

  it('is mailed to one person twenty times an hour, for whichever devices', async () => {
    const ids = [];
    for (let n = 0; n < 6; n++) ids.push(await bench.acknowledged());
    for (let n = 0; n < 20; n++) {
      const id = ids[n % 5]!;
      await bench.rewind(id, 31);
      expect((await bench.sendOtp(id)).status).toBe(201);
    }
    const late = await bench.sendOtp(ids[5]!);
    expect([late.status, late.body.error]).toEqual([429, 'Rate limit exceeded. Please try again in 60 minute(s).']);
    expect(late.header('retry-after')).toBeTruthy();
    expect(await bench.device(ids[5]!)).toMatchObject({ otpStatus: 'Pending' });
  });

  it('gives twenty guesses at one moment three attempts, no more', async () => {
    const id = await bench.acknowledged();
    await bench.sendOtp(id);
    const code = await bench.codeOf(id);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => bench.checkOtp(id, wrongOf(code))));
    expect(guesses.filter(({ body }) => body.code === 'DEVICE_OTP_WRONG')).toHaveLength(2);
    expect(guesses.every(({ status }) => status === 422 || status === 409)).toBe(true);
    expect((await bench.checkOtp(id, code)).body.error).toBe('Maximum attempts exceeded. Please contact support.');
  });

  it('runs out after ten minutes, and is sent at most once in 30 seconds', async () => {
    const id = await bench.acknowledged();
    await bench.sendOtp(id);
    const code = await bench.codeOf(id);
    const soon = await bench.sendOtp(id);
    expect([soon.status, soon.body.error]).toEqual([
      429,
      expect.stringMatching(/^Please wait (30|[12]?\d) seconds before asking for another OTP$/),
    ]);
    await bench.rewind(id, 601);
    expect((await bench.checkOtp(id, code)).body.error).toBe('Invalid OTP. Please try again.');
    expect((await bench.sendOtp(id)).status).toBe(201);
  });

  it('must be given, and sent before', async () => {
    const id = await bench.acknowledged();
    expect((await bench.checkOtp(id, '')).body.fields).toEqual({ otp: 'Please enter OTP' });
    expect((await bench.checkOtp(id, '123456')).body.error).toBe('Invalid OTP. Please try again.');
  });
});
