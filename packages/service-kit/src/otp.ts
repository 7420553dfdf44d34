import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { verification } from '@portal/contracts';

/** A one-time password as it is stored: hashed, with its end and what is left of its attempts. */
export interface StoredOtp {
  salt: string;
  hash: string;
  expiresAt: Date;
  attemptsLeft: number;
}

const hashOf = (salt: string, code: string) => createHmac('sha256', salt).update(code).digest('base64url');

/** A new one-time password: the code for the mail, and what is kept of it. */
export function makeOtp(): { code: string; otp: StoredOtp } {
  const code = String(randomInt(10 ** verification.otpLength)).padStart(verification.otpLength, '0');
  const salt = randomBytes(16).toString('base64url');
  const expiresAt = new Date(Date.now() + verification.otpMinutes * 60_000);
  return { code, otp: { salt, hash: hashOf(salt, code), expiresAt, attemptsLeft: verification.otpAttempts } };
}

/** Is this the code? Take an attempt off in the same write that acts on the answer. */
export const matchesOtp = (otp: StoredOtp, code: string) => {
  const given = Buffer.from(hashOf(otp.salt, code));
  return timingSafeEqual(given, Buffer.from(otp.hash)) && otp.expiresAt > new Date();
};
