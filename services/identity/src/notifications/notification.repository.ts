import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ListQuery, Notice, RecordReference } from '@portal/contracts';
import { documentSchema, Kit, Repository, textFilter } from '@portal/service-kit';

interface StoredNotification {
  /** Follows from event and user: the same event again makes no second one. */
  _id: string;
  userId: string;
  title: string;
  values: Record<string, string>;
  record?: RecordReference;
  at: Date;
  read: boolean;
  /** It stood in a mail, or its user wants none. */
  mailed?: boolean;
}

const keptSeconds = 180 * 24 * 3_600;
const schema = documentSchema('notifications', {
  _id: String,
  userId: String,
  title: String,
  values: Object,
  record: Object,
  at: Date,
  read: Boolean,
  mailed: Boolean,
})
  .index({ userId: 1, at: -1 })
  .index({ userId: 1, read: 1 })
  .index({ read: 1, mailed: 1, at: -1 })
  .index({ at: 1 }, { expireAfterSeconds: keptSeconds });
const idOf = (eventId: string, userId: string) =>
  createHash('sha256').update(`${eventId} ${userId}`).digest('base64url');

/** Messages to single users. */
@Injectable()
export class NotificationRepository extends Repository<StoredNotification> {
  constructor(kit: Kit) {
    super(kit.database, 'Notification', schema);
    kit.keep(this);
  }

  /** One message to each. */
  async keep(
    eventId: string,
    at: Date,
    { title, values, record }: Pick<Notice, 'title' | 'values' | 'record'>,
    users: string[],
    /** Who read it in a mail already. */
    mailed: ReadonlySet<string> = new Set(),
  ) {
    const made = users.map((userId) => ({
      _id: idOf(eventId, userId),
      userId,
      title,
      values,
      record,
      at,
      read: false,
      ...(mailed.has(userId) ? { mailed: true } : {}),
    }));
    if (made.length > 0) await this.insertNew(made);
  }

  async list(userId: string, { page, pageSize, q }: Omit<ListQuery, 'sort'>) {
    const filter = { $and: [{ userId }, textFilter(q, ['title'])] };
    const [found, total, unread] = await Promise.all([
      this.findMany(filter, { sort: { at: -1, _id: 1 }, skip: (page - 1) * pageSize, limit: pageSize }),
      this.count(filter),
      this.count({ userId, read: false }),
    ]);
    const items = found.map(({ _id, title, values, record, at, read }) => ({
      id: _id,
      title,
      values,
      ...(record ? { record } : {}),
      at: at.toISOString(),
      read,
    }));
    return { items, total, page, pageSize, unread };
  }

  /** What somebody has not read, and was not mailed, by user; the newest first. */
  unmailed(after: Date, before: Date) {
    const unread = { read: false, mailed: { $exists: false }, at: { $gt: after, $lt: before } };
    return this.aggregate<{ userId: string; ids: string[]; count: number }>(unread, [
      { $sort: { at: -1, _id: 1 } },
      { $limit: 5_000 },
      { $group: { _id: '$userId', ids: { $push: '$_id' }, count: { $sum: 1 } } },
      { $project: { _id: 0, userId: '$_id', ids: 1, count: 1 } },
    ]);
  }

  async mailed(ids: string[]) {
    await this.updateMany({ _id: { $in: ids } }, { $set: { mailed: true } });
  }

  async read(userId: string, ids: string[] | undefined) {
    await this.updateMany({ userId, read: false, ...(ids ? { _id: { $in: ids } } : {}) }, { $set: { read: true } });
  }
}
