import { TicketFormPage, TicketListPage, TicketPage } from '@portal/features-tickets';
import { useT } from '@portal/ui';

const base = '/support-agent';

/** All tickets, the newest first. */
export function TicketsPage() {
  const t = useT();
  return <TicketListPage base={base} title={t('Support Tickets')} addLabel={t('Create Support Ticket')} />;
}

/** One ticket, to be worked on. */
export const OneTicketPage = () => <TicketPage base={base} />;

/** A ticket for somebody who called. */
export const NewTicketPage = () => <TicketFormPage base={base} />;
