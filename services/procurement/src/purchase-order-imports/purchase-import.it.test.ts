import {
  purchaseOrderImports as contract,
  type PurchaseOrderImport,
  purchaseOrders,
  type PurchaseOrderRow,
  type RefusedPurchaseRow,
} from '@portal/contracts';
import { madeOnce, startTestService, type TestService, tryRepetition } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let buyer: string;
let admin: string;

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service, ['uploader', 'matcher', 'director']);
  [buyer, admin] = [await service.tokenFor('Buyer'), await service.tokenFor('Super Admin')];
});
afterAll(() => service.stop());

const head = 'Order key,Title,Seller,Expected delivery,Asset name,Quantity,Unit price before GST,GST in percent,Brand';
const line = (key: string, title: string, ...more: string[]) =>
  [
    key,
    title,
    title && 'Seller company',
    title && '31-01-2090',
    ...(more.length ? more : ['Mouse', '2', '500']),
  ].join();

async function upload(rows: string[], token = buyer, heading = head) {
  const bytes = Buffer.from(`\ufeff${[heading, ...rows].join('\r\n')}\r\n`);
  const { body } = await service.upload('orders.csv', bytes, 'csv', token);
  const answer = await service.call(contract.upload, { token, body: { file: [body.id] } });
  return { status: answer.status, body: answer.body as PurchaseOrderImport };
}
const run = async (id: string, keepGood = true, token = buyer) => {
  const { status, body } = await service.call(contract.run, { token, params: { id }, body: { keepGood } });
  return { status, body: body as PurchaseOrderImport };
};
const undo = async (id: string, token = buyer) => {
  const { status, body } = await service.call(contract.undo, { token, params: { id } });
  return { status, body: body as PurchaseOrderImport };
};
const colleague = (id: string) => service.tokenFor('Buyer', { id });
const drafts = async (q: string) => {
  const query = { q, status: 'Draft', pageSize: '100' };
  const { body } = await service.call(purchaseOrders.list, { token: buyer, query });
  return body.items as PurchaseOrderRow[];
};
const reasons = ({ refused }: PurchaseOrderImport) =>
  refused.map(({ line: at, orderKey, column, reason }: RefusedPurchaseRow) => [at, orderKey, column, reason]);

it('makes one draft of the rows of a key, with all that its form would check and add', async () => {
  const rows = [
    line('K1', 'Together', 'Latitude', '2', '"₹ 50,000.50"', '18', 'Dell'),
    line('K1', '', 'Mouse', '1', '500'),
    line('K2', 'Alone'),
  ];
  const { status, body } = await upload(rows);
  expect([status, body.rows, body.good, body.refused]).toEqual([201, 3, 3, []]);
  expect(await drafts('Together')).toEqual([]);
  expect((await run(body.id)).body).toMatchObject({ status: 'Done', created: 3, orders: 2 });
  const [made] = await drafts('Together');
  const order = await service.call(purchaseOrders.get, { token: buyer, params: { id: made?.id ?? '' } });
  expect(order.body).toMatchObject({
    ...{ status: 'Draft', supplier: 'Seller company', department: 'Department of Records', priority: 'Medium' },
    ...{ expectedDeliveryDate: '2090-01-31', requestedBy: 'Buyer One', totalAmount: 118_001.18 + 590 },
  });
  expect(order.body.items.map((item: { assetName: string; gst: number }) => [item.assetName, item.gst])).toEqual([
    ['Latitude', 18],
    ['Mouse', 18],
  ]);
  expect(await drafts('Alone')).toHaveLength(1);
});

it('says of each refused row which column is wrong and why, and refuses the other rows of its order', async () => {
  const { body } = await upload([
    line('A', 'Good'),
    line('B', 'Bad quantity', 'Mouse', '0', '500'),
    line('B', '', 'Mouse', '1', '500'),
    line('C', 'Another title'),
    line('C', 'Not the same title'),
    line('', 'No key'),
    'D,Unknown seller,Nobody knows,31-01-2090,Mouse,1,500',
    'E,Too late,,01-01-2020,Mouse,1,500',
    'F,No price,,31-01-2090,Mouse,1,much',
  ]);
  expect(body.good).toBe(1);
  const other = 'Another row of this order is refused';
  expect(reasons(body)).toEqual([
    [3, 'B', 'Quantity', 'Quantity must be greater than 0'],
    [4, 'B', 'Order key', other],
    [5, 'C', 'Order key', other],
    [6, 'C', 'Title', 'This differs from the first row of the order'],
    [7, '', 'Order key', 'Order key is required'],
    [8, 'D', 'Seller', 'No approved seller has this name'],
    [9, 'E', 'Expected delivery', 'The date must not lie in the past'],
    [10, 'F', 'Unit price before GST', 'This is no number'],
  ]);
  expect((await run(body.id, false)).body).toMatchObject({ status: 'Refused', created: 0 });
  expect(await drafts('Good')).toEqual([]);
  expect((await run(body.id)).body).toMatchObject({ status: 'Done', created: 1 });
  expect(await drafts('Good')).toHaveLength(1);
});

