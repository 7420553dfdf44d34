import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import { InvoiceRepository } from './invoice.repository.js';

/** Who sees and pays the invoices of a GeM order follows its mapping. Each step may run again. */
@Injectable()
export class InvoiceParties {
  constructor(
    kit: Kit,
    private readonly invoices: InvoiceRepository,
    private readonly orders: OrderRepository,
  ) {
    kit.consumers.on('procurement-invoices', ['procurement.order.mapped', 'procurement.order.unmapped'], ({ record }) =>
      this.learn(record.id),
    );
  }

  /** As the order is now: what was learnt from a later version of it stays. */
  async learn(orderId: string) {
    const order = await this.orders.find(orderId);
    if (!order) return;
    const { organizations, buyerOrganizationId, version: orderRevision } = order;
    const older = { orderId, source: 'gem', orderRevision: { $lt: orderRevision } } as const;
    const $set = { organizations, orderRevision };
    await this.invoices.updateMany(
      older,
      buyerOrganizationId ? { $set: { ...$set, buyerOrganizationId } } : { $set, $unset: { buyerOrganizationId: 1 } },
    );
    this.invoices.recount();
  }
}
