import { cover, type ReplyOf, warrantyStatuses } from '@portal/contracts';
import {
  ButtonLink,
  type Column,
  DateText,
  DaysLeft,
  Icon,
  ListScreen,
  Ltr,
  StatusTag,
  TwoLines,
  useMay,
  useT,
  useUser,
} from '@portal/ui';
import { useEndFilter } from '../use-end-filter.js';
import { Plus } from 'lucide-react';

type WarrantyRow = ReplyOf<typeof cover.warranties>['items'][number];

export interface WarrantyListPageProps {
  /** Where the warranties of this area live: '/seller/warranty'. */
  base: string;
}

/** The warranties that the reader may see. */
export function WarrantyListPage({ base }: WarrantyListPageProps) {
  const t = useT();
  const endFilter = useEndFilter();
  const may = useMay();
  // Who the customer is is not the manufacturer's business.
  const isMaker = useUser().role === 'OEM';
  const columns = useWarrantyColumns().filter(({ key }) => !isMaker || key !== 'customer');
  const add = may(cover.addWarranty) && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {t('Register Warranty')}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t('Warranties')}
      crumbs={[{ label: t('Warranties') }]}
      operation={cover.warranties}
      searchLabel={
        isMaker
          ? t('Search warranty number, asset, serial number')
          : t('Search warranty number, asset, serial number, customer')
      }
      filters={[{ name: 'status', label: t('Status'), options: warrantyStatuses }, endFilter]}
      defaultSort="-createdAt"
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ warrantyNumber }) => warrantyNumber}
      rowLink={({ id }) => `${base}/${id}`}
      actions={add}
      empty={{
        title: t('No warranties found'),
        text: t('Warranties appear here once they are registered.'),
        action: add,
      }}
      errorTitle={t('The warranties cannot be read')}
    />
  );
}

function useWarrantyColumns(): Column<WarrantyRow>[] {
  const t = useT();
  return [
    {
      key: 'number',
      title: t('Warranty number'),
      sort: 'warrantyNumber',
      render: (row) => <Ltr>{row.warrantyNumber}</Ltr>,
    },
    {
      key: 'asset',
      title: t('Asset'),
      sort: 'assetName',
      render: (row) => <TwoLines first={<bdi>{row.assetName}</bdi>} second={<Ltr>{row.serialNumber}</Ltr>} />,
    },
    {
      key: 'customer',
      title: t('Customer'),
      card: 'none',
      render: (row) => <bdi>{'customerName' in row && row.customerName}</bdi>,
    },
    { key: 'type', title: t('Warranty type'), card: 'none', render: (row) => t(row.warrantyType) },
    {
      key: 'start',
      title: t('Start'),
      sort: 'warrantyStartDate',
      card: 'none',
      render: (row) => <DateText value={row.warrantyStartDate} />,
    },
    {
      key: 'end',
      title: t('End'),
      sort: 'warrantyEndDate',
      render: (row) => <DateText value={row.warrantyEndDate} />,
    },
    {
      key: 'left',
      title: t('Remaining'),
      card: 'end',
      render: (row) => <DaysLeft until={row.warrantyEndDate} />,
    },
    {
      key: 'status',
      title: t('Status'),
      card: 'none',
      render: ({ status }) => <StatusTag kind="warranty" status={status} />,
    },
  ];
}
