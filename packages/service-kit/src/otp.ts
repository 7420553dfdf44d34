import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { verification } from '@portal/contracts';
import { otpTries } from './observe/metrics.js';
import { clocksDiffer } from './store/until.js';
import { type Limit, rateExceeded } from './trust/attempts.js';

/** The one-time passwords of one record as they are stored: the newest one hashed, and what was used up in the last hour. */
export interface StoredOtp {
  salt: string;
  hash: string;
  expiresAt: Date;
  /** Of all that were sent within the hour, until three were wrong: a resend gives none back. */
  attemptsLeft: number;
  /** When the mails of the last hour left, oldest first; missing in what older versions stored. */
  mails?: Date[];
}

/** A new one with its code for the mail, or for how many seconds there is none. */
export type NextOtp = { code: string; otp: StoredOtp } | { wait: number; because: 'pause' | 'hour' };

/** What a try came to; `otp` is what to store of it, in the write that acts on the result. */
export interface OtpTry {
  result: 'right' | 'wrong' | 'spent' | 'none';
  otp: StoredOtp;
}

const second = 1_000;
const hour = 3_600 * second;
const pauseLength = verification.otpPauseSeconds * second;
const nothing: StoredOtp = { salt: '', hash: '', expiresAt: new Date(0), attemptsLeft: 0, mails: [] };

/** Mails with a one-time password to one person, whichever records they are for. */
export const otpsToOne: Limit = {
  purpose: 'one-time passwords to',
  most: verification.otpsAnHourToOne,
  minutes: 60,
  fromFirst: true,
  refusal: rateExceeded,
};

const hashOf = (salt: string, code: string) => createHmac('sha256', salt).update(code).digest('base64url');

/**
 * The mails of the last hour, without those that lie further ahead than clocks differ: the clock has been set back since then, and nobody
 * waits for it.
 */
const lately = (stored: StoredOtp | undefined, now: Date) =>
  (stored?.mails ?? []).filter((at) => {
    const age = now.getTime() - at.getTime();
    return age > -clocksDiffer && age < hour;
  });

/**
 * The next one-time password, which ends the one before. Five an hour and 30 seconds apart; after three wrong tries the next
 * one may follow at once.
 */
export function nextOtp(stored: StoredOtp | undefined, now = new Date()): NextOtp {
  const mails = lately(stored, now);
  const tried = stored && mails.length > 0 ? stored.attemptsLeft : verification.otpAttempts;
  const until = (at: Date, milliseconds: number) => Math.ceil((at.getTime() + milliseconds - now.getTime()) / second);
  const [oldest, newest] = [mails[0], mails.at(-1)];
  if (oldest && mails.length >= verification.otpsAnHour) return { wait: until(oldest, hour), because: 'hour' };
  const pause = newest && tried > 0 ? until(newest, pauseLength) : 0;
  if (pause > 0) return { wait: pause, because: 'pause' };
  const code = String(randomInt(10 ** verification.otpLength)).padStart(verification.otpLength, '0');
  const salt = randomBytes(16).toString('base64url');
  const expiresAt = new Date(now.getTime() + verification.otpMinutes * 60 * second);
  const attemptsLeft = tried > 0 ? tried : verification.otpAttempts;
  return { code, otp: { salt, hash: hashOf(salt, code), expiresAt, attemptsLeft, mails: [...mails, now] } };
}

/** When the pause after the newest one ends, while it lasts; after three wrong tries there is none. */
export function pausedUntil(stored: StoredOtp | undefined, now = new Date()): Date | undefined {
  const newest = lately(stored, now).at(-1);
  if (!newest || stored?.attemptsLeft === 0) return undefined;
  const end = new Date(newest.getTime() + pauseLength);
  return end > now ? end : undefined;
}

/** Tries a code: a wrong one costs an attempt, the right one and the third wrong one end it. */
export function tryOtp(stored: StoredOtp | undefined, code: string, now = new Date()): OtpTry {
  const tried = outcomeOf(stored, code, now);
  otpTries.inc({ result: tried.result });
  return tried;
}

function outcomeOf(stored: StoredOtp | undefined, code: string, now: Date): OtpTry {
  if (!stored) return { result: 'none', otp: nothing };
  if (stored.attemptsLeft < 1) return { result: 'spent', otp: stored };
  if (!stored.hash) return { result: 'none', otp: stored };
  if (stored.expiresAt <= now) return { result: 'wrong', otp: stored };
  if (timingSafeEqual(Buffer.from(hashOf(stored.salt, code)), Buffer.from(stored.hash)))
    return { result: 'right', otp: { ...endedOtp(stored), attemptsLeft: verification.otpAttempts } };
  const attemptsLeft = stored.attemptsLeft - 1;
  if (attemptsLeft > 0) return { result: 'wrong', otp: { ...stored, attemptsLeft } };
  return { result: 'spent', otp: { ...endedOtp(stored), attemptsLeft } };
}

/** No code opens anything any more; what was used up in this hour stays so. */
export const endedOtp = (stored: StoredOtp): StoredOtp => ({ ...stored, salt: '', hash: '', expiresAt: new Date(0) });