it('names every fault of a row, whatever else is wrong with it', async () => {
  const heading = `${head},Priority,Category`;
  const { body } = await upload(
    ['Z,Many faults,Nobody knows,01-01-2020,Mouse,0,much,200,Dell,Urgent,Spaceship', ',,,,Mouse,0,1,18,,,Spaceship'],
    buyer,
    heading,
  );
  const told = body.refused.map(({ more = [], ...first }) =>
    Object.fromEntries([first, ...more].map(({ column, reason }) => [column, reason])),
  );
  const ofItem = { Quantity: 'Quantity must be greater than 0', Category: 'This is none of the possible values' };
  expect(told).toEqual([
    {
      ...ofItem,
      Seller: 'No approved seller has this name',
      'Expected delivery': 'The date must not lie in the past',
      'Unit price before GST': 'This is no number',
      'GST in percent': 'GST must be from 0 to 100 percent',
      Priority: 'This is none of the possible values',
    },
    { ...ofItem, 'Order key': 'Order key is required' },
  ]);
});

it('gives refused rows back as they were, with line and faults; mended they are a new import', async () => {
  const heading = head.replace('Title', 'What is wanted');
  const rows = [
    line('R1', 'Good one'),
    line('R2', '"Wrong, twice"', 'Mouse', '0', '0'),
    line('R2', '', 'Cable', '1', '5'),
  ];
  const { body } = await upload(rows, buyer, heading);
  const mapping = { ...body.mapping, 'What is wanted': 'title' as const };
  const match = { token: buyer, params: { id: body.id }, body: { mapping } };
  expect((await service.call(contract.check, { ...match, ifMatch: body.version })).body).toMatchObject({ good: 1 });
  const text = (await service.read(contract.refused, { token: buyer, params: { id: body.id } })).toString();
  const faults = 'Quantity: Quantity must be greater than 0; Unit price before GST: Unit Price must be greater than 0';
  expect(text.trim().split('\r\n')).toEqual([
    `${heading},Line in the file,What is wrong`,
    `${rows[1]},,,3,"${faults}"`,
    `${rows[2]},,,4,Order key: Another row of this order is refused`,
  ]);
  const [, ...mended] = text.trim().replace('Mouse,0,0', 'Mouse,1,5').replace('What is wanted', 'Title').split('\r\n');
  const again = await upload(mended, buyer, `${head},Line in the file,What is wrong`);
  expect(again.body).toMatchObject({ repeated: false, missing: [], rows: 2, good: 2, orders: 1, refused: [] });
});

it('undoes an import: what nobody touched since is deleted, the others are named, and the file can come again', async () => {
  const rows = [
    line('U1', 'Undone alone'),
    line('U2', 'Undone changed'),
    line('U3', 'Undone submitted'),
    line('U3', ''),
  ];
  const { body } = await upload(rows);
  expect((await undo(body.id)).status).toBe(409);
  expect((await run(body.id)).body).toMatchObject({ created: 4, orders: 3, mayUndo: true });
  const made = new Map((await drafts('Undone')).map((order) => [order.title, order]));
  const [changed, submitted] = [made.get('Undone changed'), made.get('Undone submitted')];
  const params = (order = changed) => ({ id: order?.id ?? '' });
  const { body: before } = await service.call(purchaseOrders.get, { token: buyer, params: params() });
  const order = { ...newPurchaseOrder(), title: `${before.title} by hand` };
  expect((await service.call(purchaseOrders.update, { token: buyer, params: params(), body: { order } })).status).toBe(
    200,
  );
  const step = { token: buyer, params: params(submitted), body: { status: 'Pending Approval' } };
  expect((await service.call(purchaseOrders.update, step)).status).toBe(200);

  const { status, body: after } = await undo(body.id);
  expect([status, after.status, after.undone?.taken, after.undone?.kept]).toEqual([200, 'Undone', 1, 2]);
  expect([after.orders, after.created]).toEqual([2, 3]);
  expect(after.undone?.rows).toEqual([
    { id: changed?.id, poNumber: changed?.poNumber, reason: 'This draft was changed after the import' },
    { id: submitted?.id, poNumber: submitted?.poNumber, reason: 'This order was submitted after the import' },
  ]);
  expect((await drafts('Undone')).map(({ title }) => title)).toEqual(['Undone changed by hand']);
  expect((await undo(body.id)).body).toMatchObject({ status: 'Undone', repeated: true });

  const again = await upload(rows);
  expect(again.body).toMatchObject({ id: body.id, status: 'Checked', repeated: true, good: 4, orders: 3 });
  expect(again.body.undone).toBeUndefined();
  // Only what was deleted is made anew.
  expect((await run(body.id)).body).toMatchObject({ status: 'Done', orders: 3 });
  expect((await drafts('Undone')).map(({ title }) => title).sort()).toEqual(['Undone alone', 'Undone changed by hand']);
  expect((await undo(body.id)).body.undone).toMatchObject({ taken: 1, kept: 2 });
});

