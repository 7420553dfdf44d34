import {
  mappings,
  orders,
  type OrderStatus,
  orderStatuses,
  type PortalEvent,
  type Role,
  stepRefusals,
} from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, orderFile, type OrderChanges } from '../testing/new-order.js';
import { standInForOffices } from '../testing/office-people.js';

let service: TestService;
const tokens: Partial<Record<Role, string>> = {};
const token = (role: Role) => tokens[role] ?? '';

beforeAll(async () => {
  service = await startTestService(definition);
  standInForOffices(service);
  for (const role of ['Seller', 'Buyer', 'Super Admin', 'OEM', 'End User', 'Support Agent'] as const)
    tokens[role] = await service.tokenFor(role);
});
afterAll(() => service.stop());

const create = async (changes: OrderChanges = {}, key?: string, as = token('Seller')) =>
  service.call(orders.create, {
    token: as,
    key,
    body: newOrder({ gemOrderFile: [await orderFile(service, as)], ...changes }),
  });
const move = (id: string, status: OrderStatus, as: Role, more: object = {}) =>
  service.call(orders.update, { token: token(as), params: { id }, body: { status, ...more } });
const inStatus = async (status: OrderStatus) => {
  const { body } = await create();
  if (status === 'Rejected') await move(body.id, 'Rejected', 'Super Admin', { rejectionReason: 'Wrong file' });
  if (status === 'Approved' || status === 'In Progress') await move(body.id, 'Approved', 'Super Admin');
  if (status === 'In Progress') await move(body.id, 'In Progress', 'Seller');
  if (status === 'Cancelled') await move(body.id, 'Cancelled', 'Seller', { cancellationReason: 'Not needed' });
  return body.id as string;
};

