import { orderCategories, periods } from '@portal/contracts';
import { Icon, ListSurface, useT } from '@portal/ui';
import { Button, Select } from 'antd';
import { Download, RefreshCw } from 'lucide-react';
import type { useReportChoice } from './use-report-choice.js';
import { useReportOptions } from './use-report-options.js';
import css from './report-filters.module.css';

interface ReportFiltersProps {
  selection: ReturnType<typeof useReportChoice>;
  /** Of today: the period, the vendor and the category of an order do not narrow it. */
  ofToday: boolean;
  busy: boolean;
  onRefresh: () => void;
  onExport: (() => void) | undefined;
}

/** Which period, which department and, of orders, which vendor and category; and what to do with what is shown. */
export function ReportFilters({
  selection: { choice, choose },
  ofToday,
  busy,
  onRefresh,
  onExport,
}: ReportFiltersProps) {
  const t = useT();
  const { departments, vendors } = useReportOptions();
  const words = { week: t('Last week'), month: t('Last month'), quarter: t('Last quarter'), year: t('Last year') };
  const department = {
    name: 'department' as const,
    label: t('Department'),
    all: t('All Departments'),
    options: departments.map((value) => ({ value, label: value })),
  };
  const ofOrders = [
    { name: 'vendor' as const, label: t('Vendor'), all: t('All Vendors'), options: vendors },
    {
      name: 'category' as const,
      label: t('Order category'),
      all: t('All Categories'),
      options: orderCategories.map((value) => ({ value, label: t(value) })),
    },
  ];
  return (
    <ListSurface aria-label={t('Filters')}>
      <div className={css.filters}>
        {!ofToday && (
          <Select
            aria-label={t('Period')}
            value={choice.period}
            options={periods.map((value) => ({ value, label: words[value] }))}
            onChange={(value) => choose('period', value)}
          />
        )}
        {[department, ...(ofToday ? [] : ofOrders)].map(({ name, label, all, options }) => (
          <Select
            key={name}
            aria-label={label}
            placeholder={all}
            value={choice[name]}
            allowClear
            popupMatchSelectWidth={false}
            showSearch={options.length > 8}
            options={options}
            onChange={(value: string | undefined) => choose(name, value)}
          />
        ))}
        <Button icon={<Icon icon={RefreshCw} />} loading={busy} onClick={onRefresh}>
          {t('Refresh')}
        </Button>
        <Button icon={<Icon icon={Download} />} disabled={!onExport} onClick={onExport}>
          {t('Export CSV')}
        </Button>
      </div>
    </ListSurface>
  );
}
