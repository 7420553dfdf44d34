import { passMinutes, statusCodeMinutes } from '@portal/contracts';
import type { MailEntry } from '@portal/service-kit';
import type { MailedKey } from '../applicants/status-links.js';
import type { RegistrationRecord } from './registration.schema.js';

type To = Pick<RegistrationRecord, 'email' | 'language' | 'contactPerson' | 'number'>;

const letter = (
  { email, language, contactPerson, number }: To,
  subject: string,
  lines: string[],
  values: Record<string, string> = {},
): MailEntry => ({
  to: email,
  language,
  subject,
  lines: ['Dear {{name}},', ...lines],
  values: { name: contactPerson, number, ...values },
});

const statusPage = (portal: string) => new URL('/registration-status', portal).href;

/** `before` is the number of an application of the same address that is not decided yet. */
export const receivedLetter = (to: To, portal: string, before?: string) =>
  letter(
    to,
    'We have received your registration {{number}}',
    [
      'Your registration {{number}} was submitted. The review takes 2-3 business days.',
      ...(before
        ? ['There is already a registration {{before}} with this e-mail address that waits for a decision.']
        : []),
      'You can follow or withdraw it with your e-mail address and password: {{link}}',
    ],
    { link: statusPage(portal), ...(before ? { before } : {}) },
  );

export const correctedLetter = (to: To) =>
  letter(to, 'We have received your correction of {{number}}', [
    'Your corrected registration {{number}} was submitted. The review takes 2-3 business days.',
  ]);

export const correctionLetter = (to: To, reason: string, portal: string) =>
  letter(
    to,
    'Your registration {{number}} needs a correction',
    [
      'Before your registration {{number}} can be approved, something has to be corrected: {{reason}}',
      'Open it with your e-mail address and password, or with a code that we mail to you, and send it again.',
      'Here it is: {{link}}',
    ],
    { reason, link: statusPage(portal) },
  );

export const codeLetter = (to: To, { code, token }: MailedKey, portal: string) =>
  letter(
    to,
    'Code for your registration {{number}}',
    [
      'Your code is {{code}}. It works for {{minutes}} minutes.',
      'You can also open your registration with this link, once and for {{linkMinutes}} minutes: {{link}}',
      'If you did not ask for it, you need not do anything.',
    ],
    {
      code,
      minutes: String(statusCodeMinutes),
      linkMinutes: String(passMinutes),
      link: `${statusPage(portal)}?token=${token}`,
    },
  );

export const approvedLetter = (to: To) =>
  letter(to, 'Your registration {{number}} was approved', [
    'Your registration {{number}} was approved. A temporary password for your account comes in another mail.',
  ]);

export const rejectedLetter = (to: To, reason: string, portal: string) =>
  letter(
    to,
    'Your registration {{number}} was rejected',
    [
      'Your registration {{number}} was rejected. Reason: {{reason}}',
      'You can correct it and send it again here: {{link}}',
    ],
    { reason, link: statusPage(portal) },
  );

export const withdrawnLetter = (to: To) =>
  letter(to, 'Your registration {{number}} was withdrawn', ['You have withdrawn your registration {{number}}.']);
