import { z } from 'zod';

/** What the portal opened a ticket for: a preventive service is due. Screens word it in the language of their reader. */
export const TicketCause = z.object({
  /** Of the AMC contract. */
  number: z.string(),
  provider: z.string(),
  day: z.string(),
  asset: z.string(),
  /** How many assets of the contract are not named. */
  others: z.int(),
});
export type TicketCause = z.output<typeof TicketCause>;

/** The words of a cause, in which its parts are to be filled. */
export const ticketCauseWords = ({ others }: Pick<TicketCause, 'others'>) => ({
  title: 'Preventive service under {{number}} on {{day}}',
  text:
    others > 0
      ? 'The preventive service under AMC contract {{number}} of {{provider}} is due on {{day}}: {{asset}} and {{others}} more.'
      : 'The preventive service under AMC contract {{number}} of {{provider}} is due on {{day}}: {{asset}}.',
});

/** As people write a day: 03-12-2026. */
const written = (day: string) => day.split('-').reverse().join('-');

/** The English words of a cause: what is stored, searched and read by programs. */
export function ticketCauseInEnglish(cause: TicketCause) {
  const values = new Map<string, string>(
    Object.entries({ ...cause, day: written(cause.day), others: String(cause.others) }),
  );
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values.get(name) ?? '');
  const { title, text } = ticketCauseWords(cause);
  return { title: filled(title), description: filled(text) };
}
