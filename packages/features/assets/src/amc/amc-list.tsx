import { amcStatuses, cover, type AmcContract } from '@portal/contracts';
import { type Column, DateText, DaysLeft, ListScreen, Ltr, Money, StatusTag, TwoLines, useT } from '@portal/ui';
import { useEndFilter } from '../use-end-filter.js';
import type { ReactNode } from 'react';

/** The annual maintenance contracts that the reader may see. */
export function AmcList({ base, add }: { base: string; add: ReactNode }) {
  const t = useT();
  const endFilter = useEndFilter();
  const columns = useAmcColumns();
  return (
    <ListScreen
      inside
      title={t('AMC Contracts')}
      operation={cover.amcContracts}
      searchLabel={t('Search contract number, provider, asset')}
      filters={[{ name: 'status', label: t('Status'), options: amcStatuses }, endFilter]}
      defaultSort="-createdAt"
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ contractNumber }) => contractNumber}
      rowLink={({ id }) => `${base}/${id}`}
      empty={{
        title: t('No AMC contracts found'),
        text: t('AMC contracts appear here once they are created.'),
        action: add,
      }}
      errorTitle={t('The AMC contracts cannot be read')}
    />
  );
}

function useAmcColumns(): Column<AmcContract>[] {
  const t = useT();
  return [
    {
      key: 'number',
      title: t('Contract number'),
      sort: 'contractNumber',
      render: (row) => <Ltr>{row.contractNumber}</Ltr>,
    },
    {
      key: 'assets',
      title: t('Assets'),
      render: ({ assetNames }) => (
        <TwoLines
          first={<bdi>{assetNames[0]}</bdi>}
          second={assetNames.length > 1 ? t('and {{count}} more', { count: assetNames.length - 1 }) : undefined}
        />
      ),
    },
    { key: 'provider', title: t('Provider'), sort: 'provider', render: (row) => <bdi>{row.provider}</bdi> },
    { key: 'service', title: t('Service type'), card: 'none', render: (row) => t(row.serviceType) },
    {
      key: 'start',
      title: t('Start'),
      sort: 'startDate',
      card: 'none',
      render: (row) => <DateText value={row.startDate} />,
    },
    {
      key: 'end',
      title: t('End'),
      sort: 'endDate',
      card: 'none',
      render: (row) => <DateText value={row.endDate} />,
    },
    { key: 'left', title: t('Remaining'), card: 'end', render: (row) => <DaysLeft until={row.endDate} /> },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'none',
      render: ({ status }) => <StatusTag kind="warranty" status={status} />,
    },
    {
      key: 'value',
      title: t('Value'),
      sort: 'value',
      amount: true,
      card: 'end',
      render: ({ value = 0 }) => <Money amount={value} />,
    },
  ];
}
