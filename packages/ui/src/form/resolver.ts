import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { errorsOf, type Errors } from './form-errors.js';
import type { Values } from './path.js';

type Flat = Record<string, { type: string; message: string }>;

/** Checks with a schema, as react-hook-form asks for it; problems stay under the whole path of their field, as the server names them. */
export const resolverOf =
  <S extends z.ZodType>(schema: S): Resolver<Values, unknown, z.output<S>> =>
  (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const problems = Object.entries(errorsOf(result.error));
    const errors: Flat = Object.fromEntries(problems.map(([path, message]) => [path, { type: 'schema', message }]));
    return { values: {}, errors };
  };

/** Its messages by path. */
export const messagesIn = (errors: FieldErrors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [path, typeof error?.message === 'string' ? error.message : '']),
  );
