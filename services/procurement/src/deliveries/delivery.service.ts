import { Injectable } from '@nestjs/common';
import {
  type Actor,
  dayInIndia,
  type DeliveryProof,
  maskedEmail,
  orders as contract,
  verification,
} from '@portal/contracts';
import {
  type Call,
  type Change,
  type DomainError,
  Kit,
  newId,
  nextOtp,
  otpsToOne,
  type OtpTry,
  rowsFor,
  withTransaction,
  tryOtp,
  historyOf,
  isDuplicateKey,
} from '@portal/service-kit';
import { DispatchArrival } from '../dispatches/dispatch-arrival.js';
import { refuseAll, SerialCheck } from '../dispatches/serial-check.js';
import { orderEvent } from '../orders/order.events.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { orderView } from '../orders/order.view.js';
import { OrderRepository } from '../orders/order.repository.js';
import { wholeDelivery } from '../purchase-orders/order-days.js';
import { notMapped } from '../receivers/receiver.errors.js';
import { type KnownReceiver, ReceiverRepository } from '../receivers/receiver.repository.js';
import { addDelivered, detailsOf } from './delivered.js';
import { gemDeliverable } from './deliverable.js';
import { DeliveryRepository } from './delivery.repository.js';
import { beforeOrder, notInProgress, otpMissing, otpSpent, otpWrong, tooMany, tooSoon } from './delivery.errors.js';
import type { DeliveryRecord } from './delivery.schema.js';
import { proofEvent, proofFields, proofView, withFiles } from './proof.js';
import { serialKeysOf, unitsIn, withoutMaker } from './proof-units.js';

type Deliver = Call<typeof contract.deliver>;
type Advice = Awaited<ReturnType<DispatchArrival['of']>>;
type Placed = DeliveryRecord['deliveredAssets'];

