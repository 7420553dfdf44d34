import { z } from 'zod';
import { StoredFile } from '../kernel/file.js';
import { Done, HistoryEntry } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, email, line } from '../kernel/text.js';
import { Registration, Submitted } from './registration-record.js';
import { withDeviceSerials } from './device-serials.js';
import { registrationForms, type RegistrationKind } from './registration.js';
import { applicantEndpoints } from './applicant.endpoints.js';

export const passMinutes = 30;
/** The e-mail and the password of the form. */
export const ApplicantKey = z.object({
  email: email('Email ID is required'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(1000, 'At most 1000 characters are allowed'),
});

const number = line('Registration number is required', 30)
  .transform((value) => value.toUpperCase())
  .refine((value) => /^REG-\d{4}-\d{6,}$/.test(value), 'Please enter a number like REG-2026-000042');

/** Asks for a code by mail. */
export const StatusCodeRequest = z.object({ number, email: email('Email ID is required') });

/** The number and the six digits that were mailed. */
export const StatusCode = z.object({
  number,
  code: z
    .string({ error: 'Please enter the code' })
    .trim()
    .min(1, 'Please enter the code')
    .refine((value) => value === '' || /^\d{6}$/.test(value), 'Please enter the six digits of the mail'),
});

/** The long code of the mail's link. */
export const StatusLink = z.object({
  token: z
    .string({ error: 'Please open the link of the mail' })
    .regex(/^[A-Za-z0-9_-]{20,100}$/, 'Please open the link of the mail'),
});

const pass = z
  .string({ error: 'Please open your registration again' })
  .regex(/^[A-Za-z0-9_-]{20,100}$/, 'Please open your registration again');
/** Proves that the applicant opened the registration a moment ago. */
export const ApplicantPass = z.object({ pass });

const Application = Registration.pick({
  id: true,
  number: true,
  kind: true,
  status: true,
  name: true,
  submittedAt: true,
  reason: true,
  fieldsToCorrect: true,
});
/** `pass` opens what follows for half an hour. */
const Opened = z.object({ items: z.array(Application), pass: z.string() });

const correct = <const Kind extends RegistrationKind, Form extends z.ZodObject>(kind: Kind, form: Form) =>
  operation({
    subject: `registration.applicant.correct-${kind}`,
    method: 'PUT',
    path: `/registrations/${kind}/{id}`,
    summary: 'The applicant corrects what was rejected or sent back; it waits for a decision again',
    needs: 'public',
    params: ById,
    body: form,
    reply: Submitted,
    limit: 'public-write',
    deadline: 10_000,
  });

/** What applicants do without an account: follow, correct, withdraw. */
export const applicants = {
  status: operation({
    ...applicantEndpoints.status,
    anew: 'proof',
    summary: "Where an application stands, for whoever knows the form's e-mail and password",
    credentials: true,
    body: ApplicantKey,
    reply: Opened,
    limit: 'sign-in',
    deadline: 10_000,
  }),
  sendCode: operation({
    ...applicantEndpoints.sendCode,
    summary: 'Mail a code to the applicant; the answer is the same whether the registration exists or not',
    body: StatusCodeRequest,
    reply: Done,
    limit: 'sign-in',
  }),
  openByCode: operation({
    ...applicantEndpoints.openByCode,
    anew: 'proof',
    summary: 'Where an application stands, for whoever has its number and the mailed code',
    credentials: true,
    body: StatusCode,
    reply: Opened,
    limit: 'sign-in',
  }),
  openByLink: operation({
    ...applicantEndpoints.openByLink,
    anew: 'proof',
    summary: 'Where an application stands, for whoever has the link that was mailed with the code; it works once',
    credentials: true,
    body: StatusLink,
    reply: Opened,
    limit: 'sign-in',
  }),
  form: operation({
    subject: 'registration.applicant.form',
    anew: 'reads',
    method: 'POST',
    path: '/registrations/{id}/form',
    summary: 'The submitted form, to be corrected',
    needs: 'public',
    params: ById,
    body: ApplicantPass,
    reply: Application.extend({
      version: z.int(),
      form: z.record(z.string(), z.unknown()),
      files: z.array(StoredFile.extend({ field: z.string() })),
      history: z.array(HistoryEntry),
    }),
    limit: 'public-write',
  }),
  correctBuyer: correct('buyer', registrationForms.buyer.extend({ pass })),
  correctSeller: correct('seller', registrationForms.seller.extend({ pass })),
  correctEndUser: correct('enduser', withDeviceSerials(registrationForms.enduser.extend({ pass }))),
  withdraw: operation({
    subject: 'registration.registration.withdraw',
    method: 'POST',
    path: '/registrations/{id}/withdrawal',
    summary: 'The applicant takes the application back',
    needs: 'public',
    params: ById,
    body: ApplicantPass,
    reply: Submitted,
    limit: 'public-write',
    deadline: 10_000,
  }),
};
