import { type ReplyOf, reports } from '@portal/contracts';
import {
  BarChart,
  formatLakh,
  formatNumber,
  Money,
  PlainTable,
  Secondary,
  Sheet,
  TwoLines,
  useRead,
  useT,
} from '@portal/ui';
import { Link } from 'react-router';
import { OrdersLink, useOrderLinks } from './order-links.js';
import type { ReportTable } from './report-csv.js';
import { ReportFrame } from './report-frame.js';
import { useReportChoice } from './use-report-choice.js';
import { Count, DeliveryMeasure, Rate } from './words.js';

type Report = ReplyOf<typeof reports.vendors>;
type T = ReturnType<typeof useT>;

/** How each vendor did in a period; each figure leads to the orders behind it. */
export function VendorsReport() {
  const t = useT();
  const { choice } = useReportChoice();
  const read = useRead(reports.vendors, { query: choice });
  return (
    <ReportFrame name="vendor-performance" read={read} tables={(report) => [tableOf(t, report)]}>
      {(report) => (
        <>
          <VendorChart report={report} />
          <VendorRows report={report} />
          <DeliveryMeasure />
        </>
      )}
    </ReportFrame>
  );
}

/** How many bars can be told apart. */
const mostBars = 10;

/** Whom most was bought of; one bar would tell nothing. */
function VendorChart({ report: { vendors } }: { report: Report }) {
  const t = useT();
  const name = t('Total value by vendor (₹ lakh)');
  const bars = vendors
    .filter(({ performance }) => performance.totalValue > 0)
    .slice(0, mostBars)
    .map(({ vendor, performance }) => ({ label: vendor, values: [performance.totalValue] }));
  if (bars.length < 2) return null;
  return (
    <Sheet title={name}>
      <BarChart name={name} series={[t('Total Value')]} bars={bars} text={formatLakh} />
    </Sheet>
  );
}

function VendorRows({ report: { vendors, from } }: { report: Report }) {
  const t = useT();
  const leads = useOrderLinks();
  return (
    <Sheet title={t('Vendor performance')} more={<Secondary>{t('Orders made in the period')}</Secondary>} flush>
      <PlainTable
        name={t('Vendor performance')}
        rows={vendors}
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
          {
            key: 'orders',
            title: t('Orders'),
            amount: true,
            render: ({ performance }) => <Count value={performance.totalOrders} />,
          },
          {
            key: 'completion',
            title: t('Completion'),
            render: ({ performance }) => <Rate value={performance.completionRate} />,
          },
          {
            key: 'onTime',
            title: t('On-time delivery'),
            render: ({ vendorId, performance: { onTimeDelivery, onTimeOrders, deliveredOrders } }) => (
              <TwoLines
                first={<Rate value={onTimeDelivery} />}
                second={
                  deliveredOrders > 0 && (
                    <Link to={leads({ from, seller: vendorId, delivered: 'late' })}>
                      {t('{{late}} of {{delivered}} late', {
                        late: formatNumber(deliveredOrders - onTimeOrders),
                        delivered: formatNumber(deliveredOrders),
                      })}
                    </Link>
                  )
                }
              />
            ),
          },
          {
            key: 'days',
            title: t('Average delivery time'),
            render: ({ performance: { averageDeliveryTime: days } }) =>
              days === null ? <Secondary>{t('No data yet')}</Secondary> : t('{{count}} days', { count: days }),
          },
          {
            key: 'value',
            title: t('Total Value'),
            amount: true,
            render: ({ performance }) => <Money amount={performance.totalValue} />,
          },
        ]}
      />
    </Sheet>
  );
}

const tableOf = (t: T, { vendors }: Report): ReportTable => ({
  title: t('Vendor performance'),
  columns: [
    ...[t('Vendor'), t('Orders'), t('Completion'), t('On-time delivery')],
    ...[t('Average delivery time'), t('Total Value')],
  ],
  rows: vendors.map(({ vendor, performance: of }) => [
    ...[vendor, of.totalOrders, of.completionRate, of.onTimeDelivery],
    ...[of.averageDeliveryTime, of.totalValue],
  ]),
});
