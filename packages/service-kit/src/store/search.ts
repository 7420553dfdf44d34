// The database takes no zero byte in a pattern, only its name; and it knows no name that JavaScript gives to separators of lines.
const escaped = (text: string) =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('\0', '\\x00')
    .replace(/[\u2028\u2029]/g, '[^\\n]');

/** A whole e-mail address, to which nothing is left to be typed. */
export const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

// Neither a part of another address nor the beginning of a longer one.
const alone = (address: string) => `(?<![^\\s<>()\\[\\]:;,"])${address}(?![^\\s<>()\\[\\]:;,.?!"]|[.?!][^\\s])`;

/**
 * A filter for free text over some fields, case-insensitive; the text is taken as it is, never as a pattern. A whole e-mail
 * address is found as that one alone: `a@x.in` is not `a@x.info`.
 */
export function textFilter<Field extends string>(
  q: string | undefined,
  fields: readonly Field[],
): { $or?: { [F in Field]?: RegExp }[] } {
  if (!q) return {};
  const pattern = new RegExp(isAddress(q) ? alone(escaped(q)) : escaped(q), 'i');
  return { $or: fields.map((field) => ({ [field]: pattern }) as { [F in Field]?: RegExp }) };
}
