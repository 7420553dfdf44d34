import { claimWishes, type ReplyOf, warrantyClaims, warrantyClaimStatuses } from '@portal/contracts';
import { type Column, DateText, type Filter, ListScreen, Ltr, StatusTag, TwoLines, useT } from '@portal/ui';

type ClaimRow = ReplyOf<typeof warrantyClaims.list>['items'][number];

/** The warranty claims that the reader sees, the newest first. */
export function WarrantyClaimListPage({ base }: { base: string }) {
  const t = useT();
  const yes = (label: string) => [{ value: 'yes', label }];
  const filters: Filter[] = [
    { name: 'status', label: t('Status'), options: warrantyClaimStatuses },
    { name: 'wish', label: t('Wish'), options: claimWishes },
    { name: 'open', label: t('Open'), options: yes(t('Not ended')) },
    { name: 'waiting', label: t('Waiting for you'), options: yes(t('Your next step')) },
    { name: 'due', label: t('Due'), options: yes(t('Today or over')) },
  ];
  return (
    <ListScreen
      title={t('Warranty Claims')}
      crumbs={[{ label: t('Warranty Claims') }]}
      operation={warrantyClaims.list}
      searchLabel={t('Search claim number, asset, serial number')}
      filters={filters}
      defaultSort="-createdAt"
      columns={useClaimColumns()}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      rowLink={({ id }) => `${base}/${id}`}
      empty={{
        title: t('No warranty claims found'),
        text: t('A claim is raised on the page of an asset whose warranty runs.'),
      }}
      errorTitle={t('The warranty claims cannot be read')}
    />
  );
}

function useClaimColumns(): Column<ClaimRow>[] {
  const t = useT();
  return [
    { key: 'number', title: t('Number'), sort: 'number', render: ({ number }) => <Ltr>{number}</Ltr> },
    {
      key: 'asset',
      title: t('Asset'),
      sort: 'assetName',
      render: (row) => <TwoLines first={<bdi>{row.assetName}</bdi>} second={<Ltr>{row.serialNumber}</Ltr>} />,
    },
    { key: 'office', title: t('Office'), card: 'none', render: ({ officeName }) => <bdi>{officeName ?? '–'}</bdi> },
    { key: 'wish', title: t('Wish'), card: 'none', render: ({ wish }) => t(wish) },
    {
      key: 'raised',
      title: t('Raised on'),
      sort: 'createdAt',
      card: 'none',
      render: ({ createdAt }) => <DateText value={createdAt} />,
    },
    { key: 'due', title: t('Due on'), sort: 'dueOn', render: ({ dueOn }) => <DateText value={dueOn} /> },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'end',
      render: ({ status }) => <StatusTag kind="warrantyClaim" status={status} />,
    },
  ];
}
