import { type RegistrationKind, storedSerial } from '@portal/contracts';

type Form = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? [value.trim().toLowerCase()] : []);

/** What two registrations should not have in common: `email:…`, `phone:…`, `gstin:…`, `gem:…`, `serial:…`. */
export function keysOf(
  kind: RegistrationKind,
  { email, phone }: { email: string; phone: string },
  form: Form,
): string[] {
  const given = form['deviceSerialNumbers'];
  const serials: unknown[] = kind === 'enduser' && Array.isArray(given) ? given : [];
  return [
    `email:${email}`,
    `phone:${phone}`,
    ...textOf(form['gstin']).map((gstin) => `gstin:${gstin}`),
    ...textOf(form['gemSellerId']).map((id) => `gem:${id}`),
    ...new Set(serials.flatMap((one) => textOf(storedSerial(one).serialNumber)).map((serial) => `serial:${serial}`)),
  ];
}
