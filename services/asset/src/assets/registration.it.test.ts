// ASVS 2.3.4, 15.4.2
import { assets } from '@portal/contracts';
import { actorOf } from '@portal/service-kit/testing';
import { type AssetBench, startAssetBench } from '../testing/asset-bench.js';

let bench: AssetBench;
let seller: string;
let buyer: string;
let admin: string;

beforeAll(async () => {
  bench = await startAssetBench();
  [seller, buyer, admin] = await Promise.all([
    bench.tokenFor('Seller'),
    bench.tokenFor('Buyer'),
    bench.tokenFor('Super Admin'),
  ]);
});
afterAll(() => bench.stop());

const create = (token: string, body: unknown, key?: string) => bench.call(assets.create, { token, body, key });
const registeredOf = async (orderId: string) =>
  (await bench.call(assets.capacity, { token: admin, params: { id: orderId } })).body;

it('tells an organisation in an hour of so many serial numbers that others have; own ones are not counted', async () => {
  const organizationId = 'office-that-tries';
  const token = await bench.tokenFor('Buyer', { organizationId });
  const [order, foreign] = [await bench.tell({ buyerOrganizationId: organizationId }), await bench.tell()];
  const theirs = await bench.register(foreign);
  const own = await create(token, bench.newAsset(order));
  const tried = (serialNumber: string) => create(token, bench.newAsset(order, { serialNumber }));
  const counted = bench.kit.database.collection('attempts');
  const of = { purpose: 'serial numbers of others told to', name: organizationId };
  expect((await tried(own.body.serialNumber as string)).body.code).toBe('ASSET_SERIAL_TAKEN');
  expect(await counted.findOne(of)).toBeNull();
  expect((await tried(theirs.serialNumber)).body.code).toBe('ASSET_SERIAL_TAKEN');
  expect(await counted.findOne(of)).toMatchObject({ count: 1, most: 300 });
  await counted.updateOne(of, { $set: { count: 300 } });
  expect((await tried(theirs.serialNumber)).status).toBe(429);
  expect((await tried(own.body.serialNumber as string)).status).toBe(409);
  expect((await create(token, bench.newAsset(order))).status).toBe(201);
});

const lineOf = (category: string, manufacturer: string) => ({
  lineId: `${category}-${manufacturer}`,
  name: `${manufacturer} ${category}`,
  category,
  manufacturer,
  model: 'M1',
  quantity: 5,
  value: 52_000.5,
  warrantyYears: 3,
});

