import type { Operation } from '@portal/contracts';
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

const made = new WeakMap<Operation, (value: unknown) => string>();

/** Writes a reply by its contract's schema: faster than JSON.stringify, and what the schema lacks never leaves. */
export function serializerOf(operation: Operation): (value: unknown) => string {
  let write = made.get(operation);
  if (!write) {
    write = build(operation);
    made.set(operation, write);
  }
  return write;
}

function build({ reply }: Operation): (value: unknown) => string {
  if (reply.type === 'undefined') return () => '';
  const schema = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' });
  return fastJson(schema as Schema);
}
