import {
  isOneOf,
  type OrganizationKind,
  type PersonKind,
  type RegistrationKind,
  type Role,
  roleOfKind,
} from '@portal/contracts';
import type { useT } from '@portal/ui';

type T = ReturnType<typeof useT>;

/** The roles whose people have a form of their own. */
export type FormRole = (typeof roleOfKind)[PersonKind];
export const hasForm = (role: Role): role is FormRole => isOneOf(Object.values(roleOfKind), role);

/** The kinds of organisation that have people who decide who joins, by their roles. */
export const organizationKindOf: Partial<Record<Role, OrganizationKind>> = {
  Buyer: 'buyer',
  Seller: 'seller',
  OEM: 'oem',
};
export const isAdministrable = (role: Role) => organizationKindOf[role] !== undefined;

/** Which registrations lead to accounts of a role. */
export const kindOf: Partial<Record<Role, RegistrationKind>> = {
  Buyer: 'buyer',
  Seller: 'seller',
  'End User': 'enduser',
};

interface RoleWords {
  title: string;
  existing: (count: string) => string;
  add: string;
  added: string;
  edit: string;
  /** What stands in the second filter while nothing is chosen. */
  all: string;
  none: string;
  noneYet: string;
  nonePending: string;
}

const words: Record<FormRole, (t: T) => RoleWords> = {
  Buyer: (t) => ({
    title: t('Buyer Management'),
    existing: (n) => t('Existing Users ({{n}})', { n }),
    add: t('Add New Buyer'),
    added: t('Buyer added successfully!'),
    edit: t('Edit Buyer'),
    all: t('All Departments'),
    none: t('No buyers found'),
    noneYet: t('No buyers registered yet'),
    nonePending: t('All buyer registrations have been processed.'),
  }),
  Seller: (t) => ({
    title: t('Seller Management'),
    existing: (n) => t('Existing Users ({{n}})', { n }),
    add: t('Add New Seller'),
    added: t('Seller added successfully!'),
    edit: t('Edit Seller'),
    all: t('All Companies'),
    none: t('No sellers found'),
    noneYet: t('No sellers registered yet'),
    nonePending: t('All seller registrations have been processed.'),
  }),
  OEM: (t) => ({
    title: t('OEM Management'),
    existing: (n) => t('Existing Users ({{n}})', { n }),
    add: t('Add New OEM'),
    added: t('OEM added successfully!'),
    edit: t('Edit OEM'),
    all: t('All Companies'),
    none: t('No OEMs found'),
    noneYet: t('No OEMs registered yet'),
    nonePending: t('An OEM does not register by itself: its account is added here.'),
  }),
  'End User': (t) => ({
    title: t('End User Management'),
    existing: (n) => t('Existing Users ({{n}})', { n }),
    add: t('Add New End User'),
    added: t('End User added successfully!'),
    edit: t('Edit End User'),
    all: t('All Departments'),
    none: t('No end users found'),
    noneYet: t('No end users registered yet'),
    nonePending: t('All end user registrations have been processed.'),
  }),
  'Support Agent': (t) => ({
    title: t('Support Agent Management'),
    existing: (n) => t('Existing Support Agents ({{n}})', { n }),
    add: t('Add New Support Agent'),
    added: t('Support Agent created successfully!'),
    edit: t('Edit Support Agent'),
    all: t('All Departments'),
    none: t('No support agents found'),
    noneYet: t('No support agents registered yet'),
    nonePending: t('No pending support agent registrations at this time.'),
  }),
};

/** How the screen of a role speaks whose people have nothing of their own. */
const plainWords = (t: T, role: string): RoleWords => ({
  title: t('{{role}} Management', { role }),
  existing: (n) => t('Existing Users ({{n}})', { n }),
  add: t('Add New {{role}}', { role }),
  added: t('{{role}} added successfully!', { role }),
  edit: t('Change role'),
  all: t('All Departments'),
  none: t('No users found'),
  noneYet: t('Nobody has this role yet'),
  nonePending: t('Nobody registers for this role: the account is added here.'),
});

/** How the screen of a role speaks. */
export const wordsOf = (t: T, role: Role): RoleWords => (hasForm(role) ? words[role](t) : plainWords(t, t(role)));