describe('registering an asset', () => {
  it('stores it with what follows from the contract, its first event, and tells of it', async () => {
    const order = await bench.tell();
    const { status, body, etag } = await create(seller, bench.newAsset(order));
    expect(status).toBe(201);
    expect(etag).toBe('"1"');
    expect(body).toMatchObject({
      value: 52_000.5,
      status: 'Active',
      department: 'District Office',
      brand: 'Dell',
      manufacturer: 'Dell',
      condition: 'New',
      hasAmc: false,
      procurementStatus: 'Procured',
      sellerOrderId: order.id,
      buyerName: 'Buyer organization',
      sellerName: 'Seller organization',
      disposal: { status: 'None' },
    });
    expect(body.assetUid).toMatch(/^\d{12}$/);
    expect(body.warrantyExpiry).toBeUndefined();
    const life = await bench.call(assets.events, { token: buyer, params: { id: body.id } });
    expect(life.body.items).toHaveLength(1);
    expect(life.body.items[0]).toMatchObject({
      eventType: 'purchase',
      description: 'Asset purchased',
      performedBy: 'System',
      cost: 52_000.5,
      automatic: true,
      timestamp: '2026-01-15T00:00:00.000Z',
    });
    const event = await bench.heard('asset.asset.created', body.id);
    expect(event.organizations).toEqual([order.sellerOrganizationId, order.buyerOrganizationId]);
    expect(event.data['asset']).toMatchObject({ id: body.id, assetUid: body.assetUid });
  });

  it.each([
    ['name', undefined, 'Asset name is required'],
    ['category', undefined, 'Category is required'],
    ['category', 'Tractor', 'Category is required'],
    ['serialNumber', '  ', 'Serial number is required'],
    ['gemContractNumber', undefined, 'GEM Contract Number is required'],
    ['gemContractNumber', '12-GEMC', 'Invalid GEM Contract Number format'],
    ['gemContractNumber', 'GEMC', 'Invalid GEM Contract Number format'],
    ['gemContractNumber', 'GEMC-NOSUCH-1', 'GEM Contract Number does not exist in the system'],
    ['value', 0, 'Value must be greater than 0'],
    ['value', 1.005, 'At most two decimals are allowed'],
    ['purchaseDate', undefined, 'Purchase date is required'],
    ['purchaseDate', '2026-02-30', 'Please enter a valid date'],
  ])('refuses %s %j', async (field, value, message) => {
    const order = await bench.tell();
    const { status, body } = await create(seller, bench.newAsset(order, { [field]: value }));
    expect(status).toBe(422);
    expect(body.fields).toEqual({ [field]: message });
  });

  it.each([
    ['Seller', 'Pending Approval', 'GeM Contract Number must match one of your approved orders'],
    ['Buyer', 'Pending Approval', 'This GEM contract is not approved'],
    ['Super Admin', 'Rejected', 'This GEM contract is not approved'],
  ] as const)('refuses a %s a contract that is %s', async (role, status, message) => {
    const order = await bench.tell({ status });
    const answer = await create(await bench.tokenFor(role), bench.newAsset(order));
    expect([answer.status, answer.body.fields]).toEqual([422, { gemContractNumber: message }]);
  });

  it.each(['Approved', 'In Progress', 'Completed'])('takes a contract that is %s', async (status) => {
    const order = await bench.tell({ status });
    expect((await create(buyer, bench.newAsset(order))).status).toBe(201);
  });

  it.each([
    ['Seller', { sellerOrganizationId: 'another' }],
    ['Buyer', { buyerOrganizationId: 'another' }],
    ['Buyer', { buyerOrganizationId: undefined }],
  ] as const)('answers a %s about a foreign contract as if it did not exist', async (role, changes) => {
    const order = await bench.tell(changes);
    const answer = await create(await bench.tokenFor(role), bench.newAsset(order));
    expect([answer.status, answer.body.error]).toEqual([422, 'GEM Contract Number does not exist in the system']);
    expect((await create(admin, bench.newAsset(order))).status).toBe(201);
  });

  it('keeps serial numbers unique per manufacturer, whatever the case', async () => {
    const order = await bench.tell();
    const first = await bench.register(order, { serialNumber: 'abc-1' });
    const second = await create(seller, bench.newAsset(order, { serialNumber: 'ABC-1', manufacturer: 'DELL' }));
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'ASSET_SERIAL_TAKEN',
      fields: { serialNumber: 'This serial number is already registered' },
    });
    expect((await create(seller, bench.newAsset(order, { serialNumber: 'ABC-1', manufacturer: 'HP' }))).status).toBe(
      201,
    );
    await bench.call(assets.delete, { token: admin, params: { id: first.id } });
    expect((await create(seller, bench.newAsset(order, { serialNumber: 'abc-1' }))).status).toBe(201);
  });

  it('gives the last three places to exactly three of fifty', async () => {
    const order = await bench.tell({ quantities: { Laptop: 3 } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(seller, bench.newAsset(order))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(47);
    expect(refused[0]?.body).toMatchObject({
      error: 'No remaining capacity',
      fields: { category: 'No remaining capacity' },
    });
    expect(await registeredOf(order.id)).toMatchObject({ ordered: 3, registered: 3, remaining: 0 });
  });

  it('lets the good ones of one moment through when others are refused', async () => {
    const order = await bench.tell();
    const twin = { serialNumber: `TWIN-${order.id}` };
    const bodies = [{}, { value: 10 }, twin, twin, { category: 'Printer' }, { gemContractNumber: 'GEMC-NOSUCH-2' }];
    const answers = await Promise.all(bodies.map((changes) => create(seller, bench.newAsset(order, changes))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 422]);
    expect(await registeredOf(order.id)).toMatchObject({ registered: 3 });
  });

  it('answers the same key with the same asset, also at one moment, and refuses another body under it', async () => {
    const order = await bench.tell();
    const body = bench.newAsset(order);
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(seller, body, `key-${order.id}`)));
    const later = await create(seller, body, `key-${order.id}`);
    expect(new Set([...answers, later].map((answer) => answer.body.id)).size).toBe(1);
    expect([...answers, later].every(({ status }) => status === 201)).toBe(true);
    const other = await create(seller, bench.newAsset(order), `key-${order.id}`);
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
    expect(await registeredOf(order.id)).toMatchObject({ registered: 1 });
  });

  it('takes the maker of the line for one that was not said, so that a serial number stands only once', async () => {
    const order = await bench.tell({ lines: [lineOf('Laptop', 'Dell'), lineOf('Desktop', 'HP')] });
    const serialNumber = `OF-LINE-${order.id}`;
    const unsaid = { serialNumber, manufacturer: undefined };
    const first = await create(buyer, bench.newAsset(order, unsaid));
    expect(first.body).toMatchObject({ manufacturer: 'Dell', brand: 'Dell' });
    const again = await create(buyer, bench.newAsset(order, { serialNumber, manufacturer: 'dell' }));
    expect(again.body.fields).toEqual({ serialNumber: 'This serial number is already registered' });
    expect((await create(buyer, bench.newAsset(order, unsaid))).status).toBe(409);
    const { category: _category, gemContractNumber: _contract, ...rest } = bench.newAsset(order, unsaid);
    const changed = await bench.call(assets.update, {
      token: buyer,
      params: { id: first.body.id },
      body: { ...rest, serialNumber: undefined },
    });
    expect(changed.body).toMatchObject({ manufacturer: 'Dell', brand: 'Dell' });
    const desktop = await create(buyer, bench.newAsset(order, { ...unsaid, category: 'Desktop' }));
    expect(desktop.body).toMatchObject({ manufacturer: 'HP' });
  });

  it('asks for the maker where the contract has several of the category', async () => {
    const order = await bench.tell({ lines: [lineOf('Laptop', 'Dell'), lineOf('Laptop', 'HP')] });
    const refused = await create(buyer, bench.newAsset(order, { manufacturer: undefined }));
    expect(refused.body.fields).toEqual({
      manufacturer: 'The contract has this category of several makers: please enter the manufacturer',
    });
    expect((await create(buyer, bench.newAsset(order, { manufacturer: undefined, brand: 'HP' }))).status).toBe(201);
    const { body } = await bench.call(assets.contracts, { token: buyer, query: { q: order.gemContractNumber } });
    expect(body.items[0].lines).toEqual(order.lines);
  });

  it('frees serial number and place when an asset is deleted, once', async () => {
    const order = await bench.tell({ quantities: { Laptop: 1 } });
    const { id } = await bench.register(order);
    expect((await create(seller, bench.newAsset(order))).status).toBe(409);
    expect((await bench.call(assets.delete, { token: admin, params: { id } })).status).toBe(200);
    expect((await bench.call(assets.delete, { token: admin, params: { id } })).status).toBe(404);
    expect((await bench.call(assets.get, { token: admin, params: { id } })).status).toBe(404);
    expect(await registeredOf(order.id)).toMatchObject({ registered: 0, remaining: 1 });
    await bench.heard('asset.asset.deleted', id);
  });

  it('gives every asset a number of its own', async () => {
    const order = await bench.tell({ quantities: { Laptop: 300 } });
    const made = await Promise.all(Array.from({ length: 250 }, () => bench.register(order)));
    expect(new Set(made.map((asset) => asset.assetUid)).size).toBe(250);
  });
});

