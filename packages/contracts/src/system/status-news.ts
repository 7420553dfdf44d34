import { z } from 'zod';
import { Incident } from './incident.js';
import { PlannedMaintenance } from './planned-maintenance.js';

/** What everybody reads of incidents (who wrote an update is nobody's business) and of planned maintenance. */
export const StatusNews = z.object({
  incidents: z.array(
    Incident.pick({ id: true, part: true, cause: true, startedAt: true, endedAt: true }).extend({
      updates: z.array(Incident.shape.updates.element.omit({ by: true })),
    }),
  ),
  maintenance: z.array(PlannedMaintenance.pick({ id: true, from: true, to: true, text: true })),
});
export type StatusNews = z.output<typeof StatusNews>;
