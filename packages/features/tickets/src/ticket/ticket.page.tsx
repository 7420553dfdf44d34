import { ticketingFiles, tickets } from '@portal/contracts';
import {
  Files,
  Headline,
  History,
  Ltr,
  Problem,
  Prose,
  Secondary,
  Sheet,
  Skeleton,
  Split,
  useRead,
  useT,
} from '@portal/ui';
import { useParams } from 'react-router';
import { TicketDevice } from './ticket-device.js';
import { TicketProperties } from './ticket-properties.js';
import { TicketTurn } from './ticket-turn.js';

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
