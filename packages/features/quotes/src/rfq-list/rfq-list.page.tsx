import { rfqs, rfqStatuses } from '@portal/contracts';
import {
  ButtonLink,
  type Column,
  Icon,
  ListScreen,
  Ltr,
  type RowOf,
  StatusTag,
  TwoLines,
  useMay,
  useT,
  useUser,
} from '@portal/ui';
import { Plus } from 'lucide-react';
import { Closing } from './closing.js';

type RfqRow = RowOf<typeof rfqs.list>;

function useRfqColumns(isAsked: boolean): Column<RfqRow>[] {
  const t = useT();
  const columns: Column<RfqRow>[] = [
    {
      key: 'request',
      title: t('Request'),
      sort: 'rfqNumber',
      render: ({ rfqNumber, title }) => <TwoLines first={<Ltr>{rfqNumber}</Ltr>} second={<bdi>{title}</bdi>} />,
    },
    {
      key: 'department',
      title: t('Department'),
      sort: 'department',
      render: ({ department }) => <bdi>{department}</bdi>,
    },
    {
      key: 'closing',
      title: t('Closing time'),
      sort: 'closesAt',
      card: 'named',
      render: (rfq) => <Closing {...rfq} />,
    },
    {
      key: 'answers',
      title: t('Answers'),
      card: 'named',
      render: ({ answers, sellers }) => t('{{answers}} of {{sellers}}', { answers, sellers: sellers.length }),
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'end',
      render: ({ status }) => <StatusTag kind="rfq" status={status} />,
    },
  ];
  return isAsked ? columns.filter(({ key }) => key !== 'answers') : columns;
}

/** Requests for quotation: those of the office, or those that the reader is asked in. */
export function RfqListPage({ base }: { base: string }) {
  const t = useT();
  const may = useMay();
  const isAsked = useUser().role === 'Seller';
  const add = may(rfqs.create) && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {t('Request Quotes')}
    </ButtonLink>
  );
  const statuses = isAsked ? rfqStatuses.filter((status) => status !== 'Draft') : rfqStatuses;
  return (
    <ListScreen
      title={t('Quotes')}
      crumbs={[{ label: t('Quotes') }]}
      operation={rfqs.list}
      searchLabel={t('Search number, title, department')}
      filters={[{ name: 'status', label: t('Status'), options: statuses }]}
      defaultSort="-createdAt"
      columns={useRfqColumns(isAsked)}
      rowKey={({ id }) => id}
      rowName={({ rfqNumber }) => rfqNumber}
      rowLink={({ id }) => `${base}/${id}`}
      actions={isAsked ? <ButtonLink to={`${base}/own`}>{t('My Quotes')}</ButtonLink> : add}
      empty={{
        title: t('No requests found'),
        text: isAsked
          ? t('Requests that ask for your quote appear here.')
          : t('Ask several sellers for their quotes and award the best one.'),
        action: add,
      }}
      errorTitle={t('The requests cannot be read')}
    />
  );
}
