import { assets, devices } from '@portal/contracts';
import { addDays, today } from '../days.js';
import { buyerOrganization } from '../testing/asset-bench.js';
import { answersTo, type DeviceBench, holder, next, startDeviceBench } from '../testing/device-bench.js';
import { DeviceReminders } from './device-reminders.js';

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

describe('who is told', () => {
  const noticesOf = async (id: string, subject: string) => {
    await bench.carry();
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
      const id = await bench.acknowledged();
      await bench.sendOtp(id);
      await bench.checkOtp(id, await bench.codeOf(id));
      await bench.verify(id, answersTo((await bench.device(id)).checklist, failed));
      const [said] = await noticesOf(id, 'asset.device.acknowledged');
      expect(said).toMatchObject({ ...toOffice(id), title: '{{holder}} acknowledged {{device}}' });
      const [told] = await noticesOf(id, 'asset.device.verified');
      expect(told).toMatchObject({ ...toOffice(id), title });
      expect(told?.values['count']).toBe(count);
    }
  });

  it('the holder of a repair, of another place, and when the device goes', async () => {
    const id = await bench.acknowledged();
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
    const [late, early, done] = [await bench.handedOut(), await bench.handedOut(), await bench.acknowledged()];
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
      await bench.acknowledged({ warrantyExpiry: addDays(today(), 30) }),
      await bench.acknowledged({ warrantyExpiry: addDays(today(), 31) }),
      await bench.acknowledged({ warrantyExpiry: addDays(today(), -1) }),
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
    await bench.acknowledged();
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
    const id = await bench.acknowledged();
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
    const id = await bench.acknowledged();
    const say = async (n: number) => {
      const body = { status: n % 2 ? 'Active' : 'Under Repair' };
      return (await bench.call(devices.setRepairStatus, { token: user, params: { id }, body })).status;
    };
    for (let n = 0; n < 10; n++) expect(await say(n)).toBe(200);
    expect(await say(10)).toBe(429);
    expect(await noticesOf(id, 'asset.asset.status-changed')).toHaveLength(10);
  });

  it('the office of a return that the holder asks for, which ends when it is taken back', async () => {
    const id = await bench.acknowledged();
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
