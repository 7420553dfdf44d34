import { dayInIndia } from '../kernel/day.js';
import { isOneOf } from '../kernel/object.js';
import { type Move, movesOf, type StatusDescription } from './machine.js';

export const quoteStatuses = [
  'Draft',
  'Submitted',
  'Shortlisted',
  'Awarded',
  'Rejected',
  'Expired',
  'Withdrawn',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

const office = ['Buyer', 'Super Admin'] as const;
const decided = [
  { to: 'Awarded', action: 'Award', who: office, effect: true },
  { to: 'Rejected', action: 'Award another quote', who: office, effect: true },
  { to: 'Expired', action: 'Validity ended', who: office, effect: true },
] as const;

/** All that a status of a quote is; an answer whose last day of validity is over has expired, and so has a draft whose request is closed. */
export const quoteStates = {
  Draft: {
    tone: 'draft',
    icon: 'pencil',
    moves: [
      { to: 'Submitted', action: 'Submit Quote', who: ['Seller'] },
      { to: 'Expired', action: 'Closing time passed', who: [], effect: true },
    ],
  },
  Submitted: {
    tone: 'waiting',
    icon: 'send',
    moves: [
      { to: 'Withdrawn', action: 'Withdraw quote', who: ['Seller'] },
      { to: 'Shortlisted', action: 'Shortlist', who: office },
      ...decided,
    ],
  },
  Shortlisted: { tone: 'moving', icon: 'badge', moves: decided },
  Awarded: { tone: 'good', icon: 'handshake', moves: [] },
  Rejected: { tone: 'bad', icon: 'cross', moves: [] },
  Expired: { tone: 'ended', icon: 'hourglass', moves: [] },
  Withdrawn: { tone: 'ended', icon: 'ban', moves: [] },
} as const satisfies Record<QuoteStatus, StatusDescription<QuoteStatus>>;

export const quoteMoves: readonly Move<QuoteStatus>[] = movesOf<QuoteStatus>(quoteStates);

/** Quotes that wait for the decision. */
export const answeredQuoteStatuses = ['Submitted', 'Shortlisted'] as const satisfies readonly QuoteStatus[];

/** By what time a quote ends: its last day of validity, and of a draft when its request closes. */
interface TimedQuote {
  status: QuoteStatus;
  validUntil?: string;
  /** Missing where the request was called off. */
  sealedUntil?: Date;
}

/** The status that a quote has at this moment. */
export function quoteStatusAt({ status, validUntil = '', sealedUntil }: TimedQuote, now = new Date()): QuoteStatus {
  if (status === 'Draft') return sealedUntil && sealedUntil > now ? status : 'Expired';
  return isOneOf(answeredQuoteStatuses, status) && validUntil < dayInIndia(now) ? 'Expired' : status;
}
