import { Injectable } from '@nestjs/common';
import { type Actor, type DeliveryProof, purchaseDeliveries as contract } from '@portal/contracts';
import {
  type Call,
  type Change,
  historyOf,
  isDuplicateKey,
  Kit,
  newId,
  rowsFor,
  withTransaction,
} from '@portal/service-kit';
import { DispatchArrival } from '../dispatches/dispatch-arrival.js';
import { refuseAll, SerialCheck } from '../dispatches/serial-check.js';
import { deliveredItems } from '../purchase-orders/delivered-items.js';
import { wholeDelivery } from '../purchase-orders/order-days.js';
import { noticeOf, partCame, purchaseOrderEvent } from '../purchase-orders/purchase-order.events.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import { addDelivered } from './delivered.js';
import { type DeliverableOrder, purchaseDeliverable } from './deliverable.js';
import { beforeOrder, tooMany } from './delivery.errors.js';
import { DeliveryRepository } from './delivery.repository.js';
import type { DeliveryRecord } from './delivery.schema.js';
import { proofEvent, proofFields, proofView, withFiles } from './proof.js';
import { serialKeysOf, unitsIn, withoutMaker } from './proof-units.js';

type Deliver = Call<typeof contract.create>;

/** Proofs of delivery of purchase orders: their office inspects what each brought. */
@Injectable()
export class PurchaseDeliveryService {
  constructor(
    private readonly orders: PurchaseOrderRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly arrival: DispatchArrival,
    private readonly serials: SerialCheck,
    private readonly kit: Kit,
  ) {}

  async list({ actor, params }: Call<typeof contract.list>) {
    await this.orders.findOrFail(params.id, rowsFor(actor, 'view', 'PurchaseOrder'));
    const found = await this.deliveries.findMany({ orderId: params.id }, { sort: { createdAt: -1 } });
    return { items: found.map(proofView) };
  }

  /** Stores the proof and counts it on the order's lines, together; the last unit delivers the order. */
  async create(call: Deliver): Promise<DeliveryProof> {
    return proofView(await this.deliveries.once(call, () => this.make(call)));
  }

  private async make(call: Deliver): Promise<DeliveryRecord> {
    const { actor, params, body } = call;
    const rows = rowsFor(actor, 'edit', 'PurchaseOrder');
    const order = purchaseDeliverable(await this.orders.findOrFail(params.id, rows));
    const advice = await this.arrival.of(order, body);
    const { placed } = counted(order, body, await this.arrival.besides(order.orderId, advice));
    const units = unitsIn(order, placed, advice);
    refuseAll(withoutMaker(units));
    const assertFree = await this.serials.assertFree(call, { order, units, own: advice });
    const id = newId();
    const number = await this.kit.numbers.next('DEL');
    const store = (files: DeliveryRecord['files']) =>
      withTransaction(this.kit.database, async (session) => {
        const decide = async (current: PurchaseOrderRecord) => {
          const held = await this.arrival.besides(current._id, advice, session);
          const { came, complete } = counted(purchaseDeliverable(current), body, held);
          return changeOf(actor, current, { came, complete, number, day: body.deliveryDate });
        };
        const after = purchaseDeliverable(await this.orders.update(params.id, rows, decide, { session }));
        const proof = proofFields(after, { actor, body, number, files, deliveredAssets: placed, advice });
        const fields = { ...proof, ...serialKeysOf(units, advice) };
        if (advice) await this.arrival.arrive(advice, actor, number, session);
        const event = proofEvent(actor, after, fields, advice);
        return this.deliveries.createOnce({ _id: id, ...fields }, event, call, { session });
      });
    return withFiles(this.kit, this.deliveries, { actor, id, body }, store).catch(async (error: unknown) => {
      // Another proof was faster with one of the serial numbers.
      if (isDuplicateKey(error, 'serialKeys')) await assertFree();
      throw error;
    });
  }
}

/** What a proof brings of each line, if it can bring it now. */
function counted(order: DeliverableOrder, body: Deliver['body'], held: ReadonlyMap<string, number>) {
  if (order.closed) throw order.closed;
  if (body.deliveryDate < order.since) throw beforeOrder();
  const { over, ...rest } = addDelivered(order.lines, body.deliveredAssets, held);
  if (over.length > 0) throw tooMany(over);
  return rest;
}

interface Came {
  came: ReadonlyMap<string, number>;
  complete: boolean;
  number: string;
  day: string;
}

function changeOf(actor: Actor, order: PurchaseOrderRecord, { came, complete, number, day }: Came) {
  const items = deliveredItems(order.items, came, day);
  const whole = { status: 'Delivered' as const, ...wholeDelivery(order.expectedDeliveryDate, new Date()) };
  const set = { items, ...(complete ? whole : {}) };
  const after = { ...order, ...set };
  const change: Change<PurchaseOrderRecord> = {
    set,
    push: {
      history: complete
        ? historyOf(actor, 'Delivery completed', 'Delivered', number)
        : historyOf(actor, 'Part delivery accepted', undefined, number),
    },
    event: complete
      ? purchaseOrderEvent('delivered', actor, after, noticeOf(after))
      : purchaseOrderEvent('part-delivered', actor, after, partCame(after)),
  };
  return change;
}
