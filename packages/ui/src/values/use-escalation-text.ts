import { type Escalation, escalationCauses } from '@portal/contracts';
import { formatDate } from './date.js';
import { useWorded } from './use-worded.js';

/** Title and description in the reader's language, where the portal raised it; what people wrote stays as it is. */
export function useEscalationText() {
  const worded = useWorded();
  return ({ title, description, cause }: Pick<Escalation, 'title' | 'description' | 'cause'>) => {
    if (!cause) return { title, description };
    const { title: titleKey, text } = escalationCauses[cause.kind];
    const values = { number: cause.number, day: cause.day ? formatDate(cause.day) : '' };
    return { title: worded(titleKey, values), description: worded(text, values) };
  };
}
