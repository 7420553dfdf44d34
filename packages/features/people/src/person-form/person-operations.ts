import { editPersonForms, newPersonForms, people, type PersonKind } from '@portal/contracts';
import type { FormRole } from '../people/role-words.js';

/** The kind of person that a role's form is for. */
export const kindOfRole: Record<FormRole, PersonKind> = {
  Buyer: 'buyer',
  Seller: 'seller',
  OEM: 'oem',
  'End User': 'enduser',
  'Support Agent': 'support-agent',
};

/** What adds, changes and deletes a person of a kind. */
export const personOperations = {
  buyer: { create: people.createBuyer, update: people.updateBuyer, remove: people.deleteBuyer },
  seller: { create: people.createSeller, update: people.updateSeller, remove: people.deleteSeller },
  oem: { create: people.createOem, update: people.updateOem, remove: people.deleteOem },
  enduser: { create: people.createEndUser, update: people.updateEndUser, remove: people.deleteEndUser },
  'support-agent': {
    create: people.createSupportAgent,
    update: people.updateSupportAgent,
    remove: people.deleteSupportAgent,
  },
} as const;

/** What a form of a kind is checked with. */
export const personSchema = (kind: PersonKind, editing: boolean) =>
  editing ? editPersonForms[kind] : newPersonForms[kind];

/** What a new form starts with (requirements: add forms, defaults). */
export const personStart: Record<PersonKind, Record<string, unknown>> = {
  buyer: { organizationType: 'Central Govt', paymentMode: 'PFMS', officeAddress: {} },
  seller: { socialCategory: 'General', genderOfOwner: 'Male', natureOfBusiness: 'OEM', companyAddress: {} },
  oem: {},
  enduser: { languagePreference: 'English' },
  'support-agent': {},
};
