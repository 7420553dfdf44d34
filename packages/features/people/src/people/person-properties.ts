import { descriptionOf, newPersonForms, type RegistrationKind, storedSerial } from '@portal/contracts';
import { type useT, valueAt } from '@portal/ui';
import { kindOfRole } from '../person-form/person-operations.js';
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

/** The fields of those who do not register. */
const others: Partial<Record<FormRole, readonly string[]>> = {
  OEM: ['companyName', 'contactPersonName', 'emailId', 'designation', 'mobileNumber', 'brands'],
  'Support Agent': ['name', 'email', 'department', 'designation', 'phone', 'address', 'city', 'state', 'pincode'],
};

/** What only a registration asks, and no account keeps. */
const notKept = /^(deliveryConfirmationOTP|hardwareSoftware|amcSupport|issuesReported)/;

/** Every field of a role's form with its label. */
export function personFields(t: T, role: FormRole): PersonField[] {
  const kind = kinds[role];
  const schema = newPersonForms[kindOfRole[role]];
  if (!kind) return (others[role] ?? []).map((path) => ({ path, label: t(descriptionOf(schema, path).label) }));
  return submittedParts(t, kind)
    .flatMap(({ fields }) => fields.map(({ path, label }) => ({ path, label })))
    .filter(({ path }) => !notKept.test(path));
}

const serialText = (t: T) => (stored: unknown) => {
  const { device, serialNumber } = storedSerial(stored);
  return device ? `${t(device)}: ${serialNumber}` : serialNumber;
};

/** A value of a form as it reads; choices are said in the reader's language. */
export function valueText(t: T, form: Record<string, unknown>, path: string) {
  const value = valueAt(form, path);
  if (path === 'deviceSerialNumbers' && Array.isArray(value)) return value.map(serialText(t)).join(', ') || '–';
  if (Array.isArray(value)) return value.map((one) => t(String(one))).join(', ') || '–';
  return typeof value === 'string' && value ? t(value) : '–';
}
