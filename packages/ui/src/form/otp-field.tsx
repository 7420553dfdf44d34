import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { PlainInput } from '../plain/plain-input.js';
import { Field, type FieldProps } from './field.js';
import css from './otp-field.module.css';

const digits = 6;

/** A one-time password of six digits; the phone offers the one it received. `alone` is the only field of its form: it has the focus, and its sixth digit sends. */
export function OtpField({ alone = false, ...field }: FieldProps & { alone?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (alone) input.current?.focus();
  }, [alone]);
  return (
    <Field short {...field}>
      {({ set, value, status: _, ...control }) => (
        <PlainInput
          {...control}
          ref={input}
          className={css.code}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={digits}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => {
            const code = target.value.replace(/\D/g, '');
            // The form has to know the last digit before it is sent.
            flushSync(() => set(code));
            if (alone && code.length === digits) target.form?.requestSubmit();
          }}
        />
      )}
    </Field>
  );
}
