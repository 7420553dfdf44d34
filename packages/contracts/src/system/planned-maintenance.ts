import { z } from 'zod';
import { Done, NewestFirstQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, Moment, paragraph } from '../kernel/text.js';

/** When the portal, or something of it, will be away on purpose, and what people should know of it. */
export const NewPlannedMaintenance = z
  .object({
    from: Moment.meta({ label: 'From', unit: 'instant' }),
    to: Moment.meta({ label: 'To', unit: 'instant' }),
    text: paragraph('Please enter what will be away').meta({ label: 'What will be away' }),
  })
  .refine(({ from, to }) => Date.parse(to) > Date.parse(from), {
    path: ['to'],
    error: 'The end must be after the beginning',
  });

/** A planned maintenance as announced. */
export const PlannedMaintenance = Tracked.extend(NewPlannedMaintenance.shape);
export type PlannedMaintenance = z.output<typeof PlannedMaintenance>;

const needs = { any: ['system:configure'], only: ['Super Admin'] } as const;

/** Planned maintenance, announced to everybody; the domain's decision. */
export const plannedMaintenance = {
  list: operation({
    subject: 'system.maintenance.list',
    method: 'GET',
    path: '/system/maintenance',
    summary: 'Planned maintenance, the last first',
    needs,
    query: NewestFirstQuery.omit({ q: true }),
    reply: pageOf(PlannedMaintenance),
  }),
  create: operation({
    subject: 'system.maintenance.create',
    method: 'POST',
    path: '/system/maintenance',
    summary: 'Announces a maintenance to everybody',
    needs,
    body: NewPlannedMaintenance,
    reply: PlannedMaintenance,
    status: 201,
  }),
  update: operation({
    subject: 'system.maintenance.update',
    method: 'PUT',
    path: '/system/maintenance/{id}',
    summary: 'Changes an announced maintenance',
    needs,
    params: ById,
    body: NewPlannedMaintenance,
    reply: PlannedMaintenance,
  }),
  delete: operation({
    subject: 'system.maintenance.delete',
    method: 'DELETE',
    path: '/system/maintenance/{id}',
    summary: 'Takes an announced maintenance back',
    needs,
    params: ById,
    reply: Done,
  }),
};
