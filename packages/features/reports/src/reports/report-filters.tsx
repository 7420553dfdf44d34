import { orderCategories, periods } from '@portal/contracts';
import { Icon, ListSurface, useT } from '@portal/ui';
import { Button, Select } from 'antd';
import { RefreshCw } from 'lucide-react';
import type { useReportChoice, useReports } from './use-reports.js';
import css from './report-filters.module.css';

interface ReportFiltersProps {
  selection: ReturnType<typeof useReportChoice>;
  reports: ReturnType<typeof useReports>;
}

/** Which period, which department and, of the orders, which vendor and category. */
export function ReportFilters({ selection: { choice, choose }, reports }: ReportFiltersProps) {
  const t = useT();
  const { departments, vendors, withOrders, busy, again } = reports;
  const words = { week: t('Last week'), month: t('Last month'), quarter: t('Last quarter'), year: t('Last year') };
  const same = (value: string) => ({ value, label: value });
  const narrowings = [
    { name: 'department', label: t('Department'), all: t('All Departments'), options: departments.map(same) },
    ...(withOrders
      ? ([
          { name: 'vendor', label: t('Vendor'), all: t('All Vendors'), options: vendors },
          {
            name: 'category',
            label: t('Order category'),
            all: t('All Categories'),
            options: orderCategories.map((value) => ({ value, label: t(value) })),
          },
        ] as const)
      : []),
  ] as const;
  return (
    <ListSurface aria-label={t('Filters')}>
      <div className={css.filters}>
        {withOrders && (
          <Select
            aria-label={t('Period')}
            value={choice.period}
            options={periods.map((value) => ({ value, label: words[value] }))}
            onChange={(value) => choose('period', value)}
          />
        )}
        {narrowings.map(({ name, label, all, options }) => (
          <Select
            key={name}
            aria-label={label}
            placeholder={all}
            value={choice[name]}
            allowClear
            popupMatchSelectWidth={false}
            showSearch={options.length > 8}
            options={[...options]}
            onChange={(value: string | undefined) => choose(name, value)}
          />
        ))}
        <Button icon={<Icon icon={RefreshCw} />} loading={busy} onClick={() => void again()}>
          {t('Refresh')}
        </Button>
      </div>
    </ListSurface>
  );
}
