import {
  purchaseOrders,
  quotes,
  rfqs as contract,
  type ReplyOf,
  type Role,
  roles,
  rfqStatuses,
  vendors,
} from '@portal/contracts';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { inDays, letPass, newQuote, newRfq, openRfq } from '../testing/new-quote.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

type ShownRfq = ReplyOf<typeof contract.get>;

const sellerOrganization = actorOf('Seller').organizationId;

let service: TestService;
const tokens: Partial<Record<Role, string>> = {};
const token = (role: Role) => tokens[role] ?? '';
let neighbour: string;
let rival: string;
let third: string;

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  for (const role of roles) tokens[role] = await service.tokenFor(role);
  neighbour = await service.tokenFor('Buyer', { id: 'neighbour', organizationId: 'other-office' });
  rival = await service.tokenFor('Seller', { id: 'of-rival', organizationId: 'rival' });
  third = await service.tokenFor('Seller', { id: 'of-third', organizationId: 'third' });
});
afterAll(() => service.stop());

const create = (changes: Record<string, unknown> = {}, as = token('Buyer')) =>
  service.call(contract.create, { token: as, body: newRfq(changes) });
const move = (id: string, status: string, as = token('Buyer'), more: object = { reason: 'Not needed' }) =>
  service.call(contract.update, { token: as, params: { id }, body: { status, ...more } });
const get = (id: string, as = token('Buyer')) => service.call(contract.get, { token: as, params: { id } });
const answer = (rfq: ShownRfq, prices: number[], as = token('Seller'), changes: object = {}) =>
  service.call(quotes.create, { token: as, body: newQuote(rfq, prices, { ...changes }) });
const award = (id: string, quoteId: string, as = token('Buyer'), reason = 'The lowest') =>
  service.call(contract.award, { token: as, params: { id }, body: { quoteId, reason } });
const compare = (id: string, as = token('Buyer')) => service.call(contract.compare, { token: as, params: { id } });

describe('a request', () => {
  it('is drafted, edited, published, with a number of its own', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'Draft', answers: 0, sellers: [{ id: sellerOrganization }, { id: 'rival' }] });
    expect(body.rfqNumber).toMatch(/^RFQ-\d{4}-\d{6}$/);
    const params = { id: body.id as string };
    const rfq = newRfq({ title: 'Printers', notes: 'Soon' });
    const edited = await service.call(contract.update, { token: token('Buyer'), params, body: { rfq } });
    expect(edited.body).toMatchObject({ title: 'Printers', notes: 'Soon', version: 2 });
    expect((await move(params.id, 'Open')).body.status).toBe('Open');
    const late = await service.call(contract.update, { token: token('Buyer'), params, body: { rfq } });
    expect(late.status).toBe(409);
  });

  it('copies nothing but a draft of the own office', async () => {
    const body = newPurchaseOrder();
    const order = (await service.call(purchaseOrders.create, { token: token('Buyer'), body })).body.id as string;
    expect((await create({ purchaseOrderId: order })).body.purchaseOrderId).toBe(order);
    const foreign = await create({ purchaseOrderId: order, buyerId: 'buyer-of-others' }, neighbour);
    expect([foreign.status, foreign.body.fields]).toEqual([422, { purchaseOrderId: 'There is no such record' }]);
    await service.call(purchaseOrders.update, {
      token: token('Buyer'),
      params: { id: order },
      body: { status: 'Pending Approval' },
    });
    expect((await create({ purchaseOrderId: order })).status).toBe(422);
  });

  it.each([
    [{ sellerIds: [] }, { sellerIds: 'Choose at least one seller' }],
    [{ sellerIds: ['unknown'] }, { sellerIds: 'Seller is required' }],
    [{ closesAt: '2020-01-01T00:00:00Z' }, { closesAt: 'The closing time must lie in the future' }],
    [{ closesAt: '9999-01-01T00:00:00Z' }, { closesAt: 'The closing time must lie within a year' }],
    [{ closesAt: `${inDays(368)}T00:00:00Z` }, { closesAt: 'The closing time must lie within a year' }],
    [
      // In India the next day has begun.
      { closesAt: `${inDays(7)}T20:00:00Z`, expectedDeliveryDate: inDays(7) },
      { closesAt: 'The closing must not lie after the expected delivery' },
    ],
    [{ title: ' ' }, { title: 'Title is required.' }],
    [{ items: [] }, { items: 'Add at least one item.' }],
    [{ buyerId: 'buyer-of-others' }, { buyerId: 'Buyer is required.' }],
  ])('with %j is refused at its field', async (changes, fields) => {
    const { status, body } = await create(changes);
    expect([status, body.fields]).toEqual([422, fields]);
  });

  it('of a key is made once', async () => {
    const call = { token: token('Buyer'), body: newRfq(), key: 'one-request' };
    const [first, again] = [await service.call(contract.create, call), await service.call(contract.create, call)];
    expect(again.body.id).toBe(first.body.id);
  });

  it('refuses what it does not know and a version of before', async () => {
    const { id } = (await create()).body as ShownRfq;
    for (const [name, value] of [
      ['seller', 'x'],
      ['sort', 'sellers'],
    ] as const)
      expect((await service.call(contract.list, { token: token('Buyer'), query: { [name]: value } })).status).toBe(422);
    const body = { status: 'Open' };
    const old = await service.call(contract.update, { token: token('Buyer'), params: { id }, body, ifMatch: 7 });
    expect(old.status).toBe(412);
  });
});

