import { z } from 'zod';
import { type Role, roles } from '../access/matrix.js';
import { StoredFile } from '../kernel/file.js';
import { ListQuery, Tracked } from '../kernel/list.js';
import { Placement } from '../registration/placement.js';
import { email, Id, line, oneOf, optionalLine, optionalParagraph, optionalPhone } from '../kernel/text.js';

export const userStatuses = ['active', 'suspended', 'deleted'] as const;

/** An account as lists and dialogs show it; never a secret. */
export const User = Tracked.extend({
  name: z.string().meta({ label: 'Name' }),
  email: z.string().meta({ label: 'Email' }),
  role: z.enum(roles).meta({ label: 'Role' }),
  status: z.enum(userStatuses).meta({ label: 'Status' }),
  organizationId: z.string().meta({ label: 'Organization (id)' }),
  organizationName: z.string().meta({ label: 'Organization name' }),
  department: z.string().meta({ label: 'Department' }),
  designation: z.string().optional().meta({ label: 'Designation' }),
  phone: z.string().optional().meta({ label: 'Phone' }),
  language: z.string().optional().meta({ label: 'Language' }),
  mustChangePassword: z.boolean().meta({ label: 'Password must be changed' }),
  lastSignInAt: z.string().optional().meta({ label: 'Last sign-in', unit: 'instant' }),
  registrationId: z.string().optional().meta({ label: 'Registration (id)' }),
  /** Id of the picture, read by `identityFiles.download`. */
  avatar: z.string().optional().meta({ label: 'Picture' }),
  secondFactor: z.boolean().meta({ label: 'Second factor' }),
  /** Decides who joins the organisation. */
  organizationAdministrator: z.boolean().meta({ label: 'Organization administrator' }),
  /** Too many wrong passwords or codes: nobody can sign in to it before. */
  lockedUntil: z.string().optional().meta({ label: 'Locked until', unit: 'instant' }),
});
export type User = z.output<typeof User>;

/** Which service keeps a file of an account: identity, or registration of the application that the account was made from. */
export const fileKeepers = ['identity', 'registration'] as const;
const PersonFile = StoredFile.extend({ field: z.string(), keptBy: z.enum(fileKeepers) });
export type PersonFile = z.output<typeof PersonFile>;

/** An account with all that its dialog shows: `form` holds the fields of the kind's edit form. */
export const UserDetails = User.extend({
  permissions: z.array(z.object({ module: z.string(), actions: z.array(z.string()) })),
  form: z.record(z.string(), z.unknown()),
  files: z.array(PersonFile),
  activeSessions: z.int(),
});
export type UserDetails = z.output<typeof UserDetails>;

/** What an applicant filled in and handed in is for administrators. */
export const UserForSupport = UserDetails.extend({ form: z.object({}), files: z.array(z.never()) });

/** `q` finds the beginnings of words of name, e-mail, department and organisation. */
export const UserQuery = ListQuery.extend({
  role: z.enum(roles).optional(),
  status: z.enum(userStatuses).optional(),
  organization: z.string().max(200).optional(),
  organizationId: Id.optional(),
  department: z.string().max(200).optional(),
});

const wrongPhone = 'Please enter a valid 10-digit mobile number';

/** A new account made by an administrator; it gets a random temporary password by e-mail. */
export const NewUser = z.object({
  name: line('Name is required', 100),
  email: email('Email is required', 'Invalid email format.'),
  role: oneOf(roles, 'Role is required'),
  organizationName: line('Organization name is required'),
  placement: Placement.optional(),
  department: optionalLine(200),
  designation: optionalLine(100),
  phone: optionalPhone(wrongPhone),
  brands: z
    .array(line('Brand is required', 50), { error: 'Please check this value' })
    .max(50, 'The list is too long')
    .default([]),
});
export type NewUser = z.output<typeof NewUser>;

export const UserChange = z.object({
  name: line('Name is required', 100),
  department: optionalLine(200),
  designation: optionalLine(100),
  phone: optionalPhone(wrongPhone),
});

/** What the spec's calls name a person's kind by. */
export const userTypes = ['user', 'buyer', 'seller', 'oem', 'enduser', 'support-agent'] as const;
export type UserType = (typeof userTypes)[number];
const userType = oneOf(userTypes, 'Unknown user type.').optional();

/** Suspend, activate or (of a deleted account) restore. */
export const UserStatusChange = z.object({
  userType,
  status: oneOf(['active', 'suspended'], 'Please choose one of the list'),
  /** Of a suspension; it is mailed to whom it concerns. */
  reason: optionalParagraph(500),
  /** Of a suspension: the organisation is to be left without anybody who decides who joins it. */
  leavesNone: z.boolean({ error: 'Please choose yes or no' }).optional(),
});
/** Of a deletion, which has no body: the organisation is to be left without anybody who decides who joins it. */
export const UserDeletion = z.object({ leavesNone: z.enum(['yes', 'no']).optional() });
/** Whether an account decides who joins its organisation. */
export const OrganizationAdministratorChange = z.object({
  administrator: z.boolean({ error: 'Please choose yes or no' }),
  /** Nobody of the organisation is to decide it any more: without this word the last one stays. */
  leavesNone: z.boolean({ error: 'Please choose yes or no' }).optional(),
});

/**
 * Which role an account may be given instead of its own: only one of the same kind of organisation, whose rows it stays in.
 * Who changes from one kind to another is another account.
 */
const others = {
  'Super Admin': ['Support Agent'],
  'Support Agent': ['Super Admin'],
  Buyer: ['End User'],
  'End User': ['Buyer'],
  Seller: [],
  OEM: [],
} as const satisfies Record<Role, readonly Role[]>;
/** A role that an account may be given. */
export type GivenRole = (typeof others)[Role][number];
export const otherRoles: Readonly<Record<Role, readonly GivenRole[]>> = others;

/** Another role of an account. */
export const RoleChange = z.object({
  role: oneOf(roles, 'Role is required'),
  /** The organisation is to be left without anybody who decides who joins it. */
  leavesNone: z.boolean({ error: 'Please choose yes or no' }).optional(),
});

export const UserTypeOnly = z.object({ userType });

/** Whom a device can be given to: active end users of the own organisation. */
export const Holder = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  designation: z.string(),
  department: z.string(),
  organizationId: z.string(),
});
export type Holder = z.output<typeof Holder>;

/** Somebody of the own office, active; `version` tells what is newer of what is known of them. */
export const Colleague = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  /** Of who receives deliveries: not for a company that only says who answers. */
  email: z.string().optional(),
  role: z.enum(roles),
  designation: z.string(),
  department: z.string(),
  language: z.string(),
});
export type Colleague = z.output<typeof Colleague>;

/** A seller organisation that orders and tickets can be addressed to. */
export const SellerChoice = z.object({
  id: z.string(),
  name: z.string(),
  /** The address it signs in with: not for its competitors. */
  email: z.string().optional(),
  userId: z.string(),
  /** Whom an office writes to or calls about an order. */
  contact: z
    .object({
      officerName: z.string(),
      designation: z.string().optional(),
      email: z.string().optional(),
      contactNumber: z.string().optional(),
    })
    .optional(),
});
export const sellerNames = z.object({ items: z.array(SellerChoice.omit({ email: true, contact: true })) });
export const sellersForSupport = z.object({ items: z.array(SellerChoice.omit({ contact: true })) });

/** A buyer that a purchase order is made for. */
export const BuyerChoice = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  designation: z.string().optional(),
  contactNumber: z.string().optional(),
  department: z.string(),
  organizationId: z.string(),
  organizationName: z.string(),
});
