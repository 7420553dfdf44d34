import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { baseConfig, readConfig } from '../config.js';
import { connectMongo } from '../process/connections.js';
import { Repository } from '../store/repository.js';
import { withClockAhead } from '../testing/clock-ahead.js';
import { Mailer } from './mailer.js';
import { mailSchema, queuedMail, type QueuedMail } from './mail-queue.js';

let database: Connection;
let mails: Repository<QueuedMail>;
beforeAll(async () => {
  database = await connectMongo(readConfig(baseConfig), `test_${randomBytes(5).toString('hex')}`);
  mails = new Repository<QueuedMail>(database, 'Mail', mailSchema);
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

const letter = { to: 'a@example.org', language: 'en', subject: 'Hello', lines: [], values: {} };
const dueIn = (milliseconds: number) => new Date(Date.now() + milliseconds);
const away = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@example.org', PORTAL_URL: 'http://localhost' };
beforeEach(() => mails.removeMany({}));

/** The attempts of each after a round. */
async function tried(): Promise<[string, number][]> {
  const mailer = new Mailer(mails, away);
  await mailer.sendDue();
  await mailer.stop();
  const found = await mails.findMany({}, { sort: { _id: 1 } });
  return found.map(({ _id, attempts }) => [_id, attempts]);
}

it('leaves what another instance is sending, and tries what one has queued, whatever their clocks show', async () => {
  await mails.insertNew([
    { ...queuedMail('held', letter), attempts: 1, dueAt: dueIn(20_000) },
    queuedMail('queued by a clock ahead', letter, dueIn(30_000)),
  ]);
  expect(await withClockAhead(30_000, tried)).toEqual([
    ['held', 1],
    ['queued by a clock ahead', 1],
  ]);
});

it('tries what was queued by a clock that has been set back since, and leaves what pauses', async () => {
  await mails.insertNew([
    queuedMail('now', letter),
    queuedMail('hour ahead', letter, dueIn(3_600_000)),
    { ...queuedMail('pauses', letter), attempts: 9, dueAt: dueIn(512_000) },
  ]);
  expect(await tried()).toEqual([
    ['hour ahead', 1],
    ['now', 1],
    ['pauses', 9],
  ]);
});
