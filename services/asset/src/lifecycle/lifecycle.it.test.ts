import { type Asset, assets, type Role } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';

const holder = {
  id: 'holder-1',
  name: 'Asha Rao',
  email: 'asha@example.gov.in',
  designation: 'Clerk',
  department: 'Treasury',
  organizationId: buyerOrganization,
};

let bench: AssetBench;
let order: AnnouncedOrder;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  bench = await startAssetBench([holder]);
  for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM'] as const)
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

describe('what was noted of an asset', () => {
  const note = (id: string, eventType: string, timestamp: string) =>
    bench.call(assets.addEvent, {
      token: tokens.Buyer,
      params: { id },
      body: { eventType, description: 'Cleaned', performedBy: 'Store', timestamp },
    });
  const buy = (asset: Asset, purchaseDate: string) => {
    const { name, category, value, manufacturer } = asset;
    const body = { name, category, value, manufacturer, purchaseDate, condition: 'New', hasAmc: false };
    return bench.call(assets.update, { token: tokens.Buyer, params: { id: asset.id }, body });
  };

  it('happened after its purchase, whose day is not moved behind it', async () => {
    const asset = await bench.register(order, { purchaseDate: '2026-01-15' });
    await note(asset.id, 'maintenance', '2026-03-02T05:00:00Z');
    await note(asset.id, 'maintenance', '2026-02-01T05:00:00Z');
    expect((await buy(asset, '2026-02-02')).body.fields).toEqual({
      purchaseDate: 'Something was noted of this asset on 01-02-2026: it was bought then or before',
    });
    expect((await buy(asset, '2026-02-01')).body.purchaseDate).toBe('2026-02-01');
  });

  it('is no disposal while it is in use: that is requested', async () => {
    const { id } = await bench.register(order);
    const fields = { eventType: 'An asset in use is not disposed of by an event: request its disposal instead' };
    expect((await note(id, 'disposal', '2026-03-02T05:00:00Z')).body.fields).toEqual(fields);
    const { body } = await note(id, 'retirement', '2026-03-02T05:00:00Z');
    const changed = await bench.call(assets.changeEvent, {
      token: tokens.Buyer,
      params: { id: body.id },
      body: { eventType: 'disposal', description: 'Gone', performedBy: 'Store' },
    });
    expect(changed.body.fields).toEqual(fields);
  });
});

