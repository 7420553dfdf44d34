import { TicketFormPage, TicketListPage, TicketPage } from '@portal/features-tickets';
import { useT } from '@portal/ui';
import { supportBase } from '../addresses.js';

/** The own tickets. */
export function TicketsPage() {
  const t = useT();
  return <TicketListPage base={supportBase} title={t('Support')} addLabel={t('New Ticket')} />;
}

/** One own ticket. */
export function OneTicketPage() {
  const t = useT();
  return <TicketPage base={supportBase} listTitle={t('Support')} />;
}

/** A new ticket about an own device. */
export function NewTicketPage() {
  const t = useT();
  return <TicketFormPage base={supportBase} listTitle={t('Support')} />;
}
