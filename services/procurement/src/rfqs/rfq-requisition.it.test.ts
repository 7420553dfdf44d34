import { purchaseOrders, quotes, type Rfq, rfqs } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import { newQuote, newRfq, openRfq } from '../testing/new-quote.js';
import { get, inStatus, move, order, token, type Person, startRequisitions } from '../testing/requisition-bench.js';

let service: TestService;
beforeAll(async () => (service = await startRequisitions()));
afterAll(() => service.stop());

const ask = (requisitionId: string, who: Person = 'buyer', changes: object = {}, key?: string) =>
  service.call(rfqs.create, { token: token(who), key, body: newRfq({ requisitionId, ...changes }) });
const step = (id: string, status: string, who: Person = 'buyer') =>
  service.call(rfqs.update, { token: token(who), params: { id }, body: { status, reason: 'Because' } });
const read = async (id: string, who: Person = 'buyer') =>
  (await service.call(rfqs.get, { token: token(who), params: { id } })).body as Rfq;
const award = (id: string, quoteId: string, who: Person = 'buyer') =>
  service.call(rfqs.award, { token: token(who), params: { id }, body: { quoteId, reason: 'The lowest' } });

/** A request that was made from this requisition and is closed, with the quote that can be awarded. */
async function closed(requisitionId: string) {
  const rfq = await openRfq(service, token('buyer'), { requisitionId });
  const quote = await service.call(quotes.create, { token: token('seller'), body: newQuote(rfq, [40_000, 9_000]) });
  await step(rfq.id, 'Closed');
  return { rfqId: rfq.id, quoteId: quote.body.id as string };
}

