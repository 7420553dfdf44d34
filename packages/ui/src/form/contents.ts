import { describedFields } from '@portal/contracts';
import type { z } from 'zod';
import type { ContentsPart } from './table-of-contents.js';

/** The contents list of a form: each part with the fields that its schema puts there. */
export function contentsOf(schema: z.ZodType, parts: readonly Pick<ContentsPart, 'id' | 'title'>[]): ContentsPart[] {
  const fields = describedFields(schema);
  const unknown = fields.find(([, { part }]) => part !== undefined && !parts.some(({ id }) => id === part));
  if (unknown) throw new Error(`${unknown[0]} stands in no part of the contents`);
  return parts.map(({ id, title }) => {
    const own = fields.filter(([, { part }]) => part === id);
    const names = own.filter(([, { completes }]) => completes !== false).map(([path]) => path);
    // A problem of a whole section is one of the part that its fields stand in.
    const sections = own.map(([path]) => path.split('.')[0] ?? path);
    return { id, title, names, also: [...own.map(([path]) => path), ...sections] };
  });
}
