import { assets, reports, reportSchedules, systemReports } from '@portal/contracts';
import { Headline, Icon, useMay, useT } from '@portal/ui';
import { Button, Tabs } from 'antd';
import { CalendarClock, Printer } from 'lucide-react';
import { useState } from 'react';
import { AssetsReport } from './assets-report.js';
import { DeliveriesReport } from './deliveries-report.js';
import { FinancesReport } from './finances-report.js';
import { OrdersReport } from './orders-report.js';
import { PerformanceReport } from './performance-report.js';
import { RegistrationsReport } from './registrations-report.js';
import { ReportScheduleDialog } from './report-schedule.dialog.js';
import { useReportChoice } from './use-report-choice.js';
import { UserActivityReport } from './user-activity-report.js';
import { VendorsReport } from './vendors-report.js';

/** The reports that the reader may see, one open at a time, each with filters, charts, tables, print and export. */
export function ReportsPage() {
  const t = useT();
  const may = useMay();
  const { tab, choose } = useReportChoice();
  const [scheduling, setScheduling] = useState(false);
  const open = [
    ...(may(reports.orders) ? [{ key: 'orders', label: t('Orders'), children: <OrdersReport /> }] : []),
    ...(may(reports.deliveries) ? [{ key: 'deliveries', label: t('Deliveries'), children: <DeliveriesReport /> }] : []),
    ...(may(reports.finances) ? [{ key: 'finances', label: t('Finances'), children: <FinancesReport /> }] : []),
    ...(may(reports.vendors) ? [{ key: 'vendors', label: t('Vendors'), children: <VendorsReport /> }] : []),
    ...(may(assets.stats) ? [{ key: 'assets', label: t('Assets'), children: <AssetsReport /> }] : []),
    ...(may(systemReports.userActivity)
      ? [{ key: 'users', label: t('User activity'), children: <UserActivityReport /> }]
      : []),
    ...(may(systemReports.registrations)
      ? [{ key: 'registrations', label: t('Registrations'), children: <RegistrationsReport /> }]
      : []),
    ...(may(systemReports.performance)
      ? [{ key: 'performance', label: t('System performance'), children: <PerformanceReport /> }]
      : []),
  ];
  const active = open.find(({ key }) => key === tab) ?? open[0];
  return (
    <>
      <Headline
        title={t('Analytics & Reports')}
        crumbs={[{ label: t('Analytics & Reports') }]}
        actions={
          <>
            {may(reportSchedules.create) && (
              <Button icon={<Icon icon={CalendarClock} />} onClick={() => setScheduling(true)}>
                {t('Schedule')}
              </Button>
            )}
            <Button icon={<Icon icon={Printer} />} onClick={() => print()}>
              {t('Print')}
            </Button>
          </>
        }
      />
      <Tabs
        activeKey={active?.key}
        onChange={(key) => choose('tab', key === open[0]?.key ? undefined : key)}
        destroyOnHidden
        items={open}
      />
      {scheduling && <ReportScheduleDialog onClose={() => setScheduling(false)} />}
    </>
  );
}