describe('creating a GeM order', () => {
  it('waits for approval, with amounts and GST computed per line', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'Pending Approval',
      isMappedToBuyer: false,
      subtotal: 600_000,
      gstTotal: 108_000,
      totalAmount: 708_000,
    });
    expect(body.items[0]).toMatchObject({ unitPrice: 50_000, gst: 18, totalPrice: 590_000, delivered: 0 });
    expect(body.gemOrderFile).toMatchObject({ name: 'order.pdf', type: 'application/pdf' });
  });

  it('refuses a contract number that is taken', async () => {
    const { body } = await create();
    const again = await create({ gemContractNumber: body.gemContractNumber });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      error: 'GeM Contract Number must be unique',
      fields: { gemContractNumber: 'GeM Contract Number must be unique' },
    });
    const free = await service.call(orders.isFree, {
      token: token('Seller'),
      params: { contractNumber: body.gemContractNumber },
    });
    expect(free.body).toEqual({ free: false });
  });

  it('gives the first order back for the same key, and refuses another body under it', async () => {
    const body = newOrder({ gemOrderFile: [await orderFile(service, token('Seller'))] });
    const ask = (changed: object = {}) =>
      service.call(orders.create, { token: token('Seller'), key: 'key-1', body: { ...body, ...changed } });
    const [first, second] = [await ask(), await ask()];
    expect(second.body.id).toBe(first.body.id);
    expect((await ask({ notes: 'other' })).body.code).toBe('KEY_REUSED');
  });

  it.each([
    [{ gemContractNumber: '' }, 'gemContractNumber', 'GeM Contract Number is required'],
    [{ gemContractNumber: '12345' }, 'gemContractNumber', 'Invalid GEM Contract Number format'],
    [{ gemContractNumber: 'GE1' }, 'gemContractNumber', 'Invalid GEM Contract Number format'],
    [{ gemContractNumber: 'GEMCONTRACT' }, 'gemContractNumber', 'Invalid GEM Contract Number format'],
    [{ gemOrderCategory: undefined }, 'gemOrderCategory', 'GeM Order Category is required'],
    [{ gemBuyerDepartmentName: ' ' }, 'gemBuyerDepartmentName', 'GeM Buyer Department Name is required'],
    [{ gemOrderFile: [] }, 'gemOrderFile', 'GeM Order file is required'],
    [{ buyerContact: {} }, 'buyerContact.officerName', 'Buyer Officer Name is required'],
    [{ buyerContact: {} }, 'buyerContact.designation', 'Buyer Designation is required'],
    [{ buyerContact: {} }, 'buyerContact.email', 'Buyer Email is required'],
    [{ buyerContact: { email: 'nobody' } }, 'buyerContact.email', 'Buyer Email must be valid'],
    [{ buyerContact: {} }, 'buyerContact.contactNumber', 'Buyer Contact Number is required'],
    [{ deliveryPerson: undefined }, 'deliveryPerson.officerName', 'Delivery Officer Name is required'],
    [{ deliveryPerson: undefined }, 'deliveryPerson.designation', 'Delivery Designation is required'],
    [{ deliveryPerson: undefined }, 'deliveryPerson.contactNumber', 'Delivery Contact Number is required'],
    [{ expectedDeliveryWindow: {} }, 'expectedDeliveryWindow.startDate', 'Expected Delivery Start Date is required'],
    [{ expectedDeliveryWindow: {} }, 'expectedDeliveryWindow.endDate', 'Expected Delivery End Date is required'],
    [{ items: [] }, 'items', 'Add at least one item.'],
    [{ items: [{}] }, 'items.0.productName', 'Product Name is required'],
    [{ items: [{}] }, 'items.0.brand', 'Brand is required'],
    [{ items: [{}] }, 'items.0.modelNumber', 'Model Number is required'],
    [{ items: [{}] }, 'items.0.categoryType', 'Category Type is required'],
    [{ items: [{ quantity: 0 }] }, 'items.0.quantity', 'Quantity must be greater than 0'],
    [{ items: [{ unitPrice: 0 }] }, 'items.0.unitPrice', 'Unit Price must be greater than 0'],
    [{ items: [{}] }, 'items.0.gstin', 'GSTIN is required'],
    [{ items: [{ warrantyPeriod: 0 }] }, 'items.0.warrantyPeriod', 'Warranty Period must be greater than 0'],
    [
      { items: [{ ...newOrder().items[0], warrantyPeriod: 0 }] },
      'items.0.warrantyPeriod',
      'Warranty Period must be greater than 0',
    ],
    [
      { expectedDeliveryWindow: { startDate: '2026-01-02', endDate: '2026-01-01' } },
      'expectedDeliveryWindow.endDate',
      'The end date must not be before the start date',
    ],
    [
      { expectedDeliveryWindow: { startDate: '2026-01-01', endDate: '2026-01-02' } },
      'expectedDeliveryWindow.endDate',
      'The end date must not lie in the past',
    ],
    [{ notes: { $gt: '' } }, 'notes', 'Please enter text'],
  ])('refuses %j at %s: %s', async (changes, field, message) => {
    const { status, body } = await service.call(orders.create, {
      token: token('Seller'),
      body: newOrder(changes),
    });
    expect(status).toBe(422);
    expect(body.fields[field]).toBe(message);
  });

  it.each(['Software', 'Services', 'Consumables'])('takes lines of %s without a warranty', async (category) => {
    const body = newOrder({
      gemOrderCategory: category,
      items: [{ ...newOrder().items[0], warrantyPeriod: 0 }],
      gemOrderFile: [await orderFile(service, token('Seller'))],
    });
    const { body: made } = await service.call(orders.create, { token: token('Seller'), body });
    expect(made).toMatchObject({ gemOrderCategory: category, items: [{ warrantyPeriod: 0 }] });
  });

  it("refuses a file of somebody else's and a file whose content is not what its name says", async () => {
    const foreign = await orderFile(service, await service.tokenFor('Seller', { id: 'other' }));
    expect((await create({ gemOrderFile: [foreign] })).body.fields).toEqual({
      gemOrderFile: 'Please upload this file again',
    });
    const fake = await service.upload(
      'order.pdf',
      Buffer.from('<html><script>1</script>'),
      'gemOrderFile',
      token('Seller'),
    );
    expect(fake.status).toBe(422);
  });
});

