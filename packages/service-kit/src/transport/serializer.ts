import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

const made = new WeakMap<z.ZodType, (value: unknown) => string>();

/** Writes a reply by its schema: faster than JSON.stringify, and what the schema lacks never leaves. */
export function serializerOf(reply: z.ZodType): (value: unknown) => string {
  let write = made.get(reply);
  if (!write) {
    write = build(reply);
    made.set(reply, write);
  }
  return write;
}

function build(reply: z.ZodType): (value: unknown) => string {
  if (reply.type === 'undefined') return () => '';
  const schema = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' });
  return fastJson(schema as Schema);
}
