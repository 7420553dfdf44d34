import {
  documentFields,
  documentsOfKind,
  languages,
  type PersonKind,
  personKinds,
  roleOfKind,
  textIn,
  textsIn,
} from '@portal/contracts';
import type { UserRecord } from '../users/user.schema.js';

/** The fields of an account that a form of a kind calls by names of its own. */
const ownNames: Record<PersonKind, Partial<Record<AccountField, string>>> = {
  buyer: {
    name: 'contactPersonName',
    email: 'emailId',
    phone: 'contactNumber',
    designation: 'buyerDesignation',
    department: 'ministryDepartment',
    organizationName: 'organizationName',
  },
  seller: { name: 'contactPersonName', email: 'emailId', phone: 'mobileNumber', organizationName: 'companyName' },
  oem: {
    name: 'contactPersonName',
    email: 'emailId',
    phone: 'mobileNumber',
    designation: 'designation',
    organizationName: 'companyName',
  },
  enduser: {
    name: 'fullName',
    email: 'emailId',
    phone: 'mobileNumber',
    designation: 'designation',
    organizationName: 'departmentOfficeName',
  },
  'support-agent': {
    name: 'name',
    email: 'email',
    phone: 'phone',
    designation: 'designation',
    department: 'department',
  },
};

type AccountField = 'name' | 'email' | 'phone' | 'designation' | 'department' | 'organizationName';
type Form = Record<string, unknown>;

/** A form taken apart: what every account has, and what only this kind is asked. */
export interface PersonParts {
  account: { name: string; email: string; phone?: string; designation?: string; department?: string };
  organizationName?: string;
  gstin?: string;
  brands: string[];
  extras: Form;
}

/** What the form of a kind calls the organisation's name. */
export const fieldOfOrganization = (kind: PersonKind) => ownNames[kind].organizationName;

/** Reads a parsed form of a kind. */
export function partsOf(kind: PersonKind, form: Form): PersonParts {
  const names = ownNames[kind];
  const valueOf = (field: AccountField) => {
    const name = names[field];
    return name === undefined ? undefined : textIn(form, name);
  };
  const taken = new Set<string>([...Object.values(names), ...documentFields, 'brands', 'placement']);
  const organizationName = valueOf('organizationName');
  return {
    account: {
      name: valueOf('name') ?? '',
      email: valueOf('email') ?? '',
      phone: valueOf('phone'),
      designation: valueOf('designation'),
      // A company or an office is its people's department, unless the form asks for one.
      department: names.department ? (valueOf('department') ?? '') : (organizationName ?? ''),
    },
    organizationName,
    gstin: textIn(form, 'gstin'),
    brands: textsIn(form, 'brands'),
    extras: Object.fromEntries(Object.entries(form).filter(([name, value]) => !taken.has(name) && value !== undefined)),
  };
}

/** The language of mails that a form asks for: English where the portal does not have it; undefined where no form asks. */
export const languageOf = ({ languagePreference }: Form) =>
  languagePreference === undefined
    ? undefined
    : (languages.find(({ name }) => name === languagePreference)?.code ?? 'en');

/** The kind that an account's role is edited as; a Super Admin has none. */
const kindOfRole = (role: string): PersonKind | undefined => personKinds.find((kind) => roleOfKind[kind] === role);

/** The form of an account as its edit dialog opens with it. */
export function formOf(user: UserRecord, brands: string[]): Form {
  const kind = kindOfRole(user.role);
  if (!kind) return {};
  const own: Form = Object.fromEntries(
    Object.entries(ownNames[kind]).map(([field, name]) => [name, fieldOf(user, field as AccountField)]),
  );
  const files: Form = Object.fromEntries(documentsOfKind[kind].map((field) => [field, idsOf(user, field)]));
  return { ...user.form, ...own, ...files, ...(kind === 'oem' ? { brands } : {}) };
}

const fieldOf = (user: UserRecord, field: AccountField) =>
  field === 'email' ? (user.email ?? user.formerEmail) : user[field];
const idsOf = ({ files = [] }: UserRecord, field: string) =>
  files.filter((file) => file.field === field).map(({ id }) => id);
