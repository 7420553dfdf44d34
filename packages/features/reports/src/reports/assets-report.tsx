import { assets, type ReplyOf } from '@portal/contracts';
import {
  DateText,
  DaysLeft,
  Figures,
  Ltr,
  Money,
  PlainTable,
  RowLink,
  Secondary,
  Sheet,
  StatusTag,
  TwoLines,
  useHome,
  useRead,
  useT,
  type PlainColumn,
} from '@portal/ui';
import type { ReportTable } from './report-csv.js';
import { ReportFrame } from './report-frame.js';
import { useReportChoice } from './use-report-choice.js';
import { Count } from './words.js';

type AssetNumbers = ReplyOf<typeof assets.stats>;

interface Counted {
  count: number;
  value?: number;
}

/** The assets of today: how many in which state, by department and category, and what ends soon. */
export function AssetsReport() {
  const t = useT();
  const { department } = useReportChoice().choice;
  const read = useRead(assets.stats, { query: { department } });
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

function AssetFigures({ report }: { report: AssetNumbers }) {
  const t = useT();
  const assetsAt = `${useHome()}/assets`;
  return (
    <Figures
      figures={[
        { label: t('Total Assets'), value: <Count value={report.totalAssets} />, to: assetsAt },
        ...(report.totalValue === undefined
          ? []
          : [{ label: t('Total Value'), value: <Money amount={report.totalValue} lakh /> }]),
        {
          label: t('Warranty ends within 30 days'),
          value: <Count value={report.warrantyExpiring} />,
          to: `${assetsAt}?attention=warranty`,
        },
        {
          label: t('AMC ends within 30 days'),
          value: <Count value={report.amcExpiring} />,
          to: `${assetsAt}?attention=amc`,
        },
      ]}
    />
  );
}

function AssetTables({ report }: { report: AssetNumbers }) {
  const t = useT();
  const numbers: PlainColumn<Counted>[] = [
    { key: 'count', title: t('Assets'), amount: true, render: (row) => <Count value={row.count} /> },
    {
      key: 'share',
      title: t('Share'),
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
            { key: 'status', title: t('Status'), render: ({ status }) => <StatusTag kind="asset" status={status} /> },
            ...numbers,
          ]}
        />
      </Sheet>
      <Sheet title={t('Assets by department')} flush>
        <PlainTable
          name={t('Assets by department')}
          rows={report.byDepartment}
          rowKey={({ department }) => department}
          columns={[
            { key: 'department', title: t('Department'), render: ({ department }) => <bdi>{department}</bdi> },
            ...numbers,
          ]}
        />
      </Sheet>
      <Sheet title={t('Category analysis')} flush>
        <PlainTable
          name={t('Category analysis')}
          rows={report.byCategory}
          rowKey={({ category }) => category}
          columns={[{ key: 'category', title: t('Category'), render: ({ category }) => t(category) }, ...numbers]}
        />
      </Sheet>
    </>
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
