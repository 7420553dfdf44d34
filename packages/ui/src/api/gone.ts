import { isObject, type Operation } from '@portal/contracts';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';

/** The service that answers a subject. */
export const serviceOf = (subject: string) => subject.split('.', 1)[0];

interface Gone {
  service: string | undefined;
  params: Readonly<Record<string, unknown>>;
  at: number;
}

/** What was deleted in this browser, by its service and what names it. */
const gone = new Map<string, Gone>();

/** Whether it asks for a record that was deleted since it was read, or for what belongs to that record. */
export function isGone({ queryKey: [subject, params, query], state }: Query) {
  const service = typeof subject === 'string' ? serviceOf(subject) : undefined;
  return [...gone.values()].some((one) => {
    if (one.service !== service || state.dataUpdatedAt > one.at) return false;
    const [id, ...others] = Object.values(one.params);
    const belongs = others.length === 0 && isObject(query) && Object.values(query).includes(id);
    return belongs || hashKey([params]) === hashKey([one.params]);
  });
}

/**
 * Notes what a write did to the record that it names. Of one that is deleted nobody asks again by themselves, whoever tells of the
 * deletion, until it is written to, which brings it back: its page is still there for a moment.
 */
export async function noteWritten(client: QueryClient, { subject, method }: Operation, params: object | undefined) {
  if (!params || Object.keys(params).length === 0) return;
  const service = serviceOf(subject);
  const name = hashKey([service, params]);
  gone.delete(name);
  if (method !== 'DELETE') return;
  gone.set(name, { service, params: { ...params }, at: Date.now() });
  await client.cancelQueries({ predicate: isGone });
}
