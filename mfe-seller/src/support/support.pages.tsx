import { TicketListPage, TicketPage } from '@portal/features-tickets';
import { useT } from '@portal/ui';
import { support } from '../addresses.js';

export function TicketsPage() {
  const t = useT();
  return <TicketListPage base={support} title={t('Support Tickets')} />;
}

export function OneTicketPage() {
  const t = useT();
  return <TicketPage base={support} listTitle={t('Support Tickets')} />;
}
