import { Injectable } from '@nestjs/common';
import { Kit, portalItself, Sweep } from '@portal/service-kit';
import { DeliveryRepository } from '../deliveries/delivery.repository.js';
import { InspectionTimeService } from '../inspection-time/inspection-time.service.js';
import { DeliverableOrders } from '../deliveries/deliverable-orders.js';
import { DispatchRepository } from '../dispatches/dispatch.repository.js';
import { serialsOf } from '../dispatches/dispatch.check.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import {
  idOfDelivery,
  idOfPurchaseOrder,
  type NewReceipt,
  receiptOfDelivery,
  receiptOfPurchaseOrder,
} from './receipt-of.js';
import { receiptEvent } from './receipt.events.js';
import { ReceiptRepository } from './receipt.repository.js';

/** Opens a receipt of what was delivered, once for each delivery: its id follows from the delivery's. What was missed, the sweep finds. */
@Injectable()
export class ReceiptOpening extends Sweep {
  constructor(
    private readonly kit: Kit,
    private readonly receipts: ReceiptRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly orders: DeliverableOrders,
    private readonly dispatches: DispatchRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
    private readonly time: InspectionTimeService,
  ) {
    super();
    kit.consumers.on(
      'procurement-receipts',
      [
        'procurement.delivery.accepted',
        'procurement.purchase-order.delivered',
        'procurement.purchase-order.rest-cancelled',
      ],
      ({ subject, record }) =>
        subject === 'procurement.delivery.accepted' ? this.ofDelivery(record.id) : this.ofPurchaseOrder(record.id),
    );
  }

  async sweep() {
    const deliveries = this.deliveries.each({}, { fields: [] });
    for await (const { _id } of this.receipts.lacking(deliveries, ({ _id: id }) => idOfDelivery(id)))
      await this.ofDelivery(_id);
    const delivered = this.purchaseOrders.each({ status: { $in: ['Delivered', 'Completed'] } }, { fields: [] });
    for await (const { _id } of this.receipts.lacking(delivered, ({ _id: id }) => idOfPurchaseOrder(id)))
      await this.ofPurchaseOrder(_id);
  }

  private async ofDelivery(id: string) {
    const delivery = await this.deliveries.find(id);
    const order = delivery && (await this.orders.of({ source: delivery.source ?? 'gem', orderId: delivery.orderId }));
    if (order) await this.open(receiptOfDelivery(delivery, order, (await this.time.get()).days));
  }

  private async ofPurchaseOrder(id: string) {
    const order = await this.purchaseOrders.find(id);
    if (!order?.sellerOrganizationId) return;
    const proofs = await this.deliveries.findMany({ orderId: id });
    // Those that the step itself brought have the order in place of a proof.
    const advices = await this.dispatches.findMany({ orderId: id, deliveryNumber: order.poNumber });
    await this.open(receiptOfPurchaseOrder(order, (await this.time.get()).days, proofs, serialsOf(advices)));
  }

  private async open(receipt: NewReceipt) {
    if (receipt.lines.length === 0 || (await this.receipts.exists({ _id: receipt._id }))) return;
    const fields = { ...receipt, number: await this.kit.numbers.next('RCT') };
    await this.receipts.createOnce(fields, receiptEvent(portalItself, fields));
  }
}
