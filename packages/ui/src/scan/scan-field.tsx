import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../form/field.js';
import { PlainInput } from '../plain/plain-input.js';
import { ScanButton } from './scan-button.js';

/** One serial number: typed, scanned with the camera, or from a reader, whose Enter sends nothing. */
export const ScanField = ({ onBlur, ...field }: FieldProps & { note?: ReactNode; onBlur?: () => void }) => (
  <Field<string> {...field}>
    {({ set, value, status: _, ...control }) => (
      <PlainInput
        {...control}
        name={field.name}
        dir="ltr"
        autoComplete="off"
        maxLength={100}
        value={value ?? ''}
        onChange={({ target }) => set(target.value)}
        onBlur={onBlur}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        suffix={
          <ScanButton
            inField
            disabled={control.disabled}
            onScan={(text) => {
              set(text);
              return undefined;
            }}
          />
        }
      />
    )}
  </Field>
);
