import { descriptionOf } from '@portal/contracts';
import type { z } from 'zod';
import { useT } from './use-t.js';

type PathIn<S extends z.ZodObject> = keyof S['shape'] & string;

/** What the fields of a record are called in the reader's language: `label('serialNumber')`, `label('endUser.email')`. */
export function useLabels<S extends z.ZodObject>(schema: S) {
  const t = useT();
  return (path: PathIn<S> | `${PathIn<S>}.${string}`) => t(descriptionOf(schema, path).label);
}
