import { z } from 'zod';
import { ListQuery } from '../kernel/list.js';
import { email, line, oneOf, optionalLine, optionalParagraph, optionalPhone } from '../kernel/text.js';
import { purchaseOrderStatuses } from '../states/purchase-order.js';

/** How a vendor did, over the orders that the asker sees; amounts in rupees, rates in percent, `null` without data. */
export const VendorPerformance = z.object({
  totalOrders: z.int(),
  completedOrders: z.int(),
  activeOrders: z.int(),
  completionRate: z.number(),
  /** Orders of which all came, completed or not: on time and days are over these. */
  deliveredOrders: z.int(),
  /** All of them had come by the last day of their expected delivery, in India. */
  onTimeOrders: z.int(),
  /** The share of those among the delivered ones. */
  onTimeDelivery: z.number().nullable(),
  /** Orders that were approved; the total value and its average are over these. */
  approvedOrders: z.int(),
  totalValue: z.number(),
  averageOrderValue: z.number().nullable(),
  /** Days from the approval until all had come. */
  averageDeliveryTime: z.number().nullable(),
});

/** What inspections found of a vendor's goods, of the receipts that the asker sees; `null` without data. */
export const VendorGoods = z.object({
  inspectedUnits: z.int(),
  rejectedUnits: z.int(),
  rejectionRate: z.number().nullable(),
});

const statuses = ['Active', 'Inactive', 'Invited'] as const;

/** Invited: was asked to register, and has no account yet; `null` while the service that knows is away. */
const VendorStatus = z.enum(statuses).nullable();

const kept = {
  contactPerson: optionalLine(100).meta({ label: 'Contact person' }),
  phone: optionalPhone('Please enter a valid 10-digit contact number').meta({ label: 'Contact number' }),
  address: optionalParagraph().meta({ label: 'Address' }),
};

/**
 * A vendor for the asker's office. Who has an account as a seller under this e-mail is that seller; anybody else is invited
 * by mail to register (requirements: vendor record).
 */
export const NewVendor = z.object({
  name: line('Vendor name is required').meta({ label: 'Vendor name' }),
  email: email('Email is required').meta({ label: 'Email' }),
  ...kept,
});

/** What an office keeps about a vendor. A registered seller says its own name and e-mail; those of an invited one are the office's. */
export const VendorChange = z.object({
  name: optionalLine().meta({ label: 'Vendor name' }),
  email: email('Email is required').optional().meta({ label: 'Email' }),
  ...kept,
  /** An inactive one gets no new orders and requests of the office. */
  status: oneOf(['Active', 'Inactive']).default('Active').meta({ label: 'Status' }),
});

/** A seller organisation as its buyers see it; its id is the organisation's, of one that is only invited the invitation's. */
export const Vendor = z.object({
  id: z.string(),
  /** Of what the asker's office keeps about it; missing where it keeps nothing. */
  version: z.int().optional(),
  name: z.string(),
  email: z.string().optional(),
  contactPerson: z.string().optional(),
  phone: z.string().optional(),
  address: z.string().optional(),
  status: VendorStatus,
  performance: VendorPerformance,
  /** Mean of the stars (1 to 5) that offices gave for orders that the asker sees, to one decimal; `null` without any. */
  rating: z.number().nullable(),
  /** How many ratings that is of. */
  ratings: z.int(),
});

export const vendorSorts = [
  'name',
  'totalOrders',
  'completionRate',
  'onTimeDelivery',
  'totalValue',
  'averageDeliveryTime',
] as const;

export const VendorQuery = ListQuery.extend({ status: z.enum(statuses).optional() });

/** What stands above the list, of all vendors that the asker sees. */
export const VendorFigures = z.object({
  totalVendors: z.int(),
  /** `null` while it is not known who is active. */
  activeVendors: z.int().nullable(),
  activeOrders: z.int(),
  completedOrders: z.int(),
  approvedOrders: z.int(),
  totalValue: z.number(),
  averageOrderValue: z.number().nullable(),
  deliveredOrders: z.int(),
  onTimeDelivery: z.number().nullable(),
});

export const RecentOrder = z.object({
  id: z.string(),
  poNumber: z.string(),
  title: z.string(),
  status: z.enum(purchaseOrderStatuses),
  createdAt: z.string(),
  totalAmount: z.number(),
});
