import type { MailEntry } from '@portal/service-kit';
import { recoveryMinutes } from '@portal/contracts';
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
