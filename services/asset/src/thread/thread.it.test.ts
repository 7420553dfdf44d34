import {
  type Asset,
  assets,
  type Operation,
  orders,
  purchaseOrders,
  type Thread,
  type ThreadEntry,
  tickets,
} from '@portal/contracts';
import { actorOf, eventually } from '@portal/service-kit/testing';
import { headers } from '@nats-io/transport-node';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';

const office = actorOf('Buyer').organizationId;
const holder = {
  ...{ id: 'h1', name: 'Holder One', email: 'holder@demo.gov.in', designation: 'Clerk', department: 'Records' },
  organizationId: office,
};

let bench: AssetBench;
let [admin, buyer, seller, maker] = ['', '', '', ''];
/** What the neighbours answer now: a status and a body by subject. */
let told: Record<string, { status: number; body: unknown }> = {};

beforeAll(async () => {
  bench = await startAssetBench([holder]);
  [admin, buyer, seller, maker] = await Promise.all([
    bench.tokenFor('Super Admin'),
    bench.tokenFor('Buyer'),
    bench.tokenFor('Seller'),
    bench.tokenFor('OEM', { brands: ['Dell'] }),
  ]);
  for (const { subject } of [orders.get, orders.proofs, tickets.list] as Operation[])
    bench.nats.subscribe(subject, {
      callback: (_, message) => {
        const { status, body } = told[subject] ?? { status: 404, body: { code: 'NOT_FOUND', error: 'Not found' } };
        const head = headers();
        head.set('status', String(status));
        message.respond(JSON.stringify(body), { headers: head });
      },
    });
});
afterAll(() => bench.stop());
beforeEach(() => {
  told = {};
});

const threadOf = async (id: string, token = buyer, query: Record<string, string> = {}): Promise<Thread> =>
  (await bench.call(assets.thread, { token, params: { id }, query: { pageSize: '100', ...query } })).body;
const titled = ({ items }: Thread, title: string) => items.find((one) => one.title === title);
const changesOf = ({ items }: Thread) => items.flatMap(({ fields }) => fields.map(({ field }) => field));

async function registered(changes: Partial<AnnouncedOrder> = {}) {
  const order = await bench.tell(changes);
  return { order, asset: await bench.register(order, { location: 'Room 1', notes: 'Kept in a cupboard' }) };
}

const edit = (asset: Asset, changes: Partial<Asset>) => {
  const { name, value, purchaseDate, manufacturer, location, notes } = { ...asset, ...changes };
  const body = { name, value, purchaseDate, manufacturer, location, notes };
  return bench.call(assets.update, { token: buyer, params: { id: asset.id }, body });
};
const move = (id: string, status: 'Under Repair' | 'Active', note: string) =>
  bench.call(assets.setStatus, { token: buyer, params: { id }, body: { status, note } });
const note = (id: string, body: object) => bench.call(assets.addEvent, { token: buyer, params: { id }, body });
const give = (id: string, endUserId: string | null) =>
  bench.call(assets.assign, { token: buyer, params: { id }, body: { endUserId } });

it('tells the life of an asset, newest first, each change with its trace once', async () => {
  const { asset } = await registered();
  await edit(asset, { location: 'Room 2' });
  await give(asset.id, holder.id);
  await give(asset.id, null);
  const { items } = await threadOf(asset.id);
  expect(items.map(({ title, kind }) => `${kind}: ${title}`)).toEqual([
    'holder: Taken back from its end user',
    'holder: Handed out to an end user',
    'place: Moved',
    'registration: Entered into the register',
    'order: Asset purchased',
  ]);
  const [back, out, moved] = items as [ThreadEntry, ThreadEntry, ThreadEntry];
  expect(moved.fields).toEqual([{ field: 'location', from: 'Room 1', to: 'Room 2' }]);
  expect(out.fields).toEqual([{ field: 'endUser', to: 'Holder One' }]);
  expect(back.fields).toEqual([{ field: 'endUser', from: 'Holder One' }]);
  expect(back.by).toBe(actorOf('Buyer').name);
});

it('keeps before and after of every field, also of one that was emptied', async () => {
  const { asset } = await registered();
  await edit(asset, { name: 'Dell Latitude 7000', value: 48_000.25, notes: undefined });
  const updated = titled(await threadOf(asset.id), 'Asset updated');
  expect(updated?.fields).toEqual([
    { field: 'name', from: 'Dell Latitude 5450', to: 'Dell Latitude 7000' },
    { field: 'value', from: 52_000.5, to: 48_000.25 },
    { field: 'notes', from: 'Kept in a cupboard' },
  ]);
});

