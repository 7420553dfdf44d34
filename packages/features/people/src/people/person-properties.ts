import { type RegistrationKind, storedSerial } from '@portal/contracts';
import type { useT } from '@portal/ui';
import { submittedParts } from '../registration/submitted-parts.js';
import type { FormRole } from './role-words.js';

type T = ReturnType<typeof useT>;
interface PersonField {
  path: string;
  label: string;
}

const kinds: Partial<Record<FormRole, RegistrationKind>> = {
  Buyer: 'buyer',
  Seller: 'seller',
  'End User': 'enduser',
};

const others: Partial<Record<FormRole, (t: T) => PersonField[]>> = {
  OEM: (t) => [
    { path: 'companyName', label: t('Company name') },
    { path: 'contactPersonName', label: t('Contact person name') },
    { path: 'emailId', label: t('Email ID') },
    { path: 'designation', label: t('Designation') },
    { path: 'mobileNumber', label: t('Mobile number') },
    { path: 'brands', label: t('Brands') },
  ],
  'Support Agent': (t) => [
    { path: 'name', label: t('Name') },
    { path: 'email', label: t('Email ID') },
    { path: 'department', label: t('Department') },
    { path: 'designation', label: t('Designation') },
    { path: 'phone', label: t('Phone') },
    { path: 'address', label: t('Address') },
    { path: 'city', label: t('City') },
    { path: 'state', label: t('State') },
    { path: 'pincode', label: t('Pincode') },
  ],
};

/** What only a registration asks, and no account keeps. */
const notKept = /^(deliveryConfirmationOTP|hardwareSoftware|amcSupport|issuesReported)/;

/** Every field of a role's form with its label. */
export function personFields(t: T, role: FormRole): PersonField[] {
  const kind = kinds[role];
  if (!kind) return others[role]?.(t) ?? [];
  return submittedParts(t, kind)
    .flatMap(({ fields }) => fields.map(({ path, label }) => ({ path, label })))
    .filter(({ path }) => !notKept.test(path));
}

const at = (form: Record<string, unknown>, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], form);

const serialText = (t: T) => (stored: unknown) => {
  const { device, serialNumber } = storedSerial(stored);
  return device ? `${t(device)}: ${serialNumber}` : serialNumber;
};

/** A value of a form as it reads; choices are said in the reader's language. */
export function valueText(t: T, form: Record<string, unknown>, path: string) {
  const value = at(form, path);
  if (path === 'deviceSerialNumbers' && Array.isArray(value)) return value.map(serialText(t)).join(', ') || '–';
  if (Array.isArray(value)) return value.map((one) => t(String(one))).join(', ') || '–';
  return typeof value === 'string' && value ? t(value) : '–';
}
