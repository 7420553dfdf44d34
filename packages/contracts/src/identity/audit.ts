import { z } from 'zod';
import { NewestFirstQuery, pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { Who } from '../kernel/event.js';
import { Day } from '../kernel/text.js';

/** One change: who, when, what from what to what. Each entry holds the hash of the one before it. */
export const AuditEntry = z.object({
  sequence: z.int(),
  at: z.string(),
  by: Who,
  action: z.string(),
  record: z.object({ type: z.string(), id: z.string(), label: z.string() }),
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  /** What else is known, as where from a sign-in was tried. */
  details: z.record(z.string(), z.unknown()).optional(),
  hash: z.string(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** Who (`by`: an id), what (`action`, `area`), to whom (`recordType`, `recordId`), when (`from` and `to`, days in India). */
export const AuditQuery = NewestFirstQuery.extend({
  area: z
    .string()
    .regex(/^[a-z-]{1,30}$/, 'Not a valid area')
    .optional(),
  action: z
    .string()
    .regex(/^[a-z.-]{1,100}$/, 'Not a valid action')
    .optional(),
  recordType: z.string().max(50).optional(),
  recordId: z.string().max(64).optional(),
  by: z.string().max(64).optional(),
  from: Day.optional(),
  to: Day.optional(),
});

/** What the check of a part of the chain found. */
export const ChainPart = z.object({
  /** How many entries the log has. */
  entries: z.int(),
  /** Up to here, and until when, the chain was walked and is whole. */
  checked: z.int(),
  checkedUntil: z.string().optional(),
  /** Nothing comes after it: the end of the log, or the break. */
  complete: z.boolean(),
  intact: z.boolean(),
  /** The first entry that was changed, taken out or cut off. */
  brokenAt: z.int().optional(),
});
export type ChainPart = z.output<typeof ChainPart>;

/** An item of the recent activity list. */
export const Activity = z.object({
  action: z.string(),
  description: z.string(),
  user: z.string(),
  /** Where its doer is reached: for super admins alone. */
  userEmail: z.string().optional(),
  record: z.object({ type: z.string(), id: z.string(), label: z.string() }),
  at: z.string(),
});

const withoutAddress = z.object({ items: z.array(Activity.omit({ userEmail: true })) });

export const audit = {
  list: operation({
    subject: 'identity.audit.list',
    method: 'GET',
    path: '/audit',
    summary: 'The audit log, newest first',
    needs: { any: ['superadmin:view'] },
    query: AuditQuery,
    reply: pageOf(AuditEntry),
  }),
  exportCsv: operation({
    subject: 'identity.audit.export',
    method: 'GET',
    path: '/audit/export',
    summary: 'The audit log, filtered, as a CSV file',
    needs: { any: ['superadmin:view'] },
    query: AuditQuery.omit({ page: true, pageSize: true }),
    reply: z.undefined(),
    download: 'text/csv',
    deadline: 60_000,
  }),
  filters: operation({
    subject: 'identity.audit.filters',
    method: 'GET',
    path: '/audit/filters',
    summary: 'The areas, actions and record types that the audit log has',
    needs: { any: ['superadmin:view'] },
    reply: z.object({
      areas: z.array(z.string()),
      actions: z.array(z.string()),
      recordTypes: z.array(z.string()),
    }),
  }),
  verify: operation({
    subject: 'identity.audit.verify',
    method: 'GET',
    path: '/audit/verification',
    summary:
      'Whether the chain of audit entries is unbroken; a long chain is checked part by part, each `after` the one before',
    needs: { any: ['superadmin:view'] },
    query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
    reply: ChainPart,
  }),
  recent: operation({
    subject: 'identity.audit.recent',
    method: 'GET',
    path: '/dashboard/recent-activity',
    summary: 'What happened lately to records of the own organisation; of accounts only what the caller did',
    needs: { any: ['dashboard:view'] },
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
    reply: z.object({ items: z.array(Activity) }),
    views: { Buyer: withoutAddress, Seller: withoutAddress, OEM: withoutAddress, 'End User': withoutAddress },
  }),
};
