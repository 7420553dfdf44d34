import type { Escalation } from '@portal/contracts';
import { DateText, ToneTag, useT } from '@portal/ui';
import { isOverdue } from './escalation.words.js';

/** By when it is to be answered; what is late says so in words. */
export function Due({ escalation }: { escalation: Pick<Escalation, 'status' | 'dueOn'> }) {
  const t = useT();
  return (
    <>
      <DateText value={escalation.dueOn} /> {isOverdue(escalation) && <ToneTag tone="bad">{t('Overdue')}</ToneTag>}
    </>
  );
}
