import { z } from 'zod';
import { dayInIndia } from '../kernel/day.js';
import { FileIds, fileIds, StoredFile } from '../kernel/file.js';
import { gstin } from '../kernel/gstin.js';
import { HistoryEntry, ListQuery, Tracked } from '../kernel/list.js';
import { isObject } from '../kernel/object.js';
import { day, email, Id, indianPhone, oneOf, optional, required, rupees, section, toPaise } from '../kernel/text.js';
import { orderStatuses } from '../states/order.js';
import { purchaseOrderPriorities } from './priority.js';

export const orderCategories = ['IT Hardware', 'Software', 'Services', 'Consumables'] as const;
type OrderCategory = (typeof orderCategories)[number];
export const amcResponsibilities = ['OEM', 'Seller', '3rd Party'] as const;
/** Asset categories; what is ordered and registered is counted by them. */
export const assetCategories = [
  'Laptop',
  'Desktop',
  'Printer',
  'Scanner',
  'Webcam',
  'Server',
  'Network Equipment',
  'Display',
  'Accessories',
  'Software',
  'Software License Key',
  'Other',
] as const;
export const productSuggestions = ['Laptop', 'Desktop', 'Printer', 'Scanner', 'Server', 'Network Equipment'] as const;
/** @untranslated names of brands */
export const brandSuggestions = ['Dell', 'HP', 'Lenovo', 'Cisco', 'IBM', 'Apple'] as const;
export const gstPercent = 18;

/** 5 to 50 characters: at least two letters first, a digit somewhere, only letters, digits, hyphen and slash. */
export const isGemContractNumber = (value: string) =>
  /^[A-Za-z]{2}[A-Za-z0-9/-]{3,48}$/.test(value) && /\d/.test(value);
export const gemContractNumber = (message: string) =>
  required(message, 200)
    .transform((value) => value.toUpperCase())
    .refine(isGemContractNumber, 'Invalid GEM Contract Number format')
    .meta({ pattern: '^[A-Za-z]{2}[A-Za-z0-9/-]{3,48}$', allOf: [{ pattern: '[0-9]' }] });

/** A number of pieces: a whole one from 1 to a million. */
export const count = (message: string) =>
  z
    .number({ error: message })
    .int('Please enter a whole number')
    .min(1, message)
    .max(1_000_000, 'At most 10,00,000 (ten lakh) are allowed');

const noWarranty = 'Warranty Period must be greater than 0';
/** What is bought without a warranty: no hardware. */
const withoutWarranty: readonly OrderCategory[] = ['Software', 'Services', 'Consumables'];
const needsWarranty = (category: OrderCategory) => !withoutWarranty.includes(category);

const gstRange = 'GST must be from 0 to 100 percent';
/** GST of a line in percent; the usual rate where nobody says another. */
export const gst = () =>
  z
    .number({ error: gstRange })
    .min(0, gstRange)
    .max(100, gstRange)
    .default(gstPercent)
    .meta({ label: 'GST in percent' });

/** One line of a new order; unit price in rupees before GST, warranty in years. */
export const NewOrderItem = z.object({
  productName: required('Product Name is required').meta({ label: 'Product name' }),
  brand: required('Brand is required', 100).meta({ label: 'Brand' }),
  modelNumber: required('Model Number is required', 100).meta({ label: 'Model number' }),
  categoryType: oneOf(assetCategories, 'Category Type is required').meta({ label: 'Category type' }),
  quantity: count('Quantity must be greater than 0').meta({ label: 'Quantity' }),
  unitPrice: rupees('Unit Price must be greater than 0')
    .positive('Unit Price must be greater than 0')
    .meta({ label: 'Unit price before GST', unit: 'rupees' }),
  gst: gst(),
  gstin: gstin('GSTIN is required').meta({ label: 'GSTIN of the OEM' }),
  warrantyPeriod: z
    .number({ error: noWarranty })
    .min(0, noWarranty)
    .max(10, 'At most 10 years are allowed')
    .meta({ label: 'Warranty period in years', unit: 'years' }),
  amcResponsibility: oneOf(amcResponsibilities).default('OEM').meta({ label: 'AMC responsibility' }),
  installationRequired: z.boolean().default(false).meta({ label: 'Installation required' }),
});

