import { z } from 'zod';
import { ApprovalStep } from './approval-tier.js';
import { dayInIndia } from '../kernel/day.js';
import { StoredFile } from '../kernel/file.js';
import { HistoryEntry, ListQuery, Tracked } from '../kernel/list.js';
import { day, Id, oneOf, optional, optionalParagraph, required, rupees, section } from '../kernel/text.js';
import { neededWith } from '../kernel/needed.js';
import { itemDeliveryStatuses, purchaseOrderStatuses } from '../states/purchase-order.js';
import { amcResponsibilities, count, gst, totalPaise } from './order.js';
import { purchaseOrderPriorities } from './priority.js';

export const purchaseItemCategories = [
  'Computer',
  'Laptop',
  'Printer',
  'Network Equipment',
  'Display',
  'Server',
  'Accessories',
  'Software',
  'Other',
] as const;
export const attachmentKinds = ['Specification', 'Invoice', 'Warranty', 'Delivery receipt', 'Photo', 'Other'] as const;
/** Where a row of the list comes from: made here, or a GeM order shown as a purchase order. */
export const purchaseOrderSources = ['purchase-order', 'gem'] as const;

/** The id of a GeM order as a row among purchase orders. */
export const gemRowPrefix = 'SO-';

/** A line's HSN code, which may be left out. */
export const hsn = optional(8)
  .refine((code) => code === undefined || /^(\d{4}|\d{6}|\d{8})$/.test(code), 'HSN has 4, 6 or 8 digits')
  .meta({ label: 'HSN' });

/** One line of a purchase order; unit price in rupees before GST. */
export const NewPurchaseItem = z.object({
  assetName: required('Asset name is required').meta({ label: 'Asset name' }),
  description: optionalParagraph(500).meta({ label: 'Description' }),
  category: oneOf(purchaseItemCategories).default('Other').meta({ label: 'Category' }),
  quantity: count('Quantity must be greater than 0').meta({ label: 'Quantity' }),
  unitPrice: rupees('Unit Price must be greater than 0')
    .positive('Unit Price must be greater than 0')
    .meta({ label: 'Unit price before GST', unit: 'rupees' }),
  gst: gst(),
  hsn,
  estimatedDeliveryDate: day().optional().meta({ label: 'Estimated delivery', unit: 'day' }),
  specifications: section(
    z.object({
      brand: optional(100).meta({ label: 'Brand' }),
      model: optional(100).meta({ label: 'Model' }),
      category: optional(100).meta({ label: 'Product type' }),
      warrantyPeriod: z
        .number()
        .positive('Warranty Period must be greater than 0')
        .max(10, 'At most 10 years are allowed')
        .optional()
        .meta({ label: 'Warranty period in years', unit: 'years' }),
      amcResponsibility: oneOf(amcResponsibilities).optional().meta({ label: 'AMC responsibility' }),
      installationRequired: z.boolean().default(false).meta({ label: 'Installation required' }),
    }),
  ).meta({ label: 'Specifications' }),
});

const inThePast = 'The date must not lie in the past';
const isToCome = (day: string) => day >= dayInIndia();

const NewAttachment = z.object({
  kind: oneOf(attachmentKinds).default('Other').meta({ label: 'Kind' }),
  file: Id.meta({ label: 'File' }),
});

/**
 * A new purchase order, or one that is edited (requirements: purchase order form). What can be said of a field alone is said there:
 * a rule of the whole is asked only once every field is well, and whoever mends a form or a file wants to hear all at once.
 */
