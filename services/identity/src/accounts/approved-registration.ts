import { Placement, registrationForms, registrationKinds, roleOfKind, StoredFile } from '@portal/contracts';
import { z } from 'zod';
import { partsOf } from '../people/person-fields.js';
import type { NewPerson } from '../users/account.service.js';

/** What `registration.registration.approved` carries. */
const Approved = z.object({
  kind: z.enum(registrationKinds),
  email: z.string(),
  phone: z.string(),
  language: z.string(),
  form: z.record(z.string(), z.unknown()),
  files: z.array(StoredFile.extend({ field: z.string() })).default([]),
  placement: Placement.default({ kind: 'new', distinctFrom: [] }),
  joiningId: z.string().optional(),
});

const { buyer, seller, enduser } = registrationForms;
/** What an account cannot do without. */
const essentials = {
  buyer: buyer.pick({
    organizationName: true,
    ministryDepartment: true,
    contactPersonName: true,
    buyerDesignation: true,
    gstin: true,
  }),
  seller: seller.pick({ companyName: true, contactPersonName: true, gstin: true }),
  enduser: enduser.pick({ fullName: true, designation: true, departmentOfficeName: true }),
} as const;

/** Said once, in the registration; the account has no use for it. */
const ofRegistrationOnly = new Set([
  'issuesReported',
  'deliveryConfirmationOTP',
  'hardwareSoftwareFunctioning',
  'amcSupportContactDetailsShown',
]);

/** What an organisation says of itself by its first account: who joins one that is there gives nobody in it an authority. */
const ofOrganization = new Set(['authorizedDesignations']);

/** What was decided about the organisation. */
export const placementOf = (data: unknown) => {
  const { placement, joiningId } = Approved.parse(data);
  return { placement, joiningId };
};

/** The person that an approved registration makes an account for. */
export function personOf(data: unknown, registrationId: string): NewPerson {
  const { kind, form, files, email, phone, language, placement } = Approved.parse(data);
  const { account, organizationName = '', gstin, extras } = partsOf(kind, { ...form, ...essentials[kind].parse(form) });
  const isLeftOut = (name: string) =>
    ofRegistrationOnly.has(name) || (placement.kind === 'join' && ofOrganization.has(name));
  const kept = Object.entries(extras).filter(([name]) => !isLeftOut(name));
  return {
    ...account,
    email,
    phone,
    language,
    role: roleOfKind[kind],
    organizationName,
    placement,
    gstin,
    form: Object.fromEntries(kept),
    // What was handed in stays where it is kept.
    files: files.map((file) => ({ ...file, keptBy: 'registration' as const })),
    registrationId,
  };
}
