import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ListQuery, Notice } from '@portal/contracts';
import { hits, Kit, textFilter } from '@portal/service-kit';

interface StoredNotification {
  /** Follows from event and user: the same event again makes no second one. */
  _id: string;
  userId: string;
  title: string;
  values: Record<string, string>;
  link: string;
  at: Date;
  read: boolean;
  /** It stood in a mail, or its user wants none. */
  mailed?: boolean;
}

const keptSeconds = 180 * 24 * 3_600;
const idOf = (eventId: string, userId: string) =>
  createHash('sha256').update(`${eventId} ${userId}`).digest('base64url');

/** Messages to single users. */
@Injectable()
export class Notifications implements OnModuleInit {
  constructor(private readonly kit: Kit) {}

  async onModuleInit() {
    await this.stored.createIndex({ userId: 1, at: -1 });
    await this.stored.createIndex({ userId: 1, read: 1 });
    await this.stored.createIndex({ read: 1, mailed: 1, at: -1 });
    await this.stored.createIndex({ at: 1 }, { expireAfterSeconds: keptSeconds });
  }

  /** One message to each; the link is the reader's own. */
  async keep(
    eventId: string,
    at: Date,
    { title, values }: Pick<Notice, 'title' | 'values'>,
    readers: { userId: string; link: string }[],
  ) {
    const made = readers.map(({ userId, link }) => ({
      _id: idOf(eventId, userId),
      userId,
      title,
      values,
      link,
      at,
      read: false,
    }));
    if (made.length === 0) return;
    try {
      await this.stored.insertMany(made, { ordered: false });
    } catch (error) {
      if (!hits(error, '_id')) throw error;
    }
  }

  async list(userId: string, { page, pageSize, q }: ListQuery) {
    const filter = { $and: [{ userId }, textFilter(q, ['title'])] };
    const [found, total, unread] = await Promise.all([
      this.stored
        .find(filter)
        .sort({ at: -1, _id: 1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .toArray(),
      this.stored.countDocuments(filter),
      this.stored.countDocuments({ userId, read: false }),
    ]);
    const items = found.map(({ _id, title, values, link, at, read }) => ({
      id: _id,
      title,
      values,
      link,
      at: at.toISOString(),
      read,
    }));
    return { items, total, page, pageSize, unread };
  }

  /** What somebody has not read, and was not mailed, by user; the newest first. */
  unmailed(after: Date, before: Date) {
    return this.stored
      .aggregate<{ userId: string; ids: string[]; count: number }>([
        { $match: { read: false, mailed: { $exists: false }, at: { $gt: after, $lt: before } } },
        { $sort: { at: -1, _id: 1 } },
        { $limit: 5_000 },
        { $group: { _id: '$userId', ids: { $push: '$_id' }, count: { $sum: 1 } } },
        { $project: { _id: 0, userId: '$_id', ids: 1, count: 1 } },
      ])
      .toArray();
  }

  async mailed(ids: string[]) {
    await this.stored.updateMany({ _id: { $in: ids } }, { $set: { mailed: true } });
  }

  async read(userId: string, ids: string[] | undefined) {
    await this.stored.updateMany(
      { userId, read: false, ...(ids ? { _id: { $in: ids } } : {}) },
      { $set: { read: true } },
    );
  }

  private get stored() {
    return this.kit.database.collection<StoredNotification>('notifications');
  }
}
