import { DateInput } from './date-input.js';
import { Field, type FieldProps } from './field.js';

/** A day. */
export const DateField = ({ min, max, ...field }: FieldProps & { min?: string; max?: string }) => (
  <Field short {...field}>
    {({ set, value, ...control }) => (
      <DateInput {...control} min={min} max={max} value={typeof value === 'string' ? value : ''} onChange={set} />
    )}
  </Field>
);
