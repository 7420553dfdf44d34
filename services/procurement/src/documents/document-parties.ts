import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import { partiesOfOrder } from './document-records.js';
import { DocumentRepository } from './document.repository.js';

/** Who sees the documents of an order, and of what was delivered by it, follows its mapping. Each step may run again. */
@Injectable()
export class DocumentParties {
  constructor(
    kit: Kit,
    private readonly documents: DocumentRepository,
    private readonly orders: OrderRepository,
  ) {
    kit.consumers.on(
      'procurement-documents',
      ['procurement.order.mapped', 'procurement.order.unmapped'],
      ({ record }) => this.learn(record.id),
    );
  }

  /** As the order is now: what was learnt from a later version of it stays. */
  async learn(orderId: string) {
    const order = await this.orders.find(orderId);
    if (!order) return;
    const older = { orderId, $or: [{ orderRevision: { $exists: false } }, { orderRevision: { $lt: order.version } }] };
    const { sellerOrganizationId: seller, buyerOrganizationId: buyer, version: orderRevision } = order;
    await this.documents.updateMany(
      { $and: [older, { purchaseOrderId: orderId }] },
      { $set: { organizations: partiesOfOrder(order), orderRevision } },
    );
    await this.documents.updateMany(older, {
      $set: { organizations: [seller, ...(buyer ? [buyer] : [])], orderRevision },
    });
    this.documents.recount();
  }
}
