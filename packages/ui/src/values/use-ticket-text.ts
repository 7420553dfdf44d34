import { type Ticket, ticketCauseWords } from '@portal/contracts';
import { formatDate } from './date.js';
import { useWorded } from './use-worded.js';

/** Title and description in the reader's language, where the portal opened it; what people wrote stays as it is. */
export function useTicketText() {
  const worded = useWorded();
  return ({ title, description = '', cause }: Pick<Ticket, 'title' | 'cause'> & { description?: string }) => {
    if (!cause) return { title, description };
    const words = ticketCauseWords(cause);
    const values = { ...cause, day: formatDate(cause.day) };
    return { title: worded(words.title, values), description: worded(words.text, values) };
  };
}
