import { assetFieldsHiddenFrom, assets, type ReplyOf, tickets } from '@portal/contracts';
import {
  BarChart,
  DateText,
  DaysLeft,
  Figures,
  formatNumber,
  Ltr,
  Money,
  PlainTable,
  RowLink,
  Secondary,
  Sheet,
  StatusTag,
  TwoLines,
  useHome,
  useMay,
  useRead,
  useT,
  useUser,
  type PlainColumn,
} from '@portal/ui';
import type { ReportTable } from './report-csv.js';
import { ReportFrame } from './report-frame.js';
import { useReportChoice } from './use-report-choice.js';
import { Count, useChange } from './words.js';

type AssetNumbers = ReplyOf<typeof assets.stats>;

interface Counted {
  count: number;
  value?: number;
}

/** The assets of today and how many came in the period: how many in which state, by department and category, and what ends soon. */
export function AssetsReport() {
  const t = useT();
  const read = useRead(assets.stats, { query: useNarrowing() });
  return (
    <ReportFrame
      name="assets-report"
      read={read}
      ofToday
      tables={(report) => tablesOf(t, report)}
      figures={(report) => <AssetFigures report={report} />}
    >
      {(report) => <AssetTables report={report} />}
    </ReportFrame>
  );
}

/** What narrows the report: a maker, who does not see who sold its goods, narrows it by no vendor. */
function useNarrowing() {
  const { choice, assetCategory } = useReportChoice();
  const seesVendors = !assetFieldsHiddenFrom(useUser().role).includes('sellerOrganizationId');
  return { department: choice.department, vendor: seesVendors ? choice.vendor : undefined, category: assetCategory };
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

/** Leads to the assets behind a figure, narrowed as the report is. */
function useAssetLinks() {
  const { department, vendor, category } = useNarrowing();
  const home = useHome();
  return (filters: Record<string, string> = {}) => {
    const narrowed = {
      ...(department ? { department } : {}),
      ...(vendor ? { seller: vendor } : {}),
      ...(category ? { category } : {}),
    };
    const search = new URLSearchParams({ ...narrowed, ...filters }).toString();
    return `${home}/assets${search && `?${search}`}`;
  };
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

function AssetTables({ report }: { report: AssetNumbers }) {
  const t = useT();
  const leads = useAssetLinks();
  const numbers: PlainColumn<Counted>[] = [
    { key: 'count', title: t('Assets'), amount: true, render: (row) => <Count value={row.count} /> },
    {
      key: 'share',
      title: t('Share of all'),
      amount: true,
      render: (row) => <Ltr>{`${report.totalAssets ? ((row.count / report.totalAssets) * 100).toFixed(1) : 0} %`}</Ltr>,
    },
    ...(report.totalValue === undefined
      ? []
      : [
          {
            key: 'value',
            title: t('Value'),
            amount: true,
            render: ({ value = 0 }: Counted) => <Money amount={value} />,
          },
        ]),
  ];
  return (
    <>
      <Expiring expiring={report.expiring} />
      <Sheet title={t('Asset status distribution')} flush>
        <PlainTable
          name={t('Asset status distribution')}
          rows={report.byStatus}
          rowKey={({ status }) => status}
          columns={[
            {
              key: 'status',
              title: t('Status'),
              render: ({ status }) => (
                <RowLink to={leads({ status })}>
                  <StatusTag kind="asset" status={status} />
                </RowLink>
              ),
            },
            ...numbers,
          ]}
        />
      </Sheet>
      <CategoryChart report={report} />
      <Sheet title={t('Assets by department')} flush>
        <PlainTable
          name={t('Assets by department')}
          rows={report.byDepartment}
          rowKey={({ department }) => department}
          columns={[
            {
              key: 'department',
              title: t('Department'),
              render: ({ department }) => (
                <RowLink to={leads({ department })}>
                  <bdi>{department}</bdi>
                </RowLink>
              ),
            },
            ...numbers,
          ]}
        />
      </Sheet>
      <Sheet title={t('Category analysis')} flush>
        <PlainTable
          name={t('Category analysis')}
          rows={report.byCategory}
          rowKey={({ category }) => category}
          columns={[
            {
              key: 'category',
              title: t('Category'),
              render: ({ category }) => <RowLink to={leads({ category })}>{t(category)}</RowLink>,
            },
            ...numbers,
          ]}
        />
      </Sheet>
    </>
  );
}

/** How many assets of which category, above the table of the same; one bar would tell nothing. */
function CategoryChart({ report: { byCategory } }: { report: AssetNumbers }) {
  const t = useT();
  const name = t('Assets by category');
  if (byCategory.length < 2) return null;
  return (
    <Sheet title={name}>
      <BarChart
        name={name}
        series={[t('Assets')]}
        bars={byCategory.map(({ category, count }) => ({ label: t(category), values: [count] }))}
        text={formatNumber}
      />
    </Sheet>
  );
}

function Expiring({ expiring }: { expiring: AssetNumbers['expiring'] }) {
  const t = useT();
  const assetsAt = `${useHome()}/assets`;
  const kinds = { warranty: t('Warranty'), amc: t('AMC') };
  return (
    <Sheet title={t('Ending within 30 days')} flush={expiring.length > 0}>
      {expiring.length === 0 ? (
        <Secondary as="p">{t('No warranty and no AMC ends within 30 days.')}</Secondary>
      ) : (
        <PlainTable
          name={t('Ending within 30 days')}
          rows={expiring}
          rowKey={({ id, kind }) => `${id} ${kind}`}
          columns={[
            {
              key: 'asset',
              title: t('Asset'),
              render: ({ id, name, serialNumber }) => (
                <RowLink to={`${assetsAt}/${id}`}>
                  <TwoLines first={<bdi>{name}</bdi>} second={<Ltr>{serialNumber}</Ltr>} />
                </RowLink>
              ),
            },
            { key: 'kind', title: t('Cover'), render: ({ kind }) => kinds[kind] },
            { key: 'date', title: t('Ends on'), render: ({ date }) => <DateText value={date} /> },
            { key: 'left', title: t('Left'), render: ({ date }) => <DaysLeft until={date} /> },
          ]}
        />
      )}
    </Sheet>
  );
}

/** What of it is exported, in the reader's language; amounts in rupees. */
function tablesOf(t: ReturnType<typeof useT>, of: AssetNumbers): ReportTable[] {
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
      columns: [t('Category'), ...counted],
      rows: of.byCategory.map((row) => [t(row.category), ...numbers(row)]),
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
