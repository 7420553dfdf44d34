import type { tickets } from '@portal/contracts';
import {
  DateText,
  Ltr,
  Secondary,
  StatusTag,
  TwoLines,
  useT,
  useTicketText,
  useWho,
  useUser,
  type Column,
  type RowOf,
} from '@portal/ui';

export type TicketRow = RowOf<typeof tickets.list>;

/** The columns of the list of tickets; an end user has raised all of them, a maker is shown neither people nor sellers. */
export function useTicketColumns(): Column<TicketRow>[] {
  const t = useT();
  const { role } = useUser();
  const textOf = useTicketText();
  const who = useWho();
  const raisedBy: Column<TicketRow> = {
    key: 'raisedBy',
    title: t('Raised by'),
    card: 'none',
    render: (ticket) => (
      <TwoLines
        first={<bdi>{who(ticket.createdById, ticket.createdBy)}</bdi>}
        second={<bdi>{ticket.department}</bdi>}
      />
    ),
  };
  const assignedTo: Column<TicketRow> = {
    key: 'assignedTo',
    title: t('Assigned to'),
    card: 'none',
    render: ({ assignedTo }) => (assignedTo ? <bdi>{assignedTo}</bdi> : <Secondary>{t('Not assigned yet')}</Secondary>),
  };
  return [
    {
      key: 'title',
      title: t('Ticket'),
      render: (ticket) => <TwoLines first={<bdi>{textOf(ticket).title}</bdi>} second={<Ltr>{ticket.number}</Ltr>} />,
    },
    {
      key: 'device',
      title: t('Device'),
      render: ({ deviceName, serialNumber }) =>
        deviceName ? (
          <TwoLines first={<bdi>{deviceName}</bdi>} second={serialNumber && <Ltr>{serialNumber}</Ltr>} />
        ) : (
          <Secondary>{t('No device')}</Secondary>
        ),
    },
    {
      key: 'priority',
      title: t('Priority'),
      sort: 'priority',
      card: 'end',
      render: ({ priority }) => <StatusTag kind="priority" status={priority} />,
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'end',
      render: ({ status }) => <StatusTag kind="ticket" status={status} />,
    },
    ...(role === 'End User' || role === 'OEM' ? [] : [raisedBy]),
    ...(role === 'OEM' ? [] : [assignedTo]),
    {
      key: 'created',
      title: t('Created'),
      sort: 'createdAt',
      card: 'none',
      render: ({ createdAt }) => <DateText value={createdAt} />,
    },
  ];
}
