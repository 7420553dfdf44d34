import { assets, tickets } from '@portal/contracts';
import { Figures, Money, useMay, useRead, useT } from '@portal/ui';
import { type AssetNumbers, AssetTables, type Counted, useAgeWords } from './asset-tables.js';
import type { ReportTable } from './report-csv.js';
import { ReportFrame } from './report-frame.js';
import { useAssetLinks, useNarrowing } from './use-asset-links.js';
import { useReportChoice } from './use-report-choice.js';
import { Count, useChange } from './words.js';

/** The assets of today and how many came in the period: how many in which state, by department and category, and what ends soon. */
export function AssetsReport() {
  const t = useT();
  const ageWords = useAgeWords();
  const read = useRead(assets.stats, { query: useNarrowing() });
  return (
    <ReportFrame
      name="assets-report"
      read={read}
      ofToday
      tables={(report) => tablesOf(t, ageWords, report)}
      figures={(report) => <AssetFigures report={report} />}
    >
      {(report) => <AssetTables report={report} />}
    </ReportFrame>
  );
}

function AssetFigures({ report }: { report: AssetNumbers }) {
  const t = useT();
  const leads = useAssetLinks();
  return (
    <Figures
      figures={[
        {
          label: t('Total Assets'),
          value: <Count value={report.totalAssets} />,
          note: t('{{count}} added this month', { count: report.addedThisMonth }),
          to: leads(),
        },
        ...useRegistered(),
        ...(report.totalValue === undefined
          ? []
          : [{ label: t('Total Value'), value: <Money amount={report.totalValue} lakh />, to: leads() }]),
        {
          label: t('Warranty ends within 30 days'),
          value: <Count value={report.warrantyExpiring} />,
          to: leads({ attention: 'warranty' }),
        },
        {
          label: t('AMC ends within 30 days'),
          value: <Count value={report.amcExpiring} />,
          to: leads({ attention: 'amc' }),
        },
        ...useComplaintFigures(),
      ]}
    />
  );
}

/** How many came into the register in the period, against the one before. */
function useRegistered() {
  const t = useT();
  const change = useChange();
  const leads = useAssetLinks();
  const { period } = useReportChoice().choice;
  const { data } = useRead(assets.stats, { query: { period, ...useNarrowing() } });
  if (!data) return [];
  const { totalAssets, totalAssetsChange = null, from } = data;
  return [
    {
      label: t('Registered in the period'),
      value: <Count value={totalAssets} />,
      note: change(totalAssetsChange),
      to: leads(from ? { registeredFrom: from } : {}),
    },
  ];
}

/** Complaints about devices and assets: those that are worked on, and those that were resolved. */
function useComplaintFigures() {
  const t = useT();
  const narrowing = Object.values(useNarrowing());
  // Of one department, vendor or category they are not counted.
  const enabled = useMay()(tickets.stats) && narrowing.every((value) => value === undefined);
  const { data } = useRead(tickets.stats, { enabled });
  if (!data || !enabled) return [];
  const { open, inProgress, resolved, closed } = data;
  return [
    {
      label: t('Active complaints'),
      value: <Count value={open + inProgress} />,
      note: t('{{count}} open', { count: open }),
      to: '/complaints?active=yes',
    },
    { label: t('Resolved complaints'), value: <Count value={resolved + closed} />, to: '/complaints?active=no' },
  ];
}

/** What of it is exported, in the reader's language; amounts in rupees. */
function tablesOf(
  t: ReturnType<typeof useT>,
  ageWords: ReturnType<typeof useAgeWords>,
  of: AssetNumbers,
): ReportTable[] {
  const priced = of.totalValue !== undefined;
  const counted = [t('Assets'), ...(priced ? [t('Value')] : [])];
  const numbers = ({ count, value = 0 }: Counted) => (priced ? [count, value] : [count]);
  return [
    {
      title: t('Asset status distribution'),
      columns: [t('Status'), ...counted],
      rows: of.byStatus.map((row) => [t(row.status), ...numbers(row)]),
    },
    {
      title: t('Assets by department'),
      columns: [t('Department'), ...counted],
      rows: of.byDepartment.map((row) => [row.department, ...numbers(row)]),
    },
    {
      title: t('Category analysis'),
      columns: [t('Category'), ...counted, ...(priced ? [t('Value after depreciation')] : [])],
      rows: of.byCategory.map((row) => [t(row.category), ...numbers(row), ...(priced ? [row.worth ?? 0] : [])]),
    },
    {
      title: t('Assets by age'),
      columns: [t('Age'), ...counted],
      rows: of.byAge.map((row) => [ageWords(row.years), ...numbers(row)]),
    },
    {
      title: t('Ending within 30 days'),
      columns: [t('Asset'), t('Serial number'), t('Cover'), t('Ends on')],
      rows: of.expiring.map(({ name, serialNumber, kind, date }) => [
        ...[name, serialNumber],
        ...[kind === 'amc' ? t('AMC') : t('Warranty'), date],
      ]),
    },
  ];
}
