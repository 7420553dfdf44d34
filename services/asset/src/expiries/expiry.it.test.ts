import { headers } from '@nats-io/transport-node';
import {
  type Asset,
  assets,
  cover,
  endedDays,
  expiries,
  type Expiry,
  expiryDefaults,
  expiryNotices,
  expirySettings,
  users,
} from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { CoverReminders } from '../cover/cover-reminders.js';
import { addDays, today } from '../days.js';
import { eventually } from '@portal/service-kit/testing';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';

let bench: AssetBench;
let [admin, buyer, stranger, seller] = ['', '', '', ''];
let order: AnnouncedOrder;
const office = `expiry-office-${Date.now()}`;

beforeAll(async () => {
  bench = await startAssetBench();
  const colleague = { version: 1, designation: 'Officer', department: 'IT', language: 'en' };
  const head = headers();
  head.set('status', '200');
  bench.nats.subscribe(users.colleagues.subject, {
    callback: (_, message) =>
      void message.respond(
        JSON.stringify({
          items: [
            { ...colleague, id: 'officer', name: 'An Officer', role: 'Buyer' },
            { ...colleague, id: 'holder', name: 'A Holder', role: 'End User' },
          ],
        }),
        { headers: head },
      ),
  });
  [admin, buyer, stranger, seller] = await Promise.all([
    bench.tokenFor('Super Admin'),
    bench.tokenFor('Buyer', { organizationId: office }),
    bench.tokenFor('Buyer', { organizationId: 'elsewhere' }),
    bench.tokenFor('Seller'),
  ]);
  order = await bench.tell({ buyerOrganizationId: office, quantities: { Laptop: 500, Desktop: 50 } });
});
afterAll(() => bench.stop());

const inDays = (days: number) => addDays(today(), days);
const listed = async (query: Record<string, string> = {}, token = buyer) =>
  (await bench.call(expiries.list, { token, query: { pageSize: '100', ...query } })).body as {
    items: Expiry[];
    total: number;
  };
const idsOf = async (query: Record<string, string> = {}, token = buyer) =>
  (await listed(query, token)).items.map(({ assetId }) => assetId);
const ending = (days: number, changes = {}) =>
  bench.register(order, { purchaseDate: inDays(-1_000), warrantyExpiry: inDays(days), ...changes });
const acknowledge = (asset: Asset, kind: 'warranty' | 'amc' = 'warranty', more = {}, token = buyer) =>
  bench.call(expiries.acknowledge, {
    ...{ token, params: { id: asset.id, kind } },
    body: { endDate: kind === 'warranty' ? asset.warrantyExpiry : asset.amcExpiry, note: 'It is replaced', ...more },
  });
const takeBack = (id: string, kind: 'warranty' | 'amc' = 'warranty', token = buyer) =>
  bench.call(expiries.takeBack, { token, params: { id, kind } });
const counts = async (token = buyer) => (await bench.call(expiries.counts, { token })).body;
const reread = async (id: string) => (await bench.call(assets.get, { token: admin, params: { id } })).body as Asset;
const settings = () => ({ ...expiryDefaults, noticeDays: [...expiryDefaults.noticeDays] });
const setting = (body: object, token = admin, ifMatch?: number) =>
  bench.call(expirySettings.set, { token, body, ifMatch });
const contact = { contactPerson: 'A Person', contactPhone: '18001234', contactEmail: 'care@example.com' };
const customer = { customerName: 'Office', customerEmail: 'office@example.gov.in', customerPhone: '0201234567' };
async function contractOver(ids: string[], daysLeft: number) {
  const body = { assetIds: ids, provider: 'Care', value: 1, startDate: inDays(-100), endDate: inDays(daysLeft) };
  return (await bench.call(cover.addAmcContract, { token: seller, body: { ...body, ...contact } })).body;
}