describe('capacity and choices', () => {
  it('counts by category and never below zero', async () => {
    const order = await bench.tell({ quantities: { Laptop: 2, Desktop: 4 } });
    await bench.register(order);
    await bench.register(order);
    await bench.tell({ ...order, quantities: { Laptop: 1, Desktop: 4 } }, 2);
    const laptops = await bench.call(assets.capacity, {
      token: seller,
      params: { id: order.id },
      query: { category: 'Laptop' },
    });
    expect(laptops.body).toEqual({
      ordered: 1,
      registered: 2,
      remaining: 0,
      categories: [{ category: 'Laptop', ordered: 1, registered: 2, remaining: 0 }],
    });
    expect(await registeredOf(order.id)).toMatchObject({ ordered: 5, registered: 2, remaining: 4 });
  });

  it.each([
    ['Super Admin', {}, 200],
    ['Seller', {}, 200],
    ['Buyer', {}, 200],
    ['Seller', { organizationId: 'another' }, 404],
    ['Buyer', { organizationId: 'another' }, 404],
    ['OEM', {}, 404],
    ['End User', {}, 403],
    ['Support Agent', {}, 403],
  ] as const)('shows capacity to %s %j: %i', async (role, changes, status) => {
    const order = await bench.tell();
    const token = await bench.tokenFor(role, changes);
    expect((await bench.call(assets.capacity, { token, params: { id: order.id } })).status).toBe(status);
  });

  it('lists the own contracts that can be used', async () => {
    const organizationId = `seller-${Date.now()}`;
    const mine = await bench.tell({ sellerOrganizationId: organizationId });
    await bench.tell({ sellerOrganizationId: organizationId, status: 'Pending Approval' });
    const token = await bench.tokenFor('Seller', { organizationId });
    const { body } = await bench.call(assets.contracts, { token });
    expect(body.items).toEqual([
      expect.objectContaining({
        orderId: mine.id,
        gemContractNumber: mine.gemContractNumber,
        department: 'District Office',
      }),
    ]);
    expect((await bench.call(assets.contracts, { token, query: { q: 'nothing like this' } })).body.items).toEqual([]);
  });
});

