import { TicketFormPage, TicketListPage, TicketPage } from '@portal/features-tickets';
import { useT } from '@portal/ui';
import { tickets } from '../addresses.js';

export function TicketsPage() {
  const t = useT();
  return <TicketListPage base={tickets} title={t('Support Tickets Management')} />;
}

export function OneTicketPage() {
  const t = useT();
  return <TicketPage base={tickets} listTitle={t('Support Tickets Management')} />;
}

export function TicketEntryPage() {
  const t = useT();
  return <TicketFormPage base={tickets} listTitle={t('Support Tickets Management')} />;
}
