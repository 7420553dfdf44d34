import { assets, cover, devices } from '@portal/contracts';
import { today } from '../days.js';
import { type DeviceBench, holder, startDeviceBench } from '../testing/device-bench.js';

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

describe('devices of an end user', () => {
  it('are those that are assigned, with what covers them', async () => {
    const id = await bench.handedOut();
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
    const { checklist } = await bench.device(await bench.handedOut({ category }));
    expect(checklist).toHaveLength(count);
    expect(new Set(checklist.map(({ id }: { id: string }) => id)).size).toBe(count);
    expect(checklist.filter((item: { essential: boolean }) => item.essential)).toHaveLength(essential);
  });

  it("are nobody else's", async () => {
    const id = await bench.handedOut();
    const other = await bench.tokenFor('End User', { id: 'somebody-else' });
    const params = { id };
    for (const operation of [devices.get, devices.acknowledge, devices.sendOtp])
      expect((await bench.call(operation, { token: other, params })).status).toBe(404);
    expect((await bench.call(devices.checkOtp, { token: other, params, body: { otp: '123456' } })).status).toBe(404);
    expect((await bench.verify(id, [], other)).status).toBe(404);
    expect((await bench.call(devices.get, { token: buyer, params })).status).toBe(403);
    await bench.call(assets.assign, { token: buyer, params, body: { endUserId: null } });
    expect((await bench.call(devices.get, { token: user, params })).status).toBe(404);
  });

  it('stay as they are when they are given to who holds them, but for a new place', async () => {
    const id = await bench.acknowledged();
    const params = { id };
    const again = (location?: string) =>
      bench.call(assets.assign, { token: buyer, params, body: { endUserId: holder.id, location } });
    const before = await bench.call(assets.get, { token: buyer, params });
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual([
      [200, before.body.version],
      [200, before.body.version],
    ]);
    expect((await again('Room 9')).body).toMatchObject({ location: 'Room 9', endUserId: holder.id });
    expect(await bench.device(id)).toMatchObject({ acknowledgmentStatus: 'Completed', location: 'Room 9' });
    const { body } = await bench.call(assets.events, { token: buyer, params });
    expect(body.items.map(({ description }: { description: string }) => description)).toEqual([
      'Moved',
      'Handed out to an end user',
      'Asset purchased',
    ]);
  });

  it('are acknowledged once, and are under maintenance while under repair', async () => {
    const id = await bench.handedOut();
    const params = { id };
    const first = await bench.call(devices.acknowledge, { token: user, params });
    expect(first.body).toMatchObject({ status: 'In Use', acknowledgmentStatus: 'Completed' });
    const second = await bench.call(devices.acknowledge, { token: user, params });
    expect([second.status, second.body.version]).toEqual([200, first.body.version]);
    await bench.heard('asset.device.acknowledged', id);
    await bench.call(assets.setStatus, { token: buyer, params, body: { status: 'Under Repair' } });
    expect((await bench.device(id)).status).toBe('Under Maintenance');
  });
});
