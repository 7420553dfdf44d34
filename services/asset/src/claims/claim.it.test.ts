import { randomBytes } from 'node:crypto';
import { assets, claimsADay, deviceClaims, devices, type OfficeClaim } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';

const person = (id: string, name: string, organizationId = buyerOrganization) => ({
  ...{ id, name, email: `${id}@example.gov.in`, designation: 'Clerk', department: 'Treasury', organizationId },
});
const [asha, ravi, stranger] = [person('asha', 'Asha Rao'), person('ravi', 'Ravi Das'), person('far', 'Far', 'other')];

let bench: AssetBench;
let order: AnnouncedOrder;
let [buyer, user, colleague] = ['', '', ''];

beforeAll(async () => {
  bench = await startAssetBench([asha, ravi, stranger]);
  const holder = { organizationId: buyerOrganization };
  [buyer, user, colleague] = await Promise.all([
    bench.tokenFor('Buyer'),
    bench.tokenFor('End User', { ...holder, id: asha.id, name: asha.name }),
    bench.tokenFor('End User', { ...holder, id: ravi.id, name: ravi.name }),
  ]);
  order = await bench.tell({ quantities: { Laptop: 1_000 } });
});
afterAll(() => bench.stop());
// Claims of one person are counted over the day.
beforeEach(() => bench.kit.database.collection('attempts').deleteMany({}));

const unknown = () => `NO-${randomBytes(4).toString('hex')}`;
const claim = (serialNumber: string, token = user, key?: string) =>
  bench.call(deviceClaims.create, { token, body: { serialNumber }, key });
const listOf = async (token: string, query: Record<string, string> = {}) =>
  (await bench.call(deviceClaims.list, { token, query })).body as { items: OfficeClaim[]; total: number };
const decide = (id: string, body: object, token = buyer) =>
  bench.call(deviceClaims.decide, { token, params: { id }, body });
const holderOf = async (id: string) =>
  (await bench.call(assets.get, { token: buyer, params: { id } })).body.endUserId as string | undefined;

/** An asset of the office and a claim of it. */
async function claimed(token = user) {
  const asset = await bench.register(order);
  const { body } = await claim(asset.serialNumber, token);
  return { asset, id: body.id as string };
}

describe('a claim of a device', () => {
  it('answers the same whether there is such a device or not, and whoever has it', async () => {
    const [free, held, foreign] = [
      await bench.register(order),
      await bench.register(order),
      await bench.register(await bench.tell({ buyerOrganizationId: 'other' })),
    ];
    await bench.call(assets.assign, { token: buyer, params: { id: held.id }, body: { endUserId: ravi.id } });
    const shapes = [];
    for (const serialNumber of [free.serialNumber, held.serialNumber, foreign.serialNumber, unknown()]) {
      const { status, body } = await claim(serialNumber);
      expect([status, body.status, body.serialNumber]).toEqual([201, 'Waiting', serialNumber]);
      shapes.push(Object.keys(body as object).sort());
    }
    expect(new Set(shapes.map(String)).size).toBe(1);
    const { items } = await listOf(user);
    expect(JSON.stringify(items)).not.toContain(free.assetUid);
    for (const one of items) expect(one).not.toHaveProperty('matches');
  });

  it('needs a serial number', async () => {
    for (const serialNumber of ['', '   '])
      expect((await claim(serialNumber)).body.fields).toEqual({ serialNumber: 'Serial number is required' });
  });

  it('is made once: by its key, and while the office has not decided', async () => {
    const serial = unknown();
    const first = await claim(serial, user, `key-${serial}`);
    expect((await claim(serial, user, `key-${serial}`)).body).toEqual(first.body);
    const again = await claim(` ${serial.toUpperCase()} `);
    expect([again.status, again.body.code]).toEqual([409, 'DEVICE_CLAIMED']);
    await decide(first.body.id as string, { confirmed: false, reason: 'No such device' });
    expect((await claim(serial)).status).toBe(201);
  });

  it('is refused for what the asker holds already', async () => {
    const asset = await bench.register(order);
    await bench.call(assets.assign, { token: buyer, params: { id: asset.id }, body: { endUserId: asha.id } });
    const { status, body } = await claim(asset.serialNumber.toLowerCase());
    expect([status, body.code]).toEqual([409, 'DEVICE_OWN']);
  });

  it(`is made ${claimsADay} times a day by one person, whatever they guess`, async () => {
    for (let n = 0; n < claimsADay; n++) expect((await claim(unknown())).status).toBe(201);
    const late = await claim(unknown());
    expect(late.status).toBe(429);
    expect(late.header('retry-after')).toBeTruthy();
    expect((await claim(unknown(), colleague)).status).toBe(201);
  });

  it('is told to its office, and seen by nobody else', async () => {
    const { id } = await claimed();
    const { notice } = await bench.heard('asset.claim.made', id);
    expect(notice).toMatchObject({
      ...{ organizations: [buyerOrganization], title: '{{name}} claims the device {{serialNumber}}' },
      record: { type: 'deviceClaim' },
    });
    const has = async (token: string) => (await listOf(token, { pageSize: '100' })).items.some((one) => one.id === id);
    const elsewhere = await bench.tokenFor('Buyer', { organizationId: 'other' });
    expect([await has(user), await has(buyer), await has(colleague), await has(elsewhere)]).toEqual([
      ...[true, true, false, false],
    ]);
    expect((await decide(id, { confirmed: false, reason: 'No' }, elsewhere)).status).toBe(404);
    for (const role of ['Seller', 'OEM', 'Support Agent'] as const)
      expect((await bench.call(deviceClaims.list, { token: await bench.tokenFor(role) })).status).toBe(403);
    expect((await decide(id, { confirmed: false, reason: 'No' }, user)).status).toBe(403);
  });
});

