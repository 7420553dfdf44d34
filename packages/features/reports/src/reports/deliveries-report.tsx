import { type ReplyOf, reports } from '@portal/contracts';
import { Figures, formatNumber, useRead, useT } from '@portal/ui';
import { useOrderLinks } from './order-links.js';
import { ReportFrame } from './report-frame.js';
import { StepChart } from './step-chart.js';
import { useReportChoice } from './use-report-choice.js';
import { Count, DeliveryMeasure, Notes, Rate, useChange } from './words.js';

/** What was delivered in a period, on time and late, and what is overdue now. */
export function DeliveriesReport() {
  const t = useT();
  const { choice } = useReportChoice();
  const read = useRead(reports.deliveries, { query: choice });
  return (
    <ReportFrame
      name="deliveries-report"
      read={read}
      tables={({ trend }) => [
        {
          title: t('Deliveries'),
          columns: [t('From'), t('Delivered'), t('On time'), t('On-time delivery')],
          rows: trend.map((step) => [step.from, step.deliveredOrders, step.onTimeOrders, step.onTimeDeliveryRate]),
        },
      ]}
      figures={(report) => (
        <>
          <DeliveryFigures report={report} />
          <DeliveryMeasure />
        </>
      )}
    >
      {({ trend }) => (
        <StepChart
          name={t('Deliveries')}
          steps={trend}
          series={[
            { label: t('On time'), value: (step) => step.onTimeOrders },
            { label: t('Late'), value: (step) => step.deliveredOrders - step.onTimeOrders },
          ]}
          text={formatNumber}
          columns={[
            {
              key: 'delivered',
              title: t('Delivered'),
              amount: true,
              render: (step) => <Count value={step.deliveredOrders} />,
            },
            { key: 'onTime', title: t('On time'), amount: true, render: (step) => <Count value={step.onTimeOrders} /> },
            { key: 'rate', title: t('On-time delivery'), render: (step) => <Rate value={step.onTimeDeliveryRate} /> },
          ]}
        />
      )}
    </ReportFrame>
  );
}

function DeliveryFigures({ report }: { report: ReplyOf<typeof reports.deliveries> }) {
  const t = useT();
  const change = useChange();
  const leads = useOrderLinks();
  const { from, deliveredOrders, lateOrders, overdueOrders, avgDeliveryTime } = report;
  const delivered = leads({ deliveredFrom: from, delivered: 'yes' });
  return (
    <Figures
      figures={[
        { label: t('Delivered in the period'), value: <Count value={deliveredOrders} />, to: delivered },
        {
          label: t('Late of these'),
          value: <Count value={lateOrders} />,
          to: leads({ deliveredFrom: from, delivered: 'late' }),
        },
        {
          label: t('On time of these'),
          value: <Rate value={report.onTimeDeliveryRate} />,
          note: change(report.onTimeDeliveryChange, 'points'),
          to: delivered,
        },
        {
          label: t('Average delivery time'),
          value: avgDeliveryTime === null ? t('No data yet') : t('{{count}} days', { count: avgDeliveryTime }),
          note: <Notes notes={[t('from approval to delivery'), change(report.avgDeliveryTimeChange, 'days')]} />,
          to: delivered,
        },
        {
          label: t('Overdue now'),
          value: <Count value={overdueOrders} />,
          attention: overdueOrders > 0,
          to: leads({ health: 'Overdue' }),
        },
      ]}
    />
  );
}
