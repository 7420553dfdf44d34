import { auditedField, valueLabelOf } from '@portal/contracts';
import { formatDate, formatMoment, formatMoney } from '@portal/ui';

type Say = (text: string) => string;
type Inner = Record<string, unknown>;

/** One field that became something else; an inner one has the names of those around it before its own. */
export interface ChangedField {
  path: string[];
  from: unknown;
  to: unknown;
}

const isInner = (value: unknown): value is Inner =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('sha256' in value);
const namesFields = (name: string) => auditedField(name)?.namesFields === true;
const isNone = (value: unknown) => value === null || value === undefined;
const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The innermost fields that differ. */
export function changedFields(from: Inner, to: Inner, around: string[] = []): ChangedField[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.flatMap((name) => {
    const [before, after, path] = [from[name], to[name], [...around, name]];
    if (same(before, after)) return [];
    const inner = [before, after].some(isInner) && [before, after].every((one) => isInner(one) || isNone(one));
    if (!inner || namesFields(name)) return [{ path, from: before, to: after }];
    return changedFields((before ?? {}) as Inner, (after ?? {}) as Inner, path);
  });
}

const longest = 160;
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** A value of any shape in one line, in the reader's language where it is a word of the portal. */
export function valueText(value: unknown, name: string, say: Say, fieldName: Say): string {
  if (isNone(value) || value === '') return '–';
  if (typeof value === 'boolean') return say(value ? 'Yes' : 'No');
  if (typeof value === 'number')
    return auditedField(name)?.unit === 'rupees' ? formatMoney(value / 100) : String(value);
  if (typeof value === 'string') {
    return short(namesFields(name) ? value.split('.').map(fieldName).join(' · ') : textOf(value, say));
  }
  if (Array.isArray(value)) return short(value.map((one) => valueText(one, name, say, fieldName)).join(', ') || '–');
  const inner = value as Inner;
  // A stored file is called by its name.
  if ('sha256' in inner) return String(inner['name']);
  const within = (part: string) => (namesFields(name) ? name : part);
  const parts = Object.entries(inner).map(
    ([part, one]) => `${fieldName(part)}: ${valueText(one, within(part), say, fieldName)}`,
  );
  return short(parts.join(', ') || '–');
}

function textOf(value: string, say: Say) {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return formatMoment(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  return say(valueLabelOf(value));
}
