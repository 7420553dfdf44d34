import {
  type Actor,
  eventLabelOf,
  type FieldChange,
  seesChangeOf,
  type ThreadEntry,
  type ThreadKind,
  toRupees,
} from '@portal/contracts';
import type { AssetRecord } from '../assets/asset-record.js';
import type { AmcRecord, WarrantyRecord } from '../cover/cover.schema.js';
import type { VerificationRecord } from '../devices/verification.schema.js';
import { isOfOtherOffice, type LifecycleRecord } from '../lifecycle/lifecycle-record.js';
import type { WarrantyClaimRecord } from '../warranty-claims/warranty-claim.schema.js';
import type { AssetHistoryRecord } from './asset-history.schema.js';
import { followed } from './asset-history.repository.js';
import { amountFields } from './changed-fields.js';

/** What an office keeps to itself when its asset goes on to another one. */
const ofOffice: readonly string[] = ['endUser', 'location', 'notes', 'description'];

const seesOffice = ({ role, organizationId }: Actor, officeId: string | undefined) =>
  role !== 'Buyer' || officeId === undefined || officeId === organizationId;
const seesPeople = ({ role }: Actor) => role === 'Super Admin' || role === 'Buyer';

/** The fields of a change that the actor sees, amounts in rupees. */
function fieldsFor(actor: Actor, { officeId, fields }: AssetHistoryRecord): FieldChange[] {
  const isOwn = seesOffice(actor, officeId);
  const shown = (value: FieldChange['from'], field: string) =>
    amountFields.includes(field) && typeof value === 'number' ? toRupees(value) : value;
  return fields
    .filter(({ field }) => seesChangeOf(actor.role, field))
    .filter(({ field }) => isOwn || !(ofOffice.includes(field) || field.startsWith('disposal.')))
    .map(({ field, from, to }) => ({
      field,
      ...(from === undefined ? {} : { from: shown(from, field) }),
      ...(to === undefined ? {} : { to: shown(to, field) }),
    }));
}

const kindsOfEvents: Readonly<Record<LifecycleRecord['eventType'], ThreadKind>> = {
  purchase: 'order',
  deployment: 'place',
  maintenance: 'repair',
  repair: 'repair',
  transfer: 'place',
  retirement: 'disposal',
  disposal: 'disposal',
  verification: 'verification',
};

/** An event of the asset's life, with what the change that left it changed; names and reasons of an office are neither for its seller nor for the next office. */
export function eventEntry(actor: Actor, event: LifecycleRecord, change: AssetHistoryRecord | undefined): ThreadEntry {
  const { role } = actor;
  const isElsewhere = isOfOtherOffice(actor, event);
  const hasText = role !== 'OEM' && (role !== 'Seller' || !event.automatic) && !isElsewhere;
  return {
    id: `event-${event._id}`,
    at: event.timestamp.toISOString(),
    dayOnly: event.eventType === 'purchase' && event.automatic,
    kind: event.ofHolder ? 'holder' : kindsOfEvents[event.eventType],
    title: event.description,
    ...(hasText && event.notes && event.eventType !== 'purchase' ? { text: event.notes } : {}),
    ...(seesPeople(actor) && !isElsewhere && event.eventType !== 'purchase' ? { by: event.performedBy } : {}),
    fields: change ? fieldsFor(actor, change) : [],
  };
}

const kindsOfActions: Readonly<Record<string, ThreadKind>> = {
  'asset.asset.assigned': 'holder',
  'asset.asset.unassigned': 'holder',
  'asset.asset.disposal-requested': 'disposal',
  'asset.asset.disposal-decided': 'disposal',
  'asset.asset.handed-over': 'disposal',
};

/** A change of fields; one of which the actor sees nothing is not told. */
export function changeEntry(actor: Actor, change: AssetHistoryRecord): ThreadEntry | undefined {
  const fields = fieldsFor(actor, change);
  if (fields.length === 0 && change.fields.length > 0) return undefined;
  return {
    id: `change-${change._id}`,
    at: change.at.toISOString(),
    dayOnly: false,
    kind: kindsOfActions[change.action] ?? 'change',
    title: change.action === followed ? 'Taken over from its order' : eventLabelOf(change.action),
    ...(change.by && seesPeople(actor) && seesOffice(actor, change.officeId) ? { by: change.by } : {}),
    fields,
  };
}

export const registeredEntry = ({ _id, createdAt, assetUid }: AssetRecord): ThreadEntry => ({
  id: `registered-${_id}`,
  at: createdAt.toISOString(),
  dayOnly: false,
  kind: 'registration',
  title: 'Entered into the register',
  text: assetUid,
  fields: [],
});

export const warrantyEntry = ({ _id, createdAt, warrantyNumber, ...of }: WarrantyRecord): ThreadEntry => ({
  id: `warranty-${_id}`,
  at: createdAt.toISOString(),
  dayOnly: false,
  kind: 'cover',
  title: 'Warranty registered',
  fields: [{ field: 'warrantyExpiry', to: of.warrantyEndDate }],
  record: { type: 'warranty', id: _id, label: warrantyNumber },
});

/** That a claim was raised, and how it ended where it came to no repair: what was repaired or replaced stands in the asset's life. */
export function claimEntries(actor: Actor, claim: WarrantyClaimRecord): ThreadEntry[] {
  const record = { type: 'warranty-claim' as const, id: claim._id, label: claim.number };
  return claim.history
    .filter(({ status }) => status !== undefined && status in claimTitles)
    .map(({ at, by, status = '', note }) => ({
      id: `claim-${claim._id}-${at}`,
      at,
      dayOnly: false,
      kind: 'repair',
      title: claimTitles[status] ?? '',
      ...(status === 'Submitted' ? { text: claim.problem } : note ? { text: note } : {}),
      ...(seesPeople(actor) ? { by } : {}),
      fields: [],
      record,
    }));
}

const claimTitles: Readonly<Record<string, string>> = {
  Submitted: 'Warranty claim raised',
  Rejected: 'Warranty claim rejected',
  Withdrawn: 'Warranty claim withdrawn',
  Reopened: 'Warranty claim reopened',
  Closed: 'Warranty claim closed',
};

export const amcEntry = ({ _id, createdAt, contractNumber, endDate, provider }: AmcRecord): ThreadEntry => ({
  id: `amc-${_id}`,
  at: createdAt.toISOString(),
  dayOnly: false,
  kind: 'cover',
  title: 'AMC contract created',
  text: provider,
  fields: [{ field: 'amcExpiry', to: endDate }],
  record: { type: 'amc', id: _id, label: contractNumber },
});

export const verifiedEntry = ({ _id, createdAt, by, result }: VerificationRecord): ThreadEntry => ({
  id: `verification-${_id}`,
  at: createdAt.toISOString(),
  dayOnly: false,
  kind: 'verification',
  title: result === 'Completed' ? 'Verification passed' : 'Verification failed',
  by,
  fields: [],
});
