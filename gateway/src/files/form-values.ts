import { isObject } from '@portal/contracts';
import { z } from 'zod';

/** The names of the body's fields that are no text. */
const structured = new WeakMap<z.ZodType, ReadonlySet<string>>();

function structuredIn(body: z.ZodType): ReadonlySet<string> {
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const isText = (property: unknown) => isObject(property) && property['type'] === 'string';
  return new Set(Object.keys(properties).filter((name) => !isText(properties[name])));
}

/** A form has texts alone: what the body's schema wants as a list, a number or a choice of yes and no is read as JSON. What is none stays text, which the schema refuses at its field. */
export function readAs(body: z.ZodType, fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const known = structured.get(body) ?? structuredIn(body);
  structured.set(body, known);
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, known.has(name) ? valueOf(text) : text]),
  );
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