describe('what ends', () => {
  it('stands in bands, the next one first, and what has ended the last one first', async () => {
    const [week, today0] = [await ending(7), await ending(0)];
    const [month, quarter, far] = [await ending(30), await ending(90), await ending(95)];
    const [past, longPast, history] = [await ending(-1), await ending(-endedDays), await ending(-endedDays - 1)];
    expect(await idsOf({ ends: '7' })).toEqual([today0.id, week.id]);
    expect(await idsOf({ ends: '30' })).toEqual([today0.id, week.id, month.id]);
    expect(await idsOf({ ends: '90' })).toEqual([today0.id, week.id, month.id, quarter.id]);
    // Three months ahead, as the settings have it.
    expect(await idsOf()).not.toContain(far.id);
    expect(await idsOf({ ends: '100' })).toContain(far.id);
    expect(await idsOf({ ends: 'ended' })).toEqual([past.id, longPast.id]);
    expect(await idsOf({ ends: 'ended' })).not.toContain(history.id);
    expect((await listed({ ends: '7', pageSize: '1', page: '2' })).items[0]?.assetId).toBe(week.id);
    expect((await listed({ ends: '7' })).items.map(({ daysLeft }) => daysLeft)).toEqual([0, 7]);
  });

  it('is narrowed by kind, category, department and words, and leaves out what is disposed of', async () => {
    const desktop = await ending(20, { category: 'Desktop', department: 'Accounts', name: 'Zebra workstation' });
    const served = await bench.register(order, { hasAmc: true, amcExpiry: inDays(20) });
    expect(await idsOf({ category: 'Desktop' })).toEqual([desktop.id]);
    expect(await idsOf({ department: 'Accounts' })).toEqual([desktop.id]);
    expect(await idsOf({ q: 'zebra' })).toEqual([desktop.id]);
    expect(await idsOf({ kind: 'amc' })).toEqual([served.id]);
    expect(await idsOf({ kind: 'warranty' })).not.toContain(served.id);
    await bench.kit.database
      .collection<{ _id: string }>('assets')
      .updateOne({ _id: desktop.id }, { $set: { status: 'Disposed' } });
    expect(await idsOf({ category: 'Desktop' })).toEqual([]);
  });

  it('is told to its own office and to the Super Admin alone', async () => {
    const { id } = await ending(3);
    expect(await idsOf({ ends: '7' })).toContain(id);
    expect(await idsOf({ ends: '7' }, stranger)).not.toContain(id);
    expect(await idsOf({ ends: '7', q: 'Latitude' }, admin)).toContain(id);
    for (const role of ['Seller', 'OEM', 'End User', 'Support Agent'] as const) {
      const token = await bench.tokenFor(role);
      expect((await bench.call(expiries.list, { token })).status).toBe(403);
      expect((await bench.call(expiries.counts, { token })).status).toBe(403);
    }
  });

  it('leads to the record that says so, and to none where the end was given by hand', async () => {
    const [byHand, covered, other] = [await ending(12), await bench.register(order), await bench.register(order)];
    const warranty = await bench.call(cover.addWarranty, {
      token: seller,
      body: { assetId: covered.id, ...customer, ...contact, warrantyStartDate: inDays(-340) },
    });
    const contract = await contractOver([covered.id, other.id], 40);
    const found = (await listed()).items;
    const of = (id: string, kind: string) => found.find((one) => one.assetId === id && one.kind === kind)?.cover;
    expect(of(byHand.id, 'warranty')).toBeUndefined();
    expect(of(covered.id, 'warranty')).toEqual({
      id: warranty.body.id,
      number: warranty.body.warrantyNumber,
      assets: 1,
    });
    expect(of(other.id, 'amc')).toEqual({ id: contract.id, number: contract.contractNumber, assets: 2 });
  });
});

