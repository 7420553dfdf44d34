import { z } from 'zod';

/**
 * Figures of the overview; amounts in rupees, `null` where there is nothing to compute from. What ends soon (warranties,
 * AMC) is `null` while the asset service is away.
 */
export const DashboardStats = z.object({
  totalPOs: z.int(),
  activePOs: z.int(),
  completedPOs: z.int(),
  pendingApproval: z.int(),
  pendingValue: z.number(),
  totalValue: z.number(),
  sellerCount: z.int(),
  avgSellerRating: z.number().nullable(),
  overdueDeliveries: z.int(),
  warrantyExpiring: z.int().nullable(),
  amcExpiring: z.int().nullable(),
  ordersChange: z.number().nullable(),
  valueChange: z.number().nullable(),
  /** The buyer departments that there are orders of. */
  departments: z.array(z.string()),
});

export const periods = ['week', 'month', 'quarter', 'year'] as const;
export const ReportQuery = z.object({
  period: z.enum(periods).default('month'),
  department: z.string().max(200).optional(),
  vendor: z.string().max(64).optional(),
  category: z.string().max(100).optional(),
});

/** Procurement report of a period; amounts in rupees, rates in percent, times in days. */
export const ProcurementStats = z.object({
  totalOrders: z.int(),
  activeOrders: z.int(),
  completedOrders: z.int(),
  /** The total value and its average are over these. */
  approvedOrders: z.int(),
  totalValue: z.number(),
  avgOrderValue: z.number(),
  onTimeDeliveryRate: z.number().nullable(),
  avgDeliveryTime: z.number().nullable(),
  byStatus: z.array(z.object({ status: z.string(), orders: z.int(), value: z.number() })),
  byDepartment: z.array(
    z.object({
      department: z.string(),
      totalOrders: z.int(),
      totalSpent: z.number(),
      avgOrderValue: z.number(),
      completionRate: z.number(),
    }),
  ),
  byVendor: z.array(
    z.object({
      vendorId: z.string(),
      vendor: z.string(),
      totalOrders: z.int(),
      completionRate: z.number(),
      onTimeDeliveryRate: z.number().nullable(),
      totalValue: z.number(),
    }),
  ),
  trend: z.array(z.object({ month: z.string(), orders: z.int(), value: z.number() })),
});