describe('the steps of an order', () => {
  const allowed: [OrderStatus, OrderStatus, Role][] = [
    ['Pending Approval', 'Approved', 'Super Admin'],
    ['Pending Approval', 'Rejected', 'Super Admin'],
    ['Pending Approval', 'Cancelled', 'Seller'],
    ['Rejected', 'Cancelled', 'Super Admin'],
    ['Approved', 'In Progress', 'Seller'],
    ['In Progress', 'Approved', 'Seller'],
  ];
  const roles: Role[] = ['Super Admin', 'Seller'];
  const cases = orderStatuses
    .filter((from) => from !== 'Completed')
    .flatMap((from) =>
      orderStatuses.flatMap((to) => roles.map((role): [OrderStatus, OrderStatus, Role] => [from, to, role])),
    );

  it.each(cases)('%s → %s by %s is as the table says', async (from, to, role) => {
    const id = await inStatus(from);
    const { status, body } = await move(id, to, role, { rejectionReason: 'Because', cancellationReason: 'Because' });
    const may = allowed.some(([a, b, who]) => a === from && b === to && who === role);
    const possible = allowed.some(([a, b]) => a === from && b === to);
    expect(status).toBe(may ? 200 : possible ? 403 : 409);
    if (may) expect(body.status).toBe(to);
    // Whoever asks for what cannot be learns where the order stands.
    if (!possible) expect([body.code, body.error]).toEqual(['ILLEGAL_MOVE', stepRefusals[from]]);
  });

  it('tells nobody that it was approved where its seller only paused it', async () => {
    const told: PortalEvent[] = [];
    service.nats.subscribe('events.procurement.order.*', {
      callback: (_, message) => void told.push(...eventsOf(message)),
    });
    const id = await inStatus('In Progress');
    await move(id, 'Approved', 'Seller');
    await eventually(() => {
      const [paused] = told.filter(({ record, revision }) => record.id === id && revision === 4);
      expect([paused?.subject, paused?.notice]).toEqual(['procurement.order.paused', undefined]);
      return Promise.resolve();
    });
  });

  it('tells the register what the assets of each line are, for their price before GST', async () => {
    const told: PortalEvent[] = [];
    service.nats.subscribe('events.procurement.order.approved', {
      callback: (_, message) => void told.push(...eventsOf(message)),
    });
    const id = await inStatus('Approved');
    await eventually(() => {
      const { lines } = told.find(({ record }) => record.id === id)?.data['order'] as { lines: unknown[] };
      const { items } = newOrder();
      expect(lines).toEqual(
        items.map(({ productName, brand, modelNumber, categoryType, quantity, unitPrice, warrantyPeriod }) => ({
          amcResponsibility: 'OEM',
          lineId: expect.any(String),
          name: productName,
          category: categoryType,
          manufacturer: brand,
          model: modelNumber,
          quantity,
          value: unitPrice,
          warrantyYears: warrantyPeriod,
        })),
      );
      return Promise.resolve();
    });
  });

  it('needs a reason to reject, and keeps who decided and when', async () => {
    const id = await inStatus('Pending Approval');
    expect((await move(id, 'Rejected', 'Super Admin')).body.fields).toEqual({
      rejectionReason: 'Rejection Reason is required',
    });
    const { body } = await move(id, 'Rejected', 'Super Admin', { rejectionReason: 'Wrong file', approvedBy: '1' });
    expect(body).toMatchObject({ status: 'Rejected', rejectionReason: 'Wrong file' });
    expect(body.history.at(-1)).toMatchObject({
      by: 'Super Admin One',
      action: 'Reject',
      status: 'Rejected',
      note: 'Wrong file',
    });
  });

  it('gives the contract number of a rejected one back where a Super Admin cancels it, which its maker is told', async () => {
    const told: PortalEvent[] = [];
    service.nats.subscribe('events.procurement.order.cancelled', {
      callback: (_, message) => void told.push(...eventsOf(message)),
    });
    const { body } = await create();
    const number = { gemContractNumber: body.gemContractNumber };
    await move(body.id, 'Rejected', 'Super Admin', { rejectionReason: 'Not their contract' });
    expect((await create(number)).status).toBe(409);
    await move(body.id, 'Cancelled', 'Super Admin', { cancellationReason: 'Not their contract' });
    expect((await create(number)).status).toBe(201);
    await eventually(() => {
      const [event] = told.filter(({ record }) => record.id === body.id);
      expect(event?.notice).toMatchObject({ users: [body.createdById], roles: ['Super Admin'] });
      return Promise.resolve();
    });
  });

  it('never lets anybody approve what they created', async () => {
    const admin = token('Super Admin');
    const id = await inStatus('Pending Approval');
    await service.kit.database
      .collection<{ _id: string }>('orders')
      .updateOne({ _id: id }, { $set: { createdById: 'super-admin-1' } });
    const { status, body } = await service.call(orders.update, {
      token: admin,
      params: { id },
      body: { status: 'Approved' },
    });
    expect([status, body.error]).toEqual([403, 'Nobody approves what they created']);
  });

  it('lets its maker correct a rejected order and send it again', async () => {
    const id = await inStatus('Rejected');
    const order = newOrder({
      gemBuyerDepartmentName: 'Corrected department',
      gemOrderFile: [await orderFile(service, token('Seller'))],
    });
    const { status, body } = await service.call(orders.update, {
      token: token('Seller'),
      params: { id },
      body: { status: 'Pending Approval', order },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'Pending Approval', gemBuyerDepartmentName: 'Corrected department' });
    expect(body.rejectionReason).toBeUndefined();
  });

  it('refuses a change that was meant for an older version', async () => {
    const id = await inStatus('Pending Approval');
    await move(id, 'Approved', 'Super Admin');
    const stale = await service.call(orders.update, {
      token: token('Seller'),
      params: { id },
      body: { status: 'In Progress' },
      ifMatch: 1,
    });
    expect(stale.status).toBe(412);
  });
});

