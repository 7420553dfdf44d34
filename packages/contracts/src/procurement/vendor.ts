import { z } from 'zod';
import { ListQuery, pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { purchaseOrderStatuses } from '../states/purchase-order.js';

const readers = { any: ['procurement:view', 'sales:view'], only: ['Super Admin', 'Buyer', 'Seller'] } as const;

/** How a vendor did, over the orders that the asker sees; amounts in rupees, rates in percent, `null` without data. */
export const VendorPerformance = z.object({
  totalOrders: z.int(),
  completedOrders: z.int(),
  activeOrders: z.int(),
  completionRate: z.number(),
  /** Of the completed orders, those that were complete by the last day of their expected delivery in India. */
  onTimeDelivery: z.number().nullable(),
  /** Orders that were approved; the total value and its average are over these. */
  approvedOrders: z.int(),
  totalValue: z.number(),
  averageOrderValue: z.number().nullable(),
  /** Days from approval to completion. */
  averageDeliveryTime: z.number().nullable(),
});

/** `null` while the service that knows is away. */
const VendorStatus = z.enum(['Active', 'Inactive']).nullable();

/** A seller organisation as its buyers see it; its id is the organisation's. */
const Vendor = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().optional(),
  contactPerson: z.string().optional(),
  phone: z.string().optional(),
  status: VendorStatus,
  performance: VendorPerformance,
});

export const vendorSorts = [
  'name',
  'totalOrders',
  'completionRate',
  'onTimeDelivery',
  'totalValue',
  'averageDeliveryTime',
] as const;

const VendorQuery = ListQuery.extend({ status: z.enum(['Active', 'Inactive']).optional() });

/** What stands above the list, of all vendors that the asker sees. */
const VendorFigures = z.object({
  totalVendors: z.int(),
  /** `null` while it is not known who is active. */
  activeVendors: z.int().nullable(),
  activeOrders: z.int(),
  completedOrders: z.int(),
  approvedOrders: z.int(),
  totalValue: z.number(),
  averageOrderValue: z.number().nullable(),
  onTimeDelivery: z.number().nullable(),
});

const RecentOrder = z.object({
  id: z.string(),
  poNumber: z.string(),
  title: z.string(),
  status: z.enum(purchaseOrderStatuses),
  createdAt: z.string(),
  totalAmount: z.number(),
});

/** Sellers as their buyers see them; they are made by registration or by a Super Admin, never here. */
export const vendors = {
  list: operation({
    subject: 'procurement.vendor.list',
    method: 'GET',
    path: '/vendors',
    summary: 'Sellers of the orders that the asker sees, with how they performed',
    needs: readers,
    query: VendorQuery,
    reply: pageOf(Vendor).extend({ figures: VendorFigures }),
  }),
  get: operation({
    subject: 'procurement.vendor.get',
    method: 'GET',
    path: '/vendors/{id}',
    summary: 'One seller with how it performed and its five newest orders',
    needs: readers,
    params: ById,
    reply: Vendor.extend({ recentOrders: z.array(RecentOrder) }),
  }),
};
