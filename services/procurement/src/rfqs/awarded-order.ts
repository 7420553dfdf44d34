import { Injectable } from '@nestjs/common';
import { answeredQuoteStatuses, type PortalEvent, isOneOf, purchaseOrderPriorities } from '@portal/contracts';
import { historyOf, Kit } from '@portal/service-kit';
import { requestOf } from '../requisitions/requisition-order.js';
import { RequisitionRepository } from '../requisitions/requisition.repository.js';
import type { RequisitionRecord } from '../requisitions/requisition.schema.js';
import { purchaseOrderEvent } from '../purchase-orders/purchase-order.events.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseLine } from '../purchase-orders/purchase-order.schema.js';
import { quoteEvent } from '../quotes/quote.events.js';
import { QuoteRepository } from '../quotes/quote.repository.js';
import type { HandedInQuote } from '../quotes/quote.schema.js';
import { RfqRepository } from './rfq.repository.js';
import type { RfqRecord } from './rfq.schema.js';

/** What follows an award: the draft of the order, and word to the sellers. It may run again and makes nothing twice. */
@Injectable()
export class AwardedOrder {
  constructor(
    kit: Kit,
    private readonly rfqs: RfqRepository,
    private readonly quotes: QuoteRepository,
    private readonly orders: PurchaseOrderRepository,
    private readonly requisitions: RequisitionRepository,
  ) {
    kit.consumers.on('procurement-awards', ['procurement.rfq.awarded'], ({ record }) => this.make(record.id));
  }

  async make(rfqId: string) {
    const rfq = await this.rfqs.find(rfqId);
    if (!rfq?.awardedQuoteId || !rfq.awardedOrderId) return;
    const by = {
      id: rfq.awardedById ?? '',
      name: rfq.awardedBy ?? '',
      role: 'Buyer',
      organizationId: rfq.buyerOrganizationId,
    };
    const answers = await this.quotes.answersOf(rfqId);
    const winner = answers.find(({ _id }) => _id === rfq.awardedQuoteId);
    if (winner && !(await this.orders.exists({ _id: rfq.awardedOrderId }))) {
      const requisition = rfq.requisitionId ? await this.requisitions.find(rfq.requisitionId) : null;
      const order = { _id: rfq.awardedOrderId, ...orderOf({ rfq, requisition }, winner, by) };
      const request = { actor: by, key: rfq.awardKey, bodyHash: rfq.awardBodyHash };
      await this.orders.createOnce(order, purchaseOrderEvent('created', by, order), request);
    }
    for (const { _id } of answers) await this.tell(_id, _id === rfq.awardedQuoteId, by);
  }

  private async tell(quoteId: string, won: boolean, by: PortalEvent['by']) {
    await this.quotes.update(quoteId, {}, (quote) => {
      if (!isOneOf<string>(answeredQuoteStatuses, quote.status)) return {};
      const set = { status: won ? ('Awarded' as const) : ('Rejected' as const) };
      return { set, event: quoteEvent(won ? 'awarded' : 'rejected', by, { ...quote, ...set }) };
    });
  }
}

interface Sources {
  rfq: RfqRecord;
  requisition: RequisitionRecord | null;
}

type AskedLine = Pick<RfqRecord['items'][number], 'assetName' | 'description' | 'category'>;

/** In the words of the request, whatever the seller calls it: so many as the quote offers, at its price. */
function lineOf(
  { assetName, description, category }: AskedLine,
  { rfqItemId: _line, assetName: _name, description: _words, ...offer }: HandedInQuote['items'][number],
  specifications: PurchaseLine['specifications'],
): PurchaseLine {
  const words = { assetName, ...(description ? { description } : {}), category };
  return { ...words, ...offer, deliveryStatus: 'Not Started', specifications };
}

/** The draft of the order: what was asked for at the prices of the quote. */
function orderOf({ rfq, requisition }: Sources, quote: HandedInQuote, by: PortalEvent['by']) {
  const seller = rfq.sellers.find(({ id }) => id === quote.sellerOrganizationId);
  const items = rfq.items.flatMap(({ id, brand, model, ...asked }) => {
    const offer = quote.items.find(({ rfqItemId }) => rfqItemId === id);
    return offer ? lineOf(asked, offer, { brand, model, installationRequired: false }) : [];
  });
  const priority = requisition?.priority ?? ('Medium' as const);
  // What it asks for was written by who wrote the request, and who needs it.
  const asking = rfq.history.flatMap(({ status, byId }) => (status === 'Draft' ? byId : []));
  return {
    poNumber: rfq.awardedOrderNumber ?? '',
    status: 'Draft' as const,
    title: rfq.title,
    priority,
    urgency: purchaseOrderPriorities.indexOf(priority),
    department: rfq.department,
    buyerId: rfq.buyerId,
    buyerName: rfq.buyerName,
    buyerOrganizationId: rfq.buyerOrganizationId,
    sellerOrganizationId: quote.sellerOrganizationId,
    supplier: quote.sellerName,
    supplierContact: seller?.contact,
    assigneeId: seller?.userId,
    assigneeName: seller?.contact?.officerName ?? quote.sellerName,
    isSent: false,
    brands: [...new Set(rfq.items.flatMap(({ brand }) => brand ?? []))],
    ...(requisition ? requestOf(requisition) : { requestedBy: by.name, requestedById: by.id }),
    expectedDeliveryDate: rfq.expectedDeliveryDate,
    items,
    subtotal: quote.subtotal,
    gstTotal: quote.gstTotal,
    totalAmount: quote.totalAmount,
    attachments: [],
    authorIds: [...new Set([by.id, ...asking, ...(requisition ? [requisition.requestedById] : [])])],
    history: [historyOf(by, 'Purchase order created', 'Draft')],
  };
}
