import { Loading, Parts, Problem, save, Split, today, useT } from '@portal/ui';
import type { ReactNode } from 'react';
import { csvOf, type ReportTable } from './report-csv.js';
import { ReportFilters } from './report-filters.js';
import { useReportChoice } from './use-report-choice.js';

interface ReportFrameProps<Report> {
  /** Names the file of the export. */
  name: string;
  read: {
    data: Report | undefined;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  tables: (report: Report) => ReportTable[];
  ofToday?: boolean;
  ofPortal?: boolean;
  figures?: (report: Report) => ReactNode;
  /** What stays in sight beside charts and tables. */
  aside?: (report: Report) => ReactNode;
  children: (report: Report) => ReactNode;
}

/** One report: its filters, its figures, then charts and tables in two columns; waiting and failing alike in all. */
export function ReportFrame<Report>({
  name,
  read,
  tables,
  ofToday = false,
  ofPortal = false,
  figures,
  aside,
  children,
}: ReportFrameProps<Report>) {
  const t = useT();
  const selection = useReportChoice();
  const { data, error } = read;
  const exportCsv = (report: Report) =>
    save(new Blob([csvOf(tables(report))], { type: 'text/csv;charset=utf-8' }), `${name}-${today()}.csv`);
  return (
    <Parts>
      <ReportFilters
        selection={selection}
        ofToday={ofToday}
        ofPortal={ofPortal}
        busy={read.isFetching}
        onRefresh={() => void read.refetch()}
        onExport={data && (() => exportCsv(data))}
      />
      {error && (
        <Problem
          error={error}
          title={t('Failed to load reports data. Please try again.')}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.isPending && !error && <Loading text={t('Loading reports...')} />}
      {data && (
        <>
          {figures?.(data)}
          <Split aside={aside?.(data)}>{children(data)}</Split>
        </>
      )}
    </Parts>
  );
}
