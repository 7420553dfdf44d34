import { type Ticket, ticketCauseWords } from '@portal/contracts';
import { useT } from '../i18n/use-t.js';
import { formatDate } from './date.js';

/** Title and description in the reader's language, where the portal opened it; what people wrote stays as it is. */
export function useTicketText() {
  const t = useT();
  return ({ title, description = '', cause }: Pick<Ticket, 'title' | 'cause'> & { description?: string }) => {
    if (!cause) return { title, description };
    const words = ticketCauseWords(cause);
    const values = { ...cause, day: formatDate(cause.day) };
    return { title: t(words.title, values), description: t(words.text, values) };
  };
}
