import { z } from 'zod';
import { Done } from '../kernel/list.js';
import { keysOf } from '../kernel/object.js';
import { operation } from '../kernel/operation.js';
import { email } from '../kernel/text.js';
import { recoveryEndpoints } from './recovery.endpoints.js';
import { newPassword } from './session.js';

/** Why a mailed link does not work, and how a refused new password says so in its code and at `token`. */
export const linkFaults = {
  used: ['LINK_USED', 'This link was used already'],
  replaced: ['LINK_REPLACED', 'This link was replaced by a newer one'],
  expired: ['LINK_EXPIRED', 'This link is too old'],
  outdated: ['LINK_OUTDATED', 'Your account has changed since this link was sent'],
  unknown: ['LINK_UNKNOWN', 'This link is not valid'],
} as const;
export type LinkFault = keyof typeof linkFaults;

const linkToken = z
  .string({ error: 'This link is not valid' })
  .regex(/^[A-Za-z0-9_-]{20,100}$/, 'This link is not valid');

const LinkState = z.object({
  valid: z.boolean(),
  expiresAt: z.string().optional(),
  /** Only whoever has the mail knows the token, so this tells no stranger of an account. */
  reason: z.enum(keysOf(linkFaults)).optional(),
});

/** Asks for the link. */
export const ForgottenPassword = z.object({ email: email('Email is required', 'Invalid email format') });

/** The form behind the mailed link; `token` comes from the link. */
export const PasswordReset = z
  .object({
    token: linkToken,
    newPassword,
    confirmPassword: z
      .string({ error: 'Please confirm your password' })
      .min(1, 'Please confirm your password')
      .max(1000, 'At most 1000 characters are allowed'),
  })
  .refine(({ newPassword: first, confirmPassword: second }) => first === second, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
  });

/** A forgotten password: a mailed link that works once, for 30 minutes, until a newer one is sent. */
export const recovery = {
  ask: operation({
    ...recoveryEndpoints.ask,
    summary: 'Mail a link to set a new password; the answer is the same whether the account exists or not',
    body: ForgottenPassword,
    reply: Done,
    limit: 'sign-in',
  }),
  look: operation({
    subject: 'identity.recovery.look',
    anew: 'reads',
    method: 'POST',
    path: '/auth/forgotten-password/link',
    summary: 'Whether a mailed link still works, and if not why, before a new password is typed',
    needs: 'public',
    body: z.object({ token: linkToken }),
    reply: LinkState,
    limit: 'public-write',
  }),
  reset: operation({
    subject: 'identity.recovery.reset',
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password with a mailed link, once; all sessions end. The code of a refusal says why',
    needs: 'public',
    body: PasswordReset,
    reply: Done,
    limit: 'sign-in',
    deadline: 10_000,
  }),
};
