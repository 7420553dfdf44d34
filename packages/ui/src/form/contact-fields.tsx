import { states } from '@portal/contracts';
import { useT } from '../i18n/use-t.js';
import { SelectField } from './choice-fields.js';
import type { FieldProps } from './field.js';
import { TextAreaField } from './text-area-field.js';
import { TextField, type TextFieldProps } from './text-fields.js';

type Named = Pick<FieldProps, 'name'>;
type Place = Named & Pick<FieldProps, 'optional'>;

export interface EmailFieldProps extends Partial<Named>, Pick<FieldProps, 'hint'> {
  /** Only addresses of the government. */
  official?: boolean;
  readOnly?: boolean;
  autoComplete?: string;
}

/** The e-mail address of a person. */
export function EmailField({ name = 'emailId', official = false, hint, ...field }: EmailFieldProps) {
  const t = useT();
  const asked = official ? t('An official address: .gov.in, .nic.in or @gov.in') : hint;
  return <TextField {...field} name={name} label={t('Email ID')} hint={asked} type="email" />;
}

/** A phone number in India. */
export function PhoneField(field: Pick<TextFieldProps, 'name' | 'label' | 'optional' | 'autoComplete'>) {
  const t = useT();
  return <TextField {...field} hint={t('10 digits')} type="tel" inputMode="numeric" ltr short />;
}

/** The PIN code of an address. */
export function PinField({ label, ...field }: Place & { label?: string; autoComplete?: string }) {
  const t = useT();
  return <TextField {...field} label={label ?? t('PIN code')} inputMode="numeric" maxLength={6} ltr short />;
}

/** A state or union territory. */
export function StateField(field: Place) {
  const t = useT();
  return <SelectField {...field} label={t('State')} options={states} />;
}

/** An address as it is written on a letter. */
export function FullAddressField(field: Place) {
  const t = useT();
  return <TextAreaField {...field} label={t('Full address')} rows={2} maxLength={500} />;
}