export const NewPurchaseOrder = z
  .object({
    title: required('Title is required.').meta({ label: 'Title' }),
    description: optional(2000).meta({ label: 'Description' }),
    priority: oneOf(purchaseOrderPriorities).default('Medium').meta({ label: 'Priority' }),
    /** The account of the buyer whose office orders; what a buyer makes is of the own office. */
    buyerId: z.string({ error: 'Buyer is required.' }).min(1, 'Buyer is required.').pipe(Id).meta({ label: 'Buyer' }),
    /** The organisation of the seller; needed at the latest when the order is submitted. */
    sellerOrganizationId: Id.optional().meta({ label: 'Seller' }),
    expectedDeliveryDate: day('Expected delivery date is required.')
      .refine(isToCome, inThePast)
      .meta({ label: 'Expected delivery', unit: 'day' }),
    expectedDeliveryStartDate: day().optional().meta({ label: 'Start date', unit: 'day' }),
    expectedDeliveryEndDate: day().refine(isToCome, inThePast).optional().meta({ label: 'End date', unit: 'day' }),
    gemContractNumber: optional(50).meta({ label: 'GeM contract number' }),
    deliveryPerson: z
      .object({
        officerName: optional(100).meta({ label: 'Delivery officer name' }),
        designation: optional(100).meta({ label: 'Designation' }),
        contactNumber: optional(20).meta({ label: 'Contact number' }),
        /** Where the goods are to be brought. */
        location: optional(200).meta({ label: 'Delivery location' }),
      })
      .optional()
      .meta({ label: 'Delivery officer' }),
    items: z
      .array(NewPurchaseItem, { error: 'Add at least one item.' })
      .min(1, 'Add at least one item.')
      .max(200, 'The list is too long')
      .refine((items) => totalPaise(items) <= Number.MAX_SAFE_INTEGER, 'This amount is too large')
      .meta({ label: 'Items' }),
    /** Goes to the supplier with the order. */
    notes: optional(2000).meta({ label: 'Notes' }),
    /** Stays in the office. */
    internalNotes: optional(2000).meta({ label: 'Internal notes' }),
    /** Uploaded files to add; one of the same kind and name is the next version. They go to the supplier with the order. */
    attachments: z
      .array(NewAttachment)
      .max(20, 'At most 20 files are allowed')
      .default([])
      .meta({ label: 'Attachments' }),
  })
  .refine(({ expectedDeliveryStartDate: start, expectedDeliveryEndDate: end }) => !start || !end || end >= start, {
    path: ['expectedDeliveryEndDate'],
    error: 'The end date must not be before the start date',
  });
export type NewPurchaseOrder = z.output<typeof NewPurchaseOrder>;

/** A new purchase order is a draft, or waits for approval at once; with a requisition it is made of that. */
export const PurchaseOrderCreation = NewPurchaseOrder.safeExtend({
  status: oneOf(['Draft', 'Pending Approval']).default('Draft'),
  requisitionId: Id.optional().meta({ label: 'Requisition (id)' }),
});

/** Another text of a purchase order, with the files to take off it again. */
const PurchaseOrderEdition = NewPurchaseOrder.safeExtend({
  removedAttachments: z.array(Id).max(200, 'The list is too long').default([]).meta({ label: 'Files to take off' }),
});

/** A purchase order is either edited with all its fields, or takes one step. */
export const PurchaseOrderChange = z
  .object({
    order: PurchaseOrderEdition.optional(),
    status: oneOf(purchaseOrderStatuses, 'Please choose a status').optional(),
    notes: optionalParagraph(2000),
    reason: optionalParagraph(500),
    promisedDate: day().refine(isToCome, inThePast).optional(),
  })
  .refine(({ order, status }) => (order === undefined) !== (status === undefined), {
    path: ['status'],
    error: 'Please choose a status',
  })
  .refine(({ status, reason }) => (status !== 'Rejected' && status !== 'Cancelled') || reason, {
    path: ['reason'],
    error: 'Please give a reason',
  })
  .meta(neededWith('status', ['Rejected', 'Cancelled'], 'reason'));