describe('an acknowledged end', () => {
  it('is counted no longer, until it changes', async () => {
    const asset = await ending(5);
    const attention = async (token = buyer) =>
      (
        (await bench.call(assets.list, { token, query: { attention: 'warranty', pageSize: '100' } })).body as {
          items: Asset[];
        }
      ).items.map(({ id }) => id);
    const before = await counts();
    const stats = async (token: string) => (await bench.call(assets.stats, { token })).body.warrantyExpiring as number;
    const [soon, ofSeller] = [await stats(buyer), await stats(seller)];
    const { status, body } = await acknowledge(asset);
    expect([status, body.acknowledgment]).toMatchObject([200, { by: 'Buyer One', note: 'It is replaced' }]);
    const after = await counts();
    expect([after.within7.warranty, after.within30.warranty]).toEqual([
      ...[before.within7.warranty - 1, before.within30.warranty - 1],
    ]);
    // Its seller learns nothing of that.
    expect([await stats(buyer), await stats(seller)]).toEqual([soon - 1, ofSeller]);
    expect([await attention(), await attention(seller)].map((ids) => ids.includes(asset.id))).toEqual([false, true]);
    expect(await idsOf({ ends: '7' })).not.toContain(asset.id);
    expect(await idsOf({ ends: '7', shown: 'acknowledged' })).toContain(asset.id);
    expect(await idsOf({ ends: '7', shown: 'all' })).toContain(asset.id);
    const { id, version: ifMatch, ...said } = await reread(asset.id);
    const moved = { ...said, warrantyExpiry: inDays(6) };
    expect((await bench.call(assets.update, { token: buyer, params: { id }, body: moved, ifMatch })).status).toBe(200);
    expect(await idsOf({ ends: '7' })).toContain(asset.id);
    expect(await counts()).toEqual(before);
  });

  it('can be taken back, and neither says nor takes back twice', async () => {
    const asset = await ending(4);
    await acknowledge(asset);
    expect((await acknowledge(asset, 'warranty', { note: 'Another word' })).body.acknowledgment.note).toBe(
      'It is replaced',
    );
    expect((await takeBack(asset.id)).body).not.toHaveProperty('acknowledgment');
    expect((await takeBack(asset.id)).status).toBe(200);
    expect(await idsOf({ ends: '7' })).toContain(asset.id);
    const told = () =>
      bench.events.filter(({ subject, record }) => subject.startsWith('asset.expiry.') && record.id === asset.id);
    // Its seller is still reminded, and learns nothing of it.
    expect((await bench.heard('asset.expiry.taken-back', asset.id)).organizations).toEqual([office]);
    expect(told().map(({ subject }) => subject)).toEqual(['asset.expiry.acknowledged', 'asset.expiry.taken-back']);
  });

  it('needs a note and the end that was read, and is no matter of strangers and sellers', async () => {
    const asset = await ending(9);
    expect((await acknowledge(asset, 'warranty', { note: ' ' })).body.fields).toEqual({ note: 'Please enter a note' });
    expect((await acknowledge(asset, 'warranty', { endDate: inDays(8) })).status).toBe(412);
    expect((await acknowledge(asset, 'amc', { endDate: inDays(9) })).status).toBe(412);
    expect((await acknowledge(asset, 'warranty', {}, stranger)).status).toBe(404);
    expect((await takeBack(asset.id, 'warranty', stranger)).status).toBe(404);
    expect((await acknowledge(asset, 'warranty', {}, seller)).status).toBe(403);
    expect(await idsOf({ ends: '30' })).toContain(asset.id);
  });

  it('of an AMC contract counts for all its assets, and its office is reminded no more; its seller is', async () => {
    const ids = [(await bench.register(order)).id, (await bench.register(order)).id];
    const { id, version } = await contractOver(ids, 25);
    const [first, second] = [await reread(ids[0]!), await reread(ids[1]!)];
    expect((await acknowledge(first, 'amc')).status).toBe(200);
    expect((await listed({ kind: 'amc' })).items.filter(({ assetId }) => ids.includes(assetId))).toEqual([]);
    await bench.get(CoverReminders).sweep();
    const { notice } = await bench.heard('asset.amc.reminded', id as string);
    expect(notice?.organizations).toEqual([order.sellerOrganizationId]);
    // Nobody who edits the contract or an asset meanwhile is disturbed.
    const read = await bench.call(cover.amcContract, { token: buyer, params: { id: id as string } });
    expect([read.body.version, (await reread(second.id)).version]).toEqual([version, second.version]);
    expect('acknowledged' in read.body).toBe(false);
    expect((await takeBack(second.id, 'amc')).status).toBe(200);
    expect((await listed({ kind: 'amc' })).items.filter(({ assetId }) => ids.includes(assetId))).toHaveLength(2);
  });

  it('stays with its office when the asset goes on to another one', async () => {
    const moving = await bench.tell({ buyerOrganizationId: office });
    const asset = await bench.register(moving, { warrantyExpiry: inDays(20) });
    const { id } = await contractOver([asset.id], 20);
    for (const kind of ['warranty', 'amc'] as const)
      expect((await acknowledge(await reread(asset.id), kind)).status).toBe(200);
    await bench.tell({ ...moving, buyerOrganizationId: 'elsewhere', buyerName: 'Elsewhere' }, 2);
    const seen = await eventually(async () => {
      const { items } = await listed({ shown: 'all' }, stranger);
      const own = items.filter(({ assetId }) => assetId === asset.id);
      if (own.length < 2) throw new Error('not there yet');
      return own;
    });
    expect(seen.map(({ acknowledgment }) => acknowledgment)).toEqual([undefined, undefined]);
    const stored = bench.kit.database.collection<{ _id: string; acknowledged?: object }>('amc_contracts');
    // The contract follows after its assets.
    await eventually(async () => expect((await stored.findOne({ _id: id as string }))?.acknowledged).toBeUndefined());
  });

  it('of an AMC contract writes nothing into what another office has now', async () => {
    const moving = await bench.tell({ buyerOrganizationId: office });
    const [own, gone] = [await bench.register(order), await bench.register(moving)];
    await contractOver([own.id, gone.id], 26);
    await bench.kit.database
      .collection<{ _id: string }>('assets')
      .updateOne({ _id: gone.id }, { $set: { buyerOrganizationId: 'elsewhere' } });
    expect((await acknowledge(await reread(own.id), 'amc')).status).toBe(200);
    const stored = bench.kit.database.collection<{ _id: string; acknowledged?: object }>('assets');
    expect((await stored.findOne({ _id: own.id }))?.acknowledged).toMatchObject({ amc: { by: 'Buyer One' } });
    expect((await stored.findOne({ _id: gone.id }))?.acknowledged).toBeUndefined();
  });

  it('of a warranty is reminded to its seller alone', async () => {
    const asset = await bench.register(order);
    const body = { assetId: asset.id, ...customer, ...contact, warrantyStartDate: inDays(-340) };
    const { id } = (await bench.call(cover.addWarranty, { token: seller, body })).body;
    await acknowledge(await reread(asset.id));
    await bench.get(CoverReminders).sweep();
    const { notice } = await bench.heard('asset.warranty.reminded', id as string);
    expect(notice?.organizations).toEqual([order.sellerOrganizationId]);
  });
});