const officer = {
  officerName: (message: string) => required(message, 100),
  designation: (message: string) => required(message, 100),
};

/** GST of an amount in paise, rounded to the paise; in whole numbers, since 1.15 times 3000 is less than 3450 in others. */
export function gstPaise(base: number, percent: number) {
  if (!Number.isSafeInteger(base)) return Math.round((base * percent) / 100);
  const millionths = BigInt(Math.round(percent * 1_000_000));
  return Number((BigInt(base) * millionths + 50_000_000n) / 100_000_000n);
}

/** Paise of all lines with GST, about: to be compared with what whole numbers are exact. */
export const totalPaise = (items: { unitPrice: number; quantity: number; gst: number }[]) =>
  items.reduce((sum, { unitPrice, quantity, gst }) => sum + toPaise(unitPrice) * quantity * (1 + gst / 100), 0);

/** A new GeM order (requirements: new GEM order form). */
export const NewOrder = z
  .object({
    gemContractNumber: gemContractNumber('GeM Contract Number is required').meta({ label: 'GeM contract number' }),
    gemOrderCategory: oneOf(orderCategories, 'GeM Order Category is required').meta({ label: 'GeM order category' }),
    gemBuyerDepartmentName: required('GeM Buyer Department Name is required').meta({
      label: 'GeM buyer department name',
    }),
    priority: oneOf(purchaseOrderPriorities).default('Medium').meta({ label: 'Priority' }),
    buyerContact: section(
      z.object({
        officerName: officer.officerName('Buyer Officer Name is required').meta({ label: 'Buyer officer name' }),
        designation: officer.designation('Buyer Designation is required').meta({ label: 'Designation' }),
        email: email('Buyer Email is required', 'Buyer Email must be valid').meta({ label: 'Email' }),
        contactNumber: indianPhone(
          'Buyer Contact Number is required',
          'Please enter a valid 10-digit contact number',
        ).meta({ label: 'Contact number' }),
      }),
    ).meta({ label: 'Buyer officer' }),
    deliveryPerson: section(
      z.object({
        officerName: officer.officerName('Delivery Officer Name is required').meta({ label: 'Delivery officer name' }),
        designation: officer.designation('Delivery Designation is required').meta({ label: 'Designation' }),
        contactNumber: indianPhone(
          'Delivery Contact Number is required',
          'Please enter a valid 10-digit contact number',
        ).meta({ label: 'Contact number' }),
      }),
    ).meta({ label: 'Delivery officer' }),
    expectedDeliveryWindow: section(
      z.object({
        startDate: day('Expected Delivery Start Date is required').meta({ label: 'Start date', unit: 'day' }),
        endDate: day('Expected Delivery End Date is required').meta({ label: 'End date', unit: 'day' }),
      }),
    ).meta({ label: 'Expected delivery' }),
    items: z
      .array(NewOrderItem, { error: 'Add at least one item.' })
      .min(1, 'Add at least one item.')
      .max(200, 'The list is too long')
      .meta({ label: 'Items' }),
    gemOrderFile: fileIds('GeM Order file is required')
      .min(1, 'GeM Order file is required')
      .max(1)
      .meta({ label: 'GeM order file' }),
    oemAuthorizationLetter: FileIds.max(1).default([]).meta({ label: 'OEM authorization letter' }),
    notes: optional(2000).meta({ label: 'Notes' }),
    /** The seller organisation, when a buyer or an administrator adds the order. */
    sellerOrganizationId: Id.optional().meta({ label: 'Seller' }),
  })
  .refine((order) => order.expectedDeliveryWindow.endDate >= order.expectedDeliveryWindow.startDate, {
    path: ['expectedDeliveryWindow', 'endDate'],
    error: 'The end date must not be before the start date',
  })
  .refine((order) => order.expectedDeliveryWindow.endDate >= dayInIndia(), {
    path: ['expectedDeliveryWindow', 'endDate'],
    error: 'The end date must not lie in the past',
  })
  .superRefine(
    ({ gemOrderCategory, items }, context) => {
      if (!needsWarranty(gemOrderCategory) || !Array.isArray(items)) return;
      for (const [index, item] of items.entries())
        if (isObject(item) && item.warrantyPeriod === 0)
          context.addIssue({ code: 'custom', path: ['items', index, 'warrantyPeriod'], message: noWarranty });
    },
    // Said together with what else is wrong, not only when nothing is.
    { when: ({ value }) => isObject(value) },
  )
  .refine(({ items }) => totalPaise(items) <= Number.MAX_SAFE_INTEGER, {
    path: ['items'],
    error: 'This amount is too large',
  });
