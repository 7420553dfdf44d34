import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { type Notice, readsRecords, recordAddress } from '@portal/contracts';
import { Kit, log, type MailEntry, queuedMail } from '@portal/service-kit';
import { emailOf } from '../users/user.view.js';
import type { UserRecord } from '../users/user.schema.js';
import { UserRepository } from '../users/user.repository.js';
import { NotificationRepository } from './notification.repository.js';

const minute = 60_000;
/** Who is at the screen reads it there: only what is still unread after this is mailed. */
const mailAfter = 10 * minute;
const tooOld = 24 * 60 * minute;
const interval = 5_000;

/** What a mail says of a notice. */
type Told = Pick<Notice, 'title' | 'values'> & Partial<Pick<Notice, 'record'>>;

/** One mail for what somebody has not read for a while, unless they chose to get none. */
@Injectable()
export class NoticeMails implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly notifications: NotificationRepository,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => (this.work = this.work.then(() => this.mailDue())), interval).unref();
  }

  async beforeApplicationShutdown() {
    clearInterval(this.timer);
    await this.work;
  }

  /**
   * A mail of its own to each reader who is to have one at once, as who is named or whose office wants it so, unless they want none; named
   * by the event, so that the same one again makes no second. Answers who got one.
   */
  async atOnce(eventId: string, notice: Notice, readers: string[]): Promise<Set<string>> {
    const offices = new Set(
      (notice.offices ?? []).flatMap(({ organizationId, mail }) => (mail ? [organizationId] : [])),
    );
    const mailed = new Set<string>();
    if (offices.size === 0 && !notice.mail) return mailed;
    for (const id of readers) {
      const user = await this.users.find(id);
      const isMeant = user && (offices.has(user.organizationId) || (notice.mail && notice.users.includes(id)));
      if (!isMeant || user.preferences?.email === false) continue;
      await this.kit.mails.insertNew([queuedMail(`notice:${eventId}:${id}`, this.mailOf(user, notice))]);
      mailed.add(id);
    }
    return mailed;
  }

  private mailOf(user: UserRecord, { title, values, record }: Told): MailEntry {
    return {
      to: emailOf(user),
      language: user.language ?? 'en',
      subject: title,
      lines: [
        'Dear {{name}},',
        title,
        'Read more here: {{link}}',
        'You can choose in your settings what is mailed to you.',
      ],
      values: {
        ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, dayAsRead(value)])),
        ...{
          name: user.name,
          link: new URL(record ? recordAddress(record) : '/', this.kit.config.PORTAL_URL).href,
        },
      },
    };
  }

  private async mailDue() {
    try {
      const now = Date.now();
      const due = await this.notifications.unmailed(new Date(now - tooOld), new Date(now - mailAfter));
      for (const { userId, ids, count } of due) {
        const user = await this.users.find(userId);
        const [newest] = ids;
        if (newest && user?.status === 'active' && user.preferences?.email !== false)
          await this.mail(user, newest, count);
        await this.notifications.mailed(ids);
      }
    } catch (error) {
      log.warn({ error: String(error) }, 'mails of notices wait');
    }
  }

  /** Named by the newest notice: another instance, or the same one after a crash, makes no second mail. One notice alone is said itself. */
  private async mail(user: UserRecord, newest: string, count: number) {
    const only = count === 1 ? await this.notifications.find(newest) : null;
    const mail = only && isSaid(only, user) ? this.mailOf(user, only) : this.newsOf(user, count);
    await this.kit.mails.insertNew([queuedMail(`notice:${newest}`, mail)]);
  }

  private newsOf(user: UserRecord, count: number): MailEntry {
    return {
      to: emailOf(user),
      language: user.language ?? 'en',
      subject: 'What is new in the asset portal',
      lines: [
        'Dear {{name}},',
        'You have {{count}} unread messages in the asset portal.',
        'Read them here: {{link}}',
        'You can choose in your settings what is mailed to you.',
      ],
      values: { name: user.name, count: String(count), link: new URL('/', this.kit.config.PORTAL_URL).href },
    };
  }
}

/** Whether a mail says a notice itself: its reader still has pages of what it is about, and no name of its own stands where the reader's would. */
const isSaid = ({ record, values }: Told, { role }: UserRecord) =>
  record !== undefined && readsRecords(record.type, role) && !('name' in values) && !('link' in values);

/** A day as people read it, 31-12-2026; any other value as it is. */
const dayAsRead = (value: string) => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1');
