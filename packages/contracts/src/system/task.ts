import { z } from 'zod';
import { ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { oneOf } from '../kernel/text.js';

/** What a Super Admin lets the portal do to itself (requirements: system settings, Run System Backup and Clear System Cache). */
export const systemTaskKinds = ['Backup', 'Clear caches'] as const;
const systemTaskStatuses = ['Running', 'Done', 'Failed'] as const;

export const NewSystemTask = z.object({
  kind: oneOf(systemTaskKinds, 'Please choose what to do').meta({ label: 'Task' }),
});

/** One task with how it went; a backup's size in bytes, for caches how many instances forgot what they had remembered. */
export const SystemTask = Tracked.extend({
  kind: z.enum(systemTaskKinds).meta({ label: 'Task' }),
  status: z.enum(systemTaskStatuses).meta({ label: 'Status' }),
  startedBy: z.string().meta({ label: 'Started by' }),
  endedAt: z.string().nullable().meta({ label: 'Ended on', unit: 'instant' }),
  fault: z.string().optional().meta({ label: 'Fault' }),
  bytes: z.int().optional().meta({ label: 'Size', description: 'In bytes' }),
  instances: z.int().optional().meta({ label: 'Instances' }),
});
export type SystemTask = z.output<typeof SystemTask>;

/** Whether the keeper of backups answers, and the backups that lie with it, the newest first; sizes in bytes. */
export const BackupsKept = z.object({
  isThere: z.boolean(),
  items: z.array(z.object({ id: z.string(), at: z.string(), bytes: z.int() })),
});

const needs = { any: ['system:maintain'], only: ['Super Admin'] } as const;

/** What a Super Admin lets the portal do to itself. */
export const systemTasks = {
  list: operation({
    subject: 'system.task.list',
    method: 'GET',
    path: '/system/tasks',
    summary: 'Backups and other tasks that were started here, and how they went',
    needs,
    query: ListQuery.extend({
      kind: z.enum(systemTaskKinds).optional(),
      status: z.enum(systemTaskStatuses).optional(),
    }),
    reply: pageOf(SystemTask),
  }),
  create: operation({
    subject: 'system.task.create',
    method: 'POST',
    path: '/system/tasks',
    summary: 'Starts a backup, or clears what is remembered',
    needs,
    body: NewSystemTask,
    reply: SystemTask,
    status: 201,
  }),
  backups: operation({
    subject: 'system.task.backups',
    method: 'GET',
    path: '/system/backups',
    summary: 'The backups that lie with the keeper of backups',
    needs,
    reply: BackupsKept,
  }),
};
