import { type Actor, type Asset, assets, type Role } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { addDays, today } from '../days.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';

const holder = {
  id: 'holder-1',
  name: 'Asha Rao',
  email: 'asha@example.gov.in',
  designation: 'Clerk',
  department: 'Treasury',
  organizationId: buyerOrganization,
};
const stranger = { ...holder, id: 'holder-2', organizationId: 'another' };

let bench: AssetBench;
let order: AnnouncedOrder;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  bench = await startAssetBench([holder, stranger]);
  for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)
    tokens[role] = await bench.tokenFor(role, role === 'OEM' ? { brands: ['Dell'] } : {});
  order = await bench.tell({ quantities: { Laptop: 500, Desktop: 500 } });
});
afterAll(() => bench.stop());

const get = async (id: string) => (await bench.call(assets.get, { token: tokens['Super Admin'], params: { id } })).body;
const life = async (id: string) =>
  (await bench.call(assets.events, { token: tokens['Super Admin'], params: { id } })).body;
const change = {
  name: 'Renamed',
  value: 10,
  purchaseDate: '2026-02-01',
  condition: 'Used',
  hasAmc: false,
  manufacturer: 'Dell',
};

describe('who sees an asset', () => {
  const cases: [Role, Partial<Actor>, number][] = [
    ['Super Admin', {}, 200],
    ['Buyer', {}, 200],
    ['Buyer', { organizationId: 'another' }, 404],
    ['Seller', {}, 200],
    ['Seller', { organizationId: 'another' }, 404],
    ['OEM', { brands: ['Dell'] }, 200],
    ['OEM', { brands: ['HP'] }, 404],
    ['OEM', { brands: [] }, 404],
    ['End User', {}, 403],
    ['Support Agent', {}, 403],
  ];

  it.each(cases)('%s %j: %i', async (role, changes, status) => {
    const { id } = await bench.register(order);
    const token = await bench.tokenFor(role, changes);
    expect((await bench.call(assets.get, { token, params: { id } })).status).toBe(status);
    expect((await bench.call(assets.events, { token, params: { id } })).status).toBe(status);
    if (status === 403) return;
    const contract = order.gemContractNumber;
    const list = await bench.call(assets.list, { token, query: { contract, pageSize: '1' } });
    expect(list.body.total > 0).toBe(status === 200);
    const text = await bench.download(assets.exportCsv, { token, query: { contract } });
    expect(text.includes(contract)).toBe(status === 200);
    const found = await bench.call(assets.search, { token, query: { q: contract } });
    expect(found.body.items.length > 0).toBe(status === 200);
  });

  it('lets a support agent find what identifies an asset, and nothing more', async () => {
    const asset = await bench.register(order);
    const { status, body } = await bench.call(assets.search, {
      token: tokens['Support Agent'],
      query: { q: asset.assetUid },
    });
    expect(status).toBe(200);
    expect(body.items).toHaveLength(1);
    expect(Object.keys(body.items[0] as object).sort()).toEqual([
      'assetUid',
      'brand',
      'category',
      'id',
      'name',
      'sellerName',
      'sellerOrganizationId',
      'serialNumber',
      'status',
    ]);
  });

  it('does not read a search as a pattern', async () => {
    const { body } = await bench.call(assets.search, { token: tokens['Super Admin'], query: { q: '.*' } });
    expect(body.items).toEqual([]);
  });
});

