import { z } from 'zod';
import { Conflict } from '../kernel/problem.js';
import { operation } from '../kernel/operation.js';
import { ById, Id, paragraph } from '../kernel/text.js';
import { registrationKinds } from './registration.js';

export const bulkMost = 500;

const registrationIds = z
  .array(Id, { error: 'Please choose at least one registration' })
  .min(1, 'Please choose at least one registration')
  .max(bulkMost, `At most ${bulkMost} registrations are allowed at once`);
const userType = z.enum(registrationKinds, { error: 'Unknown user type.' });

/** Several at once; of the spec's approvedBy and rejectedBy nothing is taken: who decides comes from the session. */
export const BulkApproval = z.object({ registrationIds, userType });
export const BulkRejection = BulkApproval.extend({ reason: paragraph('Rejection reason is required', 500) });

/** What became of one registration; `error` is a message, `conflict` who was faster. */
export const BulkRow = z.object({
  id: z.string(),
  number: z.string().optional(),
  name: z.string().optional(),
  outcome: z.enum(['waiting', 'done', 'refused']),
  error: z.string().optional(),
  conflict: Conflict.optional(),
});

/** A decision about several, with how far it is. */
export const BulkDecision = z.object({
  id: z.string(),
  action: z.enum(['approve', 'reject']),
  kind: z.enum(registrationKinds),
  state: z.enum(['running', 'finished']),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  startedAt: z.string(),
  finishedAt: z.string().optional(),
  rows: z.array(BulkRow),
});
export type BulkDecision = z.output<typeof BulkDecision>;

/** Decisions about up to 500 registrations, run in the background; the same Idempotency-Key gives the same one. */
export const bulkDecisions = {
  approve: operation({
    subject: 'registration.bulk.approve',
    method: 'POST',
    path: '/users/bulk-approve',
    summary: 'Approve several registrations; the answer is the running decision, to be followed',
    needs: { any: ['superadmin:manage'] },
    body: BulkApproval,
    reply: BulkDecision,
  }),
  reject: operation({
    subject: 'registration.bulk.reject',
    method: 'POST',
    path: '/users/bulk-reject',
    summary: 'Reject several registrations with one reason; the answer is the running decision, to be followed',
    needs: { any: ['superadmin:manage'] },
    body: BulkRejection,
    reply: BulkDecision,
  }),
  get: operation({
    subject: 'registration.bulk.get',
    method: 'GET',
    path: '/registrations/bulk-decisions/{id}',
    summary: 'How far a decision about several registrations is, with a result for each',
    needs: { any: ['superadmin:manage'] },
    params: ById,
    reply: BulkDecision,
  }),
};
