import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { OrderRepository } from '../orders/order.repository.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { partiesOfOrder, partiesOfPurchase } from './document-records.js';
import { DocumentRepository } from './document.repository.js';

/** Who sees the documents of an order, and of what was delivered by it, follows its mapping. Each step may run again. */
@Injectable()
export class DocumentParties {
  constructor(
    kit: Kit,
    private readonly documents: DocumentRepository,
    private readonly orders: OrderRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
  ) {
    kit.consumers.on(
      'procurement-documents',
      ['procurement.order.mapped', 'procurement.order.unmapped'],
      ({ record }) => this.learn(record.id),
    );
    kit.consumers.on('procurement-purchase-documents', ['procurement.purchase-order.sent'], ({ record }) =>
      this.learnPurchase(record.id),
    );
  }

  /** Its seller sees the documents of a purchase order too, from the moment it was sent. */
  async learnPurchase(id: string) {
    const order = await this.purchaseOrders.find(id);
    if (!order) return;
    const older = { $or: [{ orderRevision: { $exists: false } }, { orderRevision: { $lt: order.version } }] };
    const set = { organizations: partiesOfPurchase(order), orderRevision: order.version };
    await this.documents.updateMany({ $and: [{ purchaseOrderId: id }, older] }, { $set: set });
    this.documents.recount();
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
