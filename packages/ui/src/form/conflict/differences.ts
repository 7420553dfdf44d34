import { describedFields, isObject, type FieldDescription } from '@portal/contracts';
import type { z } from 'zod';
import { valueAt, withValue, type Values } from '../path.js';

/** A field that does not say the same in the newest version and in the form. */
export interface Difference {
  path: string;
  /** What its schema tells of it; a list of lines may have no description of its own. */
  description: FieldDescription | undefined;
  theirs: unknown;
  mine: unknown;
  /** Who changed it since the form was opened. */
  by: 'them' | 'you' | 'both';
}

export interface Versions {
  /** As it was when the form was opened. */
  opened: Values;
  theirs: Values;
  mine: Values;
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';
const namesOf = (...values: object[]) => [...new Set(values.flatMap((value) => Object.keys(value)))];

/** Whether two values read the same: blank is blank, however it is written, and so is a number that was typed. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  if (isObject(one) && isObject(other)) {
    const names = namesOf(one, other);
    return names.every((name) => isSameValue(one[name], other[name]));
  }
  if (typeof one === 'number' || typeof other === 'number') return Number(one) === Number(other);
  return one === other;
}

const idsOf = (list: readonly unknown[]) => list.map((entry) => (isObject(entry) ? entry['id'] : undefined)).join(' ');
/** Lines are compared one by one only where it is clear which is which. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const areSameLines = (one: unknown, other: unknown) =>
  isList(one) &&
  isList(other) &&
  one.length === other.length &&
  [...one, ...other].every((entry) => isObject(entry) && !Array.isArray(entry)) &&
  idsOf(one) === idsOf(other);

function pathsOf(theirs: unknown, mine: unknown, path: string, isKnown: (path: string) => boolean): string[] {
  if (!isKnown(path) || isSameValue(theirs, mine)) return [];
  const hasLines = isList(theirs) || isList(mine);
  const goesInside = isObject(theirs) && isObject(mine) && (!hasLines || areSameLines(theirs, mine));
  if (!goesInside) return [path];
  return namesOf(theirs, mine).flatMap((name) => pathsOf(theirs[name], mine[name], `${path}.${name}`, isKnown));
}

/** Where the newest version and the form differ, in the order of the schema: only what the form asks for counts. */
export function differencesOf(schema: z.ZodType, { opened, theirs, mine }: Versions): Difference[] {
  const described = new Map(describedFields(schema));
  const plain = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '');
  const known = [...described.keys()];
  const isKnown = (path: string) => known.some((one) => one === plain(path) || one.startsWith(`${plain(path)}.`));
  const fields = new Set(known.map((path) => path.split('.')[0] ?? ''));
  const paths = [...fields].flatMap((field) => pathsOf(theirs[field], mine[field], field, isKnown));
  return paths.map((path) => {
    const [before, one, other] = [opened, theirs, mine].map((values) => valueAt(values, path));
    const by = isSameValue(before, other) ? 'them' : isSameValue(before, one) ? 'you' : 'both';
    return { path, description: described.get(plain(path)), theirs: one, mine: other, by };
  });
}

/** Where the form keeps what the files of a field are called. */
export const filesBeside = (path: string) => path.replace(/[^.]+$/, '$$files.$&');

/** What is typed with the fields at `paths` as the newest version has them, the names of their files too. */
export function takenFrom(theirs: Values, mine: Values, paths: readonly string[]): [path: string, value: unknown][] {
  return paths.flatMap((path) => {
    const files = filesBeside(path);
    const known = valueAt(theirs, files) ?? valueAt(mine, files);
    const named: [string, unknown][] = known === undefined ? [] : [[files, valueAt(theirs, files)]];
    return [[path, valueAt(theirs, path)], ...named];
  });
}

export const withValues = (values: Values, changes: readonly [path: string, value: unknown][]) =>
  changes.reduce((all, [path, value]) => withValue(all, path, value), values);
