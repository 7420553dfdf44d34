import { z } from 'zod';
import { operation } from '../kernel/operation.js';
import { ReportQuery } from './report.js';
import { VendorPerformance } from './vendor.js';

const readers = { any: ['reports:view'], only: ['Super Admin', 'Buyer', 'Seller'] } as const;

/** How each vendor did in a period. */
const VendorReport = z.object({
  vendors: z.array(z.object({ vendorId: z.string(), vendor: z.string(), performance: VendorPerformance })),
});

/** How the orders of a period were delivered; changes against the period before in percentage points and days. */
const DeliveryReport = z.object({
  completedOrders: z.int(),
  onTimeOrders: z.int(),
  lateOrders: z.int(),
  overdueOrders: z.int(),
  onTimeDeliveryRate: z.number().nullable(),
  onTimeDeliveryChange: z.number().nullable(),
  avgDeliveryTime: z.number().nullable(),
  avgDeliveryTimeChange: z.number().nullable(),
  byMonth: z.array(
    z.object({ month: z.string(), completedOrders: z.int(), onTimeOrders: z.int(), onTimeDeliveryRate: z.number() }),
  ),
});

/** What the approved orders of a period cost, and what still waits for approval; amounts in rupees. */
const FinancialReport = z.object({
  approvedOrders: z.int(),
  totalValue: z.number(),
  totalValueChange: z.number().nullable(),
  avgOrderValue: z.number().nullable(),
  pendingOrders: z.int(),
  pendingValue: z.number(),
  byDepartment: z.array(
    z.object({
      department: z.string(),
      totalOrders: z.int(),
      approvedOrders: z.int(),
      totalSpent: z.number(),
      avgOrderValue: z.number().nullable(),
      completionRate: z.number(),
    }),
  ),
});

/** Reports of a period over the orders that the asker sees. */
export const reports = {
  vendors: operation({
    subject: 'procurement.report.vendor-performance',
    method: 'GET',
    path: '/reports/vendor-performance',
    summary: 'How each vendor performed in a period',
    needs: readers,
    query: ReportQuery,
    reply: VendorReport,
  }),
  deliveries: operation({
    subject: 'procurement.report.delivery-analytics',
    method: 'GET',
    path: '/reports/delivery-analytics',
    summary: 'How the orders of a period were delivered',
    needs: readers,
    query: ReportQuery,
    reply: DeliveryReport,
  }),
  finances: operation({
    subject: 'procurement.report.financial-summary',
    method: 'GET',
    path: '/reports/financial-summary',
    summary: 'What the approved orders of a period cost, by department',
    needs: readers,
    query: ReportQuery,
    reply: FinancialReport,
  }),
};
