import { descriptionOf } from '@portal/contracts';
import type { z } from 'zod';
import { FormBody, type FormBodyProps } from './form-body.js';

export interface FormProps<S extends z.ZodType> extends FormBodyProps<S> {
  /** What the values must be, and what their fields are called; its messages are shown. */
  schema: S;
}

/** A form that checks with the contract's schema, keeps what was typed, and brings the reader to what is wrong. */
export const Form = <S extends z.ZodType>({ schema, ...body }: FormProps<S>) => (
  <FormBody schema={() => schema} labelOf={(path) => descriptionOf(schema, path).label} {...body} />
);
