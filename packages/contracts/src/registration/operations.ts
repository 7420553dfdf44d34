import { z } from 'zod';
import { fileOperations } from '../kernel/file.js';
import { ListQuery, pageOf } from '../kernel/list.js';
import { neededWith } from '../kernel/needed.js';
import { operation } from '../kernel/operation.js';
import { ById, Id, oneOf, optionalParagraph } from '../kernel/text.js';
import { Placement } from './placement.js';
import { Registration, RegistrationRow, Submitted } from './registration-record.js';
import { BuyerRegistration, EndUserRegistration, registrationKinds, SellerRegistration } from './registration.js';
import { registrationStatuses } from '../states/registration.js';

export const RegistrationQuery = ListQuery.extend({
  kind: z.enum(registrationKinds).optional(),
  status: z.enum(registrationStatuses).optional(),
  /** Whether the day until which it should have been decided is over; what waits for nobody's decision is not. */
  overdue: z.enum(['yes', 'no']).optional(),
});

export const decisions = ['Approved', 'Rejected', 'Correction Requested'] as const;

/** Approve; reject or ask for a correction with a reason, `fields` being those of the form that are wrong. */
export const Decision = z
  .object({
    status: oneOf(decisions),
    reason: optionalParagraph(500),
    /** Of an approval; needed where an organisation of that or a similar name is there. */
    placement: Placement.optional(),
    fields: z
      .array(z.string().regex(/^[A-Za-z.]{1,60}$/, 'Please check this value'), { error: 'Please check this value' })
      .max(40, 'The list is too long')
      .default([]),
  })
  .refine(({ status, reason }) => status !== 'Rejected' || reason, {
    path: ['reason'],
    error: 'Rejection reason is required',
  })
  .refine(({ status, reason }) => status !== 'Correction Requested' || reason, {
    path: ['reason'],
    error: 'Please say what has to be corrected',
  })
  .meta(neededWith('status', ['Rejected', 'Correction Requested'], 'reason'));

const userType = z.enum(registrationKinds, { error: 'Unknown user type.' });
const NamedApproval = z.object({ userType, placement: Placement.optional() });
const NamedRejection = z.object({ userType, reason: optionalParagraph(500) });

const submit = <const Kind extends string, Form extends z.ZodType>(kind: Kind, body: Form) =>
  operation({
    subject: `registration.registration.submit-${kind}`,
    method: 'POST',
    path: `/registrations/${kind}`,
    summary: 'Submit a registration; status and time come from the server',
    needs: 'public',
    body,
    reply: Submitted,
    status: 201,
    limit: 'public-write',
    deadline: 10_000,
  });

const uploadLogo = <const Subject extends string, const Path extends `/${string}`>(
  subject: Subject,
  path: Path,
  isPublic: boolean,
) =>
  operation({
    subject,
    method: 'POST',
    path,
    anew: 'file',
    summary: 'Upload a logo (PNG or JPG, at most 2 MB); the answer carries the path that a registration may name',
    needs: isPublic ? 'public' : 'signed-in',
    files: { logo: { types: ['png', 'jpg'], maxBytes: 2 * 1024 * 1024, purpose: 'logo' } },
    body: z.object({ logo: z.array(Id, { error: 'Please choose a file' }).length(1, 'Please choose a file') }),
    reply: z.object({ success: z.literal(true), id: z.string(), logoPath: z.string() }),
    status: 201,
    deadline: 30_000,
    ...(isPublic ? { limit: 'public-write' as const } : {}),
  });

export const registrationFiles = {
  ...fileOperations('registration', true),
  logo: uploadLogo('registration.logo.upload', '/upload/logo', false),
  publicLogo: uploadLogo('registration.logo.upload-public', '/upload/logo/public', true),
};

/** Submitting, and what administrators do with what was submitted. */
export const registrations = {
  submitBuyer: submit('buyer', BuyerRegistration),
  submitSeller: submit('seller', SellerRegistration),
  submitEndUser: submit('enduser', EndUserRegistration),
  list: operation({
    subject: 'registration.registration.list',
    method: 'GET',
    path: '/registrations',
    summary: 'Registrations, newest first; `sort=dueOn` puts first what is to be decided first',
    needs: { any: ['superadmin:manage'] },
    query: RegistrationQuery,
    reply: pageOf(RegistrationRow),
  }),
  counts: operation({
    subject: 'registration.registration.counts',
    method: 'GET',
    path: '/registrations/counts',
    summary: 'How many registrations wait for a decision, by kind',
    needs: { any: ['superadmin:manage'] },
    reply: z.object({ pending: z.int(), byKind: z.record(z.string(), z.int()) }),
  }),
  get: operation({
    subject: 'registration.registration.get',
    method: 'GET',
    path: '/registrations/{id}',
    summary: 'One registration with all that was submitted',
    needs: { any: ['superadmin:manage'] },
    params: ById,
    reply: Registration,
  }),
  decide: operation({
    subject: 'registration.registration.decide',
    method: 'PUT',
    path: '/registrations/{id}/status',
    summary: 'Approve, reject or ask for a correction; an approval makes the account, exactly once',
    needs: { any: ['superadmin:manage'] },
    params: ById,
    body: Decision,
    reply: Registration,
  }),
  approve: operation({
    subject: 'registration.registration.approve',
    method: 'POST',
    path: '/users/{id}/approve',
    summary: 'Approve the registration with this id; who approves comes from the session',
    needs: { any: ['superadmin:manage'] },
    params: ById,
    body: NamedApproval,
    reply: Registration,
  }),
  reject: operation({
    subject: 'registration.registration.reject',
    method: 'POST',
    path: '/users/{id}/reject',
    summary: "Reject the registration with this id; without a reason it says 'No reason provided'",
    needs: { any: ['superadmin:manage'] },
    params: ById,
    body: NamedRejection,
    reply: Registration,
  }),
  retryAccount: operation({
    subject: 'registration.registration.retry-account',
    method: 'POST',
    path: '/registrations/{id}/account',
    summary: 'Try once more to make the account of an approved registration that was refused one',
    needs: { any: ['superadmin:manage'] },
    params: ById,
    body: z.object({ placement: Placement.optional() }),
    reply: Registration,
  }),
  pending: operation({
    subject: 'registration.registration.pending',
    method: 'GET',
    path: '/registrations/{kind}/pending',
    summary: 'Registrations of one kind that wait for a decision',
    needs: { any: ['superadmin:manage'] },
    params: z.object({ kind: z.enum(registrationKinds) }),
    query: ListQuery,
    reply: pageOf(RegistrationRow),
  }),
};
