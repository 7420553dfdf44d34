import { Eye, EyeOff } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { useT } from '../i18n/use-t.js';
import { PlainInput } from '../plain/plain-input.js';
import { Icon } from '../values/icon.js';
import { CapsLockHint, useCapsLock } from './caps-lock.js';
import { Field, type FieldProps } from './field.js';
import { IconButton } from '../links/links.js';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  autoComplete?: string;
  maxLength?: number;
  /** Always from left to right: numbers, e-mails, ids. */
  ltr?: boolean;
  readOnly?: boolean;
}

/**
 * Pastes several lines as one: a browser leaves lines out of a field of one line, and glues their words together. Undefined where there is
 * nothing to do.
 */
function pastedInto({ currentTarget: field, clipboardData }: ClipboardEvent<HTMLInputElement>): string | undefined {
  const text = clipboardData.getData('text');
  // An address knows no place in its field.
  if (!/[\r\n\t]/.test(text.trim()) || field.selectionStart === null) return undefined;
  field.setRangeText(
    text.trim().replace(/\s+/g, ' '),
    field.selectionStart,
    field.selectionEnd ?? field.selectionStart,
    'end',
  );
  return field.value;
}

/** One line of text. */
export function TextField({
  type,
  inputMode,
  autoComplete = 'off',
  maxLength,
  ltr,
  readOnly,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {({ set, value, status: _, ...control }) => (
        <PlainInput
          {...control}
          {...{ type, inputMode, autoComplete, maxLength, readOnly }}
          name={field.name}
          dir={ltr || type === 'email' ? 'ltr' : undefined}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => set(target.value)}
          onPaste={(event) => {
            const pasted = pastedInto(event);
            if (pasted === undefined) return;
            event.preventDefault();
            set(pasted);
          }}
        />
      )}
    </Field>
  );
}

/** A password, which can be looked at. */
export function PasswordField({
  autoComplete,
  ...field
}: FieldProps & { autoComplete: 'new-password' | 'current-password' }) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const [capsLock, watchCapsLock] = useCapsLock();
  return (
    <Field {...field} note={capsLock && <CapsLockHint />}>
      {({ set, value, status: _, ...control }) => (
        <PlainInput
          {...control}
          {...watchCapsLock}
          name={field.name}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoComplete={autoComplete}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => set(target.value)}
          suffix={
            <IconButton
              inField
              aria-label={shown ? t('Hide password') : t('Show password')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <Icon icon={shown ? EyeOff : Eye} size={18} />
            </IconButton>
          }
        />
      )}
    </Field>
  );
}