describe('mapping', () => {
  it('finds an approved order by its exact number and maps it once', async () => {
    const id = await inStatus('Approved');
    const { body: order } = await service.call(orders.get, { token: token('Seller'), params: { id } });
    const find = (contractNumber: string) =>
      service.call(orders.find, { token: token('Buyer'), params: { contractNumber } });
    expect((await find(order.gemContractNumber)).body).toMatchObject({ id, isMappedToBuyer: false });
    expect((await find('GEMC-999999')).body.error).toBe('No approved seller order found');
    const map = () => service.call(mappings.map, { token: token('Buyer'), params: { id }, body: {} });
    expect((await map()).body).toMatchObject({ isMappedToBuyer: true, buyerName: 'Buyer organization' });
    const again = await map();
    expect([again.status, again.body.error]).toEqual([
      409,
      'This GeM contract is already mapped to a buyer. Please use a different contract number.',
    ]);
  });

  it('maps to exactly one of ten buyers who ask at the same moment', async () => {
    const id = await inStatus('Approved');
    const buyers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        service.tokenFor('Buyer', { id: `b${n}`, organizationId: `buyer-org-${n}` }),
      ),
    );
    const answers = await Promise.all(
      buyers.map((buyer) => service.call(mappings.map, { token: buyer, params: { id }, body: {} })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404 || status === 409)).toHaveLength(9);
  });

  it('says of an order of another office what it says of one that nobody has', async () => {
    const id = await inStatus('Approved');
    const { body: order } = await service.call(orders.get, { token: token('Seller'), params: { id } });
    await service.call(mappings.map, { token: token('Buyer'), params: { id }, body: {} });
    const find = (as: string, contractNumber: string) =>
      service.call(orders.find, { token: as, params: { contractNumber } });
    expect((await find(token('Buyer'), order.gemContractNumber)).body).toMatchObject({ id, isMappedToBuyer: true });
    const other = await service.tokenFor('Buyer', { organizationId: 'other' });
    const [taken, unknown] = [await find(other, order.gemContractNumber), await find(other, 'GEMC-999999')];
    const said = ({ status, body }: typeof taken) => [status, body.code, body.error];
    expect(said(taken)).toEqual(said(unknown));
    expect((await service.call(mappings.map, { token: other, params: { id }, body: {} })).status).toBe(404);
  });

  it('suggests the account of the own office that has the address of the officer', async () => {
    const email = 'officer@example.gov.in';
    const { body } = await create({ buyerContact: { ...newOrder().buyerContact, email } });
    await move(body.id, 'Approved', 'Super Admin');
    const params = { contractNumber: body.gemContractNumber };
    const officer = await service.tokenFor('Buyer', { id: 'the-officer', email });
    expect((await service.call(orders.find, { token: officer, params })).body.suggestedReceiverId).toBe('the-officer');
    const { body: shown } = await service.call(orders.find, { token: token('Buyer'), params });
    expect([shown.suggestedReceiverId, shown.buyerContact]).toEqual([undefined, undefined]);
  });

  it('leaves an order that an office made for itself to that office', async () => {
    const { body: made } = await create();
    const { id, gemContractNumber: contractNumber } = made;
    await service.kit.database
      .collection<{ _id: string }>('orders')
      .updateOne({ _id: id }, { $set: { organizations: ['1-organization'] } });
    await move(id, 'Approved', 'Super Admin');
    const stranger = await service.tokenFor('Buyer', { organizationId: 'other' });
    expect((await service.call(orders.find, { token: stranger, params: { contractNumber } })).status).toBe(404);
    expect((await service.call(mappings.map, { token: stranger, params: { id }, body: {} })).status).toBe(404);
    expect((await service.call(mappings.map, { token: token('Buyer'), params: { id }, body: {} })).status).toBe(200);
  });

  it('does not find or map an order that waits for approval', async () => {
    const id = await inStatus('Pending Approval');
    expect((await service.call(mappings.map, { token: token('Buyer'), params: { id }, body: {} })).status).toBe(404);
  });
});

