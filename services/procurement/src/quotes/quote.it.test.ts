import { type PortalEvent, quotes as contract, type Rfq, rfqs, type Role, roles } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import {
  actorOf,
  eventually,
  madeOnce,
  startTestService,
  type TestService,
  tryRepetition,
} from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { inDays, letPass, newQuote, openRfq, type ShownQuote } from '../testing/new-quote.js';
import { standInForParties } from '../testing/purchase-parties.js';

const sellerOrganization = actorOf('Seller').organizationId;

let service: TestService;
const tokens: Partial<Record<Role, string>> = {};
const token = (role: Role) => tokens[role] ?? '';
let neighbour: string;
let rival: string;
let third: string;
const events: PortalEvent[] = [];

beforeAll(async () => {
  service = await startTestService(definition);
  service.nats.subscribe('events.procurement.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
  standInForParties(service);
  for (const role of roles) tokens[role] = await service.tokenFor(role);
  neighbour = await service.tokenFor('Buyer', { id: 'neighbour', organizationId: 'other-office' });
  rival = await service.tokenFor('Seller', { id: 'of-rival', organizationId: 'rival' });
  third = await service.tokenFor('Seller', { id: 'of-third', organizationId: 'third' });
});
afterAll(() => service.stop());

const open = (changes: Record<string, unknown> = {}) => openRfq(service, token('Buyer'), changes);
const create = (body: object, as = token('Seller')) => service.call(contract.create, { token: as, body });
const get = (id: string, as: string) => service.call(contract.get, { token: as, params: { id } });
const change = (id: string, body: object, as = token('Seller')) =>
  service.call(contract.update, { token: as, params: { id }, body });
const close = (id: string) =>
  service.call(rfqs.update, { token: token('Buyer'), params: { id }, body: { status: 'Closed' } });
const listed = async (as: string, query: Record<string, string> = {}) =>
  (
    (await service.call(contract.list, { token: as, query: { pageSize: '100', ...query } })).body.items as ShownQuote[]
  ).map(({ id }) => id);

describe('a quote', () => {
  it('is of the organisation that is signed in, whatever the request says, with totals of the server', async () => {
    const rfq = await open();
    const { status, body } = await create({
      ...newQuote(rfq, [100.5, 50]),
      ...{ sellerId: 'rival', submittedAt: '2020-01-01T00:00:00Z', status: 'Submitted', totalAmount: 1 },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ vendorId: sellerOrganization, vendorName: 'Seller company', status: 'Submitted', currency: 'INR' },
      ...{ subtotal: 251, gstTotal: 45.18, totalAmount: 296.18 },
    });
    expect(Date.parse(body.submittedAt as string)).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  it.each([
    [{ quoteNumber: '' }, { quoteNumber: 'Quote number is required' }],
    [{ quoteDate: undefined }, { quoteDate: 'Quote date is required' }],
    [{ validUntil: undefined }, { validUntil: 'Valid until date is required' }],
    [{ terms: '' }, { terms: 'Terms are required' }],
    [{ deliveryTime: ' ' }, { deliveryTime: 'Delivery time is required' }],
    [{ warranty: '' }, { warranty: 'Warranty information is required' }],
    [{ items: [] }, { items: 'Add at least one item.' }],
    [{ validUntil: inDays(0) }, { validUntil: 'The validity must end after the quote date' }],
    [{ validUntil: inDays(2) }, { validUntil: 'The validity must not end before the closing' }],
    [
      { items: [{ rfqItemId: 'other', assetName: '', description: '', quantity: 0, unitPrice: 0 }] },
      {
        'items.0.assetName': 'Asset name is required',
        'items.0.description': 'Description is required',
        'items.0.quantity': 'Quantity must be greater than 0',
        'items.0.unitPrice': 'Unit price must be greater than 0',
      },
    ],
    [
      { items: [{ rfqItemId: 'other', assetName: 'A', description: 'A', quantity: 1, unitPrice: 1 }] },
      { items: 'There is no such line in the request' },
    ],
  ])('with %j is refused at its field', async (changes, fields) => {
    const { status, body } = await create(newQuote(await open(), [1, 1], changes));
    expect([status, body.fields]).toEqual([422, fields]);
  });

  it.each(['Submitted', 'Draft'])('offers of no line more than was asked for: %s', async (status) => {
    const rfq = await open();
    const items = newQuote(rfq, [1, 1]).items.map((line) => ({ ...line, quantity: line.quantity + 1 }));
    const fields = Object.fromEntries(
      items.map((_, index) => [`items.${index}.quantity`, 'The quantity must not exceed what was asked for']),
    );
    const refused = await create(newQuote(rfq, [1, 1], { status, items }));
    expect([refused.status, refused.body.fields]).toEqual([422, fields]);
    const { id } = (await create(newQuote(rfq, [1, 1], { status }))).body as ShownQuote;
    const edited = await change(id, { quote: newQuote(rfq, [1, 1], { status, items }) });
    expect([edited.status, edited.body.fields]).toEqual([422, fields]);
  });

  it('is one per seller and request, and its number one per seller', async () => {
    const [rfq, other] = [await open(), await open()];
    const quoteNumber = 'ONE-1';
    expect((await create(newQuote(rfq, [1, 1], { quoteNumber }))).status).toBe(201);
    expect((await create(newQuote(rfq, [1, 1]))).body.error).toMatch(/has a quote/);
    const taken = await create(newQuote(other, [1, 1], { quoteNumber }));
    expect([taken.status, taken.body.fields]).toEqual([409, { quoteNumber: 'Quote number must be unique' }]);
    expect((await create(newQuote(rfq, [1, 1], { quoteNumber }), rival)).status).toBe(201);
  });

  it('two at once are one', async () => {
    const rfq = await open();
    const both = await Promise.all([create(newQuote(rfq, [1, 1])), create(newQuote(rfq, [2, 2]))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is drafted, edited, submitted, edited again and withdrawn until the closing', async () => {
    const rfq = await open();
    const { id } = (await create(newQuote(rfq, [1, 1], { status: 'Draft' }))).body as ShownQuote;
    expect((await service.call(rfqs.get, { token: token('Buyer'), params: { id: rfq.id } })).body.answers).toBe(0);
    expect((await change(id, { quote: newQuote(rfq, [2, 2], { status: 'Draft' }) })).body.status).toBe('Draft');
    expect((await change(id, { quote: newQuote(rfq, [3, 3]) })).body.status).toBe('Submitted');
    expect((await change(id, { quote: newQuote(rfq, [4, 4]) })).body.totalAmount).toBe(14.16);
    const [other, late] = [await open(), newQuote(rfq, [5, 5])];
    const mine = (await create(newQuote(other, [1, 1]))).body.id as string;
    expect((await change(mine, { status: 'Withdrawn' })).body.status).toBe('Withdrawn');
    expect((await change(mine, { quote: newQuote(other, [1, 1]) })).status).toBe(409);
    await close(rfq.id);
    for (const body of [{ quote: late }, { status: 'Withdrawn' }])
      expect((await change(id, body)).body.error).toBe('The request is closed');
    expect((await create(late, rival)).body.error).toBe('The request is closed');
  });
});

describe('a draft', () => {
  const drafted = async (changes: object = {}, rfq?: Rfq) => {
    const { id } = rfq ?? (await open());
    return create({ rfqId: id, status: 'Draft', ...changes });
  };
  const inList = async (status: string, id: string) => (await listed(token('Seller'), { status })).includes(id);

  it('is kept with whatever is filled in, read back by its organisation alone, and filled further', async () => {
    const rfq = await open();
    const [line] = rfq.items;
    const first = { deliveryTime: 'In May', quoteNumber: ' ', items: [{ rfqItemId: line?.id, unitPrice: 70.5 }] };
    const { status, body } = await drafted(first, rfq);
    expect([status, body.status, body.quoteNumber, body.terms]).toEqual([201, 'Draft', undefined, undefined]);
    expect(body).toMatchObject({ deliveryTime: 'In May', totalAmount: 0, items: [{ unitPrice: 70.5, gst: 18 }] });
    const workmate = await service.tokenFor('Seller', { id: 'workmate' });
    expect((await get(body.id, workmate)).body).toEqual(body);
    for (const as of [rival, token('Buyer'), token('Super Admin')]) expect((await get(body.id, as)).status).toBe(404);
    const quote = { status: 'Draft', quoteNumber: 'Q-SO-FAR', items: [{ rfqItemId: line?.id, quantity: 2 }] };
    const after = (await change(body.id, { quote }, workmate)).body;
    expect(after).toMatchObject({ status: 'Draft', quoteNumber: 'Q-SO-FAR', items: [{ quantity: 2 }] });
    expect([after.deliveryTime, after.items[0].unitPrice]).toEqual([undefined, undefined]);
    expect(await inList('Draft', body.id)).toBe(true);
  });

  it.each([
    [{ quoteNumber: 'x'.repeat(51) }, { quoteNumber: 'At most 50 characters are allowed' }],
    [{ validUntil: 'soon' }, { validUntil: 'Please enter a valid date' }],
    [{ terms: 'x'.repeat(501) }, { terms: 'At most 500 characters are allowed' }],
    [{ files: ['a', 'b', 'c', 'd', 'e', 'f'] }, { files: 'At most 5 files are allowed' }],
    [
      { items: [{ rfqItemId: 'other', unitPrice: 1.234 }] },
      { 'items.0.unitPrice': 'At most two decimals are allowed' },
    ],
    [{ items: [{ rfqItemId: 'other' }] }, { items: 'There is no such line in the request' }],
    [{ items: [{ rfqItemId: 'l' }, { rfqItemId: 'l' }] }, { items: 'Each line of the request is quoted once' }],
    [{ rfqId: undefined }, { rfqId: 'Please choose a request' }],
  ])('with %j is refused: what is given is well-formed', async (changes, fields) => {
    const { status, body } = await drafted(changes);
    expect([status, body.fields]).toEqual([422, fields]);
  });

  it('of several requests may lack its number, and is handed in only whole, with what it lacks at the fields', async () => {
    const rfq = await open();
    const { id } = (await drafted({}, rfq)).body as ShownQuote;
    expect((await drafted()).status).toBe(201);
    const { status, body } = await change(id, { quote: { items: [{ rfqItemId: rfq.items[0]?.id }] } });
    expect([status, body.fields]).toEqual([
      422,
      {
        'quote.quoteNumber': 'Quote number is required',
        'quote.quoteDate': 'Quote date is required',
        'quote.validUntil': 'Valid until date is required',
        'quote.terms': 'Terms are required',
        'quote.deliveryTime': 'Delivery time is required',
        'quote.warranty': 'Warranty information is required',
        'quote.items.0.assetName': 'Asset name is required',
        'quote.items.0.description': 'Description is required',
        'quote.items.0.quantity': 'Quantity must be greater than 0',
        'quote.items.0.unitPrice': 'Unit price must be greater than 0',
      },
    ]);
    expect((await change(id, { quote: newQuote(rfq, [1, 1]) })).body.status).toBe('Submitted');
    expect((await change(id, { quote: { status: 'Draft' } })).status).toBe(409);
    expect((await get(id, token('Seller'))).body.status).toBe('Submitted');
  });

  it('has expired once its request is closed, by the clock, early or for good', async () => {
    const [byClock, early, cancelled] = [await open(), await open(), await open()];
    const drafts = await Promise.all([byClock, early, cancelled].map((rfq) => drafted({}, rfq)));
    const ids = drafts.map(({ body }) => body.id as string);
    await letPass(service, byClock.id);
    await close(early.id);
    const body = { status: 'Cancelled', reason: 'No money' };
    await service.call(rfqs.update, { token: token('Buyer'), params: { id: cancelled.id }, body });
    for (const id of ids) {
      expect((await get(id, token('Seller'))).body.status).toBe('Expired');
      expect([await inList('Expired', id), await inList('Draft', id)]).toEqual([true, false]);
      expect((await change(id, { quote: { status: 'Draft' } })).body.error).toBe('The request is closed');
      expect((await get(id, token('Super Admin'))).status).toBe(404);
    }
  });
});

describe('the seal', () => {
  it('hides a quote from everybody but its seller until the closing, and from rivals for good', async () => {
    const rfq = await open();
    const { id } = (await create(newQuote(rfq, [100, 50]))).body as ShownQuote;
    const office = [token('Buyer'), token('Super Admin')];
    for (const as of [...office, neighbour, rival, third]) {
      expect((await get(id, as)).status).toBe(404);
      expect(await listed(as, { rfqId: rfq.id, sort: 'totalAmount' })).toEqual([]);
      expect((await change(id, { status: 'Shortlisted' }, as)).status).toBe(404);
    }
    expect((await get(id, token('Seller'))).status).toBe(200);
    await close(rfq.id);
    for (const as of office) {
      expect((await get(id, as)).body.totalAmount).toBe(295);
      expect(await listed(as, { rfqId: rfq.id })).toEqual([id]);
    }
    for (const as of [neighbour, rival, third]) expect((await get(id, as)).status).toBe(404);
    for (const role of ['OEM', 'End User', 'Support Agent'] as const)
      expect((await get(id, token(role))).status).toBe(403);
  });

  it('opens by the clock, not for drafts and what was withdrawn, and never when the request was cancelled', async () => {
    const [rfq, other] = [await open(), await open()];
    const mine = (await create(newQuote(rfq, [1, 1]))).body.id as string;
    const draft = (await create(newQuote(rfq, [1, 1], { status: 'Draft' }), rival)).body.id as string;
    await letPass(service, rfq.id);
    expect(await listed(token('Buyer'), { rfqId: rfq.id })).toEqual([mine]);
    expect((await get(draft, token('Super Admin'))).status).toBe(404);
    const sealed = (await create(newQuote(other, [1, 1]))).body.id as string;
    const body = { status: 'Cancelled', reason: 'No money' };
    await service.call(rfqs.update, { token: token('Buyer'), params: { id: other.id }, body });
    expect((await get(sealed, token('Buyer'))).status).toBe(404);
  });

  it('holds in what others are told: no word of the quote stands in its events', async () => {
    const rfq = await open();
    const secret = 'SECRET-NUMBER';
    const { id } = (await create(newQuote(rfq, [4321, 1], { quoteNumber: secret }))).body as ShownQuote;
    await change(id, { quote: newQuote(rfq, [4322, 1], { quoteNumber: `${secret}-2` }) });
    const told = () => events.filter(({ record }) => record.id === id);
    await eventually(() => Promise.resolve(expect(told()).toHaveLength(2)));
    for (const event of told()) {
      // Ids are made by chance, of digits too.
      expect(JSON.stringify(event).replace(/[0-9a-f]{24}/g, '')).not.toMatch(/SECRET|432[12]|8643|8645/);
      expect([event.organizations, event.sealedUntil]).toEqual([[sellerOrganization], rfq.closesAt]);
    }
  });

  it('keeps strangers from answering, and from seeing that there is something to answer', async () => {
    const rfq = await open();
    expect((await create(newQuote(rfq, [1, 1]), third)).status).toBe(404);
    expect((await create(newQuote(rfq, [1, 1]), token('Buyer'))).status).toBe(403);
    expect((await create(newQuote(rfq, [1, 1]), token('OEM'))).status).toBe(403);
  });
});

it('a shortlisted quote is one for the office alone', async () => {
  const rfq = await open();
  const { id } = (await create(newQuote(rfq, [1, 1]))).body as ShownQuote;
  await close(rfq.id);
  expect((await change(id, { status: 'Shortlisted' })).status).toBe(403);
  const { body: before } = await get(id, token('Seller'));
  expect((await change(id, { status: 'Shortlisted' }, token('Buyer'))).body.status).toBe('Shortlisted');
  expect((await get(id, token('Seller'))).body).toEqual({ ...before, status: 'Submitted' });
  expect((await change(id, { status: 'Withdrawn' })).body.error).toBe('The request is closed');
  expect(await listed(token('Seller'), { rfqId: rfq.id, status: 'Shortlisted' })).toEqual([]);
  const query = { sort: 'status' };
  expect((await service.call(contract.list, { token: token('Seller'), query })).status).toBe(422);
});

it('is written once by its key', async () => {
  const rfq = await open();
  const trial = { token: token('Seller'), stranger: rival, body: newQuote(rfq, [100, 50]) };
  expect(await tryRepetition(service, contract.create, trial)).toMatchObject(madeOnce(contract.create));
});