it('goes on with an undo that was cut off', async () => {
  const { body } = await upload([line('V1', 'Cut off 1'), line('V2', 'Cut off 2')]);
  await run(body.id);
  const [gone] = await drafts('Cut off');
  await service.call(purchaseOrders.delete, { token: buyer, params: { id: gone?.id ?? '' } });
  const store = service.kit.database.collection<{ _id: string }>('purchase_order_imports');
  const until = new Date(Date.now() - 1_000);
  await store.updateOne({ _id: body.id }, { $set: { status: 'Undoing', lease: { by: 'who is gone', until } } });
  expect((await service.call(contract.get, { token: buyer, params: { id: body.id } })).body.status).toBe('Done');
  expect((await undo(body.id)).body).toMatchObject({ status: 'Undone', undone: { taken: 2, kept: 0, rows: [] } });
});

it('is undone by who ran it, or a Super Admin, and not while it runs', async () => {
  const { body } = await upload([line('W1', 'Whose')]);
  await run(body.id);
  const other = await colleague('colleague');
  expect((await service.call(contract.get, { token: other, params: { id: body.id } })).body.mayUndo).toBe(false);
  expect((await undo(body.id, other)).status).toBe(403);
  const store = service.kit.database.collection<{ _id: string }>('purchase_order_imports');
  const lease = { by: 'somebody else', until: new Date(Date.now() + 60_000) };
  await store.updateOne({ _id: body.id }, { $set: { status: 'Undoing', lease } });
  expect((await undo(body.id, admin)).status).toBe(409);
  await store.updateOne({ _id: body.id }, { $set: { status: 'Done' }, $unset: { lease: 1 } });
  expect((await undo(body.id, admin)).body.undone).toMatchObject({ taken: 1 });
});

it('lets nobody approve what they brought or matched, though somebody else ran it', async () => {
  const [uploader, matcher] = [await colleague('uploader'), await colleague('matcher')];
  const { body } = await upload([line('X1', 'Of three people')], uploader, head.replace('Title', 'What is wanted'));
  const mapping = { ...body.mapping, 'What is wanted': 'title' as const };
  await service.call(contract.check, {
    token: matcher,
    params: { id: body.id },
    body: { mapping },
    ifMatch: body.version,
  });
  expect((await run(body.id)).body).toMatchObject({ status: 'Done', created: 1 });
  const [order] = await drafts('Of three people');
  const params = { id: order?.id ?? '' };
  const decide = async (token: string, status: string) =>
    (await service.call(purchaseOrders.update, { token, params, body: { status } })).status;
  expect(await decide(buyer, 'Pending Approval')).toBe(200);
  expect(await decide(uploader, 'Approved')).toBe(403);
  expect(await decide(matcher, 'Approved')).toBe(403);
  expect(await decide(await colleague('director'), 'Approved')).toBe(200);
});

it('makes nothing twice: not of the same file, not of a run that was cut off, not when two ask at one moment', async () => {
  const rows = [line('T1', 'Only once 1'), line('T2', 'Only once 2'), line('T3', 'Only once 3')];
  const { body } = await upload(rows);
  const answers = await Promise.all([run(body.id), run(body.id)]);
  expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
  expect(await drafts('Only once')).toHaveLength(3);
  const again = await upload(rows);
  expect([again.body.id, again.body.repeated, again.body.status]).toEqual([body.id, true, 'Done']);
  const store = service.kit.database.collection<{ _id: string }>('purchase_order_imports');
  const until = new Date(Date.now() - 1_000);
  await store.updateOne({ _id: body.id }, { $set: { status: 'Running', lease: { by: 'who is gone', until } } });
  const seen = await service.call(contract.get, { token: buyer, params: { id: body.id } });
  expect(seen.body.status).toBe('Checked');
  expect((await run(body.id)).body).toMatchObject({ status: 'Done', created: 3 });
  expect(await drafts('Only once')).toHaveLength(3);
});

it('is matched by hand, once for each field, and only as far as nobody else matched it', async () => {
  const { body } = await upload([line('M1', 'Matched')], buyer, head.replace('Title', 'What is wanted'));
  expect(body.missing).toEqual(['title']);
  expect((await run(body.id)).status).toBe(422);
  const match = (mapping: object, ifMatch = body.version) =>
    service.call(contract.check, { token: buyer, params: { id: body.id }, body: { mapping }, ifMatch });
  const twice = await match({ ...body.mapping, 'What is wanted': 'brand' });
  expect(twice.body.fields).toEqual({ mapping: 'Two columns are matched to the same field' });
  expect((await match({ ...body.mapping, 'What is wanted': 'title' })).body).toMatchObject({ missing: [], good: 1 });
  expect((await match({ ...body.mapping, 'What is wanted': 'title' })).status).toBe(412);
});