it('teaches nobody a price, a holder or a person that they may not see, not from earlier values either', async () => {
  const { asset } = await registered();
  await edit(asset, { value: 48_000 });
  await edit(asset, { value: 48_000, notes: 'Another word', name: 'Renamed' });
  await give(asset.id, holder.id);
  await give(asset.id, null);
  await bench.call(assets.requestDisposal, { token: buyer, params: { id: asset.id }, body: { reason: 'Too old' } });
  const [ofSeller, ofMaker] = [await threadOf(asset.id, seller), await threadOf(asset.id, maker)];
  expect(changesOf(ofSeller)).toEqual(['disposal.status', 'name', 'notes', 'value']);
  expect(changesOf(ofMaker)).toEqual(['disposal.status', 'name']);
  for (const thread of [ofSeller, ofMaker]) {
    const text = JSON.stringify(thread);
    for (const word of [holder.name, actorOf('Buyer').name, 'Too old', 'Handed out']) expect(text).not.toContain(word);
  }
  for (const word of ['48000', '52000', 'cupboard', 'Another word'])
    expect(JSON.stringify(ofMaker)).not.toContain(word);
  const foreign = await bench.tokenFor('Buyer', { organizationId: 'elsewhere' });
  expect((await bench.call(assets.thread, { token: foreign, params: { id: asset.id } })).status).toBe(404);
  const enduser = await bench.tokenFor('End User');
  expect((await bench.call(assets.thread, { token: enduser, params: { id: asset.id } })).status).toBe(403);
});

it('does not tell the next office who held it and where it stood at the one before', async () => {
  const { order, asset } = await registered();
  await edit(asset, { location: 'Room of the first', value: 40_000 });
  await give(asset.id, holder.id);
  await give(asset.id, null);
  await move(asset.id, 'Under Repair', 'Dropped by Clerk One');
  await move(asset.id, 'Active', 'Mended for Clerk One');
  await note(asset.id, { eventType: 'maintenance', description: 'Cleaned', performedBy: 'Sweeper of the first' });
  await note(asset.id, {
    ...{ eventType: 'transfer', description: 'Carried over', performedBy: 'Porter of the first' },
    details: { toLocation: 'Attic of the first', reason: 'Asked by Clerk One' },
  });
  await bench.tell({ ...order, buyerOrganizationId: 'next', buyerName: 'Next office' }, 2);
  const next = await bench.tokenFor('Buyer', { organizationId: 'next', name: 'Next Buyer' });
  const thread = await eventually(async () => {
    const read = await bench.call(assets.thread, { token: next, params: { id: asset.id } });
    // The asset follows first, and its history after it.
    if (read.status !== 200 || !titled(read.body as Thread, 'Taken over from its order'))
      throw new Error('not followed yet');
    return read.body as Thread;
  });
  expect(titled(thread, 'Taken over from its order')?.fields).toContainEqual({
    field: 'buyerName',
    from: 'Buyer organization',
    to: 'Next office',
  });
  expect(changesOf(thread)).toContain('value');
  for (const word of [holder.name, 'Room of the first', 'Room 1'])
    expect(JSON.stringify(thread.items.flatMap(({ fields, title, text }) => [fields, title, text]))).not.toContain(
      word,
    );
  const life = await bench.call(assets.events, { token: next, params: { id: asset.id } });
  const said = JSON.stringify([life.body.items, thread.items.map(({ by, text, title }) => [by, text, title])]);
  for (const word of [holder.name, 'Clerk One', 'of the first', 'Room 1', actorOf('Buyer').name])
    expect(said).not.toContain(word);
  expect(life.body.items.map((one: { description: string }) => one.description)).toContain('Cleaned');
  expect(JSON.stringify((await bench.call(assets.events, { token: admin, params: { id: asset.id } })).body)).toContain(
    'Attic of the first',
  );
  expect(JSON.stringify(await threadOf(asset.id, admin))).toContain(holder.name);
});

