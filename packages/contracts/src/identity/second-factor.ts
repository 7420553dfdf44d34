import { z } from 'zod';
import { Done } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { secondFactorCode } from './session.js';

export const recoveryCodeCount = 10;

const currentPassword = z
  .string({ error: 'Current password is required' })
  .min(1, 'Current password is required')
  .max(1000, 'At most 1000 characters are allowed');

/** Proves once more who sits there. */
export const PasswordProof = z.object({ currentPassword });
export const CodeProof = z.object({ code: secondFactorCode });
/** Before the protection is weakened or renewed: a password that somebody saw is not enough. */
export const FactorProof = z.object({ currentPassword, code: secondFactorCode });

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The own second factor: codes of an authenticator app (TOTP, RFC 6238) and recovery codes that work once. */
export const secondFactor = {
  get: operation({
    subject: 'identity.second-factor.get',
    method: 'GET',
    path: '/profile/second-factor',
    summary: 'Whether the own account asks for a second factor, and how many recovery codes are left',
    needs: 'signed-in',
    beforeSecondFactor: true,
    reply: z.object({
      enabled: z.boolean(),
      /** The role needs it: it cannot be switched off. */
      required: z.boolean(),
      since: z.string().optional(),
      recoveryCodesLeft: z.int(),
    }),
  }),
  begin: operation({
    subject: 'identity.second-factor.begin',
    method: 'POST',
    path: '/profile/second-factor',
    summary: 'A new secret for the authenticator app; it counts once a code of it was confirmed',
    needs: 'signed-in',
    beforeSecondFactor: true,
    body: PasswordProof,
    reply: z.object({ secret: z.string(), uri: z.string() }),
    deadline: 10_000,
  }),
  confirm: operation({
    subject: 'identity.second-factor.confirm',
    method: 'PUT',
    path: '/profile/second-factor',
    summary: 'Switch the second factor on with a first code; gives the recovery codes, which are shown only now',
    needs: 'signed-in',
    beforeSecondFactor: true,
    body: CodeProof,
    reply: RecoveryCodes,
    deadline: 10_000,
  }),
  newRecoveryCodes: operation({
    subject: 'identity.second-factor.new-recovery-codes',
    anew: 'proof',
    method: 'POST',
    path: '/profile/second-factor/recovery-codes',
    summary: 'New recovery codes in place of the old ones, with the password and a code',
    needs: 'signed-in',
    body: FactorProof,
    reply: RecoveryCodes,
    deadline: 10_000,
  }),
  disable: operation({
    subject: 'identity.second-factor.disable',
    method: 'POST',
    path: '/profile/second-factor/removal',
    summary: 'Switch the second factor off, with the password and a code; not where the role needs one',
    needs: 'signed-in',
    body: FactorProof,
    reply: Done,
    deadline: 10_000,
  }),
};
