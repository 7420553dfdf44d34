import { escalations } from '@portal/contracts';
import {
  ButtonLink,
  type Column,
  DateText,
  type Figure,
  formatNumber,
  Icon,
  ListScreen,
  Ltr,
  type RowOf,
  StatusTag,
  TwoLines,
  useEscalationText,
  useMay,
  useRead,
  useT,
  useUser,
} from '@portal/ui';
import { Plus } from 'lucide-react';
import { Due } from '../due.js';
import { sideLabels, typeLabels } from '../escalation.words.js';
import { useEscalationFilters } from './use-escalation-filters.js';

type EscalationRow = RowOf<typeof escalations.list>;

function useEscalationColumns(): Column<EscalationRow>[] {
  const t = useT();
  const textOf = useEscalationText();
  const isMaker = useUser().role === 'OEM';
  const seller: Column<EscalationRow> = {
    key: 'seller',
    title: t('Seller'),
    sort: 'vendorName',
    render: ({ vendorName }) => <bdi>{vendorName}</bdi>,
    card: 'none',
  };
  return [
    {
      key: 'number',
      title: t('Escalation'),
      sort: 'number',
      render: (escalation) => (
        <TwoLines first={<bdi>{textOf(escalation).title}</bdi>} second={<Ltr>{escalation.number}</Ltr>} />
      ),
    },
    { key: 'type', title: t('Type'), sort: 'type', render: ({ type }) => t(typeLabels[type]) },
    {
      key: 'priority',
      title: t('Priority'),
      sort: 'priority',
      render: ({ priority }) => <StatusTag kind="priority" status={priority} />,
      card: 'end',
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      render: ({ status }) => <StatusTag kind="escalation" status={status} />,
      card: 'end',
    },
    {
      key: 'order',
      title: t('PO Number'),
      sort: 'purchaseOrderNumber',
      render: ({ purchaseOrderNumber }) => <Ltr>{purchaseOrderNumber}</Ltr>,
    },
    ...(isMaker ? [] : [seller]),
    {
      key: 'reported',
      title: t('Reported'),
      sort: 'reportedDate',
      render: ({ reportedDate }) => <DateText value={reportedDate} />,
      card: 'none',
    },
    {
      key: 'due',
      title: t('To be answered by'),
      sort: 'dueOn',
      card: 'named',
      render: (escalation) => (
        <TwoLines
          first={<Due escalation={escalation} />}
          second={escalation.assignedTo ? <bdi>{escalation.assignedTo}</bdi> : t(sideLabels[escalation.answeringSide])}
        />
      ),
    },
  ];
}

/** How many stand where, each a way to its rows. */
function useEscalationFigures(base: string): Figure[] {
  const t = useT();
  const { data } = useRead(escalations.stats);
  const count = (value: number | undefined) => <Ltr>{value === undefined ? '–' : formatNumber(value)}</Ltr>;
  const { open, inProgress, resolved, closed } = data ?? {};
  const total = data && data.open + data.inProgress + data.resolved + data.closed;
  return [
    { label: t('All Escalations'), value: count(total), to: base },
    { label: t('Open'), value: count(open), to: `${base}?status=Open` },
    { label: t('In Progress'), value: count(inProgress), to: `${base}?status=In+Progress` },
    { label: t('Resolved'), value: count(resolved), to: `${base}?status=Resolved` },
    { label: t('Closed'), value: count(closed), to: `${base}?status=Closed` },
  ];
}

/** The escalations that the reader may see, the newest first. */
export function EscalationListPage({ base, title }: { base: string; title: string }) {
  const t = useT();
  const may = useMay();
  const textOf = useEscalationText();
  const add = may(escalations.create) && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {t('New Escalation')}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={title}
      crumbs={[{ label: title }]}
      operation={escalations.list}
      searchLabel={t('Search number, title, order')}
      filters={useEscalationFilters()}
      defaultSort="-reportedDate"
      figures={useEscalationFigures(base)}
      columns={useEscalationColumns()}
      rowKey={({ id }) => id}
      rowName={(row) => `${row.number} ${textOf(row).title}`}
      rowLink={({ id }) => `${base}/${id}`}
      rowActions={({ id }) => [{ key: 'view', label: t('View Details'), to: `${base}/${id}` }]}
      actions={add}
      empty={{
        title: t('No escalations found'),
        text: t('Problems with orders that need an answer appear here.'),
        action: add,
      }}
      errorTitle={t('The escalations cannot be read')}
    />
  );
}
