import type { MailEntry } from '@portal/service-kit';
import { type GivenRole, lockout, recoveryMinutes } from '@portal/contracts';
import { temporaryHours } from './temporary-password.js';
import { emailOf } from './user.view.js';
import type { UserRecord } from './user.schema.js';

type To = Pick<UserRecord, 'name' | 'email' | 'formerEmail' | 'language'>;

interface Letter {
  user: To;
  portal: string;
}

const letter = (user: To, subject: string, lines: string[], values: Record<string, string> = {}): MailEntry => ({
  to: emailOf(user),
  language: user.language ?? 'en',
  subject,
  lines: ['Dear {{name}},', ...lines],
  values: { name: user.name, ...values },
});

const withPassword = (subject: string, opening: string, { user, portal, password }: Letter & { password: string }) =>
  letter(
    user,
    subject,
    [
      opening,
      'Your temporary password: {{password}}',
      'It works for {{hours}} hours and must be changed at the first sign-in: {{link}}',
    ],
    { password, hours: String(temporaryHours), link: new URL('/login', portal).href },
  );

const notYou = 'If this was not you, please tell your administrator at once.';

export const welcomeLetter = (about: Letter & { password: string }) =>
  withPassword('Your account in the asset portal', 'An account in the asset lifecycle portal was made for you.', about);

export const resetLetter = (about: Letter & { password: string }) =>
  withPassword(
    'Your password was reset',
    'An administrator has reset your password. All your sessions have ended.',
    about,
  );

/** How often, and for how long nothing more is tried: no link that a stranger could have had sent. */
export const lockedLetter = (user: To, step: 'password' | 'second factor') =>
  letter(
    user,
    'Signing in to your account was tried too often',
    step === 'password'
      ? [
          'Wrong passwords for your account were typed {{attempts}} times. No more are taken from there for {{minutes}} minutes.',
          'If it was you: wait, or choose “Forgot your password?” on the sign-in page. A new password lifts the lock.',
          'If it was not you: nobody was let in, and you need not do anything. Where you have signed in before, you still can.',
        ]
      : [
          'Somebody who knows your password typed wrong codes of the second step {{attempts}} times. No more are taken for {{minutes}} minutes.',
          'If it was you: wait, or use a recovery code then.',
          'If it was not you: nobody was let in, but please set a new password at once.',
        ],
    { attempts: String(lockout.attempts), minutes: String(lockout.minutes) },
  );

/** To who forgot the password, or tries in vain, while the account is suspended: a new password would not help. */
export const stillSuspendedLetter = (user: To) =>
  letter(user, 'Your account is suspended', [
    'Somebody, probably you, tried to sign in to your account or asked for a new password. The account is suspended.',
    'If you think that this is wrong, please ask the portal administrator.',
  ]);

/** What happened, why, and what can be done about it. */
export const suspendedLetter = (user: To, reason?: string) =>
  letter(
    user,
    'Your account was suspended',
    [
      'Your account was suspended and all your sessions have ended. You cannot sign in until this is lifted.',
      ...(reason ? ['Reason: {{reason}}'] : []),
      'If you think that this is wrong, please ask the portal administrator.',
    ],
    reason ? { reason } : {},
  );

export const activatedLetter = ({ user, portal }: Letter) =>
  letter(user, 'Your account is active again', ['Your account is active again. You can sign in here: {{link}}'], {
    link: new URL('/login', portal).href,
  });

const nowWords: Record<GivenRole, string> = {
  'Super Admin': 'You are now a Super Admin.',
  'Support Agent': 'You are now a Support Agent.',
  Buyer: 'You are now a Buyer.',
  'End User': 'You are now an End User.',
};

export const roleChangedLetter = ({ user, portal, role }: Letter & { role: GivenRole }) =>
  letter(
    user,
    'Your role was changed',
    [
      'An administrator has given you another role in the asset portal.',
      nowWords[role],
      'All your sessions have ended. Please sign in again: {{link}}',
      notYou,
    ],
    { link: new URL('/login', portal).href },
  );

/** The link to set a new password; the token is in no other place that can be read. */
export const recoveryLetter = ({ user, portal, token }: Letter & { token: string }) =>
  letter(
    user,
    'Set a new password',
    [
      'Somebody, probably you, has asked for a new password for your account.',
      'This link works once, for {{minutes}} minutes: {{link}}',
      'If you did not ask for it, nothing has changed and you need not do anything.',
    ],
    { minutes: String(recoveryMinutes), link: new URL(`/reset-password?token=${token}`, portal).href },
  );

export const passwordChangedLetter = (user: To) =>
  letter(user, 'Your password was changed', ['The password of your account was changed.', notYou]);

export const factorOnLetter = (user: To) =>
  letter(user, 'Second factor switched on', ['Signing in to your account now asks for a code as well.', notYou]);

export const factorOffLetter = (user: To) =>
  letter(user, 'Second factor switched off', ['Signing in to your account no longer asks for a code.', notYou]);

/** To the address that was left, and to the new one. */
export const emailChangedLetters = (user: To, email: string) =>
  [emailOf(user), email].map((to) =>
    letter(
      { ...user, email: to },
      'Your e-mail address was changed',
      ['An administrator has changed the e-mail address of your account to {{email}}. Please sign in with it.', notYou],
      { email },
    ),
  );

/** To who is in an organisation that somebody has joined. */
export const joinedLetters = (members: To[], joined: string, organization: string) =>
  members.map((member) =>
    letter(
      member,
      'Somebody has joined your organization',
      ['{{joined}} now has an account in {{organization}}.', 'If this is wrong, please tell the portal administrator.'],
      { joined, organization },
    ),
  );

/** To who decides whether somebody joins. */
export const joiningLetters = (deciders: To[], joining: { name: string; organizationName: string }, portal: string) =>
  deciders.map((decider) =>
    letter(
      decider,
      'Somebody would like to join your organization',
      [
        '{{applicant}} has applied for an account in {{organization}}. Nobody is let in before you confirm it.',
        'Confirm or refuse it here: {{link}}',
      ],
      {
        applicant: joining.name,
        organization: joining.organizationName,
        link: new URL('/joinings', portal).href,
      },
    ),
  );