/** One line as stored; amounts in rupees, its total with GST. */
export const PurchaseItem = z.object({
  id: z.string().meta({ label: 'Id' }),
  assetName: z.string().meta({ label: 'Asset name' }),
  description: z.string().optional().meta({ label: 'Description' }),
  category: z.string().meta({ label: 'Category' }),
  quantity: z.int().meta({ label: 'Quantity' }),
  /** As it was ordered, where what did not come was cancelled: the quantity is what came then. */
  orderedQuantity: z.int().optional().meta({ label: 'Ordered quantity' }),
  unitPrice: z.number().meta({ label: 'Unit price before GST', unit: 'rupees' }),
  gst: z.number().meta({ label: 'GST in percent' }),
  gstAmount: z.number().meta({ label: 'GST amount', unit: 'rupees' }),
  totalPrice: z.number().meta({ label: 'Total price', unit: 'rupees' }),
  hsn: z.string().optional().meta({ label: 'HSN' }),
  deliveryStatus: z.enum(itemDeliveryStatuses).meta({ label: 'Delivery status' }),
  /** Units that came: what proofs of delivery brought, and all once the order is delivered. */
  delivered: z.int().optional().meta({ label: 'Delivered' }),
  estimatedDeliveryDate: z.string().optional().meta({ label: 'Estimated delivery', unit: 'day' }),
  actualDeliveryDate: z.string().optional().meta({ label: 'Actual delivery', unit: 'day' }),
  specifications: z
    .object({
      brand: z.string().optional().meta({ label: 'Brand' }),
      model: z.string().optional().meta({ label: 'Model' }),
      category: z.string().optional().meta({ label: 'Product type' }),
      warrantyPeriod: z.number().optional().meta({ label: 'Warranty period in years', unit: 'years' }),
      amcResponsibility: z.string().optional().meta({ label: 'AMC responsibility' }),
      installationRequired: z.boolean().optional().meta({ label: 'Installation required' }),
    })
    .meta({ label: 'Specifications' }),
});

/** Who answers for one side of the order, with ways to reach them. */
const Contact = z.object({
  officerName: z.string().meta({ label: 'Officer name' }),
  designation: z.string().optional().meta({ label: 'Designation' }),
  email: z.string().optional().meta({ label: 'Email' }),
  contactNumber: z.string().optional().meta({ label: 'Contact number' }),
});

/** A file of a purchase order; the newest of a kind and name has the highest number. */
const Attachment = StoredFile.extend({
  kind: z.enum(attachmentKinds).meta({ label: 'Kind' }),
  number: z.int().meta({ label: 'Version' }),
});

/** A row of the list of purchase orders; amounts in rupees. */
export const PurchaseOrderRow = Tracked.extend({
  source: z.enum(purchaseOrderSources),
  poNumber: z.string().meta({ label: 'PO number' }),
  title: z.string().meta({ label: 'Title' }),
  priority: z.enum(purchaseOrderPriorities).meta({ label: 'Priority' }),
  status: z.enum(purchaseOrderStatuses).meta({ label: 'Status' }),
  /** Shown as the buyer. */
  department: z.string().meta({ label: 'Department' }),
  supplier: z.string().optional().meta({ label: 'Supplier' }),
  sellerOrganizationId: z.string().optional().meta({ label: 'Seller organization (id)' }),
  assigneeId: z.string().optional().meta({ label: 'Assignee (id)' }),
  assigneeName: z.string().optional().meta({ label: 'Assignee' }),
  requestedBy: z.string().meta({ label: 'Requested by' }),
  requestedById: z.string().meta({ label: 'Requested by (id)' }),
  requestedDate: z.string().meta({ label: 'Requested on', unit: 'instant' }),
  expectedDeliveryDate: z.string().optional().meta({ label: 'Expected delivery', unit: 'day' }),
  /** When all of it had come, for the first time; what is replaced later changes nothing. */
  deliveredAt: z.string().optional().meta({ label: 'Delivered on', unit: 'instant' }),
  /** That was by the last day on which it was expected, in India. */
  isOnTime: z.boolean().optional().meta({ label: 'Delivered on time' }),
  totalAmount: z.number().meta({ label: 'Total amount', unit: 'rupees' }),
  /** How many units of it are not delivered yet; of rows of a list. */
  openUnits: z.int().optional().meta({ label: 'Still open' }),
  /** Some goods of it are on their way or came; of rows of a list. */
  goodsLeft: z.boolean().optional().meta({ label: 'Goods on their way' }),
});
export type PurchaseOrderRow = z.output<typeof PurchaseOrderRow>;