describe('the decision about a claim', () => {
  it('shows the office which devices it can be about, of its own alone, with who has them', async () => {
    const serialNumber = `Same-${randomBytes(3).toString('hex')}`;
    const [dell, hp] = [
      await bench.register(order, { serialNumber }),
      await bench.register(order, { serialNumber: serialNumber.toUpperCase(), manufacturer: 'HP' }),
    ];
    await bench.register(await bench.tell({ buyerOrganizationId: 'other' }), { serialNumber, manufacturer: 'Lenovo' });
    await bench.call(assets.assign, { token: buyer, params: { id: hp.id }, body: { endUserId: ravi.id } });
    await claim(serialNumber.toLowerCase());
    const { items } = await listOf(buyer, { q: serialNumber.toLowerCase() });
    expect(items[0]?.matches?.toSorted((a, b) => a.manufacturer.localeCompare(b.manufacturer))).toMatchObject([
      { id: dell.id, manufacturer: 'Dell' },
      { id: hp.id, manufacturer: 'HP', heldBy: ravi.name },
    ]);
  });

  it('assigns the device to who claimed it, and both are told', async () => {
    const { asset, id } = await claimed();
    const { status, body } = await decide(id, { confirmed: true, assetId: asset.id });
    expect([status, body.status, body.assetId]).toEqual([200, 'Confirmed', asset.id]);
    expect(await holderOf(asset.id)).toBe(asha.id);
    const device = await bench.call(devices.get, { token: user, params: { id: asset.id } });
    expect(device.body.acknowledgmentStatus).toBe('Pending');
    expect((await bench.heard('asset.asset.assigned', asset.id)).notice?.users).toEqual([asha.id]);
    await bench.heard('asset.claim.confirmed', id);
    expect((await decide(id, { confirmed: true, assetId: asset.id })).status).toBe(409);
    expect((await decide(id, { confirmed: false, reason: 'No' })).status).toBe(409);
  });

  it('refuses with a reason, which who claimed it is told', async () => {
    const { asset, id } = await claimed();
    expect((await decide(id, { confirmed: false })).body.fields).toEqual({ reason: 'Please give a reason' });
    const { body } = await decide(id, { confirmed: false, reason: 'It stays in the store' });
    expect(body).toMatchObject({ status: 'Refused', reason: 'It stays in the store' });
    const { notice } = await bench.heard('asset.claim.refused', id);
    expect(notice).toMatchObject({ users: [asha.id], values: { reason: 'It stays in the store' } });
    expect(await holderOf(asset.id)).toBeUndefined();
    expect((await listOf(user, { status: 'Refused' })).items.find((one) => one.id === id)?.reason).toBe(body.reason);
  });

  it('takes no device with another serial number, nor one of another office', async () => {
    const { id } = await claimed();
    const other = await bench.register(order);
    const wrong = await decide(id, { confirmed: true, assetId: other.id });
    expect([wrong.status, Object.keys(wrong.body.fields as object)]).toEqual([422, ['assetId']]);
    expect((await decide(id, { confirmed: true })).body.fields).toHaveProperty('assetId');
    const serialNumber = unknown();
    const foreign = await bench.register(await bench.tell({ buyerOrganizationId: 'other' }), { serialNumber });
    const { body } = await claim(serialNumber);
    expect((await decide(body.id as string, { confirmed: true, assetId: foreign.id })).status).toBe(404);
    expect((await listOf(buyer, { q: serialNumber })).items[0]?.matches).toEqual([]);
  });

  it('takes a device from nobody', async () => {
    const { asset, id } = await claimed();
    await bench.call(assets.assign, { token: buyer, params: { id: asset.id }, body: { endUserId: ravi.id } });
    const { status, body } = await decide(id, { confirmed: true, assetId: asset.id });
    expect([status, body.code]).toEqual([409, 'DEVICE_HELD']);
    expect(await holderOf(asset.id)).toBe(ravi.id);
    expect((await listOf(buyer, { q: asset.serialNumber })).items[0]?.status).toBe('Waiting');
  });

  it('gives one device to one of two who claim it, also when both are confirmed at one moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { asset, id } = await claimed();
      const { body } = await claim(asset.serialNumber, colleague);
      const answers = await Promise.all(
        [id, body.id as string].map((one) => decide(one, { confirmed: true, assetId: asset.id })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = answers[0]?.status === 200 ? asha.id : ravi.id;
      expect(await holderOf(asset.id)).toBe(winner);
      const { items } = await listOf(buyer, { q: asset.serialNumber });
      expect(items.map(({ status }) => status).toSorted()).toEqual(['Confirmed', 'Waiting']);
      await bench.kit.database.collection('attempts').deleteMany({});
    }
  });

  it('is one, also when it is confirmed and refused at one moment', async () => {
    const { asset, id } = await claimed();
    const answers = await Promise.all([
      decide(id, { confirmed: true, assetId: asset.id }),
      decide(id, { confirmed: false, reason: 'No' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await holderOf(asset.id)).toBe(answers[0].status === 200 ? asha.id : undefined);
  });
});
