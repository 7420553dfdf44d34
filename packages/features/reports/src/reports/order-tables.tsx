import { formatNumber, Ltr, Money, PlainTable, Score, Secondary, Sheet, StatusTag, useT } from '@portal/ui';
import type { OrderReport } from './order-figures.js';

const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;

/** Orders by status, by department and by vendor. */
export function OrderTables({ report }: { report: OrderReport }) {
  return (
    <>
      <StatusTable report={report} />
      <DepartmentTable report={report} />
      <VendorTable report={report} />
    </>
  );
}

/** How many orders stand where. */
function StatusTable({ report }: { report: OrderReport }) {
  const t = useT();
  return (
    <Sheet title={t('Orders by status')} flush>
      <PlainTable
        name={t('Orders by status')}
        rows={report.byStatus}
        rowKey={({ status }) => status}
        columns={[
          { key: 'status', title: t('Status'), render: ({ status }) => <StatusTag status={status} /> },
          { key: 'orders', title: t('Orders'), amount: true, render: ({ orders }) => count(orders) },
          { key: 'value', title: t('Value'), amount: true, render: ({ value }) => <Money amount={value} /> },
        ]}
      />
    </Sheet>
  );
}

/** What each department ordered. */
function DepartmentTable({ report }: { report: OrderReport }) {
  const t = useT();
  return (
    <Sheet title={t('By department')} flush>
      <PlainTable
        name={t('By department')}
        rows={report.byDepartment}
        rowKey={({ department }) => department}
        columns={[
          { key: 'department', title: t('Department'), render: ({ department }) => <bdi>{department}</bdi> },
          { key: 'orders', title: t('Orders'), amount: true, render: ({ totalOrders }) => count(totalOrders) },
          {
            key: 'spent',
            title: t('Total spent'),
            amount: true,
            render: ({ totalSpent }) => <Money amount={totalSpent} />,
          },
          {
            key: 'average',
            title: t('Average order value'),
            amount: true,
            render: ({ avgOrderValue }) => <Money amount={avgOrderValue} />,
          },
          {
            key: 'completion',
            title: t('Completion'),
            render: ({ completionRate }) => <Score value={completionRate} />,
          },
        ]}
      />
    </Sheet>
  );
}

/** How each vendor delivered. */
function VendorTable({ report }: { report: OrderReport }) {
  const t = useT();
  return (
    <Sheet title={t('By vendor')} flush>
      <PlainTable
        name={t('By vendor')}
        rows={report.byVendor}
        rowKey={({ vendor }) => vendor}
        columns={[
          { key: 'vendor', title: t('Vendor'), render: ({ vendor }) => <bdi>{vendor}</bdi> },
          { key: 'orders', title: t('Orders'), amount: true, render: ({ totalOrders }) => count(totalOrders) },
          {
            key: 'completion',
            title: t('Completion'),
            render: ({ completionRate }) => <Score value={completionRate} />,
          },
          {
            key: 'onTime',
            title: t('On-time delivery'),
            render: ({ onTimeDeliveryRate }) =>
              onTimeDeliveryRate === null ? (
                <Secondary>{t('No data yet')}</Secondary>
              ) : (
                <Score value={onTimeDeliveryRate} />
              ),
          },
          {
            key: 'value',
            title: t('Total Value'),
            amount: true,
            render: ({ totalValue }) => <Money amount={totalValue} />,
          },
        ]}
      />
    </Sheet>
  );
}
