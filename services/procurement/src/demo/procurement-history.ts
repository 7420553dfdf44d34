import { Injectable } from '@nestjs/common';
import {
  demoAmcs,
  demoAssets,
  demoFile,
  demoGemOrders,
  DemoHistory,
  demoNumbers,
  type DemoSession,
  Kit,
} from '@portal/service-kit';
import { DeliveryRepository } from '../deliveries/delivery.repository.js';
import { EscalationRepository } from '../escalations/escalation.repository.js';
import { DocumentRepository } from '../documents/document.repository.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { OrderRepository } from '../orders/order.repository.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { QuoteRepository } from '../quotes/quote.repository.js';
import { RatingRepository } from '../ratings/rating.repository.js';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import type { ReceiptRecord } from '../receipts/receipt.schema.js';
import { RequisitionRepository } from '../requisitions/requisition.repository.js';
import { RfqRepository } from '../rfqs/rfq.repository.js';
import { type DemoDocument, demoDocuments } from './demo-documents.js';
import { demoEscalationsOf, demoEscalationsOfGem } from './demo-escalations.js';
import { demoDeliveryRecords, demoOrderRecord } from './demo-gem-orders.js';
import { type DemoInvoice, demoInvoices } from './demo-invoices.js';
import { demoPurchaseOrders } from './demo-purchase-orders.js';
import { demoRatingOf } from './demo-ratings.js';
import { demoReceiptsOfDelivery, demoReceiptsOfOrder } from './demo-receipts.js';
import { demoRequisitionAsked, demoRequisitions } from './demo-requisitions.js';
import { demoAskedRequisition, demoRfqOfRequisition, demoRfqs } from './demo-rfqs.js';

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
    private readonly invoices: InvoiceRepository,
    private readonly documents: DocumentRepository,
  ) {
    super(kit, [
      ...[orders, deliveries, purchaseOrders, requisitions, rfqs, quotes, receipts, ratings, escalations],
      ...[invoices, documents],
    ]);
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
    const raised = await this.numbered('REQ', demoRequisitions(now), 'number');
    const asked = demoAskedRequisition(raised, now);
    const requests = [...demoRfqs(made, now), ...(asked ? [demoRfqOfRequisition(asked, now)] : [])];
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
          .flatMap(({ order, record }) => demoReceiptsOfDelivery(delivery, record, order, now)),
      ),
      ...ordered.flatMap(({ record, one }) => demoReceiptsOfOrder(record, one, now)),
    ];
    const escalations = [
      ...gem.flatMap(({ order, record }) => demoEscalationsOfGem(record, order, now)),
      ...ordered.flatMap(({ record, one }) => demoEscalationsOf(record, one, now)),
    ];
    const numberedReceipts = withReplaced(await this.numbered('RCT', receipts, 'number'));
    const numberOf = new Map(purchaseOrders.map(({ _id, poNumber }) => [_id, poNumber]));
    const parts = {
      requisitions: raised.map((one) => demoRequisitionAsked(one, rfqs)),
      receipts: numberedReceipts,
      invoices: await this.billed(demoInvoices(ordered, numberedReceipts, now)),
      documents: await this.filed(
        demoDocuments({ gem, purchases: ordered, assets: demoAssets(now), amcs: demoAmcs(now) }, now),
      ),
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
      await this.invoices.insert(parts.invoices, { session });
      await this.documents.insert(parts.documents, { session });
    };
  }

  /** Invoices with their numbers and files. */
  private async billed(made: readonly DemoInvoice[]): Promise<InvoiceRecord[]> {
    const records = await this.numbered(
      'INV',
      made.map(({ record }) => record),
      'number',
    );
    const files = new Map(made.map(({ record, file }) => [record._id, file]));
    return Promise.all(
      records.map(async (record) => ({ ...record, file: await demoFile(this.kit, files.get(record._id)!) })),
    );
  }

  /** Documents with the files of their versions. */
  private filed(made: readonly DemoDocument[]): Promise<DocumentRecord[]> {
    return Promise.all(
      made.map(async ({ record, versions: kept }) => {
        const versions = await Promise.all(
          kept.map(async ({ version, file }) => ({ ...version, file: await demoFile(this.kit, file) })),
        );
        return { ...record, size: versions[0]?.file.size ?? 0, versions };
      }),
    );
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

/** Each with the number of the receipt whose rejected units it replaces, if it does. */
function withReplaced(receipts: readonly ReceiptRecord[]): ReceiptRecord[] {
  const numbers = new Map(receipts.map(({ _id, number }) => [_id, number]));
  return receipts.map((receipt) =>
    receipt.replaces
      ? { ...receipt, replaces: { ...receipt.replaces, receiptNumber: numbers.get(receipt.replaces.receiptId) ?? '' } }
      : receipt,
  );
}