/** One line of its history; of an approval that was handed over with in whose name it was given. */
export const PurchaseOrderEntry = HistoryEntry.extend({
  onBehalfOf: z.string().optional().meta({ label: 'In the name of' }),
});
export type PurchaseOrderEntry = z.output<typeof PurchaseOrderEntry>;

/** A purchase order, or a GeM order as one; amounts in rupees. */
export const PurchaseOrder = PurchaseOrderRow.extend({
  description: z.string().optional().meta({ label: 'Description' }),
  currency: z.literal('INR').meta({ label: 'Currency' }),
  buyerId: z.string().optional().meta({ label: 'Buyer (id)' }),
  buyerName: z.string().optional().meta({ label: 'Buyer' }),
  buyerOrganizationId: z.string().optional().meta({ label: 'Buyer organization (id)' }),
  buyerOrganizationName: z.string().optional().meta({ label: 'Buyer organization' }),
  /** Whom the supplier writes to or calls about the order. */
  buyerContact: Contact.optional().meta({ label: 'Buyer contact' }),
  supplierContact: Contact.optional().meta({ label: 'Supplier contact' }),
  expectedDeliveryStartDate: z.string().optional().meta({ label: 'Start date', unit: 'day' }),
  expectedDeliveryEndDate: z.string().optional().meta({ label: 'End date', unit: 'day' }),
  /** What the seller promised when it confirmed. */
  promisedDate: z.string().optional().meta({ label: 'Promised delivery', unit: 'day' }),
  gemContractNumber: z.string().optional().meta({ label: 'GeM contract number' }),
  gemOrderCategory: z.string().optional().meta({ label: 'Order category' }),
  deliveryPerson: z
    .object({
      officerName: z.string().optional().meta({ label: 'Officer name' }),
      designation: z.string().optional().meta({ label: 'Designation' }),
      contactNumber: z.string().optional().meta({ label: 'Contact number' }),
      location: z.string().optional().meta({ label: 'Delivery location' }),
    })
    .optional()
    .meta({ label: 'Delivery officer' }),
  items: z.array(PurchaseItem).meta({ label: 'Items' }),
  subtotal: z.number().meta({ label: 'Subtotal', unit: 'rupees' }),
  gstTotal: z.number().meta({ label: 'GST total', unit: 'rupees' }),
  notes: z.string().optional().meta({ label: 'Notes' }),
  internalNotes: z.string().optional().meta({ label: 'Internal notes' }),
  attachments: z.array(Attachment).meta({ label: 'Attachments' }),
  /** Of a GeM order. */
  gemOrderFile: StoredFile.optional().meta({ label: 'GeM order file' }),
  oemAuthorizationLetter: StoredFile.optional().meta({ label: 'OEM authorization letter' }),
  /** The tiers of approval that its value reaches, the lowest first; none where one approval is enough. */
  approvals: z.array(ApprovalStep).optional().meta({ label: 'Approvals' }),
  approvedBy: z.string().optional().meta({ label: 'Approved by' }),
  approvedDate: z.string().optional().meta({ label: 'Approved on', unit: 'instant' }),
  /** Who had handed the last approval over to who gave it. */
  approvedOnBehalfOf: z.string().optional().meta({ label: 'In the name of' }),
  /** Why it was rejected, declined or cancelled. */
  reason: z.string().optional().meta({ label: 'Reason' }),
  /** The GeM order behind a row of one. */
  sellerOrderId: z.string().optional().meta({ label: 'Order (id)' }),
  /** The requisition that it was made of. */
  requisitionId: z.string().optional().meta({ label: 'Requisition (id)' }),
  requisitionNumber: z.string().optional().meta({ label: 'Requisition number' }),
  /** Who wrote it, or what it was made of: they approve it in nobody's name. */
  authorIds: z.array(z.string()).optional().meta({ label: 'Written by (ids)' }),
  /** The timeline: each step with who, when and a note, kept for good. */
  history: z.array(PurchaseOrderEntry).meta({ label: 'History' }),
});
export type PurchaseOrder = z.output<typeof PurchaseOrder>;

