import type { Correction } from './registration.form.js';

/** The values of a submitted form as its fields hold them: files are known by their names beside their ids. */
export function valuesOf({ form, files }: Pick<Correction, 'form' | 'files'>): Record<string, unknown> {
  const known: Record<string, { id: string; name: string; size: number }[]> = {};
  for (const { field, id, name, size } of files) known[field] = [...(known[field] ?? []), { id, name, size }];
  return { ...form, $files: known };
}
