import { portalId, ticketingFiles, tickets, type Ticket } from '@portal/contracts';
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
  useKeptRead,
  useT,
  useTicketText,
  useUser,
  useWho,
} from '@portal/ui';
import { useParams } from 'react-router';
import { AddNote } from './add-note.js';
import { TicketTurn } from './ticket-turn.js';

/** The maker of the goods is shown neither people nor sellers nor files. */
const useIsMaker = () => useUser().role === 'OEM';

/** What a ticket is, in pairs below its title. */
function TicketProperties({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const who = useWho();
  const isMaker = useIsMaker();
  const people = [
    { label: t('Raised by'), value: <bdi>{who(ticket.createdById, ticket.createdBy)}</bdi> },
    { label: t('Assigned to'), value: ticket.assignedTo ? <bdi>{ticket.assignedTo}</bdi> : t('Not assigned yet') },
  ];
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag kind="ticket" status={ticket.status} /> },
        { label: t('Priority'), value: <StatusTag kind="priority" status={ticket.priority} /> },
        { label: t('Category'), value: t(ticket.category) },
        ...(isMaker ? [] : people),
        { label: t('Created'), value: <DateText value={ticket.createdAt} /> },
        ...(ticket.resolvedAt ? [{ label: t('Resolved at'), value: <DateText value={ticket.resolvedAt} time /> }] : []),
      ]}
    />
  );
}

/** The device of a ticket, and how its owner is reached. */
function TicketDevice({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const isMaker = useIsMaker();
  const ltr = (value: string | undefined) => value && <Ltr>{value}</Ltr>;
  const contact = [ticket.contactPreference, ticket.preferredTime].filter((part) => part !== undefined);
  const owner = [{ label: t('Department'), value: <bdi>{ticket.department}</bdi> }];
  const person = [
    { label: t('Role'), value: t(ticket.createdByRole) },
    { label: t('Contact preference'), value: contact.map((part) => t(part)).join(' · ') },
  ];
  return (
    <Sheet title={isMaker ? t('Device') : t('Device and contact')}>
      <Properties
        stacked
        properties={[
          { label: t('Device'), value: ticket.deviceName && <bdi>{ticket.deviceName}</bdi> },
          { label: t('Asset UID'), value: ltr(ticket.assetUid) },
          { label: t('Serial number'), value: ltr(ticket.serialNumber) },
          ...(isMaker ? [] : owner),
          ...(isMaker || ticket.createdById === portalId ? [] : person),
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
  const isMaker = useIsMaker();
  const textOf = useTicketText();
  const { id = '' } = useParams();
  const { data: ticket, error, refetch } = useKeptRead(tickets.get, { params: { id } });
  if (error) {
    return <Problem error={error} title={t('The support ticket cannot be read')} onRetry={() => void refetch()} />;
  }
  if (!ticket) return <Skeleton />;
  const { title, description } = textOf(ticket);
  const number = <Ltr>{ticket.number}</Ltr>;
  return (
    <>
      <Headline
        crumbs={[{ label: listTitle ?? t('Support Tickets'), to: base }, { label: number }]}
        title={<bdi>{title}</bdi>}
        page={ticket.number}
        more={number}
      />
      <TicketProperties ticket={ticket} />
      <Split aside={<TicketTurn ticket={ticket} />}>
        <Sheet title={t('Description')}>
          <Prose>
            <bdi>{description}</bdi>
          </Prose>
        </Sheet>
        {ticket.resolution && (
          <Sheet title={t('Resolution')}>
            <Prose>
              <bdi>{ticket.resolution}</bdi>
            </Prose>
          </Sheet>
        )}
        <TicketDevice ticket={ticket} />
        {!isMaker && (
          <Sheet title={t('Attachments')}>
            {ticket.attachments.length ? (
              <Files files={ticket.attachments} store={ticketingFiles} />
            ) : (
              <Secondary as="p">{t('No files were attached.')}</Secondary>
            )}
          </Sheet>
        )}
        <Sheet title={t('History')}>
          <History entries={ticket.history} />
        </Sheet>
        <AddNote ticket={ticket} />
      </Split>
    </>
  );
}
