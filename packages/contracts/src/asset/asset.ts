import { z } from 'zod';
import { ListQuery, Tracked } from '../kernel/list.js';
import { day, Id, oneOf, optional, required, rupees } from '../kernel/text.js';
import { assetCategories, gemContractNumber } from '../procurement/order.js';
import { assetStatuses, disposalStatuses } from '../states/asset.js';

export const assetConditions = ['New', 'Used'] as const;

/** A new or changed asset; value in rupees (requirements: asset form). Buyer, seller and department follow from the contract. */
export const NewAsset = z.object({
  name: required('Asset name is required'),
  category: oneOf(assetCategories, 'Category is required'),
  serialNumber: required('Serial number is required', 100),
  gemContractNumber: gemContractNumber('GEM Contract Number is required'),
  value: rupees('Value must be greater than 0').positive('Value must be greater than 0'),
  purchaseDate: day('Purchase date is required'),
  department: optional(200),
  location: optional(200),
  manufacturer: optional(100),
  brand: optional(100),
  model: optional(100),
  condition: oneOf(assetConditions).default('New'),
  warrantyExpiry: day().optional(),
  hasAmc: z.boolean().default(false),
  amcExpiry: day().optional(),
  supplier: optional(200),
  description: optional(2000),
  notes: optional(2000),
  invoiceNumber: optional(100),
});
export type NewAsset = z.output<typeof NewAsset>;

/** What may change later: serial number, contract and category stay as they were registered. */
export const AssetChange = NewAsset.omit({ serialNumber: true, gemContractNumber: true, category: true });

export const AssetHolder = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  designation: z.string(),
  department: z.string(),
});

/** That a holder has a device: the one-time password that was mailed for it, and when the holder entered it; before that nothing is confirmed. */
export const DeviceDelivery = z.object({
  sentTo: z.string(),
  sentAt: z.string(),
  confirmedAt: z.string().optional(),
  confirmedBy: z.string().optional(),
});

/** An asset; value in rupees, dates as days. What is not for every role is optional (`asset.views.ts`). */
export const Asset = Tracked.extend({
  assetUid: z.string(),
  name: z.string(),
  category: z.string(),
  serialNumber: z.string(),
  gemContractNumber: z.string(),
  sellerOrderId: z.string().optional(),
  status: z.enum(assetStatuses),
  value: z.number().optional(),
  purchaseDate: z.string(),
  department: z.string(),
  location: z.string().optional(),
  manufacturer: z.string(),
  brand: z.string(),
  model: z.string().optional(),
  condition: z.string(),
  warrantyExpiry: z.string().optional(),
  hasAmc: z.boolean(),
  amcExpiry: z.string().optional(),
  supplier: z.string().optional(),
  description: z.string().optional(),
  notes: z.string().optional(),
  invoiceNumber: z.string().optional(),
  procurementStatus: z.enum(['Procured', 'Pending']),
  buyerOrganizationId: z.string().optional(),
  buyerName: z.string().optional(),
  sellerOrganizationId: z.string().optional(),
  sellerName: z.string().optional(),
  /** Somebody holds it; who, is not for everybody. */
  assigned: z.boolean(),
  endUserId: z.string().optional(),
  endUser: AssetHolder.optional(),
  allocationDate: z.string().optional(),
  deliveryRecord: DeviceDelivery.optional(),
  disposal: z.object({
    status: z.enum(disposalStatuses),
    reason: z.string().optional(),
    requestedBy: z.string().optional(),
    requestedById: z.string().optional(),
    decidedBy: z.string().optional(),
    note: z.string().optional(),
  }),
});
export type Asset = z.output<typeof Asset>;

export const AssetQuery = ListQuery.extend({
  category: z.enum(assetCategories).optional(),
  status: z.enum(assetStatuses).optional(),
  department: z.string().max(200).optional(),
  location: z.string().max(200).optional(),
  contract: z.string().max(50).optional(),
  endUserId: Id.optional(),
  assigned: z.enum(['yes', 'no']).optional(),
  attention: z.enum(['repair', 'warranty', 'amc', 'any']).optional(),
  disposal: z.enum(disposalStatuses).optional(),
});
export type AssetQuery = z.output<typeof AssetQuery>;

/** ordered − registered = remaining, per category of a contract. */
export const Capacity = z.object({
  category: z.string(),
  ordered: z.int(),
  registered: z.int(),
  remaining: z.int(),
});

/** A contract that assets can be registered against. */
export const ContractChoice = z.object({
  orderId: z.string(),
  gemContractNumber: z.string(),
  status: z.string(),
  department: z.string(),
  sellerName: z.string(),
  capacity: z.array(Capacity),
});