describe('a mapping that is told late, twice or out of order', () => {
  it('ends when the order is taken off its office: nothing is registered against it any more', async () => {
    const order = await bench.tell({}, 1);
    expect((await create(buyer, bench.newAsset(order))).status).toBe(201);
    await bench.tell({ ...order, buyerOrganizationId: undefined, buyerName: undefined }, 2);
    const answer = await create(buyer, bench.newAsset(order));
    expect([answer.status, answer.body.error]).toEqual([422, 'GEM Contract Number does not exist in the system']);
  });

  it('reaches the assets once, and an older event changes nothing', async () => {
    const unmapped = { buyerOrganizationId: undefined, buyerName: undefined };
    const order = await bench.tell(unmapped, 3);
    const own = await bench.register(order, { department: 'Police Station' });
    const { id } = await bench.register(order);
    const of = async (one: string) => (await bench.call(assets.get, { token: admin, params: { id: one } })).body;
    expect((await of(id)).buyerOrganizationId).toBeUndefined();
    const mapped = {
      ...order,
      buyerOrganizationId: 'late-buyer',
      buyerName: 'Late $buyer',
      gemBuyerDepartmentName: 'Treasury',
    };
    await bench.tell(mapped, 5);
    await bench.publish(mapped, 5);
    await bench.publish({ ...order, status: 'Pending Approval' }, 4);
    await bench.tell();
    expect(await of(id)).toMatchObject({
      buyerOrganizationId: 'late-buyer',
      buyerName: 'Late $buyer',
      department: 'Treasury',
      procurementStatus: 'Procured',
      version: 2,
    });
    expect((await of(own.id)).department).toBe('Police Station');
    const late = await bench.tokenFor('Buyer', actorOf('Buyer', { organizationId: 'late-buyer' }));
    expect((await bench.call(assets.get, { token: late, params: { id } })).status).toBe(200);
    const after = await create(late, bench.newAsset(order));
    expect(after.body).toMatchObject({ buyerOrganizationId: 'late-buyer', department: 'Treasury' });
  });
});

describe('an asset of a purchase order', () => {
  let next = 0;
  /** Five laptops were ordered; so many came. */
  const purchase = (delivered: number, changes = {}) =>
    bench.tell({
      ...{ source: 'purchase-order', gemContractNumber: `PO-2026-9${String((next += 1)).padStart(5, '0')}` },
      ...{ status: 'In Transit', quantities: { Laptop: 5 }, lines: [{ ...lineOf('Laptop', 'Dell'), delivered }] },
      ...changes,
    });

  it.each(['buyer', 'seller'] as const)('is registered by a %s against what came', async (who) => {
    const order = await purchase(1);
    const token = who === 'buyer' ? buyer : seller;
    const { status, body } = await create(token, bench.newAsset(order, { manufacturer: undefined }));
    expect([status, body]).toMatchObject([
      201,
      { sellerOrderId: order.id, orderSource: 'purchase-order', manufacturer: 'Dell', procurementStatus: 'Procured' },
    ]);
    expect((await create(token, bench.newAsset(order))).body.error).toBe('No remaining capacity');
    expect(await registeredOf(order.id)).toMatchObject({ ordered: 5, registered: 1, remaining: 0 });
  });

  it('takes the last unit that came once, of two at one moment', async () => {
    const order = await purchase(3);
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(buyer, bench.newAsset(order))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await registeredOf(order.id)).toMatchObject({ registered: 3, remaining: 0 });
    await bench.tell({ ...order, lines: [{ ...lineOf('Laptop', 'Dell'), delivered: 4 }] }, 2);
    expect((await create(buyer, bench.newAsset(order))).status).toBe(201);
  });

  it('is of no foreign order, nor of one that its seller has not confirmed', async () => {
    const [order, early] = [await purchase(2), await purchase(0, { status: 'Sent to Supplier' })];
    const foreign = await bench.tokenFor('Buyer', { organizationId: 'another' });
    expect((await create(foreign, bench.newAsset(order))).body.fields).toEqual({
      gemContractNumber: 'GEM Contract Number does not exist in the system',
    });
    expect((await create(buyer, bench.newAsset(early))).status).toBe(422);
  });

  it('goes by the number of the order that the asker sees', async () => {
    const order = await purchase(1);
    const { gemContractNumber } = order;
    await bench.tell({ gemContractNumber, buyerOrganizationId: 'another', sellerOrganizationId: 'another' });
    expect((await create(buyer, bench.newAsset(order))).body.sellerOrderId).toBe(order.id);
  });

  it('is offered as soon as goods came, with how many of each line', async () => {
    const [came, none] = [await purchase(2), await purchase(0)];
    const offered = async ({ gemContractNumber }: typeof came) =>
      (await bench.call(assets.contracts, { token: buyer, query: { q: gemContractNumber } })).body.items as object[];
    expect(await offered(none)).toEqual([]);
    expect(await offered(came)).toMatchObject([
      {
        ...{ source: 'purchase-order', orderId: came.id, lines: [{ delivered: 2, value: 52_000.5, warrantyYears: 3 }] },
        capacity: [{ category: 'Laptop', ordered: 5, registered: 0, remaining: 2 }],
      },
    ]);
  });
});