export type NewOrder = z.output<typeof NewOrder>;

/** One line as stored; amounts in rupees. */
export const OrderItem = NewOrderItem.extend({
  id: z.string().meta({ label: 'Id' }),
  gstAmount: z.number().meta({ label: 'GST amount', unit: 'rupees' }),
  totalPrice: z.number().meta({ label: 'Total price', unit: 'rupees' }),
  delivered: z.int().meta({ label: 'Delivered' }),
});

/** An account of the buyer's office that accepts deliveries. */
export const Receiver = z.object({
  id: z.string().meta({ label: 'Id' }),
  name: z.string().meta({ label: 'Name' }),
  designation: z.string().meta({ label: 'Designation' }),
});

const chooseReceiver = 'Please choose who receives the delivery';
/** Who receives: somebody of the own office. */
export const ReceiverChoice = z.object({ receiverId: z.string({ error: chooseReceiver }).pipe(Id) });
/** Who of the own office looks after an order; nobody without one. */
export const AssigneeChoice = z.object({ assigneeId: Id.optional().meta({ label: 'Assignee' }) });
/** Without a choice, who maps receives. */
export const MappingChoice = z.object({ receiverId: Id.optional() });

/** A GeM order; amounts in rupees. */
export const Order = Tracked.extend({
  status: z.enum(orderStatuses).meta({ label: 'Status' }),
  gemContractNumber: z.string().meta({ label: 'GeM contract number' }),
  gemOrderCategory: z.string().meta({ label: 'Order category' }),
  gemBuyerDepartmentName: z.string().meta({ label: 'Buyer department' }),
  priority: z.enum(purchaseOrderPriorities).meta({ label: 'Priority' }),
  sellerId: z.string().meta({ label: 'Seller (id)' }),
  sellerName: z.string().meta({ label: 'Seller' }),
  sellerOrganizationId: z.string().meta({ label: 'Seller organization (id)' }),
  buyerContact: z
    .object({
      officerName: z.string().meta({ label: 'Officer name' }),
      designation: z.string().meta({ label: 'Designation' }),
      email: z.string().meta({ label: 'Email' }),
      contactNumber: z.string().meta({ label: 'Contact number' }),
    })
    .meta({ label: 'Buyer officer' }),
  deliveryPerson: z
    .object({
      officerName: z.string().meta({ label: 'Officer name' }),
      designation: z.string().meta({ label: 'Designation' }),
      contactNumber: z.string().meta({ label: 'Contact number' }),
    })
    .meta({ label: 'Delivery officer' }),
  expectedDeliveryWindow: z
    .object({
      startDate: z.string().meta({ label: 'Start date', unit: 'day' }),
      endDate: z.string().meta({ label: 'End date', unit: 'day' }),
    })
    .meta({ label: 'Expected delivery' }),
  items: z.array(OrderItem).meta({ label: 'Items' }),
  subtotal: z.number().meta({ label: 'Subtotal', unit: 'rupees' }),
  gstTotal: z.number().meta({ label: 'GST total', unit: 'rupees' }),
  totalAmount: z.number().meta({ label: 'Total amount', unit: 'rupees' }),
  gemOrderFile: StoredFile.optional().meta({ label: 'GeM order file' }),
  oemAuthorizationLetter: StoredFile.optional().meta({ label: 'OEM authorization letter' }),
  notes: z.string().optional().meta({ label: 'Notes' }),
  createdById: z.string().meta({ label: 'Created by (id)' }),
  approvedBy: z.string().optional().meta({ label: 'Approved by' }),
  approvedAt: z.string().optional().meta({ label: 'Approved on', unit: 'instant' }),
  /** When all of it had come, for the first time; what is replaced later changes nothing. */
  deliveredAt: z.string().optional().meta({ label: 'Delivered on', unit: 'instant' }),
  /** That was by the last day on which it was expected, in India. */
  isOnTime: z.boolean().optional().meta({ label: 'Delivered on time' }),
  rejectionReason: z.string().optional().meta({ label: 'Rejection reason' }),
  cancellationReason: z.string().optional().meta({ label: 'Cancellation reason' }),
  isMappedToBuyer: z.boolean().meta({ label: 'Mapped to a buyer' }),
  buyerId: z.string().optional().meta({ label: 'Buyer (id)' }),
  buyerName: z.string().optional().meta({ label: 'Buyer' }),
  buyerOrganizationId: z.string().optional().meta({ label: 'Buyer organization (id)' }),
  mappedAt: z.string().optional().meta({ label: 'Mapped on', unit: 'instant' }),
  /** Who of the buyer's office accepts deliveries: the one-time password goes to this account. */
  receiver: Receiver.optional().meta({ label: 'Who receives deliveries' }),
  /** Who of the buyer's office looks after it. */
  assigneeId: z.string().optional().meta({ label: 'Assignee (id)' }),
  assigneeName: z.string().optional().meta({ label: 'Assignee' }),
  history: z.array(HistoryEntry).meta({ label: 'History' }),
});
export type Order = z.output<typeof Order>;

