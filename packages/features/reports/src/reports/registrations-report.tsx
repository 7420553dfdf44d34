import { type ReplyOf, systemReports } from '@portal/contracts';
import { Figures, formatNumber, formatTenth, PlainTable, Sheet, useRead, useT } from '@portal/ui';
import type { ReportTable } from './report-csv.js';
import { ReportFrame } from './report-frame.js';
import { StepChart } from './step-chart.js';
import { useReportChoice } from './use-report-choice.js';
import { Count, useChange } from './words.js';

type Report = ReplyOf<typeof systemReports.registrations>;
type Step = Report['trend'][number];

/** Who asked to be let in within a period, how that was decided, and how long it took. */
export function RegistrationsReport() {
  const t = useT();
  const change = useChange();
  const { choice } = useReportChoice();
  const read = useRead(systemReports.registrations, { query: { period: choice.period } });
  const kinds = { buyer: t('Buyer'), seller: t('Seller'), enduser: t('End User') };
  const figures = (report: Report) => [
    { label: t('Submitted'), value: <Count value={report.submitted} />, note: change(report.submittedChange) },
    { label: t('Approved'), value: <Count value={report.approved} />, note: change(report.approvedChange) },
    { label: t('Rejected'), value: <Count value={report.rejected} />, note: change(report.rejectedChange) },
    {
      label: t('Waiting now'),
      value: <Count value={report.waiting} />,
      note:
        report.medianHours === null
          ? undefined
          : t('{{hours}} hours to a decision, in the middle', { hours: formatTenth(report.medianHours) }),
    },
  ];
  const tables = ({ byKind, trend }: Report): ReportTable[] => [
    {
      title: t('By kind of registration'),
      columns: [t('Registration'), t('Submitted'), t('Approved'), t('Rejected'), t('Waiting now')],
      rows: byKind.map((row) => [kinds[row.kind], row.submitted, row.approved, row.rejected, row.waiting]),
    },
    {
      title: t('Registrations'),
      columns: [t('From'), t('Submitted'), t('Approved'), t('Rejected')],
      rows: trend.map(({ from, submitted, approved, rejected }) => [from, submitted, approved, rejected]),
    },
  ];
  const counted = [
    { key: 'submitted', title: t('Submitted') },
    { key: 'approved', title: t('Approved') },
    { key: 'rejected', title: t('Rejected') },
  ] as const;
  return (
    <ReportFrame
      name="registrations-report"
      ofPortal
      read={read}
      tables={tables}
      figures={(report) => <Figures figures={figures(report)} />}
    >
      {({ trend, byKind }) => (
        <>
          <StepChart
            name={t('Registrations')}
            steps={trend}
            series={counted.map(({ key, title }) => ({ label: title, value: (step: Step) => step[key] }))}
            text={formatNumber}
            columns={counted.map(({ key, title }) => ({
              key,
              title,
              amount: true,
              render: (step: Step) => <Count value={step[key]} />,
            }))}
          />
          <Sheet title={t('By kind of registration')} flush>
            <PlainTable
              name={t('By kind of registration')}
              rows={byKind}
              rowKey={({ kind }) => kind}
              columns={[
                { key: 'kind', title: t('Registration'), render: ({ kind }) => kinds[kind] },
                ...counted.map(({ key, title }) => ({
                  key,
                  title,
                  amount: true,
                  render: (row: Report['byKind'][number]) => <Count value={row[key]} />,
                })),
                {
                  key: 'waiting',
                  title: t('Waiting now'),
                  amount: true,
                  render: (row) => <Count value={row.waiting} />,
                },
              ]}
            />
          </Sheet>
        </>
      )}
    </ReportFrame>
  );
}
