import { PlainInput } from '../plain/plain-input.js';
import { Field, type FieldProps } from './field.js';
import css from './otp-field.module.css';

/** A one-time password of six digits; the phone offers the one it received. */
export const OtpField = (field: FieldProps) => (
  <Field short {...field}>
    {({ set, value, status: _, ...control }) => (
      <PlainInput
        {...control}
        className={css.code}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => set(target.value.replace(/\D/g, ''))}
      />
    )}
  </Field>
);