export const OrderQuery = ListQuery.extend({
  status: z.enum(orderStatuses).optional(),
  category: z.enum(orderCategories).optional(),
  department: z.string().max(200).optional(),
  priority: z.enum(purchaseOrderPriorities).optional(),
  /** The id of who looks after it. */
  assignee: Id.optional(),
  mapped: z.enum(['yes', 'no']).optional(),
  /** By the expected end of the delivery; orders that are completed or rejected are neither. */
  delivery: z.enum(['Overdue', 'Due Soon']).optional(),
  /** Approved or in progress: what the figure of active orders counts. */
  active: z.enum(['yes', 'no']).optional(),
  /** Pending ones that somebody else added: nobody decides about their own. */
  waiting: z.literal('yes').optional(),
});

/**
 * A step of an order: approve or reject by a Super Admin, progress by its seller, cancel by who created it. With `order`, who
 * created it edits it while it waits, or corrects it after a rejection and sends it again.
 */
export const OrderChange = z
  .object({
    status: oneOf(orderStatuses, 'Please choose a status').optional(),
    rejectionReason: optional(500),
    cancellationReason: optional(500),
    notes: optional(2000),
    order: NewOrder.optional(),
  })
  .refine(({ order, status }) => order ?? status, { path: ['status'], error: 'Please choose a status' });

/** What a buyer sees of an order that is not its own yet: enough to recognise it. */
export const OrderToMap = Order.pick({
  id: true,
  version: true,
  status: true,
  gemContractNumber: true,
  gemBuyerDepartmentName: true,
  sellerName: true,
  totalAmount: true,
  expectedDeliveryWindow: true,
  isMappedToBuyer: true,
}).extend({
  items: z.array(
    OrderItem.pick({ id: true, productName: true, brand: true, modelNumber: true, quantity: true, totalPrice: true }),
  ),
  /** The account of the own office that has the e-mail address of the order's officer. */
  suggestedReceiverId: z.string().optional(),
});
