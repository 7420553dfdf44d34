import { type ReplyOf, reports } from '@portal/contracts';
import { BarChart, Figures, formatLakh, Money, Sheet, useRead, useT } from '@portal/ui';
import { DepartmentTable, departmentTable } from './department-table.js';
import { useOrderLinks } from './order-links.js';
import { ReportFrame } from './report-frame.js';
import { useReportChoice } from './use-report-choice.js';
import { Count, useChange } from './words.js';

/** What the approved orders of a period cost, by department, and what still waits for approval. */
export function FinancesReport() {
  const t = useT();
  const { choice } = useReportChoice();
  const read = useRead(reports.finances, { query: choice });
  const name = t('Spent by department (₹ lakh)');
  return (
    <ReportFrame
      name="financial-summary"
      read={read}
      tables={({ byDepartment }) => [departmentTable(t, byDepartment)]}
      figures={(report) => <FinanceFigures report={report} />}
    >
      {({ byDepartment, from }) => (
        <>
          {byDepartment.length > 1 && (
            <Sheet title={name}>
              <BarChart
                name={name}
                series={[t('Total spent')]}
                bars={byDepartment.map(({ department, totalSpent }) => ({ label: department, values: [totalSpent] }))}
                text={formatLakh}
              />
            </Sheet>
          )}
          <DepartmentTable rows={byDepartment} from={from} />
        </>
      )}
    </ReportFrame>
  );
}

function FinanceFigures({ report }: { report: ReplyOf<typeof reports.finances> }) {
  const t = useT();
  const change = useChange();
  const leads = useOrderLinks();
  const { from, avgOrderValue, pendingOrders } = report;
  const approved = leads({ from, approved: 'yes' });
  return (
    <Figures
      figures={[
        {
          label: t('Total spent'),
          value: <Money amount={report.totalValue} lakh />,
          note: change(report.totalValueChange),
          to: approved,
        },
        { label: t('Approved orders'), value: <Count value={report.approvedOrders} />, to: approved },
        {
          label: t('Average order value'),
          value: avgOrderValue === null ? t('No data yet') : <Money amount={avgOrderValue} lakh />,
          to: approved,
        },
        {
          label: t('Waits for approval'),
          value: <Money amount={report.pendingValue} lakh />,
          note: t('{{count}} orders', { count: pendingOrders }),
          to: leads({ from, status: 'Pending Approval' }),
        },
      ]}
    />
  );
}
