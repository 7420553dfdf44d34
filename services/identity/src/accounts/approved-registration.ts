import { registrationForms, registrationKinds, roleOfKind } from '@portal/contracts';
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
  'oemAuthorization',
  'turnoverProof',
  'epbgCertificate',
  'signedDeliveryReceipt',
  'issuesReportedFiles',
  'issuesReported',
  'deliveryConfirmationOTP',
  'hardwareSoftwareFunctioning',
  'amcSupportContactDetailsShown',
]);

/** The person that an approved registration makes an account for. */
export function personOf(data: unknown, registrationId: string): NewPerson {
  const { kind, form, email, phone, language } = Approved.parse(data);
  const { account, organizationName = '', gstin, extras } = partsOf(kind, { ...form, ...essentials[kind].parse(form) });
  const kept = Object.entries(extras).filter(([name]) => !ofRegistrationOnly.has(name));
  return {
    ...account,
    email,
    phone,
    language,
    role: roleOfKind[kind],
    organizationName,
    gstin,
    form: Object.fromEntries(kept),
    registrationId,
  };
}