it('leads to order, deliveries and tickets as far as their services show them', async () => {
  const { order, asset } = await registered();
  const step = (status: string, at: string) => ({ at, by: 'Somebody', byId: 'x', action: status, status });
  told[orders.get.subject] = {
    status: 200,
    body: {
      createdAt: '2026-01-02T05:00:00.000Z',
      history: [step('Approved', '2026-01-03T05:00:00.000Z'), step('In Progress', '2026-01-04T05:00:00.000Z')],
    },
  };
  const proof = (id: string, serialNumber: string) => ({
    ...{ id, number: `DEL-${id}`, deliveryDate: '2026-01-10' },
    deliveredAssets: [{ serialNumber, category: 'Laptop', quantity: 1 }],
  });
  told[orders.proofs.subject] = {
    status: 200,
    body: { items: [proof('1', asset.serialNumber.toLowerCase()), proof('2', 'ANOTHER')] },
  };
  const ticket = { id: 't1', number: 'TKT-1', title: 'Fan is loud', createdAt: '2026-03-01T05:00:00.000Z' };
  told[tickets.list.subject] = { status: 200, body: { items: [ticket], total: 1, page: 1, pageSize: 100 } };
  const thread = await threadOf(asset.id);
  const record = { type: 'order', id: order.id, label: order.gemContractNumber };
  expect(titled(thread, 'Order created')).toMatchObject({ at: '2026-01-02T05:00:00.000Z', record });
  expect(titled(thread, 'Order approved')).toMatchObject({ by: 'Somebody', record });
  expect(thread.items.filter(({ kind }) => kind === 'delivery')).toMatchObject([{ text: 'DEL-1', dayOnly: true }]);
  expect(titled(thread, 'Ticket raised')).toMatchObject({
    text: 'Fan is loud',
    record: { type: 'ticket', id: 't1', label: 'TKT-1' },
  });
  expect(thread.missing).toEqual([]);
  // A maker reads tickets about its brands, and nothing of orders and deliveries.
  const seenByMaker = (await threadOf(asset.id, maker)).items.flatMap(({ record: of }) => of?.type ?? []);
  expect(seenByMaker).toEqual(['ticket']);
});

it('tells steps of an order of which the reader is not told whose they were', async () => {
  const { asset } = await registered();
  const history = [{ at: '2026-01-03T05:00:00.000Z', action: 'Approved', status: 'Approved' }];
  told[orders.get.subject] = { status: 200, body: { createdAt: '2026-01-02T05:00:00.000Z', history } };
  told[orders.proofs.subject] = { status: 200, body: { items: [] } };
  const approved = titled(await threadOf(asset.id), 'Order approved');
  expect([approved?.at, approved?.by]).toEqual(['2026-01-03T05:00:00.000Z', undefined]);
});

it('says what is away, and leaves out what the reader may not see', async () => {
  const { asset } = await registered();
  told[tickets.list.subject] = { status: 503, body: { code: 'AWAY', error: 'Away' } };
  const thread = await threadOf(asset.id);
  expect(thread.missing).toEqual(['tickets']);
  expect(thread.items.map(({ kind }) => kind)).toEqual(['registration', 'order']);
});

it('comes in pages, and of one kind', async () => {
  const { asset } = await registered();
  for (const location of ['A', 'B', 'C']) await edit(asset, { location });
  const page = await threadOf(asset.id, buyer, { pageSize: '2', page: '2' });
  expect(page).toMatchObject({ total: 5, page: 2, pageSize: 2 });
  expect(page.items.map(({ title }) => title)).toEqual(['Moved', 'Entered into the register']);
  expect((await threadOf(asset.id, buyer, { kind: 'place' })).total).toBe(3);
  expect((await threadOf(asset.id, buyer, { kind: 'change' })).total).toBe(3);
  const wrong = await bench.call(assets.thread, { token: buyer, params: { id: asset.id }, query: { kind: 'gossip' } });
  expect(wrong.status).toBe(422);
});

it('keeps deletion, return and the decision about a disposal', async () => {
  const { asset } = await registered();
  const params = { id: asset.id };
  await bench.call(assets.delete, { token: admin, params });
  await bench.call(assets.restore, { token: admin, params });
  await bench.call(assets.requestDisposal, { token: buyer, params, body: { reason: 'Too old' } });
  await bench.call(assets.decideDisposal, { token: admin, params, body: { approved: true } });
  const thread = await threadOf(asset.id);
  expect(thread.items.slice(0, 5).map(({ title }) => title)).toEqual([
    'Asset disposed',
    'Asset disposal requested',
    'Brought back into the register',
    'Asset deleted',
    'Entered into the register',
  ]);
  expect(titled(thread, 'Asset disposed')?.fields).toContainEqual({ field: 'status', from: 'Active', to: 'Disposed' });
});

it('reads a purchase order by its own operations', async () => {
  const order = await bench.tell({ source: 'purchase-order', status: 'Order Confirmed' });
  const { kit } = bench;
  const { asset } = await registered();
  await kit.database
    .collection<{ _id: string }>('assets')
    .updateOne({ _id: asset.id }, { $set: { orderSource: 'purchase-order', sellerOrderId: order.id } });
  const asked: string[] = [];
  bench.nats.subscribe(purchaseOrders.get.subject, { callback: () => void asked.push('order'), max: 1 });
  expect((await threadOf(asset.id)).missing).toEqual(['orders']);
  expect(asked).toEqual(['order']);
}, 20_000);
