import { createHash, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@portal/contracts';
import { generateSecret, generateURI, verifySync } from 'otplib';

const period = 30;
const issuer = 'Asset Lifecycle Portal';

export const newSecret = () => generateSecret();

/** What the authenticator app reads from the picture. */
export const uriOf = (email: string, secret: string) => generateURI({ issuer, label: email, secret });

/** The time step that a code belongs to, one before or after the clock's; undefined when it belongs to none. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now / 1_000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: period });
  return result.valid ? Math.floor(epoch / period) + result.delta : undefined;
}

// No characters that look like others: 10 of 31 hold 49 bits, against five tries in a quarter of an hour.
const letters = 'abcdefghijkmnpqrstuvwxyz2345679';
const newCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/** Codes for who has lost the app, as they are shown: `abcde-fgh23`. */
export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodeCount }, newCode).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);

/** What is kept of a recovery code; `bound` (the account) makes the same code another hash elsewhere. */
export const recoveryHash = (code: string, bound: string) =>
  createHash('sha256')
    .update(`${bound}:${code.replaceAll('-', '')}`)
    .digest('base64url');
