import { ticketingFiles, tickets, type Ticket } from '@portal/contracts';
import {
  DateText,
  Files,
  Headline,
  History,
  Ltr,
  Problem,
  Properties,
  Prose,
  Secondary,
  Sheet,
  Skeleton,
  Split,
  StatusTag,
  useRead,
  useT,
} from '@portal/ui';
import { useParams } from 'react-router';
import { TicketTurn } from './ticket-turn.js';

/** What a ticket is, in pairs below its title. */
function TicketProperties({ of }: { of: Ticket }) {
  const t = useT();
  return (
    <Properties
      of={[
        { label: t('Status'), value: <StatusTag kind="ticket" of={of.status} /> },
        { label: t('Priority'), value: <StatusTag kind="priority" of={of.priority} /> },
        { label: t('Category'), value: t(of.category) },
        { label: t('Raised by'), value: <bdi>{of.createdBy}</bdi> },
        { label: t('Assigned to'), value: of.assignedTo ? <bdi>{of.assignedTo}</bdi> : t('Not assigned yet') },
        { label: t('Created'), value: <DateText of={of.createdAt} /> },
        ...(of.resolvedAt ? [{ label: t('Resolved at'), value: <DateText of={of.resolvedAt} time /> }] : []),
      ]}
    />
  );
}

/** The device of a ticket, and how its owner is reached. */
function TicketDevice({ of }: { of: Ticket }) {
  const t = useT();
  const ltr = (value: string | undefined) => value && <Ltr>{value}</Ltr>;
  return (
    <Sheet title={t('Device and contact')}>
      <Properties
        stacked
        of={[
          { label: t('Device'), value: of.deviceName && <bdi>{of.deviceName}</bdi> },
          { label: t('Asset UID'), value: ltr(of.assetUid) },
          { label: t('Serial number'), value: ltr(of.serialNumber) },
          { label: t('Department'), value: <bdi>{of.department}</bdi> },
          { label: t('Role'), value: t(of.createdByRole) },
          {
            label: t('Contact preference'),
            value: [t(of.contactPreference), of.preferredTime && t(of.preferredTime)].filter(Boolean).join(' · '),
          },
        ]}
      />
    </Sheet>
  );
}

export interface TicketPageProps {
  /** Where the tickets of this area live: '/seller/support'. */
  base: string;
  /** What the list is called. */
  listTitle?: string;
}

/** One ticket, with what the reader may do with it at the side. */
export function TicketPage({ base, listTitle }: TicketPageProps) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: ticket, error, refetch } = useRead(tickets.get, { params: { id } });
  if (error) {
    return <Problem error={error} title={t('The support ticket cannot be read')} onRetry={() => void refetch()} />;
  }
  if (!ticket) return <Skeleton />;
  const number = <Ltr>{ticket.number}</Ltr>;
  return (
    <>
      <Headline
        crumbs={[{ label: listTitle ?? t('Support Tickets'), to: base }, { label: number }]}
        title={<bdi>{ticket.title}</bdi>}
        page={ticket.number}
        more={number}
      />
      <TicketProperties of={ticket} />
      <Split aside={<TicketTurn of={ticket} />}>
        <Sheet title={t('Description')}>
          <Prose>
            <bdi>{ticket.description}</bdi>
          </Prose>
        </Sheet>
        {ticket.resolution && (
          <Sheet title={t('Resolution')}>
            <Prose>
              <bdi>{ticket.resolution}</bdi>
            </Prose>
          </Sheet>
        )}
        <TicketDevice of={ticket} />
        <Sheet title={t('Attachments')}>
          {ticket.attachments.length ? (
            <Files of={ticket.attachments} store={ticketingFiles} />
          ) : (
            <Secondary as="p">{t('No files were attached.')}</Secondary>
          )}
        </Sheet>
        <Sheet title={t('History')}>
          <History of={ticket.history} />
        </Sheet>
      </Split>
    </>
  );
}
