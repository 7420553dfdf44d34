import { type ReplyOf, systemReports } from '@portal/contracts';
import { Figures, formatShare, Ltr, PlainTable, Sheet, useRead, useT } from '@portal/ui';
import type { ReportTable } from './report-csv.js';
import { ReportFrame } from './report-frame.js';
import { StepChart } from './step-chart.js';
import { useReportChoice } from './use-report-choice.js';
import { Count, useChange } from './words.js';

type Report = ReplyOf<typeof systemReports.performance>;
type Step = Report['trend'][number];
type Part = Report['byPart'][number];

const milliseconds = (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`);

/** How much of a period the portal and its parts were there, and how quickly they answered. */
export function PerformanceReport() {
  const t = useT();
  const change = useChange();
  const { choice } = useReportChoice();
  const read = useRead(systemReports.performance, { query: { period: choice.period } });
  const figures = (report: Report) => [
    {
      label: t('Uptime'),
      value: <Ltr>{formatShare(report.availability)}</Ltr>,
      note: change(report.availabilityChange, 'points'),
    },
    {
      label: t('Answered within (95 of 100)'),
      value: <Ltr>{milliseconds(report.p95)}</Ltr>,
      note: change(report.p95Change),
    },
    { label: t('Incidents'), value: <Count value={report.incidents} />, note: change(report.incidentsChange) },
  ];
  const tables = ({ byPart, trend }: Report): ReportTable[] => [
    {
      title: t('Parts'),
      columns: [t('Part'), t('Available'), 'p50', 'p95', 'p99', t('Incidents')],
      rows: byPart.map(({ name, availability, p50, p95, p99, incidents }) => {
        return [name, availability, p50, p95, p99, incidents];
      }),
    },
    {
      title: t('Answers of the portal'),
      columns: [t('From'), t('Available'), 'p95'],
      rows: trend.map(({ from, availability, p95 }) => [from, availability, p95]),
    },
  ];
  const times = (['p50', 'p95', 'p99'] as const).map((key) => ({
    key,
    title: key,
    amount: true,
    render: (part: Part) => <Ltr>{milliseconds(part[key])}</Ltr>,
  }));
  return (
    <ReportFrame
      name="system-performance-report"
      ofPortal
      read={read}
      tables={tables}
      figures={(report) => <Figures figures={figures(report)} />}
    >
      {({ trend, byPart }) => (
        <>
          <StepChart
            name={t('Answers of the portal')}
            steps={trend}
            series={[{ label: t('95 of 100 within (ms)'), value: ({ p95 }) => p95 ?? 0 }]}
            text={milliseconds}
            columns={[
              {
                key: 'available',
                title: t('Available'),
                amount: true,
                render: ({ availability }: Step) => <Ltr>{formatShare(availability)}</Ltr>,
              },
              { key: 'p95', title: 'p95', amount: true, render: ({ p95 }: Step) => <Ltr>{milliseconds(p95)}</Ltr> },
            ]}
          />
          <Sheet title={t('Parts')} flush>
            <PlainTable
              name={t('Parts')}
              rows={byPart}
              rowKey={({ name }) => name}
              columns={[
                { key: 'name', title: t('Part'), render: ({ name }) => <Ltr>{name}</Ltr> },
                {
                  key: 'available',
                  title: t('Available'),
                  amount: true,
                  render: ({ availability }) => <Ltr>{formatShare(availability)}</Ltr>,
                },
                ...times,
                {
                  key: 'incidents',
                  title: t('Incidents'),
                  amount: true,
                  render: ({ incidents }) => <Count value={incidents} />,
                },
              ]}
            />
          </Sheet>
        </>
      )}
    </ReportFrame>
  );
}
