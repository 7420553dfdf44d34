import { type ReplyOf, reports } from '@portal/contracts';
import { Figures, formatNumber, useRead, useT } from '@portal/ui';
import { useOrderLinks } from './order-links.js';
import { ReportFrame } from './report-frame.js';
import { StepChart } from './step-chart.js';
import { useReportChoice } from './use-report-choice.js';
import { Count, Rate, useChange } from './words.js';

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
          columns: [t('From'), t('Completed'), t('On time'), t('On-time delivery')],
          rows: trend.map((step) => [step.from, step.completedOrders, step.onTimeOrders, step.onTimeDeliveryRate]),
        },
      ]}
      figures={(report) => <DeliveryFigures report={report} />}
    >
      {({ trend }) => (
        <StepChart
          name={t('Deliveries')}
          steps={trend}
          series={[
            { label: t('On time'), value: (step) => step.onTimeOrders },
            { label: t('Late'), value: (step) => step.completedOrders - step.onTimeOrders },
          ]}
          text={formatNumber}
          columns={[
            {
              key: 'completed',
              title: t('Completed'),
              amount: true,
              render: (step) => <Count value={step.completedOrders} />,
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
  const { from, completedOrders, lateOrders, overdueOrders, avgDeliveryTime } = report;
  const completed = leads({ completedFrom: from });
  return (
    <Figures
      figures={[
        {
          label: t('Overdue now'),
          value: <Count value={overdueOrders} />,
          attention: overdueOrders > 0,
          to: leads({ health: 'Overdue' }),
        },
        {
          label: t('Completed'),
          value: <Count value={completedOrders} />,
          note: t('{{count}} late', { count: lateOrders }),
          to: completed,
        },
        {
          label: t('On-time delivery'),
          value: <Rate value={report.onTimeDeliveryRate} />,
          note: change(report.onTimeDeliveryChange, 'points'),
          to: completed,
        },
        {
          label: t('Average delivery time'),
          value: avgDeliveryTime === null ? t('No data yet') : t('{{count}} days', { count: avgDeliveryTime }),
          note: change(report.avgDeliveryTimeChange, 'days'),
          to: completed,
        },
      ]}
    />
  );
}
