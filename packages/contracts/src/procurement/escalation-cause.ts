import { z } from 'zod';
import { keysOf } from '../kernel/object.js';
import type { AnsweringSide } from '../states/escalation.js';
import type { EscalationType } from './escalation.js';

interface CauseDescription {
  title: string;
  text: string;
  type: EscalationType;
  /** Who is to answer. */
  answers: AnsweringSide;
}

/** Why the portal raises an escalation by itself, with its words: `number` is what it is about, `day` when that was due. */
export const escalationCauses = {
  'delivery-late': {
    title: 'Delivery of {{number}} is late',
    text: 'The delivery was expected by {{day}}.',
    type: 'delivery_delay',
    answers: 'seller',
  },
  'payment-overdue': {
    title: 'Payment of invoice {{number}} is overdue',
    text: 'The invoice was to be paid by {{day}}.',
    type: 'payment_dispute',
    answers: 'office',
  },
  'inspection-ending': {
    title: 'Inspection of {{number}} ends on {{day}}',
    text: 'The office was reminded. What nobody inspects by {{day}} counts as accepted.',
    type: 'quality_issue',
    answers: 'office',
  },
  'replacement-late': {
    title: 'Replacement for {{number}} is late',
    text: 'The replacement was expected by {{day}}.',
    type: 'delivery_delay',
    answers: 'seller',
  },
  'replacement-refused': {
    title: 'Replacement for {{number}} was refused',
    text: 'The seller replaces nothing; the reason stands on the receipt.',
    type: 'quality_issue',
    answers: 'seller',
  },
} as const satisfies Record<string, CauseDescription>;

/** What the portal raised an escalation for; screens word it in the language of their reader. */
export const EscalationCause = z.object({
  kind: z.enum(keysOf(escalationCauses)),
  number: z.string(),
  day: z.string().optional(),
});
export type EscalationCause = z.output<typeof EscalationCause>;

const filled = (text: string, { number, day = '' }: EscalationCause) =>
  text.replace('{{number}}', number).replace('{{day}}', day);

/** The English words of a cause: what is stored, searched and read by programs. */
export function causeInEnglish(cause: EscalationCause) {
  const { title, text } = escalationCauses[cause.kind];
  return { title: filled(title, cause), description: filled(text, cause) };
}
