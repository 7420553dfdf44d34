import { demoOffices, demoStored } from '@portal/service-kit';
import { portalContacts, type SupportContactsRecord } from '../support-contacts/support-contacts.schema.js';

/** Whom holders ask in demo mode: the portal, and in one office its own store. Nobody answers these numbers. */
export const demoSupportContacts = (now: Date): SupportContactsRecord[] =>
  [
    { id: portalContacts, phone: '1800 000 0000', email: 'support@demo.gov.in', hours: 'Demo data: 24/7' },
    ...demoOffices.slice(0, 1).map(({ id }) => ({
      ...{ id, phone: '0000 000 001', email: 'store@demo.gov.in', hours: 'Demo data: 09:30 to 18:00' },
    })),
  ].map(({ id, ...contacts }) => ({ ...demoStored(id, [now]), ...contacts }));
