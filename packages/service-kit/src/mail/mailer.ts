import { createTransport, type Transporter } from 'nodemailer';
import type { BaseConfig } from '../config.js';
import { log } from '../log.js';
import { mailsTaken } from '../observe/metrics.js';
import type { Repository } from '../store/repository.js';
import type { QueuedMail } from './mail-queue.js';
import { clocksDiffer, fromNow, isOverAt } from '../store/until.js';
import { renderMail } from './render.js';

const lease = 30_000;
const longestPause = 600_000;
/** So often (milliseconds) it looks unasked: for mails that failed before, and for those of a dead instance. */
const round = 2_000;

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Sends queued mails, at least once, with growing pauses after failures; a sent mail's values are forgotten. */
export class Mailer {
  private readonly transport: Transporter;
  private timer?: NodeJS.Timeout;
  private busy: Promise<void> = Promise.resolve();

  constructor(
    private readonly mails: Repository<QueuedMail>,
    private readonly config: Pick<BaseConfig, 'SMTP_URL' | 'MAIL_FROM' | 'PORTAL_URL'>,
  ) {
    this.transport = createTransport({ url: config.SMTP_URL, connectionTimeout: 5_000, socketTimeout: 10_000 });
  }

  start() {
    this.timer = setInterval(() => this.wake(), round).unref();
  }

  /** There may be something to send. */
  wake() {
    this.busy = this.busy.then(() => this.sendDue());
  }

  async stop() {
    clearInterval(this.timer);
    await this.busy;
    this.transport.close();
  }

  /** Takes due mails one by one; the lease lets another instance take over what a dead one held. */
  async sendDue() {
    try {
      for (let mail = await this.take(); mail; mail = await this.take()) await this.send(mail);
    } catch (error) {
      log.warn({ error: String(error) }, 'mail queue waits');
    }
  }

  /** By the database's clock: what another instance holds is not over earlier where the own clock is ahead. */
  private async take() {
    const now = await this.mails.now();
    const { $or: over } = isOverAt('dueAt', longestPause, now);
    // It was queued by a clock that is ahead.
    const fresh = { attempts: 0, dueAt: { $lte: later(now, clocksDiffer) } };
    return this.mails.updateAndFind(
      { state: 'waiting', $or: [...over, fresh] },
      { $set: { dueAt: later(now, lease) }, $inc: { attempts: 1 } },
      { sort: { dueAt: 1 } },
    );
  }

  private async send(mail: QueuedMail) {
    try {
      await this.transport.sendMail({
        from: this.config.MAIL_FROM,
        to: mail.to,
        messageId: `<${mail._id}@portal>`,
        ...(await renderMail(mail, this.config.PORTAL_URL)),
      });
      await this.mails.updateOne({ _id: mail._id }, { $set: { state: 'sent', values: {}, sentAt: new Date() } });
      mailsTaken.inc({ outcome: 'sent' });
    } catch (error) {
      mailsTaken.inc({ outcome: 'failed' });
      log.warn({ mail: mail._id, attempt: mail.attempts, error: String(error) }, 'mail waits');
      const pause = Math.min(longestPause, 1_000 * 2 ** mail.attempts);
      await this.mails.updateOne({ _id: mail._id }, [{ $set: { dueAt: fromNow(pause) } }]);
    }
  }
}
