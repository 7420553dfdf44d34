import type { z } from 'zod';

/** Messages by the path of their field. */
export type Errors = Record<string, string>;

const isWithin = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}.`);

/** What a schema has against these values; the first message of each field counts. */
export const errorsOf = (error: z.ZodError): Errors =>
  Object.fromEntries([...error.issues].reverse().map(({ path, message }) => [path.join('.'), message]));

/** What is wrong with a field: its own message, or that of an entry of its list, which has no field of its own. */
export const errorAt = (errors: Errors, path: string): string | undefined =>
  errors[path] ??
  Object.entries(errors).find(([key]) => key.startsWith(`${path}.`) && /^\d+$/.test(key.slice(path.length + 1)))?.[1];

/** Whether something is wrong with one of these fields, or within it. */
export const hasErrorWithin = (errors: Errors, paths: readonly string[]) =>
  Object.keys(errors).some((key) => paths.some((path) => isWithin(key, path)));

/** What is still to be said after a change at `path`: the server's word until its field is changed, of the schema's what it says now. */
export function stillWrong(shown: Errors, path: string, before: Errors, now: Errors): Errors {
  const still = ([key, message]: [string, string]): [string, string][] => {
    if (now[key]) return [[key, now[key]]];
    return before[key] || isWithin(key, path) ? [] : [[key, message]];
  };
  return Object.fromEntries(Object.entries(shown).flatMap(still));
}
