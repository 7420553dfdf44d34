import { Input } from 'antd';
import { Field, type FieldProps } from './field.js';

const indiaAhead = 5.5 * 3_600_000;

const shown = (moment: unknown) =>
  typeof moment === 'string' && moment ? new Date(Date.parse(moment) + indiaAhead).toISOString().slice(0, 16) : '';

/** A day with its time, as it is in India. */
export const MomentField = (field: FieldProps) => (
  <Field short {...field}>
    {({ set, value, ...control }) => (
      <Input
        {...control}
        type="datetime-local"
        dir="ltr"
        value={shown(value)}
        onChange={({ target }) => set(target.value ? `${target.value}:00+05:30` : undefined)}
      />
    )}
  </Field>
);