it('takes its own template back', async () => {
  const template = await service.read(contract.template, { token: buyer });
  const { body } = await service.upload('template.csv', template, 'csv', buyer);
  const answer = await service.call(contract.upload, { token: buyer, body: { file: [body.id] } });
  expect(answer.body).toMatchObject({ rows: 2, good: 2, missing: [] });
});

it('asks a Super Admin for whom is ordered, and takes no buyer whom the asker may not choose', async () => {
  expect((await upload([line('S1', 'For whom')], admin)).body.missing).toEqual(['buyer']);
  const heading = `Buyer,${head}`;
  const own = await upload([`buyer-1@example.gov.in,${line('S2', 'Chosen')}`], admin, heading);
  expect(own.body).toMatchObject({ missing: [], good: 1 });
  const others = await upload([`buyer-of-others@example.gov.in,${line('S3', 'Of others')}`], buyer, heading);
  expect(reasons(others.body)).toEqual([[2, 'S3', 'Buyer', 'No buyer of this address can be chosen']]);
});

it('takes 1,000 rows and no more', async () => {
  const rows = Array.from({ length: 1_000 }, (_, n) => line(`N${n % 400}`, `Many ${n % 400}`));
  const { body } = await upload(rows);
  expect([body.rows, body.good]).toEqual([1_000, 1_000]);
  expect((await run(body.id)).body).toMatchObject({ status: 'Done', created: 1_000 });
  const { status, body: refusal } = await upload([...rows, line('more', 'More')]);
  expect([status, (refusal as unknown as { fields: object }).fields]).toEqual([
    422,
    { file: 'At most 1,000 rows are allowed' },
  ]);
});

it('is for who may create purchase orders, and seen by their office alone', async () => {
  const { body } = await upload([line('V1', 'Visible')]);
  const ask = async (token: string) => (await service.call(contract.get, { token, params: { id: body.id } })).status;
  expect(await ask(await service.tokenFor('Buyer', { id: 'colleague' }))).toBe(200);
  expect(await ask(admin)).toBe(200);
  const neighbour = await service.tokenFor('Buyer', { organizationId: 'other-office' });
  expect(await ask(neighbour)).toBe(404);
  expect((await run(body.id, true, neighbour)).status).toBe(404);
  for (const role of ['Seller', 'OEM', 'End User', 'Support Agent'] as const)
    expect(await ask(await service.tokenFor(role))).toBe(403);
});

it('lists the last imports of an office, the newest first, and those of no other', async () => {
  const listed = async (token: string) => {
    const { status, body } = await service.call(contract.list, { token });
    return [status, body.items.slice(0, 2).map((one: PurchaseOrderImport) => [one.id, one.status, one.orders])];
  };
  const first = (await upload([line('L1', 'Listed'), line('L2', 'Listed too')])).body.id;
  const second = (await upload([line('L3', 'Listed later')])).body.id;
  await run(first);
  const now = [
    [first, 'Done', 2],
    [second, 'Checked', 1],
  ];
  expect(await listed(buyer)).toEqual([200, now]);
  expect(await listed(await service.tokenFor('Buyer', { organizationId: 'another-office' }))).toEqual([200, []]);
});

it('is brought, run and undone once by its key, and says of none that it came before', async () => {
  const bytes = Buffer.from(`${head}\r\n${line('ONCE', 'Brought once')}\r\n`);
  const { body: file } = await service.upload('once.csv', bytes, 'csv', buyer);
  const brought = await tryRepetition(service, contract.upload, { token: buyer, body: { file: [file.id] } });
  expect(brought).toMatchObject(madeOnce(contract.upload));
  const { id } = brought.first.body as PurchaseOrderImport;
  const said = { body: { keepGood: true }, otherBody: { keepGood: false } };
  const ran = await tryRepetition(service, contract.run, { token: buyer, params: { id }, ...said });
  expect(ran).toMatchObject(madeOnce(contract.run, said));
  expect(ran.first.body).toMatchObject({ status: 'Done', created: 1, repeated: false });
  expect(await drafts('Brought once')).toHaveLength(1);
  const undone = await tryRepetition(service, contract.undo, { token: buyer, params: { id } });
  expect(undone).toMatchObject(madeOnce(contract.undo));
  expect(undone.first.body).toMatchObject({ status: 'Undone', repeated: false });
  expect(await drafts('Brought once')).toEqual([]);
});