describe('correcting', () => {
  it("binds no file to an order that is somebody else's or not there to correct", async () => {
    const [approved, rejected] = [await inStatus('Approved'), await inStatus('Rejected')];
    const colleague = await service.tokenFor('Seller', { id: 'colleague' });
    const correct = async (id: string, as: string) => {
      const file = await orderFile(service, as);
      const body = { status: 'Pending Approval', order: newOrder({ gemOrderFile: [file] }) };
      const { status } = await service.call(orders.update, { token: as, params: { id }, body });
      return [status, (await service.kit.files.find(file))?.metadata.record?.id];
    };
    expect(await correct(approved, token('Seller'))).toEqual([409, undefined]);
    expect(await correct(rejected, colleague)).toEqual([403, undefined]);
    expect(await correct('nobody-has-this-id', token('Seller'))).toEqual([404, undefined]);
    expect(await correct(rejected, token('Seller'))).toEqual([200, rejected]);
  });
});

describe('who sees an order', () => {
  it('shows it to its seller, the mapped buyer and the Super Admin; to others it is not there', async () => {
    const id = await inStatus('Approved');
    const see = async (as: string) => (await service.call(orders.get, { token: as, params: { id } })).status;
    expect(await see(token('Buyer'))).toBe(404);
    await service.call(mappings.map, { token: token('Buyer'), params: { id }, body: {} });
    expect(await see(token('Buyer'))).toBe(200);
    expect(await see(token('Seller'))).toBe(200);
    expect(await see(token('Super Admin'))).toBe(200);
    expect(await see(await service.tokenFor('Seller', { organizationId: 'other' }))).toBe(404);
    expect(await see(await service.tokenFor('Buyer', { organizationId: 'other' }))).toBe(404);
    expect(await see(token('OEM'))).toBe(404);
    expect(await see(token('End User'))).toBe(403);
    expect(await see('')).toBe(401);
  });

  it('filters, searches, sorts and counts the list', async () => {
    const { body } = await create({ gemBuyerDepartmentName: 'Findable (department)' });
    const list = (query: Record<string, string>) => service.call(orders.list, { token: token('Seller'), query });
    expect((await list({ q: 'able (dep' })).body).toMatchObject({
      total: 1,
      page: 1,
      pageSize: 20,
      items: [{ id: body.id }],
    });
    expect((await list({ q: '.*' })).body.total).toBe(0);
    const sorted = (await list({ sort: 'gemContractNumber', pageSize: '100' })).body.items.map(
      (order: { gemContractNumber: string }) => order.gemContractNumber,
    );
    expect(sorted).toEqual([...sorted].sort());
    expect((await list({ pageSize: '101' })).status).toBe(422);
  });
});