describe('the settings', () => {
  const read = async (token = admin) => (await bench.call(expirySettings.get, { token })).body;

  it('are those of the requirements until the Super Admin sets others, which all figures and lists follow', async () => {
    expect(await read()).toEqual({ ...expiryDefaults, version: 1 });
    const asset = await ending(40);
    const expiring = async () => (await bench.call(assets.stats, { token: buyer })).body;
    const before = await expiring();
    expect(before).toMatchObject({ warrantyAlertDays: 30, amcAlertDays: 30 });
    const changed = { ...settings(), warrantyAlertDays: 45, warrantyViewMonths: 1, noticeDays: ['15', 60, 15] };
    expect((await setting(changed, admin, 1)).body).toMatchObject({ ...changed, noticeDays: [60, 15] });
    const after = await expiring();
    expect([after.warrantyAlertDays, after.warrantyExpiring]).toEqual([45, before.warrantyExpiring + 1]);
    expect((await counts()).alertDays).toEqual({ warranty: 45, amc: 30 });
    const query = { attention: 'warranty', pageSize: '100' };
    const { items } = (await bench.call(assets.list, { token: buyer, query })).body as { items: Asset[] };
    expect(items.map(({ id }) => id)).toContain(asset.id);
    expect(await idsOf()).not.toContain(asset.id);
    expect((await bench.call(expirySettings.set, { token: admin, body: settings(), ifMatch: 1 })).status).toBe(412);
    await setting(settings());
  });

  it('say on which days before an end its sides are told', async () => {
    await setting({ ...settings(), noticeDays: [60] });
    const [far, near] = [
      await contractOver([(await bench.register(order)).id], 61),
      await contractOver([(await bench.register(order)).id], 59),
    ];
    await bench.get(CoverReminders).sweep();
    const { notice } = await bench.heard('asset.amc.reminded', near.id as string);
    expect(notice?.values['days']).toBe('59');
    const toldOf = (id: unknown) =>
      bench.events.filter(({ subject, record }) => subject === 'asset.amc.reminded' && record.id === id);
    expect(toldOf(far.id)).toEqual([]);
    await setting(settings());
  });

  it.each([
    [{ warrantyAlertDays: 0 }, 'warrantyAlertDays', 'Please enter a number of days between 1 and 366'],
    [{ amcAlertDays: 367 }, 'amcAlertDays', 'Please enter a number of days between 1 and 366'],
    [{ amcViewMonths: 25 }, 'amcViewMonths', 'Please enter a number of months between 1 and 24'],
    [{ noticeDays: [] }, 'noticeDays', 'Please choose at least one of the list'],
    [{ noticeDays: [31] }, 'noticeDays', 'Please choose at least one of the list'],
  ])('refuse %j', async (changes, field, message) => {
    const { status, body } = await setting({ ...settings(), ...changes });
    expect(status).toBe(422);
    expect(Object.entries(body.fields as object).map(([path, said]) => [path.split('.')[0], said])).toEqual([
      [field, message],
    ]);
  });

  it.each(['Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)(
    'are neither read nor set by a %s',
    async (role) => {
      const token = await bench.tokenFor(role);
      expect((await bench.call(expirySettings.get, { token })).status).toBe(403);
      expect((await setting(settings(), token)).status).toBe(403);
    },
  );
});

describe('an office', () => {
  const set = (body: object, token = buyer, ifMatch?: number) =>
    bench.call(expiryNotices.set, { token, body, ifMatch });

  it('says who of it is told, and whether by mail', async () => {
    expect((await bench.call(expiryNotices.get, { token: buyer })).body).toEqual({
      people: [],
      mail: false,
      version: 1,
    });
    expect((await set({ people: ['officer', 'officer'], mail: true }, buyer, 1)).body).toMatchObject({
      ...{ people: ['officer'], mail: true },
    });
    const { id } = await contractOver([(await bench.register(order)).id], 6);
    await bench.get(CoverReminders).sweep();
    const { notice } = await bench.heard('asset.amc.reminded', id as string);
    expect(notice).toMatchObject({
      organizations: [order.sellerOrganizationId, office],
      offices: [{ organizationId: office, people: ['officer'], mail: true }],
    });
    expect((await set({ people: [] }, buyer, 1)).status).toBe(412);
    expect((await bench.call(expiryNotices.get, { token: stranger })).body).toMatchObject({ people: [], mail: false });
  });

  it.each(['holder', 'nobody'])('names no %s', async (person) => {
    const { status, body } = await set({ people: ['officer', person] });
    expect([status, body.fields]).toEqual([422, { people: 'Please choose buyers of your office' }]);
  });

  it('is set by its buyers alone', async () => {
    expect((await set({ people: [] }, admin)).status).toBe(403);
    expect((await set({ people: [] }, seller)).status).toBe(403);
  });
});
