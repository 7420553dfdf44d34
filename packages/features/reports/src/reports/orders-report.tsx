import { type ReplyOf, reports } from '@portal/contracts';
import {
  Figures,
  formatLakh,
  formatNumber,
  formatTenth,
  Money,
  PlainTable,
  Sheet,
  StatusTag,
  TwoLines,
  useRead,
  useT,
} from '@portal/ui';
import { DepartmentTable, departmentTable } from './department-table.js';
import { OrdersLink, useOrderLinks } from './order-links.js';
import type { ReportTable } from './report-csv.js';
import { ReportFrame } from './report-frame.js';
import { StepChart } from './step-chart.js';
import { useReportChoice } from './use-report-choice.js';
import { Count, DeliveryMeasure, Notes, Rate, useChange } from './words.js';

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
      figures={(report) => (
        <>
          <OrderFigures report={report} />
          <DeliveryMeasure />
        </>
      )}
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

/** The four numbers of the orders that were made in the period, each with what it was before. */
function OrderFigures({ report }: { report: Report }) {
  const t = useT();
  const change = useChange();
  const leads = useOrderLinks();
  const { avgOrderValue, avgDeliveryTime, deliveredOrders, from } = report;
  return (
    <Figures
      figures={[
        {
          label: t('Orders made in the period'),
          value: <Count value={report.totalOrders} />,
          note: (
            <Notes
              notes={[
                <>
                  {t('active')} <Count value={report.activeOrders} />
                </>,
                change(report.totalOrdersChange),
              ]}
            />
          ),
          to: leads({ from }),
        },
        {
          label: t('Completed of these'),
          value: <Count value={report.completedOrders} />,
          note: (
            <Notes
              notes={[t('{{n}} % of all', { n: report.completionRate }), change(report.completionRateChange, 'points')]}
            />
          ),
          to: leads({ from, status: 'Completed' }),
        },
        {
          label: t('Total Value'),
          value: <Money amount={report.totalValue} lakh />,
          note: (
            <Notes
              notes={[
                <>
                  {t('{{count}} approved, on average', { count: report.approvedOrders })}{' '}
                  {avgOrderValue !== null && <Money amount={avgOrderValue} />}
                </>,
                change(report.totalValueChange),
              ]}
            />
          ),
          to: leads({ from, approved: 'yes' }),
        },
        {
          label: t('On time of these'),
          value: <Rate value={report.onTimeDeliveryRate} />,
          note: (
            <Notes
              notes={[
                t('of {{delivered}} delivered', { delivered: formatNumber(deliveredOrders) }),
                avgDeliveryTime === null
                  ? undefined
                  : t('{{days}} days on average', { days: formatTenth(avgDeliveryTime) }),
                change(report.onTimeDeliveryChange, 'points'),
              ]}
            />
          ),
          to: leads({ from, delivered: 'yes' }),
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
          {
            // One column of both: beside the charts there is no room for two of large amounts.
            key: 'orders',
            title: t('Orders and value'),
            amount: true,
            render: ({ orders, value }) => (
              <TwoLines first={<Count value={orders} />} second={<Money amount={value} lakh />} />
            ),
          },
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
