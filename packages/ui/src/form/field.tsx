import { clsx } from 'clsx/lite';
import { CircleX, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/use-say.js';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { fieldId, useFieldError, useFieldValue, useForm, useFormState } from './form-context.js';
import { ControlLabel, ErrorText, ScreenReaderOnly, Secondary } from '../text/text.js';
import css from './field.module.css';

/** What every field says of itself. */
export interface FieldProps {
  /** Path of the value: `emailId`, `officeAddress.pin`. */
  name: string;
  /** What it is called, where that is not what the form's schema says. */
  label?: string;
  hint?: string;
  optional?: boolean;
  /** For values of a few characters. */
  short?: boolean;
}

/** What a field is called. */
export function useLabel({ name, label }: Pick<FieldProps, 'name' | 'label'>): string {
  const t = useT();
  const { labelOf } = useForm();
  return label ?? t(labelOf(name));
}

/** What the control of a field is given; its value is of the type that it sets. */
export interface Control<Value = unknown> {
  id: string;
  value: Value | undefined;
  set: (value: unknown) => void;
  disabled: boolean;
  status: 'error' | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint, control and error of one value. `group` labels a set of controls instead of one; `quiet` leaves the label to the control's own words; `note` stands under the control. */
export function Field<Value = unknown>({
  name,
  label,
  hint,
  optional = false,
  short = false,
  group = false,
  quiet = false,
  note,
  children,
}: FieldProps & {
  group?: boolean;
  quiet?: boolean;
  note?: ReactNode;
  children: (control: Control<Value>) => ReactNode;
}) {
  const t = useT();
  const say = useSay();
  const form = useForm();
  const called = useLabel({ name, label });
  const id = fieldId(form.id, name);
  const value = useFieldValue<Value>(name);
  const error = useFieldError(name);
  const busy = useFormState((state) => state.busy);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const askedId = `${id}-asked`;
  const described =
    [hint && hintId, form.marked.includes(name) && askedId, error && errorId].filter(Boolean).join(' ') || undefined;
  const Name = quiet ? ScreenReaderOnly : ControlLabel;
  const words = (
    <>
      {called}
      {optional && <Secondary> ({t('optional')})</Secondary>}
    </>
  );
  return (
    <div
      className={clsx(css.field, error && css.invalid, short && css.short)}
      {...(group ? { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': described } : {})}
    >
      {group ? <Name id={`${id}-label`}>{words}</Name> : <ControlLabel htmlFor={id}>{words}</ControlLabel>}
      {hint && <Secondary id={hintId}>{hint}</Secondary>}
      {form.marked.includes(name) && (
        <span className={css.asked} id={askedId}>
          <Icon icon={PencilLine} />
          {t('Please correct this')}
        </span>
      )}
      {children({
        id,
        value,
        set: (value) => form.set(name, value),
        disabled: busy,
        status: error ? 'error' : undefined,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
      })}
      {note}
      {error && (
        <ErrorText id={errorId}>
          <Icon icon={CircleX} />
          <span>
            <ScreenReaderOnly>{t('Error')}: </ScreenReaderOnly>
            {say(error)}
          </span>
        </ErrorText>
      )}
    </div>
  );
}