const amount = z.coerce.number().min(0).max(99_999_999_999);

/** So many days who made a draft brings it back after it was deleted; a Super Admin does at any time. */
export const deletedDraftDays = 30;

/** A draft that was deleted; amounts in rupees. */
export const DeletedDraft = PurchaseOrderRow.pick({
  id: true,
  version: true,
  poNumber: true,
  title: true,
  department: true,
  supplier: true,
  requestedBy: true,
  totalAmount: true,
}).extend({
  deletedAt: z.string().meta({ label: 'Deleted on', unit: 'instant' }),
  /** For who made it: until when it is brought back. */
  keptUntil: z.string().optional().meta({ label: 'Can be restored until', unit: 'instant' }),
});
export type DeletedDraft = z.output<typeof DeletedDraft>;

/** A question for purchase orders; names that it does not know are refused. Days are of India, amounts rupees. */
export const PurchaseOrderQuery = ListQuery.extend({
  status: z.enum(purchaseOrderStatuses).optional(),
  department: z.string().max(200).optional(),
  priority: z.enum(purchaseOrderPriorities).optional(),
  seller: Id.optional(),
  from: day().optional(),
  to: day().optional(),
  min: amount.optional(),
  max: amount.optional(),
  /** By the expected delivery; a draft, what is delivered and what has ended are neither. */
  health: z.enum(['Overdue', 'Due Soon']).optional(),
  /** From the draft until it is in transit: what the figure of active orders counts. */
  active: z.enum(['yes', 'no']).optional(),
  /** Approved, and neither rejected nor cancelled since: what a total value counts. */
  approved: z.enum(['yes', 'no']).optional(),
  /** Those of which all came, on time or late: what the figures of deliveries count. */
  delivered: z.enum(['yes', 'on-time', 'late']).optional(),
  /** Those of which all had come on this day or later. */
  deliveredFrom: day().optional(),
  /** Those that were completed from this day on. */
  completedFrom: day().optional(),
  /** Of GeM orders; purchase orders have none. */
  category: z.string().max(100).optional(),
  source: z.enum(purchaseOrderSources).optional(),
  /** Those that their seller delivers now: goods of them are still to come. */
  outstanding: z.literal('yes').optional(),
});
export type PurchaseOrderQuery = z.output<typeof PurchaseOrderQuery>;

/** The same, and of purchase orders alone those whose next approval the asker may give now. */
export const PurchaseOrderListQuery = PurchaseOrderQuery.extend({ waiting: z.literal('yes').optional() });

/** What the procurement dashboard says above its list, of all that the asker sees; amounts in rupees. */
export const PurchaseOrderSummary = z.object({
  pendingApproval: z.int(),
  inTransit: z.int(),
  overdue: z.int(),
  total: z.int(),
  active: z.int(),
  completed: z.int(),
  /** Of what was approved and neither rejected nor cancelled, as that of each vendor. */
  totalValue: z.number(),
  recent: z.array(PurchaseOrderRow.pick({ id: true, poNumber: true, title: true, status: true, updatedAt: true })),
  topVendors: z.array(
    z.object({ sellerOrganizationId: z.string(), supplier: z.string(), orders: z.int(), totalValue: z.number() }),
  ),
  /** The departments that there are orders of. */
  departments: z.array(z.string()),
});
