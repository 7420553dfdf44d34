import { z } from 'zod';

/** Who was faster, what they did, and when. */
export const Conflict = z.object({ status: z.string(), by: z.string(), at: z.string() });
export type Conflict = z.output<typeof Conflict>;

/** What is delivered of a category, and what was open of it. */
export const DeliveryDetail = z.object({
  category: z.string(),
  attemptingToDeliver: z.int(),
  remainingCapacity: z.int(),
});
export type DeliveryDetail = z.output<typeof DeliveryDetail>;

const Coded = z.object({ code: z.string(), values: z.record(z.string(), z.string()) });

/**
 * Why something is so, for pages that say it in the reader's language: what it is called and what was found, and where it comes of another
 * cause, that one. It stands beside the same in English, which is shown for a code that a page does not know.
 */
export const Cause = Coded.extend({ because: Coded.optional() });
export type Cause = z.output<typeof Cause>;

/** RFC 9457 problem details; `error` is the message of the spec, `fields` maps a field's path to its message. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Seconds after which it is worth trying again, as in the header. */
  retryAfter: z.int().optional(),
  conflict: Conflict.optional(),
  /** What `error` says, for pages that say it in the reader's language. */
  cause: Cause.optional(),
  /** What a delivery proof asks beyond the order, category by category (requirements: upload delivery proof). */
  details: z.array(DeliveryDetail).optional(),
  traceId: z.string().optional(),
});
export type Problem = z.output<typeof Problem>;

/** Codes that any operation may answer with, and their HTTP status. */
export const commonErrors = {
  UNREADABLE: [400, 'The request could not be read'],
  UNAUTHENTICATED: [401, 'Unauthorized access'],
  PASSWORD_CHANGE_REQUIRED: [403, 'Please change your temporary password first'],
  SECOND_FACTOR_REQUIRED: [403, 'Please set up the second step of signing in first'],
  FORBIDDEN: [403, "You don't have permission to do this"],
  NOT_FOUND: [404, 'Not found'],
  NOT_ALLOWED: [405, 'This cannot be done here'],
  CONFLICT: [409, 'Somebody else changed this at the same time'],
  ILLEGAL_MOVE: [409, 'This step is not possible now'],
  STALE: [412, 'This was changed since you opened it. Please look at the newest version.'],
  TOO_LARGE: [413, 'The file or request is too large'],
  WRONG_TYPE: [415, 'This type of content is not accepted'],
  INVALID: [422, 'Please check the marked fields'],
  KEY_REUSED: [422, 'This idempotency key was already used for something else'],
  TOO_MANY: [429, 'Rate limit exceeded'],
  FAULT: [500, 'An unexpected error occurred'],
  AWAY: [503, 'This part of the portal is not available right now. Please try again.'],
} as const satisfies Record<string, readonly [number, string]>;

/** What a question is told that names a filter, or a column to sort by, which the list does not have. */
export const unknownFilter = 'There is no such filter';
export const unknownSort = 'The list cannot be sorted by this';

export type CommonError = keyof typeof commonErrors;
