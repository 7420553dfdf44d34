import { assetFiles, assets, devices } from '@portal/contracts';
import { answersTo, type DeviceBench, holder, next, startDeviceBench } from '../testing/device-bench.js';

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

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('verification', () => {
  async function ready(category = 'Laptop') {
    const id = await bench.acknowledged({ category });
    await bench.sendOtp(id);
    await bench.checkOtp(id, await bench.codeOf(id));
    return { id, checklist: (await bench.device(id)).checklist as { id: string }[] };
  }

  it('needs the OTP first and every answer', async () => {
    const id = await bench.acknowledged();
    const { checklist } = await bench.device(id);
    const early = await bench.verify(id, answersTo(checklist, 0));
    expect([early.status, early.body.code]).toEqual([409, 'DEVICE_OTP_NEEDED']);
    const next = await ready();
    const short = await bench.verify(next.id, answersTo(next.checklist, 0).slice(1));
    expect([short.status, short.body.fields]).toEqual([422, { items: 'Please answer every item' }]);
    const wrong = answersTo(next.checklist, 0).map((item, at) => (at ? item : { ...item, id: 'other' }));
    expect((await bench.verify(next.id, wrong)).status).toBe(422);
    const pending = await bench.verify(
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
    const { status, body } = await bench.verify(id, answersTo(checklist, failed, notApplicable));
    expect([status, body.verificationStatus]).toEqual([201, result]);
    const { body: life } = await bench.call(assets.events, { token: buyer, params: { id } });
    const deployed = life.items.filter(
      ({ description }: { description: string }) => description === 'Device verified by its holder',
    );
    expect(deployed).toHaveLength(result === 'Completed' ? 1 : 0);
    expect((await bench.heard('asset.device.verified', id)).data['result']).toBe(result);
    const again = await bench.verify(id, answersTo(checklist, 0));
    expect([again.status, again.body.code]).toEqual([
      409,
      result === 'Completed' ? 'ILLEGAL_MOVE' : 'DEVICE_OTP_NEEDED',
    ]);
  });

  it('comes after the acknowledgment, as does its one-time password', async () => {
    const id = await bench.handedOut();
    const { checklist } = await bench.device(id);
    const early = [
      await bench.sendOtp(id),
      await bench.checkOtp(id, '123456'),
      await bench.verify(id, answersTo(checklist, 0)),
    ];
    for (const { status, body } of early) expect([status, body.code]).toEqual([409, 'DEVICE_NOT_ACKNOWLEDGED']);
    await bench.acknowledge(id);
    expect((await bench.sendOtp(id)).status).toBe(201);
  });

  it.each(['power-on', 'serial-number'])('fails without %s, whatever else passed', async (essential) => {
    for (const status of ['Failed', 'Not Applicable']) {
      const { id, checklist } = await ready();
      const items = answersTo(checklist, 0).map((item) => (item.id === essential ? { ...item, status } : item));
      expect((await bench.verify(id, items)).body.verificationStatus).toBe('Failed');
    }
  });

  it('keeps every attempt with who and when; the next one takes another OTP', async () => {
    const { id, checklist } = await ready();
    const items = answersTo(checklist, 3).map((item) => ({ ...item, notes: 'Bent' }));
    await bench.verify(id, items);
    expect((await bench.device(id)).otpStatus).toBe('Pending');
    await bench.rewind(id, 60);
    await bench.sendOtp(id);
    expect((await bench.checkOtp(id, await bench.codeOf(id))).status).toBe(200);
    await bench.verify(id, answersTo(checklist, 1));
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
    await bench.verify(id, answersTo(checklist, 3));
    await bench.call(assets.assign, { token: buyer, params: { id }, body: { endUserId: next.id } });
    const token = await bench.tokenFor('End User', { id: next.id });
    expect((await bench.call(devices.history, { token, params: { id } })).body.items).toEqual([]);
    expect((await bench.call(devices.history, { token: buyer, params: { id } })).body.items).toHaveLength(1);
  });

  it('of a former office is not shown to the next one, whose asset it became', async () => {
    const { id, checklist } = await ready();
    await bench.verify(id, answersTo(checklist, 3));
    const rows = bench.kit.database.collection<{ _id: string }>('assets');
    await rows.updateOne({ _id: id }, { $set: { buyerOrganizationId: 'another' } });
    const token = await bench.tokenFor('Buyer', { organizationId: 'another' });
    const admin = await bench.tokenFor('Super Admin');
    const seenBy = async (asker: string) => (await bench.call(devices.history, { token: asker, params: { id } })).body;
    expect([(await seenBy(token)).items, (await seenBy(admin)).items.length]).toEqual([[], 1]);
  });

  it('that arrives twice counts once, also at one moment', async () => {
    const { id, checklist } = await ready();
    const items = answersTo(checklist, 3);
    const answers = await Promise.all([1, 2, 3].map(() => bench.verify(id, items, user, `kept-${id}`)));
    answers.push(await bench.verify(id, items, user, `kept-${id}`));
    expect(answers.map(({ status, body }) => [status, body.verificationStatus])).toEqual(
      Array.from({ length: 4 }, () => [201, 'Failed']),
    );
    expect((await bench.call(devices.history, { token: user, params: { id } })).body.items).toHaveLength(1);
    const other = await bench.verify(id, answersTo(checklist, 0), user, `kept-${id}`);
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

  it('starts anew when the device is taken back and handed out anew', async () => {
    const { id, checklist } = await ready();
    await bench.verify(id, answersTo(checklist, 0));
    for (const endUserId of [null, holder.id])
      await bench.call(assets.assign, { token: buyer, params: { id }, body: { endUserId } });
    expect(await bench.device(id)).toMatchObject({
      verificationStatus: 'Pending',
      otpStatus: 'Pending',
      acknowledgmentStatus: 'Pending',
    });
  });
});