describe('what waits', () => {
  const waits = async (as: string) => {
    const query = { waiting: 'yes', pageSize: '100' };
    const { body } = await service.call(contract.list, { token: as, query });
    return body.items.map(({ id }: { id: string }) => id) as string[];
  };

  it('is, of a seller, what it was asked and has not answered; a draft is no answer, one that was taken back is', async () => {
    const rfq = await openRfq(service, token('Buyer'));
    expect(await waits(token('Seller'))).toContain(rfq.id);
    expect(await waits(third)).not.toContain(rfq.id);
    const { body } = await answer(rfq, [1, 1], token('Seller'), { status: 'Draft' });
    expect(await waits(token('Seller'))).toContain(rfq.id);
    const quote = newQuote(rfq, [1, 1]);
    const params = { id: body.id as string };
    await service.call(quotes.update, { token: token('Seller'), params, body: { quote } });
    expect(await waits(token('Seller'))).not.toContain(rfq.id);
    expect(await waits(rival)).toContain(rfq.id);
    await service.call(quotes.update, { token: token('Seller'), params, body: { status: 'Withdrawn' } });
    expect(await waits(token('Seller'))).not.toContain(rfq.id);
    expect(await waits(token('Buyer'))).not.toContain(rfq.id);
    await move(rfq.id, 'Closed');
    expect(await waits(rival)).not.toContain(rfq.id);
    expect(await waits(token('Buyer'))).toContain(rfq.id);
    expect(await waits(neighbour)).not.toContain(rfq.id);
  });
});

describe('who sees it', () => {
  it('nobody but the office before it is published, then the sellers that are asked, without each other', async () => {
    const { id } = (await create()).body as ShownRfq;
    for (const as of [token('Seller'), rival, third, neighbour]) expect((await get(id, as)).status).toBe(404);
    for (const role of ['OEM', 'End User', 'Support Agent'] as const)
      expect((await get(id, token(role))).status).toBe(403);
    expect((await get(id, token('Super Admin'))).status).toBe(200);
    await move(id, 'Open');
    for (const as of [third, neighbour]) expect((await get(id, as)).status).toBe(404);
    const { status, body } = await get(id, rival);
    expect(status).toBe(200);
    for (const field of ['sellers', 'answers', 'history', 'version', 'purchaseOrderId', 'buyerId'])
      expect(body).not.toHaveProperty(field);
    const found = await service.call(contract.list, { token: rival, query: { q: 'Seller company' } });
    expect(found.body.total).toBe(0);
  });

  it.each([
    ['neighbour', () => neighbour, 404],
    ['seller', () => token('Seller'), 403],
    ['OEM', () => token('OEM'), 403],
  ])('a %s takes no step of it', async (_, as, refused) => {
    const { id } = await openRfq(service, token('Buyer'));
    expect((await move(id, 'Closed', as())).status).toBe(refused);
    expect((await compare(id, as())).status).toBe(refused);
    expect((await award(id, 'any', as())).status).toBe(refused);
  });
});

describe('its steps', () => {
  const allowed = { Draft: ['Open', 'Cancelled'], Open: ['Closed', 'Cancelled'], Closed: ['Cancelled'] };
  const inStatus = async (status: string) => {
    if (status === 'Draft') return (await create()).body.id as string;
    const { id } = await openRfq(service, token('Buyer'));
    if (status !== 'Open') await move(id, status);
    return id;
  };

  it.each(['Draft', 'Open', 'Closed', 'Cancelled'])('from %s', async (from) => {
    for (const to of ['Open', 'Closed', 'Cancelled']) {
      const goes = (allowed as Record<string, string[]>)[from]?.includes(to) ?? false;
      expect((await move(await inStatus(from), to)).status).toBe(goes ? 200 : 409);
    }
  });

  it('need a reason to be cancelled', async () => {
    const { status, body } = await move(await inStatus('Open'), 'Cancelled', token('Buyer'), {});
    expect([status, body.fields]).toEqual([422, { reason: 'Please give a reason' }]);
  });

  it('are closed by the clock in every answer, though nobody told it', async () => {
    const { id } = await openRfq(service, token('Buyer'));
    await letPass(service, id);
    expect((await get(id)).body.status).toBe('Closed');
    for (const status of rfqStatuses) {
      const query = { status, pageSize: '100' };
      const { items } = (await service.call(contract.list, { token: token('Buyer'), query })).body;
      expect((items as ShownRfq[]).some((one) => one.id === id)).toBe(status === 'Closed');
    }
    expect((await move(id, 'Closed')).status).toBe(409);
    expect((await compare(id)).status).toBe(200);
  });
});

