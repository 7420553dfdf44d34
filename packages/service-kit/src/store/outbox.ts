import type { EventSubject, Notice, PortalEvent } from '@portal/contracts';
import { currentTrace } from '../observe/trace.js';
import type { MailEntry, OutboxEntry } from './stored.js';

/** An event that is to be sent, who may know, and mails that leave with it. */
export interface NewEvent {
  /** One that the audit log has words for. */
  subject: EventSubject;
  by: PortalEvent['by'];
  label: string;
  organizations?: string[];
  data?: Record<string, unknown>;
  /** When others than the doer's own organisation may read of it. */
  sealedUntil?: Date;
  notice?: Omit<Notice, 'roles' | 'users' | 'organizations'> & Partial<Notice>;
  mails?: MailEntry[];
}

/** Of which record a change tells, and at which of its versions. */
export interface EventOrigin {
  collection: string;
  type: string;
  id: string;
  version: number;
  at: Date;
}

/**
 * What stands in the record's outbox until the relay has passed it on: the event, then its mails. The ids are made of the
 * record's version, so that the same change told twice is heard once; `ending` tells further events of one change apart.
 */
export function outboxEntries(
  { collection, type, id, version, at }: EventOrigin,
  draft: NewEvent,
  changes: PortalEvent['changes'] = {},
  ending = '',
): OutboxEntry[] {
  const trace = currentTrace();
  const key = `${collection}:${id}:${version}${ending}`;
  const event: PortalEvent = {
    id: key,
    subject: draft.subject,
    at: at.toISOString(),
    by: { id: draft.by.id, name: draft.by.name, role: draft.by.role, organizationId: draft.by.organizationId },
    record: { type, id, label: draft.label },
    revision: version,
    organizations: draft.organizations ?? [],
    changes,
    data: draft.data ?? {},
    ...(trace ? { trace } : {}),
    ...(draft.sealedUntil ? { sealedUntil: draft.sealedUntil.toISOString() } : {}),
    ...(draft.notice ? { notice: { users: [], organizations: [], roles: [], ...draft.notice } } : {}),
  };
  const mails = (draft.mails ?? []).map((mail, index): OutboxEntry => ({
    id: `${key}:mail${index}`,
    kind: 'mail',
    mail,
  }));
  return [{ id: key, kind: 'event', event }, ...mails];
}
