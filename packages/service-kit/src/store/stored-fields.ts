import { valueSchemaOf } from '@portal/contracts';
import type { SchemaDefinition } from 'mongoose';
import { z } from 'zod';

/** How the described fields of a form are stored: amounts and counts as numbers, days as texts; what must be given is required. */
export const storedFields = (fields: z.ZodObject): SchemaDefinition =>
  Object.fromEntries(
    Object.entries<z.ZodType>(fields.shape).map(([name, field]) => [
      name,
      { type: storedType(valueSchemaOf(field)), required: !field.safeParse(undefined).success },
    ]),
  );

function storedType(value: z.core.$ZodType) {
  if (value instanceof z.ZodNumber) return Number;
  return value instanceof z.ZodBoolean ? Boolean : String;
}
