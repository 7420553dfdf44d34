import { TicketListPage, TicketPage } from '@portal/features-tickets';
import { useT } from '@portal/ui';
import { complaints } from '../addresses.js';

/** What is wrong with the devices of the own organisation: its people's tickets. */
export function ComplaintsPage() {
  const t = useT();
  return <TicketListPage base={complaints} title={t('Complaints')} />;
}

/** One of them, from the report to its resolution. */
export function OneComplaintPage() {
  const t = useT();
  return <TicketPage base={complaints} listTitle={t('Complaints')} />;
}
