import { assetCategories, assets, cover, expiries, type Expiry, expiryBands, type ExpiryKind } from '@portal/contracts';
import {
  type Column,
  DateText,
  DaysLeft,
  type Filter,
  ListScreen,
  Ltr,
  NoteLine,
  type RowAction,
  toast,
  TwoLines,
  useHome,
  useMay,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { CircleCheck, RefreshCw, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { AcknowledgeDialog } from './acknowledge.dialog.js';
import { NoticesButton } from './notices.dialog.js';
import { useExpiryFigures } from './use-expiry-figures.js';

const kindWords = { warranty: 'Warranty', amc: 'AMC contract' } as const satisfies Record<ExpiryKind, string>;

function useColumns(): Column<Expiry>[] {
  const t = useT();
  return [
    {
      key: 'asset',
      title: t('Asset'),
      render: ({ assetName, serialNumber }) => (
        <TwoLines first={<bdi>{assetName}</bdi>} second={<Ltr>{serialNumber}</Ltr>} />
      ),
    },
    {
      key: 'kind',
      title: t('What ends'),
      render: ({ kind, cover: { number, assets: count } = { number: undefined, assets: 1 } }) => (
        <TwoLines
          first={t(kindWords[kind])}
          second={
            <>
              {number ? <Ltr>{number}</Ltr> : t('given by hand')}
              {count > 1 && <> · {t('{{count}} assets', { count })}</>}
            </>
          }
        />
      ),
    },
    {
      key: 'place',
      title: t('Department'),
      card: 'none',
      render: ({ department, category }) => <TwoLines first={<bdi>{department}</bdi>} second={t(category)} />,
    },
    { key: 'end', title: t('End'), render: ({ endDate }) => <DateText value={endDate} /> },
    {
      key: 'left',
      title: t('Remaining'),
      card: 'end',
      render: ({ endDate, acknowledgment }) => (
        <TwoLines
          first={<DaysLeft until={endDate} />}
          second={
            acknowledgment && (
              <>
                {t('Acknowledged')}: <bdi>{acknowledgment.note}</bdi> · <bdi>{acknowledgment.by}</bdi>,{' '}
                <DateText value={acknowledgment.at} />
              </>
            )
          }
        />
      ),
    },
  ];
}

function useFilters(alertDays: readonly number[]): Filter[] {
  const t = useT();
  const may = useMay()(assets.stats);
  const { data } = useRead(assets.stats, { enabled: may });
  const departments = data?.byDepartment.map(({ department }) => department).filter(Boolean) ?? [];
  const days = [...new Set([...expiryBands, ...alertDays])].sort((a, b) => a - b);
  return [
    {
      name: 'ends',
      label: t('Ends'),
      options: [
        { value: 'ended', label: t('Has ended') },
        ...days.map((count) => ({ value: String(count), label: t('Within {{days}} days', { days: count }) })),
      ],
    },
    {
      name: 'kind',
      label: t('What ends'),
      options: [
        { value: 'warranty', label: t(kindWords.warranty) },
        { value: 'amc', label: t(kindWords.amc) },
      ],
    },
    {
      name: 'department',
      label: t('Department'),
      options: departments.map((department) => ({ value: department, label: department })),
    },
    { name: 'category', label: t('Category'), options: assetCategories },
    {
      name: 'shown',
      label: t('Acknowledgment'),
      options: [
        { value: 'acknowledged', label: t('Acknowledged') },
        { value: 'all', label: t('Acknowledged or not') },
      ],
    },
  ];
}

function useActions(acknowledge: (expiry: Expiry) => void) {
  const t = useT();
  const home = useHome();
  const may = useMay();
  const takeBack = useWrite(expiries.takeBack);
  return (expiry: Expiry): RowAction[] => {
    const { assetId: id, kind, cover: record } = expiry;
    const renewal = kind === 'amc' ? cover.renewAmcContract : cover.extendWarranty;
    const at = kind === 'amc' ? `${home}/amc/${record?.id}/renew` : `${home}/warranty/${record?.id}`;
    return [
      ...(record && may(renewal)
        ? [
            {
              key: 'renew',
              label: kind === 'amc' ? t('Renew') : t('Extend'),
              icon: RefreshCw,
              shown: true as const,
              to: at,
            },
          ]
        : []),
      expiry.acknowledgment
        ? {
            key: 'back',
            label: t('Take back'),
            icon: RotateCcw,
            shown: true as const,
            busy: takeBack.isPending,
            onClick: () =>
              void takeBack
                .mutateAsync({ params: { id, kind } })
                .then(() => toast(t('It is counted again, and told of before its end')))
                .catch(() => undefined),
          }
        : {
            key: 'acknowledge',
            label: t('Acknowledge this end'),
            icon: CircleCheck,
            shown: true as const,
            onClick: () => acknowledge(expiry),
          },
    ];
  };
}

/** What ends: warranties and AMC contracts of the assets that the reader looks after, to renew or to acknowledge. */
export function ExpiryListPage({ base }: { base: string }) {
  const t = useT();
  const home = useHome();
  const may = useMay();
  const [chosen, setChosen] = useState<Expiry>();
  const { data: counts } = useRead(expiries.counts);
  const rowLink = ({ assetId, kind, cover: record }: Expiry) => {
    if (!record) return `${home}/assets/${assetId}`;
    return kind === 'amc' ? `${home}/amc/${record.id}` : `${home}/warranty/${record.id}`;
  };
  const title = t('What ends');
  const actions = useActions(setChosen);
  return (
    <>
      <ListScreen
        title={title}
        crumbs={[{ label: title, to: base }]}
        operation={expiries.list}
        actions={<NoticesButton />}
        figures={useExpiryFigures(base, counts)}
        banner={
          <NoteLine>
            {t(
              'What is acknowledged is neither counted nor told of until its end changes; that of an AMC contract counts for all its assets.',
            )}
          </NoteLine>
        }
        searchLabel={t('Search name, serial number, contract')}
        filters={useFilters(counts ? [counts.alertDays.warranty, counts.alertDays.amc] : [])}
        columns={useColumns()}
        rowKey={({ assetId, kind }) => `${assetId}-${kind}`}
        rowName={({ assetName, serialNumber }) => `${assetName} ${serialNumber}`}
        rowLink={rowLink}
        rowActions={may(expiries.acknowledge) ? actions : undefined}
        empty={{
          title: t('Nothing ends soon'),
          text: t('Warranties and AMC contracts of assets in use stand here before they end.'),
        }}
        errorTitle={t('What ends cannot be read')}
      />
      <AcknowledgeDialog
        key={`${chosen?.assetId}-${chosen?.kind}`}
        expiry={chosen}
        onClose={() => setChosen(undefined)}
      />
    </>
  );
}
