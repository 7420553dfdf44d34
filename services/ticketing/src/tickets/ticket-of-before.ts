import type { TicketCause } from '@portal/contracts';
import type { TicketRecord } from './ticket.schema.js';

/** What tickets of preventive services said before their causes were stored; what somebody wrote instead stays as it is. */
export const wordsOfBefore = {
  title: /^Preventive service under \S+ on \d{2}-\d{2}-\d{4}$/,
  description:
    /^The preventive service under AMC contract (\S+) of (.+) is due on (\d{2})-(\d{2})-(\d{4}): (.+?)(?: and (\d+) more)?\.$/,
};

/** The cause of such a ticket, read off its English words. */
export function causeOfBefore({ description }: Pick<TicketRecord, 'description'>): TicketCause {
  const [, number = '', provider = '', day, month, year, asset = '', others = '0'] =
    wordsOfBefore.description.exec(description) ?? [];
  return { number, provider, day: `${year}-${month}-${day}`, asset, others: Number(others) };
}