/** Proofs of delivery, each accepted with the one-time password that went to whom the buyer named to receive. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly receivers: ReceiverRepository,
    private readonly arrival: DispatchArrival,
    private readonly serials: SerialCheck,
    private readonly kit: Kit,
  ) {}

  async sendOtp(call: Call<typeof contract.sendOtp>) {
    const { otp, receiver } = await this.orders.once(call, () => this.mailOtp(call), call.params.id);
    const sentTo = await this.receivers.find(receiver?.id ?? '');
    return {
      success: true as const,
      expiresAt: otp!.expiresAt.toISOString(),
      sentTo: maskedEmail(sentTo?.email ?? ''),
      attemptsLeft: otp!.attemptsLeft,
    };
  }

  private mailOtp(call: Call<typeof contract.sendOtp>): Promise<OrderRecord> {
    const { actor, params } = call;
    const decide = async (order: OrderRecord): Promise<Change<OrderRecord>> => {
      if (order.status !== 'In Progress') throw notInProgress();
      const receiver = await this.receivers.of(order);
      const next = nextOtp(order.otp);
      if ('wait' in next) throw tooSoon(next.wait);
      // By seller: what one of them asks for keeps no other from delivering.
      await this.kit.attempts.take(otpsToOne, receiver.email, order.sellerOrganizationId);
      return { set: { otp: next.otp }, secret: ['otp'], event: otpEvent(actor, order, receiver, next.code) };
    };
    return this.orders.update(params.id, rowsFor(actor, 'edit', 'Order'), decide, { request: call });
  }

  /** Stores the proof and counts it on the order's lines, together; the last line completes the order. */
  async deliver(call: Deliver) {
    const proof = await this.deliveries.once(call, () => this.make(call));
    return this.answer(
      proof,
      await this.orders.findOrFail(proof.orderId, rowsFor(call.actor, 'edit', 'Order')),
      call.actor,
    );
  }

  private async make(call: Deliver): Promise<DeliveryRecord> {
    const advice = await this.arrival.of({ source: 'gem', orderId: call.params.id }, call.body);
    const { order, placed: named } = await this.spendAttempt(call, advice);
    const units = unitsIn(order, named, advice);
    refuseAll(withoutMaker(units));
    const assertFree = await this.serials.assertFree(call, { order, units, own: advice });
    const id = newId();
    const { actor, body } = call;
    const number = await this.kit.numbers.next('DEL');
    const store = (files: DeliveryRecord['files']) =>
      withTransaction(this.kit.database, async (session) => {
        let placed: Placed = [];
        const delivered = await this.orders.update(
          call.params.id,
          rowsFor(call.actor, 'edit', 'Order'),
          async (current) => {
            const held = await this.arrival.besides(current._id, advice, session);
            const counted = this.count(call, current, number, held);
            placed = counted.placed;
            return counted.change;
          },
          { session },
        );
        const after = gemDeliverable(delivered);
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

  async proofs(actor: Actor, orderId: string) {
    await this.orders.findOrFail(orderId, rowsFor(actor, 'view', 'Order'));
    const items: DeliveryProof[] = [];
    for await (const record of this.deliveries.each({ orderId }, { sort: { createdAt: -1 } }))
      items.push(proofView(record));
    return { items };
  }

  /** Each try costs one of three attempts, before it is looked at; so parallel guesses cannot get more. Of the right one, what it brings. */
  private async spendAttempt({ actor, params, body }: Deliver, advice: Advice) {
    let refusal: DomainError | undefined;
    let placed: Placed = [];
    const order = await this.orders.update(params.id, rowsFor(actor, 'edit', 'Order'), async (order) => {
      if (order.status !== 'In Progress') throw notInProgress();
      await this.receivers.of(order);
      const { result, otp } = tryOtp(order.otp, body.otp);
      refusal = refusals[result]?.();
      if (result === 'right') {
        if (body.deliveryDate < dayInIndia(order.createdAt)) throw beforeOrder();
        const held = await this.arrival.besides(order._id, advice);
        const counted = addDelivered(gemDeliverable(order).lines, body.deliveredAssets, held);
        if (counted.over.length > 0) throw tooMany(counted.over);
        placed = counted.placed;
      }
      return refusal && otp !== order.otp && order.otp ? { set: { otp }, secret: ['otp'] } : {};
    });
    if (refusal) throw refusal;
    return { order: gemDeliverable(order), placed };
  }

  private count({ actor, body }: Deliver, order: OrderRecord, number: string, held: ReadonlyMap<string, number>) {
    if (order.status !== 'In Progress') throw notInProgress();
    if (!order.isMappedToBuyer) throw notMapped();
    // Spent in the same write, so that one password accepts one proof.
    const { result, otp } = tryOtp(order.otp, body.otp);
    if (result !== 'right') throw otpWrong();
    const { placed, came, over, complete } = addDelivered(gemDeliverable(order).lines, body.deliveredAssets, held);
    if (over.length > 0) throw tooMany(over);
    const items = order.items.map((line) => ({ ...line, delivered: line.delivered + (came.get(line.id) ?? 0) }));
    const set = { items, otp, ...(complete ? completed(order) : {}) };
    const action = complete ? 'Delivery completed' : 'Part delivery accepted';
    const change: Change<OrderRecord> = {
      set,
      secret: ['otp' as const],
      push: { history: historyOf(actor, action, complete ? 'Completed' : undefined, number) },
      event: orderEvent(
        complete ? 'completed' : 'delivered',
        actor,
        { ...order, ...set },
        {
          notice: {
            organizations: order.organizations,
            title: complete ? 'Order {{contract}} is completed' : 'A part of order {{contract}} was delivered',
            values: { contract: order.gemContractNumber },
            record: { type: 'order', id: order._id },
          },
        },
      ),
    };
    return { change, placed };
  }

  private answer(proof: DeliveryRecord, order: OrderRecord, actor: Actor) {
    const validation = { totalAssets: proof.totalQuantity };
    const details = detailsOf(gemDeliverable(order).lines, proof.deliveredAssets);
    return { success: true as const, validation, details, proof: proofView(proof), order: orderView(order, actor) };
  }
}

/** Nothing is inspected before a GeM order is completed: the proof that brings its last unit does it. */
function completed({ expectedDeliveryWindow }: OrderRecord) {
  const at = new Date();
  return { status: 'Completed' as const, completedAt: at, ...wholeDelivery(expectedDeliveryWindow.endDate, at) };
}

const refusals: Record<OtpTry['result'], (() => DomainError) | undefined> = {
  right: undefined,
  wrong: otpWrong,
  spent: otpSpent,
  none: otpMissing,
};

function otpEvent(actor: Actor, order: OrderRecord, receiver: KnownReceiver, code: string) {
  const values = {
    contract: order.gemContractNumber,
    seller: order.sellerName,
    otp: code,
    minutes: String(verification.otpMinutes),
  };
  return orderEvent('otp-sent', actor, order, {
    notice: {
      users: [receiver._id],
      title: 'A delivery for order {{contract}} waits: the OTP was sent to {{officer}}',
      values: { contract: order.gemContractNumber, officer: receiver.name },
      // An end user who receives has no page of orders.
      record: receiver.role === 'Buyer' ? { type: 'order', id: order._id } : { type: 'device' },
    },
    mails: [
      {
        to: receiver.email,
        language: receiver.language,
        subject: 'OTP for the delivery of order {{contract}}',
        lines: [
          'Your one-time password for the delivery of order {{contract}} by {{seller}} is {{otp}}.',
          'It is valid for {{minutes}} minutes. Give it to the seller only when the goods are in front of you.',
        ],
        values,
      },
    ],
  });
}
