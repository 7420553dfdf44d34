import { useT } from '@portal/ui';
import type { AssetNumbers } from './asset-report.js';
import type { ReportTable } from './report-csv.js';
import type { OrderReport } from './order-figures.js';

type T = ReturnType<typeof useT>;

/** The tables of the reports as they are exported, in the reader's language; amounts in rupees. */
export function useReportTables() {
  const t = useT();
  return (orders: OrderReport | undefined, assets: AssetNumbers | undefined) => [
    ...(orders ? ofOrders(t, orders) : []),
    ...(assets ? ofAssets(t, assets) : []),
  ];
}

const ofOrders = (t: T, of: OrderReport): ReportTable[] => [
  {
    title: t('Orders by status'),
    columns: [t('Status'), t('Orders'), t('Value')],
    rows: of.byStatus.map(({ status, orders, value }) => [t(status), orders, value]),
  },
  {
    title: t('By department'),
    columns: [t('Department'), t('Orders'), t('Total spent'), t('Average order value'), t('Completion')],
    rows: of.byDepartment.map((row) => [
      row.department,
      row.totalOrders,
      row.totalSpent,
      row.avgOrderValue,
      row.completionRate,
    ]),
  },
  {
    title: t('By vendor'),
    columns: [t('Vendor'), t('Orders'), t('Completion'), t('On-time delivery'), t('Total Value')],
    rows: of.byVendor.map((row) => [
      row.vendor,
      row.totalOrders,
      row.completionRate,
      row.onTimeDeliveryRate,
      row.totalValue,
    ]),
  },
  {
    title: t('Order trend'),
    columns: [t('Month'), t('Orders'), t('Value')],
    rows: of.trend.map(({ month, orders, value }) => [month, orders, value]),
  },
];

function ofAssets(t: T, of: AssetNumbers): ReportTable[] {
  const priced = of.totalValue !== undefined;
  const counted = [t('Assets'), ...(priced ? [t('Value')] : [])];
  const numbers = ({ count, value = 0 }: { count: number; value?: number }) => (priced ? [count, value] : [count]);
  return [
    {
      title: t('Asset status distribution'),
      columns: [t('Status'), ...counted],
      rows: of.byStatus.map((row) => [t(row.status), ...numbers(row)]),
    },
    {
      title: t('Assets by department'),
      columns: [t('Department'), ...counted],
      rows: of.byDepartment.map((row) => [row.department, ...numbers(row)]),
    },
    {
      title: t('Category analysis'),
      columns: [t('Category'), ...counted],
      rows: of.byCategory.map((row) => [t(row.category), ...numbers(row)]),
    },
    {
      title: t('Ending within 30 days'),
      columns: [t('Asset'), t('Serial number'), t('Cover'), t('Ends on')],
      rows: of.expiring.map(({ name, serialNumber, kind, date }) => [
        name,
        serialNumber,
        kind === 'amc' ? t('AMC') : t('Warranty'),
        date,
      ]),
    },
  ];
}
