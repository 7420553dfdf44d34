import { campaigns, campaignStatuses } from '@portal/contracts';
import {
  ButtonLink,
  type Column,
  DateText,
  Icon,
  ListScreen,
  Ltr,
  type RowOf,
  StatusTag,
  TwoLines,
  formatNumber,
  useMay,
  useT,
  useUser,
} from '@portal/ui';
import { Plus } from 'lucide-react';

type Row = RowOf<typeof campaigns.list>;

function useColumns(): Column<Row>[] {
  const t = useT();
  const { role } = useUser();
  return [
    {
      key: 'name',
      title: t('Campaign'),
      sort: 'name',
      render: ({ name, number }) => <TwoLines first={<bdi>{name}</bdi>} second={<Ltr>{number}</Ltr>} />,
    },
    ...(role === 'Super Admin'
      ? [{ key: 'office', title: t('Office'), render: ({ organizationName }: Row) => <bdi>{organizationName}</bdi> }]
      : []),
    {
      key: 'due',
      title: t('Due date'),
      sort: 'dueDate',
      card: 'named',
      render: (row) => <DateText value={row.dueDate} />,
    },
    {
      key: 'counted',
      title: t('Counted'),
      card: 'named',
      render: ({ isListed, found, expected }) =>
        isListed
          ? t('{{found}} of {{expected}}', { found: formatNumber(found), expected: formatNumber(expected) })
          : '–',
    },
    {
      key: 'auditors',
      title: t('Auditors'),
      card: 'none',
      render: ({ auditors }) => <bdi>{auditors.map(({ name }) => name).join(', ')}</bdi>,
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'end',
      render: ({ status }) => <StatusTag kind="campaign" status={status} />,
    },
  ];
}

/** The verification campaigns that the reader sees. */
export function CampaignListPage({ base }: { base: string }) {
  const t = useT();
  const may = useMay();
  const add = may(campaigns.create) && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {t('Plan campaign')}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t('Physical verification')}
      crumbs={[{ label: t('Physical verification') }]}
      operation={campaigns.list}
      searchLabel={t('Search number, name, office')}
      filters={[{ name: 'status', label: t('Status'), options: [...campaignStatuses] }]}
      defaultSort="-createdAt"
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowLink={({ id }) => `${base}/${id}`}
      actions={add}
      empty={{
        title: t('No campaigns yet'),
        text: t('The assets of an office are counted against its register at least once a year.'),
        action: add,
      }}
      errorTitle={t('The campaigns cannot be read')}
    />
  );
}