describe('the list', () => {
  let contract: string;

  beforeAll(async () => {
    const own = await bench.tell({ quantities: { Laptop: 50, Desktop: 50 } });
    contract = own.gemContractNumber;
    const soon = addDays(today(), 10);
    await bench.register(own, { name: 'B', value: 300, location: 'Room 1', warrantyExpiry: soon });
    await bench.register(own, {
      ...{ name: 'A', value: 100, category: 'Desktop', hasAmc: true, amcExpiry: soon },
      ...{ supplier: 'Blue Sky Services', purchaseDate: '2026-03-01' },
    });
    const repaired = await bench.register(own, {
      name: 'C',
      value: 200,
      department: 'Police Station',
      warrantyExpiry: addDays(today(), 40),
    });
    const params = { id: repaired.id };
    await bench.call(assets.setStatus, { token: tokens.Buyer, params, body: { status: 'Under Repair' } });
    await bench.call(assets.assign, { token: tokens.Buyer, params, body: { endUserId: holder.id } });
  });

  it.each([
    [{}, 'C,A,B'],
    [{ sort: 'name' }, 'A,B,C'],
    [{ sort: '-value' }, 'B,C,A'],
    [{ sort: 'name', page: '2', pageSize: '2' }, 'C'],
    [{ sort: 'name', category: 'Desktop' }, 'A'],
    [{ sort: 'name', status: 'Active' }, 'A,B'],
    [{ sort: 'name', location: 'Room 1' }, 'B'],
    [{ sort: 'name', department: 'Police Station' }, 'C'],
    [{ sort: 'name', assigned: 'yes' }, 'C'],
    [{ sort: 'name', assigned: 'no' }, 'A,B'],
    [{ sort: 'name', endUserId: 'holder-1' }, 'C'],
    [{ sort: 'name', attention: 'repair' }, 'C'],
    [{ sort: 'name', attention: 'warranty' }, 'B'],
    [{ sort: 'name', attention: 'amc' }, 'A'],
    [{ sort: 'name', attention: 'any' }, 'A,B,C'],
    [{ sort: 'name', disposal: 'Requested' }, ''],
    [{ sort: 'name', q: 'asha' }, 'C'],
    [{ sort: 'name', q: 'ash' }, 'C'],
    [{ sort: 'name', q: 'asha nobody' }, ''],
    [{ sort: 'name', q: '#' }, ''],
    [{ sort: 'name', location: 'roo' }, 'B'],
    [{ sort: 'name', location: 'roo 1' }, 'B'],
    [{ sort: 'name', location: 'roo 2' }, ''],
    [{ sort: 'name', supplier: 'blue' }, 'A'],
    [{ sort: 'name', supplier: 'room' }, ''],
    [{ sort: 'name', min: '200' }, 'B,C'],
    [{ sort: 'name', max: '200' }, 'A,C'],
    [{ sort: 'name', min: '150', max: '250' }, 'C'],
    [{ sort: 'name', from: '2026-01-16' }, 'A'],
    [{ sort: 'name', to: '2026-01-15' }, 'B,C'],
    [{ sort: 'name', from: '2026-01-16', to: '2026-01-31' }, ''],
    [{ sort: 'name', min: '200', status: 'Active' }, 'B'],
  ])('answers %j', async (query: Record<string, string>, names) => {
    const { body } = await bench.call(assets.list, { token: tokens.Buyer, query: { contract, ...query } });
    const found = (body.items as { name: string }[]).map(({ name }) => name).join(',');
    // Without a sort the newest come first.
    expect(found).toBe(Object.keys(query).length ? names : 'C,A,B');
    if (!query['page']) expect(body.total).toBe(body.items.length);
  });
});

describe('changing an asset', () => {
  it('replaces what may change, and leaves out what is left out', async () => {
    const { id } = await bench.register(order, { location: 'Room 1', notes: 'old' });
    const { status, body } = await bench.call(assets.update, {
      token: tokens.Seller,
      params: { id },
      body: change,
      ifMatch: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Renamed',
      value: 10,
      condition: 'Used',
      version: 2,
      department: 'District Office',
    });
    expect([body.location, body.notes]).toEqual([undefined, undefined]);
    const stale = await bench.call(assets.update, { token: tokens.Seller, params: { id }, body: change, ifMatch: 1 });
    expect(stale.status).toBe(412);
    await bench.heard('asset.asset.updated', id);
  });

  it('keeps what is said of an AMC only while there is one, as it does when it is registered', async () => {
    const ofAmc = { amcExpiry: addDays(today(), 10), supplier: 'Blue Sky Services' };
    const without = await bench.register(order, { hasAmc: false, ...ofAmc });
    const asset = await bench.register(order, { hasAmc: true, ...ofAmc });
    expect(asset).toMatchObject({ hasAmc: true, ...ofAmc });
    const put = { token: tokens.Buyer, params: { id: asset.id }, body: { ...change, ...ofAmc } };
    expect((await bench.call(assets.update, put)).status).toBe(200);
    for (const { id } of [without, asset]) {
      const after = await get(id);
      expect(after.hasAmc).toBe(false);
      for (const field of Object.keys(ofAmc)) expect(after).not.toHaveProperty(field);
    }
  });

  it('cannot be bought in the future, nor end before it was bought', async () => {
    const asset = await bench.register(order);
    const body = { ...change, purchaseDate: addDays(today(), 3), warrantyExpiry: addDays(today(), 2) };
    const answer = await bench.call(assets.update, { token: tokens.Buyer, params: { id: asset.id }, body });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({
      purchaseDate: 'The purchase date cannot lie in the future',
      warrantyExpiry: 'The warranty cannot end before the purchase',
    });
  });

  it('cannot take a manufacturer that has the serial number already', async () => {
    const serialNumber = `M${Date.now()}`;
    await bench.register(order, { serialNumber, manufacturer: 'HP' });
    const { id } = await bench.register(order, { serialNumber, manufacturer: 'Dell' });
    const { status } = await bench.call(assets.update, {
      token: tokens.Buyer,
      params: { id },
      body: { ...change, manufacturer: 'hp' },
    });
    expect(status).toBe(409);
  });

  it.each([
    ['Buyer', { organizationId: 'another' }, 404],
    ['Seller', { organizationId: 'another' }, 404],
    ['OEM', { brands: ['Dell'] }, 403],
    ['End User', {}, 403],
  ] as const)('is refused to %s %j: %i', async (role, changes, status) => {
    const { id } = await bench.register(order);
    const token = await bench.tokenFor(role, changes as Partial<Actor>);
    const params = { id };
    expect((await bench.call(assets.update, { token, params, body: change })).status).toBe(status);
    expect((await bench.call(assets.setStatus, { token, params, body: { status: 'Under Repair' } })).status).toBe(
      status,
    );
    const event = { eventType: 'repair', description: 'x', performedBy: 'y' };
    expect((await bench.call(assets.addEvent, { token, params, body: event })).status).toBe(status);
    expect((await get(id)).version).toBe(1);
  });

  it('goes to repair and back, each with an event of its life', async () => {
    const { id } = await bench.register(order);
    const set = (status: string, note?: string) =>
      bench.call(assets.setStatus, { token: tokens.Seller, params: { id }, body: { status, note } });
    expect((await set('Active')).status).toBe(409);
    expect((await set('Under Repair', 'Fan is loud')).body.status).toBe('Under Repair');
    expect((await set('Under Repair')).status).toBe(409);
    expect((await set('Active')).body.status).toBe('Active');
    expect((await set('Disposed')).status).toBe(422);
    const { items } = await life(id);
    expect(items.map(({ eventType, description }: Record<string, string>) => `${eventType}: ${description}`)).toEqual([
      'deployment: Returned from repair',
      'repair: Sent to repair',
      'purchase: Asset purchased',
    ]);
    expect(items[1]).toMatchObject({ notes: 'Fan is loud', performedBy: 'Seller One', automatic: true });
    await bench.heard('asset.asset.status-changed', id);
  });
});

