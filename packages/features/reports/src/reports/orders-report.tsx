import { type ReplyOf, reports } from '@portal/contracts';
import { Figures, formatLakh, formatTenth, Money, PlainTable, Sheet, StatusTag, useRead, useT } from '@portal/ui';
import { DepartmentTable, departmentTable } from './department-table.js';
import { OrdersLink, useOrderLinks } from './order-links.js';
import type { ReportTable } from './report-csv.js';
import { ReportFrame } from './report-frame.js';
import { StepChart } from './step-chart.js';
import { useReportChoice } from './use-report-choice.js';
import { Count, Rate, useChange } from './words.js';

type Report = ReplyOf<typeof reports.orders>;
type T = ReturnType<typeof useT>;

/** The orders of a period: how many, of what value, where they stand and who sold them. */
export function OrdersReport() {
  const t = useT();
  const { choice } = useReportChoice();
  const read = useRead(reports.orders, { query: choice });
  return (
    <ReportFrame
      name="orders-report"
      read={read}
      tables={(report) => tablesOf(t, report)}
      figures={(report) => <OrderFigures report={report} />}
      aside={({ byStatus, from }) => <StatusTable rows={byStatus} from={from} />}
    >
      {({ trend, byDepartment, byVendor, from }) => (
        <>
          <StepChart
            name={t('Order trend (₹ lakh)')}
            steps={trend}
            series={[{ label: t('Value'), value: (step) => step.value }]}
            text={formatLakh}
            columns={[
              { key: 'orders', title: t('Orders'), amount: true, render: ({ orders }) => <Count value={orders} /> },
              { key: 'value', title: t('Value'), amount: true, render: ({ value }) => <Money amount={value} /> },
            ]}
          />
          <DepartmentTable rows={byDepartment} from={from} />
          <VendorTable rows={byVendor} from={from} />
        </>
      )}
    </ReportFrame>
  );
}

/** The four numbers of the orders, each with what it was before. */
function OrderFigures({ report }: { report: Report }) {
  const t = useT();
  const change = useChange();
  const leads = useOrderLinks();
  const { avgOrderValue, avgDeliveryTime, from } = report;
  const completed = leads({ from, status: 'Completed' });
  return (
    <Figures
      figures={[
        {
          label: t('Orders'),
          value: <Count value={report.totalOrders} />,
          note: change(report.totalOrdersChange) ?? (
            <>
              {t('active')} <Count value={report.activeOrders} />
            </>
          ),
          to: leads({ from }),
        },
        {
          label: t('Completed'),
          value: <Count value={report.completedOrders} />,
          note: change(report.completionRateChange, 'points') ?? t('{{n}} % of all', { n: report.completionRate }),
          to: completed,
        },
        {
          label: t('Total Value'),
          value: <Money amount={report.totalValue} lakh />,
          note: change(report.totalValueChange) ?? (
            <>
              {t('{{count}} approved, on average', { count: report.approvedOrders })}{' '}
              {avgOrderValue !== null && <Money amount={avgOrderValue} />}
            </>
          ),
          to: leads({ from, approved: 'yes' }),
        },
        {
          label: t('On-time delivery'),
          value: <Rate value={report.onTimeDeliveryRate} />,
          note:
            change(report.onTimeDeliveryChange, 'points') ??
            (avgDeliveryTime === null
              ? undefined
              : t('{{days}} days on average', { days: formatTenth(avgDeliveryTime) })),
          to: completed,
        },
      ]}
    />
  );
}

/** How many orders stand where; each leads to its rows. */
function StatusTable({ rows, from }: { rows: Report['byStatus']; from: string }) {
  const t = useT();
  return (
    <Sheet title={t('Orders by status')} flush>
      <PlainTable
        name={t('Orders by status')}
        rows={rows}
        rowKey={({ status }) => status}
        columns={[
          {
            key: 'status',
            title: t('Status'),
            render: ({ status }) => (
              <OrdersLink filters={{ from, status }}>
                <StatusTag status={status} />
              </OrdersLink>
            ),
          },
          { key: 'orders', title: t('Orders'), amount: true, render: ({ orders }) => <Count value={orders} /> },
          { key: 'value', title: t('Value'), amount: true, render: ({ value }) => <Money amount={value} lakh /> },
        ]}
      />
    </Sheet>
  );
}

/** Who sold what, the greatest value first. */
function VendorTable({ rows, from }: { rows: Report['byVendor']; from: string }) {
  const t = useT();
  return (
    <Sheet title={t('Top vendors')} flush>
      <PlainTable
        name={t('Top vendors')}
        rows={rows.slice(0, 5)}
        rowKey={({ vendorId }) => vendorId}
        columns={[
          {
            key: 'vendor',
            title: t('Vendor'),
            render: ({ vendor, vendorId }) => (
              <OrdersLink filters={{ from, seller: vendorId }}>
                <bdi>{vendor}</bdi>
              </OrdersLink>
            ),
          },
          { key: 'orders', title: t('Orders'), amount: true, render: (row) => <Count value={row.totalOrders} /> },
          { key: 'completion', title: t('Completion'), render: (row) => <Rate value={row.completionRate} /> },
          { key: 'value', title: t('Total Value'), amount: true, render: (row) => <Money amount={row.totalValue} /> },
        ]}
      />
    </Sheet>
  );
}

/** What of it is exported, in the reader's language; amounts in rupees. */
const tablesOf = (t: T, { byStatus, byDepartment, byVendor, trend }: Report): ReportTable[] => [
  {
    title: t('Orders by status'),
    columns: [t('Status'), t('Orders'), t('Value')],
    rows: byStatus.map(({ status, orders, value }) => [t(status), orders, value]),
  },
  departmentTable(t, byDepartment),
  {
    title: t('By vendor'),
    columns: [t('Vendor'), t('Orders'), t('Completion'), t('On-time delivery'), t('Total Value')],
    rows: byVendor.map((row) => [
      ...[row.vendor, row.totalOrders, row.completionRate],
      ...[row.onTimeDeliveryRate, row.totalValue],
    ]),
  },
  {
    title: t('Order trend'),
    columns: [t('From'), t('Orders'), t('Value')],
    rows: trend.map(({ from, orders, value }) => [from, orders, value]),
  },
];
