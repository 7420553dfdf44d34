import type { ReplyOf, reports } from '@portal/contracts';
import { Money, PlainTable, Secondary, Sheet, useT } from '@portal/ui';
import { Link } from 'react-router';
import { OrdersLink, useOrderLinks } from './order-links.js';
import type { ReportTable } from './report-csv.js';
import { Count, Rate } from './words.js';

type Row = ReplyOf<typeof reports.finances>['byDepartment'][number];

/** What each department ordered; each leads to its orders. */
export function DepartmentTable({ rows, from }: { rows: Row[]; from: string }) {
  const t = useT();
  const leads = useOrderLinks();
  return (
    <Sheet title={t('By department')} flush>
      <PlainTable
        name={t('By department')}
        rows={rows}
        rowKey={({ department }) => department}
        columns={[
          {
            key: 'department',
            title: t('Department'),
            render: ({ department }) => (
              <OrdersLink filters={{ from, department }}>
                <bdi>{department}</bdi>
              </OrdersLink>
            ),
          },
          { key: 'orders', title: t('Orders'), amount: true, render: (row) => <Count value={row.totalOrders} /> },
          {
            key: 'approved',
            title: t('Approved'),
            amount: true,
            render: ({ department, approvedOrders }) => (
              <Link to={leads({ from, department, approved: 'yes' })}>
                <Count value={approvedOrders} />
              </Link>
            ),
          },
          { key: 'spent', title: t('Total spent'), amount: true, render: (row) => <Money amount={row.totalSpent} /> },
          {
            key: 'average',
            title: t('Average order value'),
            amount: true,
            render: ({ avgOrderValue }) =>
              avgOrderValue === null ? <Secondary>{t('No data yet')}</Secondary> : <Money amount={avgOrderValue} />,
          },
          { key: 'completion', title: t('Completion'), render: (row) => <Rate value={row.completionRate} /> },
        ]}
      />
    </Sheet>
  );
}

/** The same as it is exported. */
export const departmentTable = (t: ReturnType<typeof useT>, rows: readonly Row[]): ReportTable => ({
  title: t('By department'),
  columns: [
    ...[t('Department'), t('Orders'), t('Approved'), t('Total spent')],
    ...[t('Average order value'), t('Completion')],
  ],
  rows: rows.map((row) => [
    ...[row.department, row.totalOrders, row.approvedOrders, row.totalSpent],
    ...[row.avgOrderValue, row.completionRate],
  ]),
});
