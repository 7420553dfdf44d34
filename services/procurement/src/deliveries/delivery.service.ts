import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type BodyOf,
  type DeliveryProof,
  orders as contract,
  type StoredFile,
  verification,
} from '@portal/contracts';
import { type Call, Kit, makeOtp, matchesOtp, newId, rowsFor, together } from '@portal/service-kit';
import { historyOf, orderFact } from '../orders/order.facts.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { orderView } from '../orders/order.view.js';
import { Orders } from '../orders/orders.js';
import { addDelivered } from './delivered.js';
import { Deliveries } from './deliveries.js';
import { notInProgress, otpMissing, otpSpent, otpWrong, tooMany, tooSoon } from './delivery.errors.js';
import type { DeliveryRecord } from './delivery.schema.js';

type Deliver = Call<typeof contract.deliver>;
const resendSeconds = 30;

/** Proofs of delivery, each accepted with the one-time password that the buyer's officer received. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly orders: Orders,
    private readonly deliveries: Deliveries,
    private readonly kit: Kit,
  ) {}

  async sendOtp({ actor, params }: Call<typeof contract.sendOtp>) {
    const { code, otp } = makeOtp();
    const after = await this.orders.change(params.id, rowsFor(actor, 'edit', 'Order'), (order) => {
      if (order.status !== 'In Progress') throw notInProgress();
      const sentAgo = order.otp
        ? verification.otpMinutes * 60 - (order.otp.expiresAt.getTime() - Date.now()) / 1000
        : resendSeconds;
      if (sentAgo < resendSeconds) throw tooSoon(Math.ceil(resendSeconds - sentAgo));
      // Three failures hold until that OTP has run out, or guessing would only take patience.
      const left = order.otp ? (order.otp.expiresAt.getTime() - Date.now()) / 1000 : 0;
      if (order.otp && order.otp.attemptsLeft < 1 && left > 0) throw tooSoon(Math.ceil(left));
      return { set: { otp }, secret: ['otp'], fact: otpFact(actor, order, code) };
    });
    return {
      success: true as const,
      expiresAt: otp.expiresAt.toISOString(),
      sentTo: masked(after.buyerContact.email),
      attemptsLeft: otp.attemptsLeft,
    };
  }

  /** Stores the proof and counts it on the order's lines, together; the last line completes the order. */
  async deliver(call: Deliver) {
    const earlier = await this.deliveries.earlier(call);
    if (earlier)
      return this.answer(earlier, await this.orders.get(earlier.orderId, rowsFor(call.actor, 'edit', 'Order')));
    await this.spendAttempt(call);
    const id = newId();
    const files = await this.filesFor(call.actor, id, call.body);
    const number = await this.kit.numbers.next('DEL');
    return together(this.kit.database, async (session) => {
      const order = await this.orders.change(
        call.params.id,
        rowsFor(call.actor, 'edit', 'Order'),
        (current) => this.count(call, current, number),
        { session },
      );
      const fields = this.fieldsFor(call, order, number, files);
      const fact = {
        subject: 'procurement.delivery.accepted',
        by: call.actor,
        label: number,
        organizations: [order.sellerOrganizationId, ...order.organizations],
        data: { orderId: order._id, number, totalQuantity: fields.totalQuantity },
      };
      return this.answer(await this.deliveries.create({ _id: id, ...fields }, fact, call, { session }), order);
    });
  }

  async proofs(actor: Actor, orderId: string) {
    await this.orders.get(orderId, rowsFor(actor, 'view', 'Order'));
    const items: DeliveryProof[] = [];
    for await (const record of this.deliveries.each({ orderId }, '-createdAt')) items.push(proofView(record));
    return { items };
  }

  /** Each try costs one of three attempts, before it is looked at; so parallel guesses cannot get more. */
  private async spendAttempt({ actor, params, body }: Deliver) {
    let right = false;
    let left = 0;
    await this.orders.change(params.id, rowsFor(actor, 'edit', 'Order'), (order) => {
      if (order.status !== 'In Progress') throw notInProgress();
      if (!order.otp) throw otpMissing();
      if (order.otp.attemptsLeft < 1) throw otpSpent();
      right = matchesOtp(order.otp, body.otp);
      left = order.otp.attemptsLeft - 1;
      const { over } = addDelivered(order.items, body.deliveredAssets);
      if (right && over.length > 0) throw tooMany(over);
      return right ? {} : { set: { otp: { ...order.otp, attemptsLeft: left } }, secret: ['otp'] };
    });
    if (!right) throw left > 0 ? otpWrong() : otpSpent();
  }

  private count({ actor, body }: Deliver, order: OrderRecord, number: string) {
    if (order.status !== 'In Progress') throw notInProgress();
    // Spent in the same write, so that one password accepts one proof.
    if (!order.otp || !matchesOtp(order.otp, body.otp)) throw otpWrong();
    const { items, over, complete } = addDelivered(order.items, body.deliveredAssets);
    if (over.length > 0) throw tooMany(over);
    const set = { items, ...(complete ? { status: 'Completed' as const, completedAt: new Date() } : {}) };
    const action = complete ? 'Delivery completed' : 'Part delivery accepted';
    return {
      set,
      unset: ['otp' as const],
      push: { history: historyOf(actor, action, complete ? 'Completed' : undefined, number) },
      fact: orderFact(
        complete ? 'completed' : 'delivered',
        actor,
        { ...order, ...set },
        {
          notice: {
            organizations: order.organizations,
            title: complete ? 'Order {{contract}} is completed' : 'A part of order {{contract}} was delivered',
            values: { contract: order.gemContractNumber },
            link: `/buyer/procurement/${order._id}`,
          },
        },
      ),
    };
  }

  private async filesFor(actor: Actor, id: string, body: BodyOf<typeof contract.deliver>) {
    const record = { type: 'DeliveryProof', id };
    const claim = async (field: 'deliveryReceipt' | 'invoice' | 'warrantyCard' | 'photos') => {
      const files = await this.kit.files.claim(
        body[field],
        field,
        field === 'photos' ? 'photo' : 'proof',
        actor,
        record,
      );
      return files.map((file): StoredFile & { field: string } => ({ ...file, field }));
    };
    return (
      await Promise.all([claim('deliveryReceipt'), claim('invoice'), claim('warrantyCard'), claim('photos')])
    ).flat();
  }

  private fieldsFor({ actor, body }: Deliver, order: OrderRecord, number: string, files: DeliveryRecord['files']) {
    const { deliveryDate, deliveryLocation, deliveryBatch, deliveredAssets, notes } = body;
    return {
      number,
      orderId: order._id,
      gemContractNumber: order.gemContractNumber,
      sellerOrganizationId: order.sellerOrganizationId,
      organizations: order.organizations,
      deliveryDate,
      deliveryLocation,
      deliveryBatch,
      deliveredAssets,
      totalQuantity: deliveredAssets.reduce((total, { quantity }) => total + quantity, 0),
      files,
      ...(notes ? { notes } : {}),
      by: actor.name,
    };
  }

  private answer(proof: DeliveryRecord, order: OrderRecord) {
    return { success: true as const, proof: proofView(proof), order: orderView(order) };
  }
}

const proofView = (record: DeliveryRecord): DeliveryProof => ({
  ...record,
  id: record._id,
  status: 'Delivered',
  createdAt: record.createdAt.toISOString(),
});

const masked = (email: string) => email.replace(/^(.).*(@.*)$/, '$1•••$2');

function otpFact(actor: Actor, order: OrderRecord, code: string) {
  const values = {
    contract: order.gemContractNumber,
    seller: order.sellerName,
    otp: code,
    minutes: String(verification.otpMinutes),
  };
  return orderFact('otp-sent', actor, order, {
    notice: {
      organizations: order.organizations,
      title: 'A delivery for order {{contract}} waits: the OTP was sent to {{officer}}',
      values: { contract: order.gemContractNumber, officer: order.buyerContact.officerName },
      link: `/buyer/procurement/${order._id}`,
    },
    mails: [
      {
        to: order.buyerContact.email,
        language: 'en',
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
