import { z } from 'zod';
import { VendorPerformance } from './vendor.js';

/**
 * Figures of the overview; amounts in rupees, `null` where there is nothing to compute from. What ends soon (warranties,
 * AMC) is `null` while the asset service is away.
 */
/** The same of GeM orders alone, which have a list of their own. */
const GemFigures = z.object({
  total: z.int(),
  pendingApproval: z.int(),
  active: z.int(),
  completed: z.int(),
  overdue: z.int(),
  totalValue: z.number(),
  /** The total against the period before, in percent. */
  totalChange: z.number().nullable(),
  /** The buyer departments that there are orders of. */
  departments: z.array(z.string()),
});

/**
 * Figures of the overview over purchase orders and GeM orders that the asker sees: each is the number of rows of a list by the same
 * filter, so that who follows it finds what was counted. Amounts in rupees, changes in percent.
 */
export const DashboardStats = z.object({
  totalPOs: z.int(),
  /** From the draft until it is in transit. */
  activePOs: z.int(),
  completedPOs: z.int(),
  /** Of the active ones. */
  pendingValue: z.number(),
  /** Of what was approved and neither rejected nor cancelled. */
  totalValue: z.number(),
  /** The active vendors; `null` while it is not known who is active, and for a seller. */
  sellerCount: z.int().nullable(),
  avgSellerRating: z.number().nullable(),
  overdueDeliveries: z.int(),
  warrantyExpiring: z.int().nullable(),
  amcExpiring: z.int().nullable(),
  /** Within so many days; `null` while that is not known. */
  warrantyAlertDays: z.int().nullable(),
  amcAlertDays: z.int().nullable(),
  valueChange: z.number().nullable(),
  gemOrders: GemFigures,
});

export const periods = ['week', 'month', 'quarter', 'year'] as const;
export const ReportQuery = z.object({
  period: z.enum(periods).default('month'),
  department: z.string().max(200).optional(),
  vendor: z.string().max(64).optional(),
  category: z.string().max(100).optional(),
});

const OfDepartment = z.object({
  department: z.string(),
  totalOrders: z.int(),
  approvedOrders: z.int(),
  totalSpent: z.number(),
  avgOrderValue: z.number().nullable(),
  completionRate: z.number(),
});

/** The first day that a report is about, in India. */
export const ReportPeriod = z.object({ from: z.iso.date() });

/** One step of the time of a report: a day of a week or a month, a week of a quarter, a month of a year. */
export const ReportStep = z.object({ from: z.iso.date() });

/**
 * Procurement report of a period over purchase orders and GeM orders; amounts in rupees, rates in percent, times in
 * days. A change is against the period before: in percent, of rates in percentage points; `null` without anything to
 * compare with.
 */
export const ProcurementStats = ReportPeriod.extend({
  totalOrders: z.int(),
  totalOrdersChange: z.number().nullable(),
  activeOrders: z.int(),
  completedOrders: z.int(),
  completionRate: z.number(),
  completionRateChange: z.number().nullable(),
  /** The total value and its average are over these. */
  approvedOrders: z.int(),
  totalValue: z.number(),
  totalValueChange: z.number().nullable(),
  avgOrderValue: z.number().nullable(),
  /** Of which all came; on time and days are over these. */
  deliveredOrders: z.int(),
  onTimeDeliveryRate: z.number().nullable(),
  onTimeDeliveryChange: z.number().nullable(),
  avgDeliveryTime: z.number().nullable(),
  byStatus: z.array(z.object({ status: z.string(), orders: z.int(), value: z.number() })),
  byDepartment: z.array(OfDepartment),
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
  /** Every step of the period, also those without an order. */
  trend: z.array(ReportStep.extend({ orders: z.int(), value: z.number() })),
});

/** How each vendor did in a period. */
export const VendorReport = ReportPeriod.extend({
  vendors: z.array(z.object({ vendorId: z.string(), vendor: z.string(), performance: VendorPerformance })),
});

/** The orders of which all came in a period, and those that are overdue as of now; changes as in the procurement report, times in days. */
export const DeliveryReport = ReportPeriod.extend({
  deliveredOrders: z.int(),
  /** The same, as releases before call it. */
  completedOrders: z.int(),
  onTimeOrders: z.int(),
  lateOrders: z.int(),
  /** As of now, whenever they were made. */
  overdueOrders: z.int(),
  onTimeDeliveryRate: z.number().nullable(),
  onTimeDeliveryChange: z.number().nullable(),
  avgDeliveryTime: z.number().nullable(),
  avgDeliveryTimeChange: z.number().nullable(),
  trend: z.array(
    ReportStep.extend({
      deliveredOrders: z.int(),
      completedOrders: z.int(),
      onTimeOrders: z.int(),
      onTimeDeliveryRate: z.number().nullable(),
    }),
  ),
});

/** What the approved orders of a period cost, and what still waits for approval; amounts in rupees. */
export const FinancialReport = ReportPeriod.extend({
  approvedOrders: z.int(),
  totalValue: z.number(),
  totalValueChange: z.number().nullable(),
  avgOrderValue: z.number().nullable(),
  pendingOrders: z.int(),
  pendingValue: z.number(),
  byDepartment: z.array(OfDepartment),
});