describe('assigning', () => {
  const assign = (id: string, endUserId: string | null, token = tokens.Buyer, location?: string) =>
    bench.call(assets.assign, { token, params: { id }, body: { endUserId, location } });

  it('hands an asset to an end user, tells them, and takes it back', async () => {
    const { id } = await bench.register(order);
    const { status, body } = await assign(id, holder.id, tokens.Buyer, 'Room 7');
    expect(status).toBe(200);
    const { organizationId: _, ...shown } = holder;
    expect(body).toMatchObject({ endUserId: holder.id, endUser: shown, location: 'Room 7' });
    expect(body.allocationDate).toMatch(/^\d{4}-/);
    const event = await bench.heard('asset.asset.assigned', id);
    expect(event.notice).toMatchObject({ users: [holder.id], title: 'The device {{device}} was assigned to you' });
    const back = await assign(id, null);
    expect([back.body.endUserId, back.body.endUser, back.body.allocationDate]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await assign(id, null)).body.error).toBe('Nobody holds this asset');
    await bench.heard('asset.asset.unassigned', id);
  });

  it.each([
    [stranger.id, 422],
    ['nobody', 422],
  ])('refuses the holder %s', async (endUserId, status) => {
    const { id } = await bench.register(order);
    const answer = await assign(id, endUserId);
    expect([answer.status, answer.body.fields]).toEqual([
      status,
      { endUserId: 'Please choose an end user of your organisation' },
    ]);
  });

  it('refuses an asset of no buyer yet, of another buyer, and to a seller', async () => {
    const unmapped = await bench.tell({ buyerOrganizationId: undefined, buyerName: undefined });
    const { id } = await bench.register(unmapped);
    expect((await assign(id, holder.id, tokens['Super Admin'])).status).toBe(422);
    expect((await assign(id, holder.id)).status).toBe(404);
    expect((await assign(id, holder.id, tokens.Seller)).status).toBe(403);
  });
});