describe("events of an asset's life", () => {
  const event = {
    eventType: 'maintenance',
    description: 'Cleaned',
    performedBy: 'Workshop',
    cost: 250.5,
    details: { part: 'fan' },
  };

  it('are added, corrected and removed by who may edit the asset', async () => {
    const { id } = await bench.register(order);
    const params = { id };
    const key = `event-${id}`;
    const added = await bench.call(assets.addEvent, { token: tokens.Seller, params, body: event, key });
    expect([added.status, added.body.cost, added.body.automatic]).toEqual([201, 250.5, false]);
    const again = await bench.call(assets.addEvent, { token: tokens.Seller, params, body: event, key });
    expect(again.body.id).toBe(added.body.id);
    expect((await life(id)).health).toMatchObject({ costs: { services: 250.5, total: 52_251 } });
    const one = { id: added.body.id as string };
    const foreign = await bench.tokenFor('Seller', { organizationId: 'another' });
    expect((await bench.call(assets.changeEvent, { token: foreign, params: one, body: event })).status).toBe(404);
    expect((await bench.call(assets.removeEvent, { token: foreign, params: one })).status).toBe(404);
    const { cost: _, ...free } = event;
    const timestamp = '2026-03-01T10:00:00Z';
    const changed = await bench.call(assets.changeEvent, {
      token: tokens.Buyer,
      params: one,
      body: { ...free, timestamp },
    });
    expect([changed.status, changed.body.cost, changed.body.timestamp]).toEqual([
      200,
      undefined,
      '2026-03-01T10:00:00.000Z',
    ]);
    expect((await bench.call(assets.removeEvent, { token: tokens.Buyer, params: one })).status).toBe(200);
    expect((await bench.call(assets.removeEvent, { token: tokens.Buyer, params: one })).status).toBe(404);
    expect((await life(id)).items).toHaveLength(1);
  });

  it('are noted where the asset is handed out, taken back and moved', async () => {
    const { id } = await bench.register(order, { location: 'Store' });
    const params = { id };
    const give = (endUserId: string | null, location: string) =>
      bench.call(assets.assign, { token: tokens.Buyer, params, body: { endUserId, location } });
    await give(holder.id, 'Room 7');
    await give(null, 'Store');
    for (const location of ['Room 8', 'Room 8'])
      await bench.call(assets.update, { token: tokens.Buyer, params, body: { ...change, location } });
    expect((await life(id)).items).toMatchObject([
      { eventType: 'transfer', description: 'Moved', details: { fromLocation: 'Store', toLocation: 'Room 8' } },
      { eventType: 'transfer', description: 'Taken back from its end user', location: 'Store', notes: 'Asha Rao' },
      { eventType: 'deployment', description: 'Handed out to an end user', location: 'Room 7', notes: 'Asha Rao' },
      { eventType: 'purchase' },
    ]);
    const ofSeller = await bench.call(assets.events, { token: tokens.Seller, params });
    expect(JSON.stringify(ofSeller.body)).not.toContain('Asha Rao');
    const ofMaker = await bench.call(assets.events, { token: tokens.OEM, params });
    for (const { body } of [ofSeller, ofMaker])
      expect(body.items.map(({ description }: Record<string, string>) => description)).toEqual([
        'Moved',
        'Asset purchased',
      ]);
  });

  it('move the asset where they are a transfer, the newest one', async () => {
    const { id } = await bench.register(order, { location: 'Store' });
    const transfer = (toLocation: string, timestamp?: string, key?: string) =>
      bench.call(assets.addEvent, {
        token: tokens.Buyer,
        params: { id },
        body: { ...event, eventType: 'transfer', cost: undefined, details: { toLocation, reason: 'Leak' }, timestamp },
        key,
      });
    const moved = await transfer('Room 9', undefined, `move-${id}`);
    expect(moved.body).toMatchObject({ automatic: true, details: { fromLocation: 'Store', toLocation: 'Room 9' } });
    expect((await transfer('Room 9', undefined, `move-${id}`)).body.id).toBe(moved.body.id);
    expect(await get(id)).toMatchObject({ location: 'Room 9', version: 2 });
    expect((await transfer('Cellar', '2026-03-01T10:00:00Z')).body.automatic).toBe(false);
    const long = await transfer('x'.repeat(201));
    expect([long.status, Object.keys(long.body.fields)]).toEqual([422, ['details.toLocation']]);
    expect(await get(id)).toMatchObject({ location: 'Room 9', version: 2 });
    const one = { token: tokens.Seller, params: { id: moved.body.id as string } };
    expect((await bench.call(assets.removeEvent, one)).status).toBe(409);
    const { items } = (await bench.call(assets.events, { token: tokens.Seller, params: { id } })).body;
    expect(items[0].details).toEqual({ fromLocation: 'Store', toLocation: 'Room 9' });
  });

  it('lie between the purchase and the disposal, and not ahead', async () => {
    const { id } = await bench.register(order);
    const params = { id };
    const add = (timestamp?: string) =>
      bench.call(assets.addEvent, { token: tokens.Buyer, params, body: { ...event, timestamp } });
    const refusal = (message: string) => ({ status: 422, body: { fields: { timestamp: message } } });
    const before = refusal('An event cannot lie before the purchase of the asset');
    expect(await add('1999-01-01T10:00:00Z')).toMatchObject(before);
    expect(await add('2026-01-14T18:00:00Z')).toMatchObject(before);
    const added = await add('2026-01-14T19:00:00Z');
    expect(added.status).toBe(201);
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    expect(await add(ahead)).toMatchObject(refusal('An event cannot lie in the future'));
    const correct = { token: tokens.Buyer, params: { id: added.body.id as string } };
    expect(await bench.call(assets.changeEvent, { ...correct, body: { ...event, timestamp: ahead } })).toMatchObject(
      refusal('An event cannot lie in the future'),
    );
    await bench.call(assets.requestDisposal, { token: tokens.Buyer, params, body: { reason: 'Old' } });
    await bench.call(assets.decideDisposal, { token: tokens['Super Admin'], params, body: { approved: true } });
    expect(await add()).toMatchObject(refusal('An event cannot lie after the disposal of the asset'));
    expect((await add('2026-03-01T10:00:00Z')).status).toBe(201);
  });

  it('stay as they are where the portal noted them itself', async () => {
    const { id } = await bench.register(order);
    await bench.call(assets.setStatus, { token: tokens.Seller, params: { id }, body: { status: 'Under Repair' } });
    const { items } = await life(id);
    expect(items.map(({ eventType }: Record<string, string>) => eventType)).toEqual(['repair', 'purchase']);
    for (const params of items as { id: string }[]) {
      const change = await bench.call(assets.changeEvent, { token: tokens.Seller, params, body: event });
      expect([change.status, change.body.error]).toEqual([
        409,
        'What the portal noted itself cannot be changed or removed',
      ]);
      expect((await bench.call(assets.removeEvent, { token: tokens.Seller, params })).status).toBe(409);
      const foreign = await bench.tokenFor('Seller', { organizationId: 'another' });
      expect((await bench.call(assets.removeEvent, { token: foreign, params })).status).toBe(404);
    }
    expect((await life(id)).items).toEqual(items);
  });

  it('begin with the purchase as the asset tells of it now', async () => {
    const { id } = await bench.register(order);
    const body = { ...change, value: 60_000, purchaseDate: '2026-02-01', invoiceNumber: 'INV-7' };
    const changed = await bench.call(assets.update, { token: tokens.Seller, params: { id }, body });
    expect(changed.status).toBe(200);
    expect((await life(id)).items).toMatchObject([
      {
        eventType: 'purchase',
        cost: 60_000,
        timestamp: '2026-02-01T00:00:00.000Z',
        details: { invoiceNumber: 'INV-7', purchaseDate: '2026-02-01' },
      },
    ]);
  });

  it.each([
    ['description', '', 'Description is required'],
    ['performedBy', undefined, 'Performed by is required'],
    ['eventType', 'party', 'Event type is required'],
    ['cost', -1, 'Please enter an amount'],
  ])('are refused with %s %j', async (field, value, message) => {
    const { id } = await bench.register(order);
    const body = { ...event, [field]: value };
    const answer = await bench.call(assets.addEvent, { token: tokens.Buyer, params: { id }, body });
    expect([answer.status, answer.body.fields]).toEqual([422, { [field]: message }]);
  });
});
