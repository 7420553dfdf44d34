import { purchaseOrderPriorities, requisitions, requisitionStatuses } from '@portal/contracts';
import {
  ButtonLink,
  type Column,
  DateText,
  Icon,
  ListScreen,
  Ltr,
  Money,
  type RowOf,
  StatusTag,
  TwoLines,
  useMay,
  useT,
  useUser,
} from '@portal/ui';
import { Plus } from 'lucide-react';

/** The requisitions that the reader sees: the own ones, of the office what was submitted, or all. */
export function RequisitionListPage({ base }: { base: string }) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const add = may(requisitions.create) && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {t('New Requisition')}
    </ButtonLink>
  );
  const mine = [
    { value: 'yes', label: t('Raised by me') },
    { value: 'no', label: t('Raised by others') },
  ];
  return (
    <ListScreen
      title={t('Requisitions')}
      crumbs={[{ label: t('Requisitions') }]}
      operation={requisitions.list}
      searchLabel={t('Search number, title, requester')}
      filters={[
        { name: 'status', label: t('Status'), options: requisitionStatuses },
        { name: 'priority', label: t('Priority'), options: purchaseOrderPriorities },
        ...(role === 'Buyer' ? [{ name: 'mine', label: t('Requester'), options: mine }] : []),
      ]}
      defaultSort="-createdAt"
      columns={useRequisitionColumns()}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      rowLink={({ id }) => `${base}/${id}`}
      actions={add}
      empty={{
        title: t('No requisitions found'),
        text:
          role === 'Super Admin' ? undefined : t('What somebody of the office needs stands here once it is raised.'),
        action: add,
      }}
      errorTitle={t('The requisitions could not be loaded')}
    />
  );
}

function useRequisitionColumns(): Column<RowOf<typeof requisitions.list>>[] {
  const t = useT();
  const { role } = useUser();
  const requester: Column<RowOf<typeof requisitions.list>> = {
    key: 'requester',
    title: t('Requester'),
    sort: 'requestedBy',
    render: ({ requestedBy, organizationName }) => (
      <TwoLines first={<bdi>{requestedBy}</bdi>} second={role === 'Super Admin' && <bdi>{organizationName}</bdi>} />
    ),
  };
  return [
    {
      key: 'requisition',
      title: t('Requisition'),
      sort: 'number',
      render: ({ number, title }) => <TwoLines first={<Ltr>{number}</Ltr>} second={<bdi>{title}</bdi>} />,
    },
    ...(role === 'End User' ? [] : [requester]),
    {
      key: 'estimate',
      title: t('Estimated total'),
      sort: 'estimatedTotal',
      amount: true,
      card: 'none',
      render: ({ estimatedTotal }) => (estimatedTotal ? <Money amount={estimatedTotal} /> : '–'),
    },
    {
      key: 'priority',
      title: t('Priority'),
      sort: 'priority',
      card: 'none',
      render: ({ priority }) => <StatusTag kind="priority" status={priority} />,
    },
    {
      key: 'neededBy',
      title: t('Needed by'),
      sort: 'neededBy',
      card: 'named',
      render: ({ neededBy }) => <DateText value={neededBy} />,
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'end',
      render: ({ status }) => <StatusTag status={status} />,
    },
  ];
}
