import { Injectable } from '@nestjs/common';
import { demoGemOrders, DemoHistory, demoNumbers, type DemoSession, Kit } from '@portal/service-kit';
import { DeliveryRepository } from '../deliveries/delivery.repository.js';
import { EscalationRepository } from '../escalations/escalation.repository.js';
import { OrderRepository } from '../orders/order.repository.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { QuoteRepository } from '../quotes/quote.repository.js';
import { RatingRepository } from '../ratings/rating.repository.js';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import { RequisitionRepository } from '../requisitions/requisition.repository.js';
import { RfqRepository } from '../rfqs/rfq.repository.js';
import { demoEscalationsOf } from './demo-escalations.js';
import { demoDeliveryRecords, demoOrderRecord } from './demo-gem-orders.js';
import { demoPurchaseOrders } from './demo-purchase-orders.js';
import { demoRatingOf } from './demo-ratings.js';
import { demoReceiptOfDelivery, demoReceiptOfOrder } from './demo-receipts.js';
import { demoRequisitions } from './demo-requisitions.js';
import { demoRfqs } from './demo-rfqs.js';

/** Eighteen months of buying, for demo mode. */
@Injectable()
export class ProcurementHistory extends DemoHistory {
  constructor(
    kit: Kit,
    private readonly orders: OrderRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
    private readonly requisitions: RequisitionRepository,
    private readonly rfqs: RfqRepository,
    private readonly quotes: QuoteRepository,
    private readonly receipts: ReceiptRepository,
    private readonly ratings: RatingRepository,
    private readonly escalations: EscalationRepository,
  ) {
    super(kit, [orders, deliveries, purchaseOrders, requisitions, rfqs, quotes, receipts, ratings, escalations]);
  }

  protected async prepared(now: Date) {
    const gem = demoGemOrders(now).map((order) => ({ order, record: demoOrderRecord(order) }));
    const deliveries = await this.numbered(
      'DEL',
      gem.flatMap(({ order }) => demoDeliveryRecords(order)),
      'number',
    );
    const made = demoPurchaseOrders(now);
    const purchaseOrders = await this.numbered(
      'PO',
      made.map(({ record }) => record),
      'poNumber',
    );
    const ordered = purchaseOrders.map((record) => {
      const one = made.find((each) => each.record._id === record._id)!;
      return { record, one };
    });
    const requests = demoRfqs(made, now);
    const rfqs = await this.numbered(
      'RFQ',
      requests.map(({ rfq }) => rfq),
      'rfqNumber',
    );
    const rfqOf = new Map(rfqs.map((rfq) => [rfq._id, rfq]));
    const quotes = requests.flatMap((request) =>
      request.quotes.map((quote) => ({ ...quote, rfqNumber: rfqOf.get(quote.rfqId)?.rfqNumber ?? '' })),
    );
    const receipts = [
      ...deliveries.flatMap((delivery) =>
        gem
          .filter(({ order }) => order.id === delivery.orderId)
          .map(({ order, record }) => demoReceiptOfDelivery(delivery, record, order, now)),
      ),
      ...ordered.flatMap(({ record, one }) => demoReceiptOfOrder(record, one, now)),
    ];
    const escalations = ordered.flatMap(({ record, one }) => demoEscalationsOf(record, one, now));
    const numberOf = new Map(purchaseOrders.map(({ _id, poNumber }) => [_id, poNumber]));
    const parts = {
      requisitions: await this.numbered('REQ', demoRequisitions(now), 'number'),
      receipts: await this.numbered('RCT', receipts, 'number'),
      escalations: await this.numbered('ESC', escalations, 'number'),
      ratings: ordered.flatMap(({ record, one }) => demoRatingOf(record, one, now)),
      rfqs: rfqs.map((rfq) => {
        const awardedOrderNumber = numberOf.get(rfq.awardedOrderId ?? '');
        return awardedOrderNumber ? { ...rfq, awardedOrderNumber } : rfq;
      }),
    };
    return async (session: DemoSession) => {
      await this.orders.insert(
        gem.map(({ record }) => record),
        { session },
      );
      await this.deliveries.insert(deliveries, { session });
      await this.purchaseOrders.insert(purchaseOrders, { session });
      await this.requisitions.insert(parts.requisitions, { session });
      await this.rfqs.insert(parts.rfqs, { session });
      await this.quotes.insert(quotes, { session });
      await this.receipts.insert(parts.receipts, { session });
      await this.ratings.insert(parts.ratings, { session });
      await this.escalations.insert(parts.escalations, { session });
    };
  }

  /** Each with its human number, in the order in which they were made. */
  private async numbered<One extends { createdAt: Date }, Field extends string>(
    prefix: string,
    made: readonly One[],
    field: Field,
  ): Promise<(One & Record<Field, string>)[]> {
    const sorted = made.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const numbers = await demoNumbers(this.kit, prefix, sorted);
    return sorted.map((one, index) => ({ ...one, [field]: numbers[index] ?? '' }) as One & Record<Field, string>);
  }
}
