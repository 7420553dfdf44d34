import { Input } from 'antd';
import { Field, type FieldProps } from './field.js';

/** Several lines of text. */
export function TextAreaField({ rows = 3, maxLength, ...field }: FieldProps & { rows?: number; maxLength?: number }) {
  return (
    <Field {...field}>
      {({ set, value, ...control }) => (
        <Input.TextArea
          {...control}
          name={field.name}
          rows={rows}
          maxLength={maxLength}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Field>
  );
}
