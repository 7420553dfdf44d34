import { z } from 'zod';
import { NewestFirstQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, oneOf, paragraph } from '../kernel/text.js';
import { partCauses } from './health.js';

/** How far those who repair it are. */
export const incidentStates = ['Investigating', 'Identified', 'Monitoring', 'Resolved'] as const;

/** What a Super Admin tells of an incident; everybody reads it on the status page. */
export const NewIncidentUpdate = z.object({
  state: oneOf(incidentStates).meta({ label: 'Progress' }),
  text: paragraph('Please enter what is known').meta({ label: 'What is known' }),
});

const IncidentUpdate = NewIncidentUpdate.extend({
  at: z.string().meta({ label: 'Told on', unit: 'instant' }),
  by: z.string().meta({ label: 'Told by' }),
});

/** A part was down: the watch opens it and ends it by itself. */
export const Incident = Tracked.extend({
  part: z.string().meta({ label: 'Part' }),
  cause: z.enum(partCauses).meta({ label: 'Cause' }),
  startedAt: z.string().meta({ label: 'Began on', unit: 'instant' }),
  endedAt: z.string().nullable().meta({ label: 'Ended on', unit: 'instant' }),
  updates: z.array(IncidentUpdate).meta({ label: 'Updates' }),
});
export type Incident = z.output<typeof Incident>;

const needs = { any: ['system:configure'], only: ['Super Admin'] } as const;

/** Incidents of the portal's parts; the domain's decision. */
export const incidents = {
  list: operation({
    subject: 'system.incident.list',
    method: 'GET',
    path: '/system/incidents',
    summary: 'What was down, the last first',
    needs,
    query: NewestFirstQuery.omit({ q: true }),
    reply: pageOf(Incident),
  }),
  update: operation({
    subject: 'system.incident.update',
    method: 'POST',
    path: '/system/incidents/{id}/updates',
    summary: 'Tells everybody what is known of an incident',
    needs,
    params: ById,
    body: NewIncidentUpdate,
    reply: Incident,
  }),
};