describe('disposal', () => {
  const other = () => bench.tokenFor('Super Admin', { id: 'admin-2' });
  const ask = (id: string, token: string, key?: string) =>
    bench.call(assets.requestDisposal, { token, params: { id }, body: { reason: 'Broken beyond repair' }, key });
  const decide = (id: string, token: string, approved: boolean) =>
    bench.call(assets.decideDisposal, { token, params: { id }, body: { approved, note: 'Seen' } });

  it('is asked for by one and approved by another; then the asset is final', async () => {
    const { id } = await bench.register(order);
    expect((await decide(id, tokens['Super Admin'], true)).status).toBe(409);
    const asked = await ask(id, tokens.Buyer, `dispose-${id}`);
    expect([asked.status, asked.body.disposal.status]).toEqual([201, 'Requested']);
    expect((await ask(id, tokens.Buyer, `dispose-${id}`)).body.version).toBe(asked.body.version);
    expect((await ask(id, tokens.Buyer)).status).toBe(409);
    expect((await decide(id, tokens.Buyer, true)).status).toBe(403);
    const done = await decide(id, tokens['Super Admin'], true);
    expect(done.body).toMatchObject({
      status: 'Disposed',
      disposal: { status: 'Approved', requestedBy: 'Buyer One', decidedBy: 'Super Admin One', note: 'Seen' },
    });
    expect((await life(id)).items[0]).toMatchObject({ eventType: 'disposal', notes: 'Broken beyond repair' });
    const params = { id };
    const after = [
      await ask(id, tokens.Buyer),
      await decide(id, tokens['Super Admin'], false),
      await bench.call(assets.setStatus, { token: tokens.Buyer, params, body: { status: 'Active' } }),
      await bench.call(assets.update, { token: tokens.Buyer, params, body: change }),
      await bench.call(assets.assign, { token: tokens.Buyer, params, body: { endUserId: holder.id } }),
    ];
    expect(after.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect((await bench.heard('asset.asset.disposal-requested', id)).notice?.roles).toEqual(['Super Admin']);
    await bench.heard('asset.asset.disposal-decided', id);
  });

  it('is asked for once by what comes twice, at one moment or long afterwards', async () => {
    const { id } = await bench.register(order);
    const key = `twice-${id}`;
    const [one, two] = await Promise.all([ask(id, tokens.Buyer, key), ask(id, tokens.Buyer, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    await decide(id, tokens['Super Admin'], false);
    const later = await ask(id, tokens.Buyer, key);
    expect([later.status, later.body.disposal.status]).toEqual([201, 'Rejected']);
    const body = { reason: 'Another one' };
    const other = await bench.call(assets.requestDisposal, { token: tokens.Buyer, params: { id }, body, key });
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
    await bench.heard('asset.asset.disposal-decided', id);
    const told = bench.events.filter(({ subject, record }) => subject.endsWith('requested') && record.id === id);
    expect(told).toHaveLength(1);
  });

  it('waits until the asset is back from repair, and from who holds it', async () => {
    const inRepair = 'An asset in repair cannot be disposed of: it must be back from repair first';
    const held = 'An asset that somebody holds cannot be disposed of: take it back first';
    const { id } = await bench.register(order);
    const params = { id };
    const set = (status: string) => bench.call(assets.setStatus, { token: tokens.Buyer, params, body: { status } });
    const give = (endUserId: string | null) =>
      bench.call(assets.assign, { token: tokens.Buyer, params, body: { endUserId } });
    await set('Under Repair');
    expect(await ask(id, tokens.Buyer)).toMatchObject({ status: 409, body: { error: inRepair } });
    await set('Active');
    await give(holder.id);
    expect(await ask(id, tokens.Buyer)).toMatchObject({ status: 409, body: { error: held } });
    await give(null);
    await ask(id, tokens.Buyer);
    await give(holder.id);
    expect(await decide(id, tokens['Super Admin'], true)).toMatchObject({ status: 409, body: { error: held } });
    await give(null);
    await set('Under Repair');
    expect(await decide(id, tokens['Super Admin'], true)).toMatchObject({ status: 409, body: { error: inRepair } });
    await set('Active');
    expect((await decide(id, tokens['Super Admin'], true)).body.status).toBe('Disposed');
  });

  it('is never decided by who asked for it', async () => {
    const { id } = await bench.register(order);
    await ask(id, tokens['Super Admin']);
    const decidable = async (token: string) => {
      const { status, body } = await bench.call(assets.list, { token, query: { decidable: 'yes', pageSize: '100' } });
      const items = (body as { items?: Asset[] }).items ?? [];
      return status === 200 ? (items.find((one) => one.id === id)?.disposal.requestedAt ?? 'not there') : status;
    };
    expect(await decidable(tokens['Super Admin'])).toBe('not there');
    expect(await decidable(await other())).toMatch(/^20/);
    expect(await decidable(tokens.Buyer)).toBe(403);
    const own = await decide(id, tokens['Super Admin'], true);
    expect([own.status, own.body.code]).toEqual([403, 'ASSET_OWN_DISPOSAL']);
    const rejected = await decide(id, await other(), false);
    expect(rejected.body).toMatchObject({ status: 'Active', disposal: { status: 'Rejected', note: 'Seen' } });
    expect((await ask(id, tokens.Buyer)).status).toBe(201);
  });

  it('needs a reason, and the role', async () => {
    const { id } = await bench.register(order);
    const empty = await bench.call(assets.requestDisposal, { token: tokens.Buyer, params: { id }, body: {} });
    expect(empty.body.fields).toEqual({ reason: 'Please give a reason' });
    expect((await ask(id, tokens.Seller)).status).toBe(403);
    expect((await ask(id, await bench.tokenFor('Buyer', { organizationId: 'another' }))).status).toBe(404);
  });
});
