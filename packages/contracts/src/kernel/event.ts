import { z } from 'zod';
import { RecordReference } from '../access/record-reference.js';
import { AwaitedApproval } from '../procurement/awaited-approval.js';

/** Who is said to have done what the portal does by itself, among the ids of people. */
export const portalId = 'portal';

/** Who did it: from the verified token, never from a request. */
export const Who = z.object({ id: z.string(), name: z.string(), role: z.string(), organizationId: z.string() });

/** A fact that happened to one record; travels on JetStream under `events.<subject>` in lists of one subject, at least once. */
export const PortalEvent = z.object({
  /** `<collection>:<record>:<revision>:<n>`. */
  id: z.string(),
  subject: z.string(),
  at: z.string(),
  by: Who,
  record: z.object({ type: z.string(), id: z.string(), label: z.string() }),
  /** The record's version after the change: consumers apply only what is newer. */
  revision: z.int(),
  /** Organisations that may know of it. */
  organizations: z.array(z.string()),
  /** Before and after, for the audit log. */
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  data: z.record(z.string(), z.unknown()),
  /** The request that it came of, for logs and traces: its id at the gateway (32 hexadecimal digits), and what it is a part of (W3C Trace Context). */
  trace: z.object({ request: z.string(), traceparent: z.string() }).optional(),
  /** Until then nobody but the doer's own organisation reads of it in the audit log: who answers a sealed request. */
  sealedUntil: z.string().optional(),
  /** Who is told of it in the portal. */
  notice: z
    .object({
      users: z.array(z.string()),
      organizations: z.array(z.string()),
      roles: z.array(z.string()),
      /** The manufacturers of these brands, as identity knows them when it tells; not that of who did it. */
      brands: z.array(z.string()).optional(),
      /** Whoever may give this approval, as identity knows them when it tells. */
      approvers: AwaitedApproval.optional(),
      /** How these offices want to be told: of their people only these, if they are still there; and by a mail at once as well. */
      offices: z
        .array(z.object({ organizationId: z.string(), people: z.array(z.string()), mail: z.boolean() }))
        .optional(),
      /** The people that it names get a mail at once as well, with what it says. */
      mail: z.literal(true).optional(),
      title: z.string(),
      values: z.record(z.string(), z.string()),
      /** What it leads to; who has no pages of its kind is not told (`readsRecords`). */
      record: RecordReference,
    })
    .optional(),
});
export type PortalEvent = z.output<typeof PortalEvent>;
export type Notice = NonNullable<PortalEvent['notice']>;
