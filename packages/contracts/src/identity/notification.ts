import { z } from 'zod';
import { RecordReference } from '../access/record-reference.js';
import { Done, NewestFirstQuery, pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { Id } from '../kernel/text.js';

/** One message to one user; `title` is a text key with `values`. */
export const Notification = z.object({
  id: z.string(),
  title: z.string(),
  values: z.record(z.string(), z.string()),
  /** What it leads to; notices of earlier releases lead nowhere. */
  record: RecordReference.optional(),
  at: z.string(),
  read: z.boolean(),
});
export type Notification = z.output<typeof Notification>;

export const notifications = {
  list: operation({
    subject: 'identity.notification.list',
    method: 'GET',
    path: '/notifications',
    summary: 'The own notifications, newest first',
    needs: 'signed-in',
    query: NewestFirstQuery,
    reply: pageOf(Notification).extend({ unread: z.int() }),
  }),
  read: operation({
    subject: 'identity.notification.read',
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark the own notifications as read, all or some',
    needs: 'signed-in',
    body: z.object({ ids: z.array(Id).max(200).optional() }),
    reply: Done,
  }),
};
