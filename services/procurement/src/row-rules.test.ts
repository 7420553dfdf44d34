import { tryRowRules } from '@portal/service-kit/testing';
import { approvalTierSchema } from './approval-tiers/approval-tier.schema.js';
import { deliverySchema } from './deliveries/delivery.schema.js';
import { documentSchema } from './documents/document.schema.js';
import { escalationSchema } from './escalations/escalation.schema.js';
import { invoiceSchema } from './invoices/invoice.schema.js';
import { orderSchema } from './orders/order.schema.js';
import { receiptSchema } from './receipts/receipt.schema.js';
import { requisitionSchema } from './requisitions/requisition.schema.js';
import { quoteSchema } from './quotes/quote.schema.js';
import { rfqSchema } from './rfqs/rfq.schema.js';
import { purchaseOrderSchema } from './purchase-orders/purchase-order.schema.js';
import { ratingSchema } from './ratings/rating.schema.js';
import { reportScheduleSchema } from './report-schedules/report-schedule.schema.js';
import { vendorEntrySchema } from './vendors/vendor-entry.schema.js';

it('shows and hides rows by fields that are stored', () => {
  expect(
    tryRowRules('procurement', {
      Order: orderSchema,
      DeliveryProof: deliverySchema,
      PurchaseOrder: purchaseOrderSchema,
      ApprovalTier: approvalTierSchema,
      Vendor: vendorEntrySchema,
      Rating: ratingSchema,
      ReportSchedule: reportScheduleSchema,
      Requisition: requisitionSchema,
      Document: documentSchema,
      Receipt: receiptSchema,
      Invoice: invoiceSchema,
      Escalation: escalationSchema,
      Rfq: rfqSchema,
      Quote: quoteSchema,
    }),
  ).toEqual([]);
});
