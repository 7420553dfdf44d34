import { z } from 'zod';
import { Incident } from './incident.js';
import { PlannedMaintenance } from './planned-maintenance.js';

/** What people can be told of the portal's state; each event with the type under which programs hear of it. */
export const statusEventTypes = {
  'Incident opened': 'incident.opened',
  'Incident updated': 'incident.updated',
  'Incident ended': 'incident.ended',
  'Maintenance announced': 'maintenance.announced',
  'Maintenance changed': 'maintenance.changed',
  'Maintenance taken back': 'maintenance.taken-back',
  'Maintenance begun': 'maintenance.begun',
  'Maintenance ended': 'maintenance.ended',
} as const;
export type StatusEvent = keyof typeof statusEventTypes;
export const statusEvents = Object.keys(statusEventTypes) as [StatusEvent, ...StatusEvent[]];

const { id, part, cause, startedAt, endedAt, updates } = Incident.shape;

/**
 * The body of a webhook. `id` stays the same however often one event is delivered; `state` is that of the parts as the event leaves them.
 * It says what the status page says, and nothing of who wrote it.
 */
export const StatusNotice = z.object({
  id: z.string(),
  type: z.enum([...Object.values(statusEventTypes), 'test']),
  at: z.string(),
  /** The status page. */
  page: z.string(),
  state: z.enum(['down', 'up', 'planned', 'away']).optional(),
  parts: z.array(z.string()),
  incident: z
    .object({ id, part, cause, startedAt, endedAt, update: updates.element.omit({ by: true }).optional() })
    .optional(),
  maintenance: PlannedMaintenance.pick({ id: true, from: true, to: true, text: true }).optional(),
});
export type StatusNotice = z.output<typeof StatusNotice>;
