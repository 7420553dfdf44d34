import { Headline, Icon, Loading, Problem, save, Split, today, useT, useHome } from '@portal/ui';
import { Button } from 'antd';
import { Download, Printer } from 'lucide-react';
import { AssetReport } from './asset-report.js';
import { OrderFigures } from './order-figures.js';
import { OrderTables } from './order-tables.js';
import { OrderTrend } from './order-trend.js';
import { csvOf } from './report-csv.js';
import { ReportFilters } from './report-filters.js';
import { useReportTables } from './use-report-tables.js';
import { useReportChoice, useReports } from './use-reports.js';
import css from './reports.page.module.css';

/** What was ordered in a period, and what there is: numbers, tables, print and export. */
export function ReportsPage() {
  const t = useT();
  const asked = useReportChoice();
  const reports = useReports(asked.choice);
  const { orders, assets, error, pending, again } = reports;
  const tablesOf = useReportTables();
  const home = useHome();
  const exportCsv = () =>
    save(new Blob([csvOf(tablesOf(orders, assets))], { type: 'text/csv;charset=utf-8' }), `reports-${today()}.csv`);
  return (
    <>
      <Headline
        title={t('Analytics & Reports')}
        crumbs={[{ label: t('Analytics & Reports') }]}
        actions={
          <>
            <Button icon={<Icon icon={Printer} />} onClick={() => print()}>
              {t('Print')}
            </Button>
            <Button icon={<Icon icon={Download} />} disabled={!orders && !assets} onClick={exportCsv}>
              {t('Export CSV')}
            </Button>
          </>
        }
      />
      <ReportFilters selection={asked} reports={reports} />
      {error && (
        <Problem
          error={error}
          title={t('Failed to load reports data. Please try again.')}
          onRetry={() => void again()}
        />
      )}
      {pending && !error && <Loading text={t('Loading reports...')} />}
      {orders && (
        <>
          <h2 className={css.title}>{t('Orders of the period')}</h2>
          <OrderFigures report={orders} />
        </>
      )}
      <Split>
        {orders && (
          <>
            <OrderTrend trend={orders.trend} />
            <OrderTables report={orders} />
          </>
        )}
        {assets && (
          <>
            <h2 className={css.title}>{t('Assets as of today')}</h2>
            <AssetReport report={assets} assetsAt={`${home}/assets`} />
          </>
        )}
      </Split>
    </>
  );
}
