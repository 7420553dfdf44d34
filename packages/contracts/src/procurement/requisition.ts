import { z } from 'zod';
import { dayInIndia } from '../kernel/day.js';
import { HistoryEntry, ListQuery, Tracked } from '../kernel/list.js';
import { neededWith } from '../kernel/needed.js';
import { day, oneOf, optional, optionalParagraph, paragraph, required, rupees } from '../kernel/text.js';
import { requisitionStatuses } from '../states/requisition.js';
import { count, totalPaise } from './order.js';
import { purchaseOrderPriorities } from './priority.js';
import { purchaseItemCategories } from './purchase-order.js';

/** One line of a new requisition; the price is an estimate in rupees before GST. */
export const NewRequisitionItem = z.object({
  assetName: required('Asset name is required').meta({ label: 'Asset name' }),
  category: oneOf(purchaseItemCategories).default('Other').meta({ label: 'Category' }),
  quantity: count('Quantity must be greater than 0').meta({ label: 'Quantity' }),
  estimatedUnitPrice: rupees('Unit Price must be greater than 0')
    .positive('Unit Price must be greater than 0')
    .optional()
    .meta({ label: 'Estimated unit price', unit: 'rupees' }),
  brand: optional(100).meta({ label: 'Brand' }),
  model: optional(100).meta({ label: 'Model' }),
});

/** A new requisition, or one that is edited: what an office needs, and why. */
export const NewRequisition = z
  .object({
    title: required('Title is required.').meta({ label: 'Title' }),
    justification: paragraph('Justification is required', 2000).meta({ label: 'Justification' }),
    priority: oneOf(purchaseOrderPriorities).default('Medium').meta({ label: 'Priority' }),
    neededBy: day('Please choose the day by which it is needed').meta({ label: 'Needed by', unit: 'day' }),
    items: z
      .array(NewRequisitionItem, { error: 'Add at least one item.' })
      .min(1, 'Add at least one item.')
      .max(100, 'The list is too long')
      .meta({ label: 'Items' }),
  })
  .refine(({ neededBy }) => neededBy >= dayInIndia(), {
    path: ['neededBy'],
    error: 'The date must not lie in the past',
  })
  .refine(
    ({ items }) =>
      totalPaise(
        items.map(({ quantity, estimatedUnitPrice = 0 }) => ({ quantity, unitPrice: estimatedUnitPrice, gst: 0 })),
      ) <= Number.MAX_SAFE_INTEGER,
    { path: ['items'], error: 'This amount is too large' },
  );
export type NewRequisition = z.output<typeof NewRequisition>;

/** A new requisition is a draft, or waits for a decision at once. */
export const RequisitionCreation = NewRequisition.safeExtend({
  status: oneOf(['Draft', 'Submitted']).default('Draft'),
});

/** A requisition is edited with all its fields, takes one step, or both: corrected and sent again. */
export const RequisitionChange = z
  .object({
    requisition: NewRequisition.optional(),
    status: oneOf(requisitionStatuses, 'Please choose a status').optional(),
    reason: optionalParagraph(500),
  })
  .refine(({ requisition, status }) => requisition ?? status, { path: ['status'], error: 'Please choose a status' })
  .refine(({ status, reason }) => (status !== 'Rejected' && status !== 'Returned') || reason, {
    path: ['reason'],
    error: 'Please give a reason',
  })
  .meta(neededWith('status', ['Rejected', 'Returned'], 'reason'));

/** One line as stored; the estimate in rupees. */
const RequisitionItem = z.object({
  id: z.string().meta({ label: 'Id' }),
  assetName: z.string().meta({ label: 'Asset name' }),
  category: z.enum(purchaseItemCategories).meta({ label: 'Category' }),
  quantity: z.int().meta({ label: 'Quantity' }),
  estimatedUnitPrice: z.number().optional().meta({ label: 'Estimated unit price', unit: 'rupees' }),
  brand: z.string().optional().meta({ label: 'Brand' }),
  model: z.string().optional().meta({ label: 'Model' }),
});

/** A requisition; amounts in rupees. */
export const Requisition = Tracked.extend({
  number: z.string().meta({ label: 'Requisition number' }),
  title: z.string().meta({ label: 'Title' }),
  justification: z.string().meta({ label: 'Justification' }),
  priority: z.enum(purchaseOrderPriorities).meta({ label: 'Priority' }),
  status: z.enum(requisitionStatuses).meta({ label: 'Status' }),
  neededBy: z.string().meta({ label: 'Needed by', unit: 'day' }),
  items: z.array(RequisitionItem).meta({ label: 'Items' }),
  /** Of the lines that have an estimate. */
  estimatedTotal: z.number().meta({ label: 'Estimated total', unit: 'rupees' }),
  organizationId: z.string().meta({ label: 'Organization (id)' }),
  organizationName: z.string().meta({ label: 'Organization' }),
  requestedBy: z.string().meta({ label: 'Requested by' }),
  requestedById: z.string().meta({ label: 'Requested by (id)' }),
  decidedBy: z.string().optional().meta({ label: 'Decided by' }),
  decidedAt: z.string().optional().meta({ label: 'Decided on', unit: 'instant' }),
  /** Why it was returned or rejected. */
  reason: z.string().optional().meta({ label: 'Reason' }),
  /** The request for quotation that was last made from it. */
  rfqId: z.string().optional().meta({ label: 'Request (id)' }),
  rfqNumber: z.string().optional().meta({ label: 'Request number' }),
  /** The purchase order that was made of it. */
  purchaseOrderId: z.string().optional().meta({ label: 'Purchase order (id)' }),
  poNumber: z.string().optional().meta({ label: 'PO number' }),
  history: z.array(HistoryEntry).meta({ label: 'History' }),
});
export type Requisition = z.output<typeof Requisition>;

/** A question for requisitions; names that it does not know are refused. */
export const RequisitionQuery = ListQuery.extend({
  status: z.enum(requisitionStatuses).optional(),
  priority: z.enum(purchaseOrderPriorities).optional(),
  /** Those that the asker raised. */
  mine: z.enum(['yes', 'no']).optional(),
});
