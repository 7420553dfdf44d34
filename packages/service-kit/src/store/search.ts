// The database takes no zero byte in a pattern, only its name.
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\0', '\\x00');

/** A filter for free text over some fields, case-insensitive; the text is taken as it is, never as a pattern. */
export function textFilter(q: string | undefined, fields: readonly string[]): Record<string, unknown> {
  if (!q) return {};
  const pattern = new RegExp(escaped(q), 'i');
  return { $or: fields.map((field) => ({ [field]: pattern })) };
}
