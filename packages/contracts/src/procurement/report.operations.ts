import { operation } from '../kernel/operation.js';
import { DeliveryReport, FinancialReport, ProcurementStats, ReportQuery, VendorReport } from './report.js';

const readers = { any: ['reports:view'], only: ['Super Admin', 'Buyer', 'Seller'] } as const;

/** Reports of a period over the orders that the asker sees. */
export const reports = {
  orders: operation({
    subject: 'procurement.report.procurement-stats',
    method: 'GET',
    path: '/reports/procurement-stats',
    summary: 'Procurement report of a period',
    needs: readers,
    query: ReportQuery,
    reply: ProcurementStats,
  }),
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