describe('a request for quotation of a requisition', () => {
  it('is linked both ways, and its seller is told nothing of the requisition', async () => {
    const id = await inStatus('Accepted');
    const { number, justification } = (await get(id, 'buyer')).body;
    const rfq = await openRfq(service, token('buyer'), { requisitionId: id });
    expect(rfq).toMatchObject({ requisitionId: id, requisitionNumber: number });
    const { body } = await get(id, 'requester');
    expect(body).toMatchObject({ status: 'Accepted', rfqId: rfq.id, rfqNumber: rfq.rfqNumber });
    expect(body.history.at(-1)).toMatchObject({ action: 'Quotes requested', note: rfq.rfqNumber });
    const asked = JSON.stringify(await read(rfq.id, 'seller'));
    expect(asked).toContain(rfq.rfqNumber);
    for (const secret of [id, number, justification]) expect(asked).not.toContain(secret);
  });

  it('is one at a time: another may follow once the first was cancelled', async () => {
    const id = await inStatus('Accepted');
    const first = (await ask(id)).body as Rfq;
    const second = await ask(id, 'colleague');
    expect([second.status, second.body.code]).toEqual([409, 'REQUISITION_ASKED']);
    await step(first.id, 'Cancelled');
    const next = await ask(id, 'colleague');
    expect([next.status, (await get(id, 'buyer')).body.rfqId]).toEqual([201, next.body.id]);
  });

  it('is one when two buyers ask at once, and the same for the same request twice', async () => {
    const [first, second] = [await inStatus('Accepted'), await inStatus('Accepted')];
    const answers = await Promise.all([ask(first, 'buyer'), ask(first, 'colleague')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    // The same to the last digit: each call of `newRfq` closes at a moment of its own.
    const { closesAt } = newRfq();
    const [one, other] = await Promise.all([
      ask(second, 'buyer', { closesAt }, 'ask'),
      ask(second, 'buyer', { closesAt }, 'ask'),
    ]);
    expect([one.status, other.body.id]).toEqual([201, one.body.id]);
  });

  it.each([
    ['Submitted', 'REQUISITION_NOT_ACCEPTED'],
    ['Returned', 'REQUISITION_NOT_ACCEPTED'],
    ['Rejected', 'REQUISITION_NOT_WAITING'],
    ['Withdrawn', 'REQUISITION_NOT_WAITING'],
    ['Ordered', 'REQUISITION_NOT_WAITING'],
  ] as const)('is not made from a requisition that is %s', async (status, code) => {
    const answer = await ask(await inStatus(status));
    expect([answer.status, answer.body.code]).toEqual([409, code]);
  });

  it('is made by no neighbour, for no other office, from no order besides', async () => {
    const id = await inStatus('Accepted');
    expect((await ask(id, 'stranger', { buyerId: 'buyer-of-others' })).status).toBe(404);
    const elsewhere = await ask(id, 'admin', { buyerId: 'buyer-of-others' });
    expect(elsewhere.body.fields).toEqual({ buyerId: 'The requisition is of another office' });
    const both = await ask(id, 'buyer', { purchaseOrderId: 'x' });
    expect(both.body.fields).toEqual({
      requisitionId: 'A request is made from a purchase order or from a requisition, not from both',
    });
    expect((await get(id, 'buyer')).body.rfqId).toBeUndefined();
  });
});

it('a request of a requisition stays with its office when it is edited', async () => {
  const id = await inStatus('Accepted');
  const { id: rfqId } = (await ask(id)).body as Rfq;
  const edit = (buyerId?: string) =>
    service.call(rfqs.update, {
      token: token('admin'),
      params: { id: rfqId },
      body: { rfq: newRfq({ title: 'Another title', ...(buyerId ? { buyerId } : {}) }) },
    });
  expect((await edit('buyer-of-others')).body.fields).toEqual({ buyerId: 'The requisition is of another office' });
  expect((await edit()).body).toMatchObject({ title: 'Another title', requisitionId: id });
});

describe('the order of its award', () => {
  it('is the order of the requisition: for its requester, who sees it and does not approve it', async () => {
    const id = await inStatus('Accepted');
    const { rfqId, quoteId } = await closed(id);
    const { status, body } = await award(rfqId, quoteId);
    expect(status).toBe(200);
    expect((await get(id, 'requester')).body).toMatchObject({
      ...{ status: 'Ordered', purchaseOrderId: body.awardedOrderId, poNumber: body.awardedOrderNumber },
    });
    const params = { id: body.awardedOrderId as string };
    const made = await service.call(purchaseOrders.get, { token: token('requester'), params });
    expect([made.status, made.body]).toMatchObject([
      200,
      { requisitionId: id, requestedById: 'requester', status: 'Draft', totalAmount: 105_020 },
    ]);
  });

  it('lets the requisition be ordered anew when it is deleted', async () => {
    const id = await inStatus('Accepted');
    const { rfqId, quoteId } = await closed(id);
    const { body } = await award(rfqId, quoteId);
    await service.call(purchaseOrders.delete, { token: token('buyer'), params: { id: body.awardedOrderId } });
    expect((await get(id, 'buyer')).body.status).toBe('Accepted');
    expect((await ask(id)).status).toBe(201);
  });

  it.each(['Ordered', 'Withdrawn'] as const)(
    'is not made of a requisition that is %s meanwhile; the request can still be cancelled',
    async (status) => {
      const id = await inStatus('Accepted');
      const { rfqId, quoteId } = await closed(id);
      await (status === 'Ordered' ? order(id, 'colleague') : move(id, 'Withdrawn', 'requester'));
      const refused = await award(rfqId, quoteId);
      expect([refused.status, refused.body.code]).toEqual([409, 'REQUISITION_NOT_WAITING']);
      expect((await read(rfqId)).status).toBe('Closed');
      expect((await step(rfqId, 'Cancelled')).status).toBe(200);
    },
  );

  it('and one that a buyer makes at the same moment: one of both', async () => {
    const id = await inStatus('Accepted');
    const { rfqId, quoteId } = await closed(id);
    const answers = await Promise.all([award(rfqId, quoteId), order(id, 'colleague')]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    const { purchaseOrderId } = (await get(id, 'requester')).body;
    const made = await service.kit.database.collection('purchaseOrders').find({ requisitionId: id }).toArray();
    expect(made.map(({ _id }) => String(_id))).toEqual([purchaseOrderId]);
  });
});
