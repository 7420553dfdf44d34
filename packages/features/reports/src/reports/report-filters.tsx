import { assetCategories, assetFieldsHiddenFrom, orderCategories, periods } from '@portal/contracts';
import { Icon, ListSurface, useT, useUser } from '@portal/ui';
import { Button, Select } from 'antd';
import { Download, RefreshCw } from 'lucide-react';
import type { useReportChoice } from './use-report-choice.js';
import { useReportOptions } from './use-report-options.js';
import css from './report-filters.module.css';

interface ReportFiltersProps {
  selection: ReturnType<typeof useReportChoice>;
  /** Of the assets of today: their own category narrows it, in place of that of an order. */
  ofToday: boolean;
  /** Of the portal itself: nothing but a period narrows it. */
  ofPortal: boolean;
  busy: boolean;
  onRefresh: () => void;
  onExport: (() => void) | undefined;
}

/** Which period, department, vendor and category; and what to do with what is shown. */
export function ReportFilters({
  selection: { choice, assetCategory, choose },
  ofToday,
  ofPortal,
  busy,
  onRefresh,
  onExport,
}: ReportFiltersProps) {
  const t = useT();
  const { departments, vendors } = useReportOptions();
  const words = { week: t('Last week'), month: t('Last month'), quarter: t('Last quarter'), year: t('Last year') };
  const { role } = useUser();
  // A maker does not see who sold its goods.
  const seesVendors = !ofToday || !assetFieldsHiddenFrom(role).includes('sellerOrganizationId');
  const department = {
    name: 'department' as const,
    value: choice.department,
    label: t('Department'),
    all: t('All Departments'),
    options: departments.map((value) => ({ value, label: value })),
  };
  const vendor = {
    name: 'vendor' as const,
    value: choice.vendor,
    label: t('Vendor'),
    all: t('All Vendors'),
    options: vendors,
  };
  const category = ofToday
    ? { name: 'assetCategory' as const, value: assetCategory, label: t('Category'), of: assetCategories }
    : { name: 'category' as const, value: choice.category, label: t('Order category'), of: orderCategories };
  const { of, ...named } = category;
  const categories = {
    ...named,
    all: t('All Categories'),
    options: of.map((value) => ({ value, label: t(value) })),
  };
  const narrowings = ofPortal ? [] : [department, ...(seesVendors ? [vendor] : []), categories];
  return (
    <ListSurface aria-label={t('Filters')}>
      <div className={css.filters}>
        <Select
          aria-label={t('Period')}
          value={choice.period}
          options={periods.map((value) => ({ value, label: words[value] }))}
          onChange={(value) => choose('period', value)}
        />
        {narrowings.map(({ name, value, label, all, options }) => (
          <Select
            key={name}
            aria-label={label}
            placeholder={all}
            value={value}
            allowClear
            popupMatchSelectWidth={false}
            showSearch={options.length > 8}
            options={options}
            onChange={(chosen: string | undefined) => choose(name, chosen)}
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
