import { type Operation, type Role, roles } from '@portal/contracts';
import { z } from 'zod';
import type { TestService } from './start.js';

/** What a pattern of the database, JavaScript or a driver would read as something else than itself. */
const texts = ['a\u2028b', 'a\u2029b', 'a\u0000b', 'a\u0085b', '(', '[a', 'a{2', '\\', '$where', '^.*$', '👩🏽‍💻', 'ß'];

/** Whether a list is searched by free text; what is printed of one is no list, and searched as that one is. */
export const isSearched = ({ method, query, download }: Operation) =>
  method === 'GET' && query instanceof z.ZodObject && 'q' in query.shape && download !== 'application/pdf';

/** Searches lists for strange texts, as every role that may: which answers are no list, and which lists nobody may ask. */
export async function trySearches(
  service: Pick<TestService, 'call'>,
  operations: Operation[],
  tokenFor: (role: Role) => Promise<string>,
) {
  const wrong: string[] = [];
  const tokens = await Promise.all(roles.map(tokenFor));
  for (const operation of operations) {
    const kind: Record<string, string> = operation.query?.safeParse({ q: 'a' }).success ? {} : { kind: 'buyer' };
    const statuses = new Set<number>();
    for (const q of texts)
      for (const [n, token] of tokens.entries()) {
        const { status } = await service.call(operation, {
          token,
          params: { kind: 'buyer', id: 'some-record' },
          query: { ...kind, q },
        });
        statuses.add(status);
        if (![200, 403, 422].includes(status))
          wrong.push(`${operation.subject} ${JSON.stringify(q)} ${roles[n]}: ${status}`);
      }
    if (!statuses.has(200)) wrong.push(`${operation.subject}: searched by nobody, ${[...statuses].join()}`);
  }
  return wrong;
}
