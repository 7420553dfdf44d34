import { type StatusEvent, statusEventTypes, type StatusNotice } from '@portal/contracts';
import type { IncidentRecord } from '../incidents/incident.repository.js';
import type { MaintenanceRecord } from '../maintenance/maintenance.repository.js';

/**
 * What subscribers have not been told yet. It lies in the record that it tells of, written with the change itself, so that none is lost
 * and nothing but the database is needed to tell it.
 */
export interface Untold {
  /** Of the notice. */
  id: string;
  event: StatusEvent;
  notice: Omit<StatusNotice, 'page'>;
}

/** Records with changes that are to be told. */
export interface UntoldRecords {
  untold(): Promise<{ _id: string; untold?: Untold[] }[]>;
  /** One was made into messages. */
  told(id: string, noticeId: string): Promise<unknown>;
}

/** How they are found, and how many at once. */
export const isUntold = { 'untold.id': { $exists: true } };
export const mostUntold = 100;

type IncidentParts = Pick<IncidentRecord, '_id' | 'part' | 'cause' | 'startedAt' | 'endedAt'>;
type Update = IncidentRecord['updates'][number];

/** A part went down, works again, or is told of; an update's place among the others makes its id. */
export function incidentUntold(
  event: 'Incident opened' | 'Incident updated' | 'Incident ended',
  { _id: id, part, cause, startedAt, endedAt }: IncidentParts,
  update?: Update,
  place = 0,
): Untold {
  const at = { 'Incident opened': startedAt, 'Incident updated': undefined, 'Incident ended': endedAt }[event];
  const incident = {
    ...{ id, part, cause, startedAt: startedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null },
    ...(update ? { update: { state: update.state, text: update.text, at: update.at } } : {}),
  };
  const type = statusEventTypes[event];
  const noticeId = update ? `${id}.${type}.${place}` : `${id}.${type}`;
  return {
    id: noticeId,
    event,
    notice: {
      ...{ id: noticeId, type, parts: [part], incident },
      at: at?.toISOString() ?? update?.at ?? new Date().toISOString(),
      state: endedAt ? 'up' : 'down',
    },
  };
}

type MaintenanceEvent = Extract<StatusEvent, `Maintenance ${string}`>;
type MaintenanceParts = Pick<MaintenanceRecord, '_id' | 'version' | 'from' | 'to' | 'text'>;

const stateOf = (event: MaintenanceEvent): StatusNotice['state'] => {
  if (event === 'Maintenance begun') return 'away';
  return event === 'Maintenance ended' || event === 'Maintenance taken back' ? 'up' : 'planned';
};

/** A maintenance is announced, changed or taken back, begins or ends. */
export function maintenanceUntold(
  event: MaintenanceEvent,
  { _id: id, version, from, to, text }: MaintenanceParts,
  at = new Date(),
): Untold {
  const type = statusEventTypes[event];
  const noticeId = `${id}.${version}.${type}`;
  const maintenance = { id, from: from.toISOString(), to: to.toISOString(), text };
  const notice = { id: noticeId, type, at: at.toISOString(), state: stateOf(event), parts: [], maintenance };
  return { id: noticeId, event, notice };
}
