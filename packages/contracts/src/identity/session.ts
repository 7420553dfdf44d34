import { z } from 'zod';
import { roles } from '../access/matrix.js';
import { Done } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { required } from '../kernel/text.js';
import { languages } from '../locales.js';
import { sessionEndpoints } from './session.endpoints.js';

export const lockout = { attempts: 5, minutes: 15 } as const;

/** Trimmed, angle brackets removed, cut to 1000: the e-mail only. A password is compared as it was typed. */
export const SignIn = z.object({
  email: z
    .string({ error: 'Invalid email format' })
    .transform((value) => value.trim().replace(/[<>]/g, '').slice(0, 1000).toLowerCase())
    .refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'Invalid email format'),
  password: z
    .string({ error: 'Password must be at least 6 characters long' })
    .min(6, 'Password must be at least 6 characters long')
    .max(1000, 'At most 1000 characters are allowed'),
});

/** Who is signed in, as the browser keeps it. */
export const SessionUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  department: z.string(),
  organizationId: z.string(),
  organizationName: z.string(),
  brands: z.array(z.string()),
  language: z.enum(languages.map(({ code }) => code)).optional(),
  permissions: z.array(z.object({ module: z.string(), actions: z.array(z.string()) })),
  mustChangePassword: z.boolean(),
  /** The role needs a second factor, and there is none yet: nothing else works before. */
  mustSetUpSecondFactor: z.boolean(),
  /** Minutes without anybody there after which the session ends. */
  idleMinutes: z.number(),
  sessionId: z.string(),
  /** Id of the picture, read by `identityFiles.download`. */
  avatar: z.string().optional(),
});
export type SessionUser = z.output<typeof SessionUser>;

export const SignedIn = z.object({ success: z.literal(true), token: z.string(), user: SessionUser });

/** The password was right, and the account asks for a second factor: the challenge is answered with `sessions.secondStep`. */
export const SecondFactorNeeded = z.object({
  success: z.literal(true),
  secondFactor: z.object({ challenge: z.string(), expiresAt: z.string() }),
});
export type SecondFactorNeeded = z.output<typeof SecondFactorNeeded>;

/** Six digits of the authenticator app, or one of the recovery codes. */
export const secondFactorCode = z
  .string({ error: 'Please enter the code' })
  .transform((value) => value.replace(/[\s-]/g, '').toLowerCase())
  .refine((value) => value.length > 0, 'Please enter the code')
  .refine((value) => value === '' || /^(\d{6}|[a-z0-9]{10})$/.test(value), 'This code is not right')
  .meta({ pattern: '^([0-9]{6}|[A-Za-z0-9]{5}-?[A-Za-z0-9]{5})$' });

export const SecondStep = z.object({
  challenge: z.string({ error: 'Please sign in again' }).regex(/^[A-Za-z0-9_-]{20,100}$/, 'Please sign in again'),
  code: secondFactorCode,
});

/** A new password: at least 8 characters and none of the well-known ones. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(8, 'Password must be at least 8 characters long')
  .max(1000, 'At most 1000 characters are allowed');

export const PasswordChange = z
  .object({
    currentPassword: z
      .string({ error: 'Current password is required' })
      .min(1, 'Current password is required')
      .max(1000),
    newPassword,
  })
  .refine((value) => value.currentPassword !== value.newPassword, {
    path: ['newPassword'],
    error: 'The new password must differ from the current one',
  });

const Cookie = z.object({ refreshCookie: z.string().max(500).optional() });

/** Sign-in and session. The refresh token travels in a cookie that the gateway puts into `refreshCookie`. */
export const sessions = {
  create: operation({
    ...sessionEndpoints.create,
    anew: 'proof',
    summary: 'Sign in; 5 failures for an e-mail block it for 15 minutes',
    credentials: true,
    body: SignIn,
    reply: z.union([SignedIn, SecondFactorNeeded]),
    limit: 'sign-in',
    deadline: 10_000,
  }),
  secondStep: operation({
    ...sessionEndpoints.secondStep,
    anew: 'proof',
    summary: 'The second step of signing in: a code of the authenticator app or a recovery code',
    credentials: true,
    body: SecondStep,
    reply: SignedIn,
    limit: 'sign-in',
    deadline: 10_000,
  }),
  refresh: operation({
    subject: 'identity.session.refresh',
    anew: 'proof',
    method: 'POST',
    path: '/auth/refresh',
    summary: 'A new access token for the refresh cookie, which is replaced; an old one ends the whole session',
    needs: 'public',
    credentials: true,
    body: Cookie,
    reply: z.object({ token: z.string(), user: SessionUser }),
  }),
  end: operation({
    ...sessionEndpoints.end,
    anew: 'proof',
    summary: 'Sign out: the session ends everywhere at once',
    reply: Done,
    beforePasswordChange: true,
    beforeSecondFactor: true,
  }),
  verify: operation({
    ...sessionEndpoints.verify,
    summary: 'Who is signed in',
    reply: z.object({ user: SessionUser }),
    beforePasswordChange: true,
    beforeSecondFactor: true,
  }),
  changePassword: operation({
    subject: 'identity.session.change-password',
    method: 'PUT',
    path: '/users/{id}/password',
    summary: 'Change the own password; all other sessions end',
    needs: 'signed-in',
    params: z.object({ id: z.string().max(64) }),
    body: PasswordChange,
    reply: SignedIn,
    beforePasswordChange: true,
    beforeSecondFactor: true,
    deadline: 10_000,
  }),
  demoAccounts: operation({
    ...sessionEndpoints.demoAccounts,
    summary: 'The demo accounts; empty unless the portal runs in demo mode',
    reply: z.object({ items: z.array(z.object({ role: z.string(), email: z.string(), password: z.string() })) }),
  }),
  setLanguage: operation({
    ...sessionEndpoints.setLanguage,
    summary: 'The language of the portal and of mails to this user',
    body: z.object({ language: required('Language is required', 5) }),
    reply: Done,
    beforePasswordChange: true,
    beforeSecondFactor: true,
  }),
};

/** Asked by gateway and services themselves; not part of the REST API. */
export const trust = {
  keys: 'identity.key.list',
  ended: 'identity.session.ended-list',
  accountExists: 'identity.account.exists',
  accountMatches: 'identity.account.matches',
  organizationsAlike: 'identity.organization.alike',
  organizationNamed: 'identity.organization.named',
} as const;

/** Which of these an account or an organisation has already, for the marks of registrations. */
export const AccountMatches = z.object({
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  gstins: z.array(z.string()),
});
export type AccountMatches = z.output<typeof AccountMatches>;

/**
 * Public keys that access tokens are signed with: those that sign, will sign, or signed a token that may still be alive; with the time by
 * which tokens are signed (milliseconds since 1970), where identity is of this version.
 */
export const KeyList = z.object({
  at: z.number().optional(),
  keys: z.array(
    z.object({
      kid: z.string().min(1),
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string().min(1),
      alg: z.literal('EdDSA'),
    }),
  ),
});

/**
 * A session that ended, or all of a user, before their tokens do. Of a user's tokens those of an epoch before `epoch` are over; one that
 * names none, as the version before signed them, by when it was signed (`before`, seconds since 1970).
 */
export const EndedSession = z.object({
  sessionId: z.string().optional(),
  userId: z.string().optional(),
  epoch: z.number().int().optional(),
  before: z.number(),
});
export type EndedSession = z.output<typeof EndedSession>;
export const EndedSessions = z.object({ items: z.array(EndedSession) });