describe('the comparison and the award', () => {
  it('are sealed before the closing for everybody', async () => {
    const rfq = await openRfq(service, token('Buyer'));
    const { id: quoteId } = (await answer(rfq, [100, 50])).body;
    for (const as of [token('Buyer'), token('Super Admin')]) {
      const { status, body } = await compare(rfq.id, as);
      expect([status, body.error]).toEqual([409, 'The quotes are sealed until the request is closed']);
      expect((await award(rfq.id, quoteId, as)).status).toBe(409);
    }
    expect((await get(rfq.id)).body.answers).toBe(1);
    await move(rfq.id, 'Cancelled');
    expect((await compare(rfq.id)).status).toBe(409);
  });

  it('mark the lowest of each line and of the quotes of every line', async () => {
    const rfq = await openRfq(service, token('Buyer'), { sellerIds: [sellerOrganization, 'rival', 'third'] });
    const mine = (await answer(rfq, [100, 50])).body.id as string;
    const theirs = (await answer(rfq, [90, 80], rival)).body.id as string;
    const part = (await answer(rfq, [10], third)).body.id as string;
    await move(rfq.id, 'Closed');
    const { body } = await compare(rfq.id);
    const { quotes: shown, lines } = body as ReplyOf<typeof contract.compare>;
    expect(shown.map(({ id, totalAmount, isWhole, isLowest }) => [id, totalAmount, isWhole, isLowest])).toEqual([
      [part, 23.6, false, false],
      [mine, 295, true, true],
      [theirs, 306.8, true, false],
    ]);
    expect(lines.map(({ offers }) => offers.find(({ isLowest }) => isLowest)?.quoteId)).toEqual([part, mine]);
  });

  it('make one draft of an order with the prices of the quote, tell the sellers, and happen once', async () => {
    const rfq = await openRfq(service, token('Buyer'));
    const [mine, theirs] = [(await answer(rfq, [100, 50])).body.id, (await answer(rfq, [90, 80], rival)).body.id];
    await move(rfq.id, 'Closed');
    const nothing = await award(rfq.id, mine, token('Buyer'), ' ');
    expect([nothing.status, nothing.body.fields]).toEqual([422, { reason: 'Please give a reason' }]);
    const both = await Promise.all([award(rfq.id, mine), award(rfq.id, theirs)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error).toBe('The request was awarded already');
    const { awardedOrderId, awardedOrderNumber, awardedQuoteId } = (await get(rfq.id)).body as ShownRfq;
    const order = await service.call(purchaseOrders.get, {
      token: token('Buyer'),
      params: { id: awardedOrderId ?? '' },
    });
    expect(order.body).toMatchObject({
      poNumber: awardedOrderNumber,
      status: 'Draft',
      title: rfq.title,
      sellerOrganizationId: awardedQuoteId === mine ? sellerOrganization : 'rival',
      totalAmount: awardedQuoteId === mine ? 295 : 306.8,
    });
    const statusOf = async (id: string, as: string) =>
      (await service.call(quotes.get, { token: as, params: { id } })).body.status;
    expect(await statusOf(mine, token('Seller'))).toBe(awardedQuoteId === mine ? 'Awarded' : 'Rejected');
    expect(await statusOf(theirs, rival)).toBe(awardedQuoteId === mine ? 'Rejected' : 'Awarded');
    const seen = (await get(rfq.id, rival)).body;
    for (const field of ['reason', 'awardedQuoteId', 'awardedOrderId']) expect(seen).not.toHaveProperty(field);
  });

  it('order what was asked for, in the words of the request, at the prices of the quote', async () => {
    const asked = { category: 'Laptop', quantity: 2, description: '14 inch', brand: 'Dell', model: '5450' };
    const items = [
      { assetName: 'Latitude', ...asked },
      { assetName: 'LaserJet', category: 'Printer', quantity: 1 },
    ];
    const rfq = await openRfq(service, token('Buyer'), { items });
    const lines = newQuote(rfq, [100, 50]).items.map((line) => ({ ...line, assetName: 'Stool', description: 'Used' }));
    const { id: quoteId } = (await answer(rfq, [], token('Seller'), { items: lines.reverse() })).body;
    await move(rfq.id, 'Closed');
    const { awardedOrderId: id = '' } = (await award(rfq.id, quoteId)).body as ShownRfq;
    const order = await service.call(purchaseOrders.get, { token: token('Buyer'), params: { id } });
    const { brand, model, ...words } = asked;
    expect(order.body.items).toMatchObject([
      { assetName: 'Latitude', ...words, unitPrice: 100, specifications: { brand, model } },
      { assetName: 'LaserJet', category: 'Printer', quantity: 1, unitPrice: 50 },
    ]);
    expect(JSON.stringify(order.body)).not.toMatch(/Stool|Used/);
    expect(order.body.totalAmount).toBe(295);
  });

  it('leave the approval to who wrote neither the request nor the order', async () => {
    const writer = await service.tokenFor('Buyer', { id: 'writer-of-requests' });
    const rfq = await openRfq(service, writer);
    const { id: quoteId } = (await answer(rfq, [100, 50])).body;
    await move(rfq.id, 'Closed');
    const { awardedOrderId: id } = (await award(rfq.id, quoteId)).body as ShownRfq;
    const step = (status: string, as: string) =>
      service.call(purchaseOrders.update, { token: as, params: { id: id ?? '' }, body: { status } });
    expect((await step('Pending Approval', token('Buyer'))).status).toBe(200);
    for (const as of [writer, token('Buyer')])
      expect((await step('Approved', as)).body.error).toBe('Nobody approves what they created');
    expect((await step('Approved', token('Super Admin'))).status).toBe(200);
  });

  describe('with a key', () => {
    const keyed = (id: string, quoteId: string, key: string, reason = 'The lowest') =>
      service.call(contract.award, {
        token: token('Buyer'),
        params: { id },
        body: { quoteId, reason },
        key,
        ifMatch: 3,
      });
    const closed = async () => {
      const rfq = await openRfq(service, token('Buyer'));
      const quoteId = (await answer(rfq, [100, 50])).body.id as string;
      await move(rfq.id, 'Closed');
      return { id: rfq.id, quoteId };
    };
    const ordersOf = ({ awardedOrderId = '' }: ShownRfq) =>
      service.kit.database.collection<{ _id: string }>('purchaseOrders').find({ _id: awardedOrderId }).toArray();

    it('give the same answer again, at once and later, and refuse another body under it', async () => {
      const { id, quoteId } = await closed();
      const both = await Promise.all([keyed(id, quoteId, 'one-award'), keyed(id, quoteId, 'one-award')]);
      const answers = [...both, await keyed(id, quoteId, 'one-award')];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(await ordersOf(answers[0]?.body as ShownRfq)).toHaveLength(1);
      const other = await keyed(id, quoteId, 'one-award', 'Another reason');
      expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
      expect((await keyed(id, quoteId, 'another-award')).status).not.toBe(200);
    });

    it('finish what was left half done', async () => {
      const { id, quoteId } = await closed();
      const { body } = await keyed(id, quoteId, 'half-award');
      const orders = service.kit.database.collection<{ _id: string }>('purchaseOrders');
      await orders.deleteOne({ _id: body.awardedOrderId as string });
      const again = await keyed(id, quoteId, 'half-award');
      expect([again.status, again.body.awardedOrderId]).toEqual([200, body.awardedOrderId]);
      expect(await ordersOf(again.body as ShownRfq)).toHaveLength(1);
    });
  });

  it('do not fall on a seller that the office has set inactive since', async () => {
    const rfq = await openRfq(service, token('Buyer'));
    const { id: quoteId } = (await answer(rfq, [100, 50], rival)).body;
    await move(rfq.id, 'Closed');
    const keep = (status: string) =>
      service.call(vendors.update, { token: token('Buyer'), params: { id: 'rival' }, body: { status } });
    const email = 'rival@example.com';
    await service.call(vendors.create, { token: token('Buyer'), body: { name: 'Rival', email } });
    expect((await keep('Inactive')).status).toBe(200);
    expect((await award(rfq.id, quoteId)).body.fields).toEqual({ quoteId: 'This seller is inactive for your office' });
    await keep('Active');
    expect((await award(rfq.id, quoteId)).status).toBe(200);
  });

  it('do not fall on a quote whose validity has ended, nor on one of another request', async () => {
    const rfq = await openRfq(service, token('Buyer'));
    const other = await openRfq(service, token('Buyer'));
    const [old, foreign] = [(await answer(rfq, [100, 50])).body.id, (await answer(other, [1, 1])).body.id];
    await move(rfq.id, 'Closed');
    await service.kit.database
      .collection<{ _id: string }>('quotes')
      .updateOne({ _id: old }, { $set: { validUntil: inDays(-1) } });
    expect((await award(rfq.id, old)).body.error).toBe('The validity of this quote has ended');
    expect((await award(rfq.id, foreign)).status).toBe(422);
  });
});
