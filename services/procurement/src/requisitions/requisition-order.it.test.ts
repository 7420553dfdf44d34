import { purchaseOrders, requisitionStatuses } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import { newPurchaseOrder } from '../testing/purchase-parties.js';
import {
  get,
  inStatus,
  made,
  move,
  order,
  token,
  type Person,
  startRequisitions,
} from '../testing/requisition-bench.js';

let service: TestService;
beforeAll(async () => (service = await startRequisitions()));
afterAll(() => service.stop());

describe('the purchase order of a requisition', () => {
  it('marks it as ordered, is linked both ways, and is seen by its requester', async () => {
    const id = await inStatus('Accepted');
    const { number } = (await get(id, 'buyer')).body;
    const { status, body: made } = await order(id);
    expect([status, made]).toMatchObject([
      201,
      { requestedById: 'requester', requisitionId: id, requisitionNumber: number },
    ]);
    expect((await get(id, 'requester')).body).toMatchObject({
      ...{ status: 'Ordered', purchaseOrderId: made.id, poNumber: made.poNumber },
    });
    const seen = (person: Person) =>
      service.call(purchaseOrders.get, { token: token(person), params: { id: made.id } });
    expect([(await seen('requester')).status, (await seen('workmate')).status]).toEqual([200, 404]);
  });

  it('stays with the office of the requisition, also where a Super Admin edits it', async () => {
    const { body: made } = await order(await inStatus('Accepted'));
    const of = (who: Person, changes: Record<string, unknown>) =>
      service.call(purchaseOrders.update, {
        token: token(who),
        params: { id: made.id },
        body: { order: newPurchaseOrder(changes) },
      });
    const moved = await of('admin', { buyerId: 'buyer-of-others' });
    expect([moved.status, moved.body.fields]).toEqual([422, { buyerId: 'The requisition is of another office' }]);
    const seen = await service.call(purchaseOrders.get, { token: token('stranger'), params: { id: made.id } });
    expect(seen.status).toBe(404);
    expect((await of('admin', { title: 'Laptops, corrected' })).body.title).toBe('Laptops, corrected');
  });

  it('tells who asked for it no remark of the office, but why it was rejected', async () => {
    const decided = async (status: string, words: object) => {
      const { body: made } = await order(await inStatus('Accepted'), 'buyer', { status: 'Pending Approval' });
      const change = { token: token('admin'), params: { id: made.id }, body: { status, ...words } };
      await service.call(purchaseOrders.update, change);
      const read = async (who: Person) =>
        (await service.call(purchaseOrders.get, { token: token(who), params: { id: made.id } })).body.history.at(-1);
      return [(await read('buyer')).note, (await read('requester')).note];
    };
    expect(await decided('Approved', { notes: 'Dear, but needed' })).toEqual(['Dear, but needed', undefined]);
    expect(await decided('Rejected', { reason: 'Too dear' })).toEqual(['Too dear', 'Too dear']);
  });

  it('is one when two buyers order at once: the other is told', async () => {
    const id = await inStatus('Accepted');
    const answers = await Promise.all([order(id, 'buyer'), order(id, 'colleague')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = answers.find(({ status }) => status === 201)?.body;
    expect((await get(id, 'buyer')).body.purchaseOrderId).toBe(made.id);
    const { body } = await service.call(purchaseOrders.list, { token: token('requester'), query: { pageSize: '100' } });
    const numbers = body.items.filter((row: { id: string }) => row.id === made.id);
    expect(numbers).toHaveLength(1);
  });

  it('is the same one for the same request twice, one after another or at once', async () => {
    const [first, second] = [await inStatus('Accepted'), await inStatus('Accepted')];
    const once = [await order(first, 'buyer', {}, 'order-1'), await order(first, 'buyer', {}, 'order-1')];
    const atOnce = await Promise.all([order(second, 'buyer', {}, 'order-2'), order(second, 'buyer', {}, 'order-2')]);
    for (const [one, other] of [once, atOnce]) expect([other?.status, other?.body.id]).toEqual([201, one?.body.id]);
  });

  it.each(requisitionStatuses.filter((status) => status !== 'Accepted'))(
    'is not made of a requisition that is %s',
    async (status) => {
      const id = await inStatus(status);
      const refused = await order(id);
      if (status === 'Draft') return expect(refused.status).toBe(404);
      const isToCome = status === 'Submitted' || status === 'Returned';
      expect(refused).toMatchObject({
        status: 409,
        body: { code: isToCome ? 'REQUISITION_NOT_ACCEPTED' : 'REQUISITION_NOT_WAITING' },
      });
    },
  );

  it('is not made by a neighbour, nor for another office', async () => {
    const id = await inStatus('Accepted');
    expect((await order(id, 'stranger', { buyerId: 'buyer-of-others' })).status).toBe(404);
    expect((await order('nothing', 'buyer')).status).toBe(404);
    const elsewhere = await order(id, 'admin', { buyerId: 'buyer-of-others' });
    expect([elsewhere.status, elsewhere.body.fields]).toEqual([
      422,
      { buyerId: 'The requisition is of another office' },
    ]);
    expect((await get(id, 'buyer')).body.status).toBe('Accepted');
    expect((await order(id, 'admin')).status).toBe(201);
  });

  it('is approved neither by who wrote it nor by who asked for it', async () => {
    const { id } = await made({ status: 'Submitted' }, 'colleague');
    await move(id, 'Accepted', 'buyer');
    const { body } = await order(id, 'buyer', { status: 'Pending Approval' });
    const approve = (who: Person) =>
      service.call(purchaseOrders.update, { token: token(who), params: { id: body.id }, body: { status: 'Approved' } });
    for (const who of ['buyer', 'colleague'] as const)
      expect((await approve(who)).body.code).toBe('PURCHASE_ORDER_OWN');
    expect((await approve('admin')).status).toBe(200);
  });

  it('shows its seller nothing of the requisition', async () => {
    const id = await inStatus('Accepted');
    const { body: made } = await order(id, 'buyer', { status: 'Pending Approval' });
    const step = (status: string, who: Person) =>
      service.call(purchaseOrders.update, { token: token(who), params: { id: made.id }, body: { status } });
    await step('Approved', 'admin');
    await step('Sent to Supplier', 'buyer');
    const { status, body } = await service.call(purchaseOrders.get, {
      token: token('seller'),
      params: { id: made.id },
    });
    expect([status, body.requisitionId, body.requisitionNumber]).toEqual([200, undefined, undefined]);
  });

  it.each([
    [200, 'is its order again when its deletion is undone'],
    [409, 'is not brought back where another was made meanwhile'],
  ])('%i: %s', async (expected, _) => {
    const id = await inStatus('Accepted');
    const params = { id: (await order(id)).body.id as string };
    await service.call(purchaseOrders.delete, { token: token('buyer'), params });
    const now = expected === 200 ? params.id : ((await order(id, 'colleague')).body.id as string);
    const answer = await service.call(purchaseOrders.restore, { token: token('buyer'), params });
    expect(answer.status).toBe(expected);
    expect((await get(id, 'buyer')).body).toMatchObject({ status: 'Ordered', purchaseOrderId: now });
  });

  it.each(['Cancelled', 'Rejected', 'deleted'] as const)(
    'lets the requisition be ordered anew when it is %s',
    async (end) => {
      const id = await inStatus('Accepted');
      const params = {
        id: (await order(id, 'buyer', end === 'deleted' ? {} : { status: 'Pending Approval' })).body.id,
      };
      if (end === 'deleted') await service.call(purchaseOrders.delete, { token: token('buyer'), params });
      else {
        const body = { status: end, reason: 'No money' };
        await service.call(purchaseOrders.update, { token: token('admin'), params, body });
      }
      const { body } = await get(id, 'requester');
      expect([body.status, body.purchaseOrderId, body.poNumber]).toEqual(['Accepted', undefined, undefined]);
      expect((await order(id)).status).toBe(201);
    },
  );
});
