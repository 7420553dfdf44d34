import { freeMailDomains, isGovernmentAddress, isGstin, isObject, type Mark, textIn } from '@portal/contracts';
import type { RegistrationRecord } from './registration.schema.js';
import type { Sharing } from './registration.repository.js';
import { stateOfGstin } from './gst-states.js';

type Code = Mark['code'];

/** What a registration shows by itself. */
export function ownMarks({ kind, email, form }: Pick<RegistrationRecord, 'kind' | 'email' | 'form'>): Mark[] {
  const domain = email.split('@')[1] ?? '';
  const gstin = textIn(form, 'gstin') ?? '';
  const address = form['companyAddress'] ?? form['officeAddress'];
  const state = isObject(address) ? textIn(address, 'state') : undefined;
  const fits = kind === 'seller' ? !freeMailDomains.has(domain) : isGovernmentAddress(email);
  return [
    ...(fits ? [] : [mark('UNFITTING_MAIL_DOMAIN', 'emailId')]),
    ...(gstin && !isGstin(gstin) ? [mark('GSTIN_CHECKSUM', 'gstin')] : []),
    ...(gstin && state && otherState(gstin, state) ? [mark('GSTIN_OF_OTHER_STATE', 'gstin')] : []),
  ];
}

export const mark = (code: Code, field: string, others: Mark['others'] = []): Mark => ({ code, field, others });

function otherState(gstin: string, written: string) {
  const states = stateOfGstin[gstin.slice(0, 2)];
  return states !== undefined && !states.includes(plain(written));
}

const plain = (state: string) =>
  state
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .replace(/^the | union territory$/g, '')
    .trim();

const kinds: Record<string, { same: Code; field: (kind: RegistrationRecord['kind']) => string }> = {
  email: { same: 'SAME_EMAIL', field: () => 'emailId' },
  phone: { same: 'SAME_PHONE', field: (kind) => (kind === 'buyer' ? 'contactNumber' : 'mobileNumber') },
  gstin: { same: 'SAME_GSTIN', field: () => 'gstin' },
  gem: { same: 'SAME_GEM_SELLER_ID', field: () => 'gemSellerId' },
  serial: { same: 'SAME_SERIAL_NUMBER', field: () => 'deviceSerialNumbers' },
};

/** What it has in common with others: one mark for each kind of key. */
export function sharedMarks(registration: RegistrationRecord, others: Sharing[]): Mark[] {
  return Object.entries(kinds).flatMap(([prefix, { same, field }]) => {
    const own = (registration.keys ?? []).filter((key) => key.startsWith(`${prefix}:`));
    const found = others.filter(({ keys = [] }) => keys.some((key) => own.includes(key)));
    const shown = found.map(({ _id, number, name, status }) => ({ id: _id, number, name, status }));
    return found.length > 0 ? [mark(same, field(registration.kind), shown)] : [];
  });
}
