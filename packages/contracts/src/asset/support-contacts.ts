import { z } from 'zod';
import { operation } from '../kernel/operation.js';
import { email, optional, required } from '../kernel/text.js';

/** Whom holders ask for help: a number that costs nothing, or any other, and a mailbox. */
export const NewSupportContacts = z.object({
  phone: required('Contact phone is required', 20)
    .refine((value) => /^\+?[0-9][0-9 -]{4,18}$/.test(value), 'Please enter a valid phone number')
    .meta({ label: 'Contact phone', pattern: '^\\+?[0-9][0-9 -]{4,18}$' }),
  email: email('Contact email is required').meta({ label: 'Contact email' }),
  hours: optional(100).meta({ label: 'Hours' }),
});

/** The contacts as they are set; while nobody set any there are none, and the version is that of the first change. */
export const SupportContacts = NewSupportContacts.partial().extend({
  version: z.int(),
  /** Whose they are: of the reader's office, or of the whole portal where the office set none. */
  of: z.enum(['office', 'portal']),
});
export type SupportContacts = z.output<typeof SupportContacts>;

export const supportContacts = {
  get: operation({
    subject: 'asset.support-contacts.get',
    method: 'GET',
    path: '/support-contacts',
    summary: 'Whom holders ask for help: the contacts of the own office, or those of the portal',
    needs: { any: ['support:contact', 'settings:view'], only: ['Super Admin', 'Buyer', 'End User'] },
    reply: SupportContacts,
  }),
  set: operation({
    subject: 'asset.support-contacts.set',
    method: 'PUT',
    path: '/support-contacts',
    summary: 'Sets the contacts: a buyer those of the own office, a Super Admin those of the portal',
    needs: { any: ['settings:configure', 'assets:edit'], only: ['Super Admin', 'Buyer'] },
    body: NewSupportContacts,
    reply: SupportContacts,
  }),
};
