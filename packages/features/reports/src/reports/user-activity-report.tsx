import { type ReplyOf, systemReports } from '@portal/contracts';
import { Figures, formatNumber, PlainTable, Sheet, useRead, useT } from '@portal/ui';
import type { ReportTable } from './report-csv.js';
import { ReportFrame } from './report-frame.js';
import { StepChart } from './step-chart.js';
import { useReportChoice } from './use-report-choice.js';
import { Count, useChange } from './words.js';

type Report = ReplyOf<typeof systemReports.userActivity>;

/** Who uses the portal in a period: accounts, people who signed in, and sign-ins that were refused. */
export function UserActivityReport() {
  const t = useT();
  const change = useChange();
  const { choice } = useReportChoice();
  const read = useRead(systemReports.userActivity, { query: { period: choice.period } });
  const figures = (report: Report) => [
    {
      label: t('People who signed in'),
      value: <Count value={report.activeUsers} />,
      note: change(report.activeUsersChange) ?? t('of {{n}} accounts', { n: formatNumber(report.users) }),
    },
    { label: t('Sign-ins'), value: <Count value={report.signIns} />, note: change(report.signInsChange) },
    {
      label: t('Refused sign-ins'),
      value: <Count value={report.refusedSignIns} />,
      note: change(report.refusedSignInsChange),
    },
    { label: t('New users'), value: <Count value={report.newUsers} />, note: change(report.newUsersChange) },
  ];
  const tables = ({ byRole, trend }: Report): ReportTable[] => [
    {
      title: t('By role'),
      columns: [t('Role'), t('Users'), t('New users'), t('People who signed in'), t('Sign-ins')],
      rows: byRole.map((row) => [t(row.role), row.users, row.newUsers, row.activeUsers, row.signIns]),
    },
    {
      title: t('Sign-ins'),
      columns: [t('From'), t('Sign-ins'), t('Refused sign-ins')],
      rows: trend.map(({ from, signIns, refusedSignIns }) => [from, signIns, refusedSignIns]),
    },
  ];
  return (
    <ReportFrame
      name="user-activity-report"
      ofPortal
      read={read}
      tables={tables}
      figures={(report) => <Figures figures={figures(report)} />}
    >
      {({ trend, byRole }) => (
        <>
          <StepChart
            name={t('Sign-ins')}
            steps={trend}
            series={[
              { label: t('Sign-ins'), value: ({ signIns }) => signIns },
              { label: t('Refused sign-ins'), value: ({ refusedSignIns }) => refusedSignIns },
            ]}
            text={formatNumber}
            columns={[
              { key: 'signIns', title: t('Sign-ins'), amount: true, render: (row) => <Count value={row.signIns} /> },
              {
                key: 'refused',
                title: t('Refused sign-ins'),
                amount: true,
                render: (row) => <Count value={row.refusedSignIns} />,
              },
            ]}
          />
          <Sheet title={t('By role')} flush>
            <PlainTable
              name={t('By role')}
              rows={byRole}
              rowKey={({ role }) => role}
              columns={[
                { key: 'role', title: t('Role'), render: ({ role }) => t(role) },
                { key: 'users', title: t('Users'), amount: true, render: (row) => <Count value={row.users} /> },
                { key: 'new', title: t('New users'), amount: true, render: (row) => <Count value={row.newUsers} /> },
                {
                  key: 'active',
                  title: t('People who signed in'),
                  amount: true,
                  render: (row) => <Count value={row.activeUsers} />,
                },
                { key: 'signIns', title: t('Sign-ins'), amount: true, render: (row) => <Count value={row.signIns} /> },
              ]}
            />
          </Sheet>
        </>
      )}
    </ReportFrame>
  );
}
