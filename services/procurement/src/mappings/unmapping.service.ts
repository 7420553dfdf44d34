import { Injectable } from '@nestjs/common';
import { assets, type mappings, type Order } from '@portal/contracts';
import { ask, type Call, endedOtp, Kit, rowsFor, historyOf } from '@portal/service-kit';
import { orderEvent } from '../orders/order.events.js';
import { orderView } from '../orders/order.view.js';
import { OrderRepository } from '../orders/order.repository.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { deliveredAlready, notMappedAtAll, registeredAlready } from './mapping.errors.js';

/** Takes an order off an office that it does not belong to, while nothing of it was delivered or registered. */
@Injectable()
export class UnmappingService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly kit: Kit,
  ) {}

  async undo(call: Call<typeof mappings.undo>): Promise<Order> {
    return orderView(await this.orders.once(call, () => this.takeOff(call), call.params.id), call.actor);
  }

  private async takeOff(call: Call<typeof mappings.undo>): Promise<OrderRecord> {
    const { actor, params, body, ifMatch, token } = call;
    const rows = rowsFor(actor, 'edit', 'Order');
    const { isMappedToBuyer } = await this.orders.findOrFail(params.id, rows);
    if (!isMappedToBuyer) throw notMappedAtAll();
    const { registered } = await ask(this.kit.bus, assets.capacity, token, { params: { id: params.id } });
    if (registered > 0) throw registeredAlready();
    return this.orders.update(
      params.id,
      rows,
      (order) => {
        const office = order.buyerOrganizationId;
        if (!order.isMappedToBuyer || !office) throw notMappedAtAll();
        if (order.items.some(({ delivered }) => delivered > 0)) throw deliveredAlready();
        const { buyerId: _, buyerName: __, buyerOrganizationId: ___, mappedAt: ____, receiver: _____, ...rest } = order;
        const set = {
          isMappedToBuyer: false,
          organizations: order.organizations.filter((one) => one !== office || one === order.createdByOrganizationId),
          takenOff: [...new Set([...(order.takenOff ?? []), office])],
          ...(order.otp ? { otp: endedOtp(order.otp) } : {}),
        };
        return {
          set,
          unset: ['buyerId', 'buyerName', 'buyerOrganizationId', 'mappedAt', 'receiver', 'assigneeId', 'assigneeName'],
          secret: ['otp'],
          push: { history: historyOf(actor, 'Mapping undone', undefined, body.reason) },
          event: orderEvent(
            'unmapped',
            actor,
            { ...rest, ...set },
            {
              data: { reason: body.reason, takenOff: order.buyerName },
              notice: {
                organizations: [office],
                title: 'Order {{contract}} was taken off your office: {{reason}}',
                values: { contract: order.gemContractNumber, reason: body.reason },
                record: { type: 'order' },
              },
            },
          ),
        };
      },
      { ifMatch, request: call },
    );
  }
}
