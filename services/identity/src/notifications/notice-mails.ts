import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
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

  /** Named by the newest notice: another instance, or the same one after a crash, makes no second mail. */
  private async mail(user: UserRecord, newest: string, count: number) {
    const mail: MailEntry = {
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
    await this.kit.mails.insertNew([queuedMail(`notice:${newest}`, mail)]);
  }
}
