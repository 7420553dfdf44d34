import { Injectable } from '@nestjs/common';
import type { Actor, Order, orders as contract } from '@portal/contracts';
import { type Call, endedOtp, type NewEvent, rowsFor, historyOf } from '@portal/service-kit';
import { orderEvent } from '../orders/order.events.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { orderView } from '../orders/order.view.js';
import { OrderRepository } from '../orders/order.repository.js';
import { Offices } from './offices.js';
import { nothingToReceive, notYourOrder } from './receiver.errors.js';

/** Another person of the office receives from now on. */
@Injectable()
export class ReceiverService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly offices: Offices,
  ) {}

  async set({ actor, params, body, ifMatch, token }: Call<typeof contract.setReceiver>): Promise<Order> {
    const rows = rowsFor(actor, 'view', 'Order');
    await this.orders.findOrFail(params.id, rows);
    const receiver = await this.offices.receiver(actor, await this.offices.people(token), body.receiverId);
    const after = await this.orders.update(
      params.id,
      rows,
      (order) => {
        if (!actor.organizationId || order.buyerOrganizationId !== actor.organizationId) throw notYourOrder();
        if (order.status === 'Completed') throw nothingToReceive();
        const set = { receiver, ...(order.otp ? { otp: endedOtp(order.otp) } : {}) };
        return {
          set,
          secret: ['otp'],
          push: { history: historyOf(actor, 'Receiver changed', undefined, receiver.name) },
          event: orderEvent('receiver-changed', actor, order, {
            notice: {
              organizations: [order.sellerOrganizationId],
              title: '{{receiver}} receives the deliveries of order {{contract}}',
              values: { contract: order.gemContractNumber, receiver: receiver.name },
              record: { type: 'order', id: order._id },
            },
          }),
          also: receiverNamed(actor, { ...order, receiver }),
        };
      },
      { ifMatch },
    );
    return orderView(after, actor);
  }
}

/** Tells somebody that deliveries are theirs to accept, unless they chose so themselves. */
export function receiverNamed(actor: Actor, order: OrderRecord): NewEvent[] {
  const { receiver } = order;
  if (!receiver || receiver.id === actor.id) return [];
  const notice = {
    users: [receiver.id],
    title: 'You receive the deliveries of order {{contract}}: accept them with the OTP that comes by e-mail',
    values: { contract: order.gemContractNumber },
    // An end user has no page of the order: what they accept ends up with their devices.
    record: receiver.role === 'End User' ? ({ type: 'device' } as const) : ({ type: 'order', id: order._id } as const),
  };
  return [orderEvent('receiver-named', actor, order, { notice })];
}
