// ASVS 2.4.1
import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { baseConfig, readConfig } from '../config.js';
import { connectMongo } from '../process/connections.js';
import { Attempts } from './attempts.js';
import { type MailAsked, Strangers } from './strangers.js';

describe('who is not signed in', () => {
  let database: Connection;
  let strangers: Strangers;
  const at = (network: number) => `10.0.${network}.1`;
  const someone = () => `p${randomBytes(6).toString('hex')}@example.gov.in`;

  beforeAll(async () => {
    database = await connectMongo(readConfig(baseConfig), `test_${randomBytes(5).toString('hex')}`);
  });
  afterAll(async () => {
    await database.dropDatabase();
    await database.close();
  });
  beforeEach(async () => {
    await database.collection('attempts').deleteMany({});
    strangers = new Strangers(new Attempts(database), {
      LIMIT_PUBLIC_MAILS: 3,
      LIMIT_PUBLIC_UPLOADS: 2,
      LIMIT_PUBLIC_REGISTRATIONS: 4,
    });
  });

  const allowed = async (n: number, ask: (n: number) => Promise<boolean>) => {
    let count = 0;
    for (let i = 0; i < n; i++) if (await ask(i)) count++;
    return count;
  };

  const mailed = (
    network: number,
    { mailing = 'registration', to = someone(), leaves = true }: Partial<MailAsked> = {},
  ) => strangers.mayMail({ mailing, to, address: at(network), leaves });

  it('has so many mails sent from one network', async () => {
    expect(await allowed(10, () => mailed(1))).toBe(3);
    expect(await mailed(2)).toBe(true);
  });

  it('fills no mailbox from many networks', async () => {
    const to = someone();
    expect(await allowed(24, (n) => mailed(n, { to }))).toBe(10);
    expect(await mailed(99)).toBe(true);
  });

  it('has so many mails sent in all', async () => {
    expect(await allowed(160, (n) => mailed(n))).toBe(150);
  });

  it('uses up no mails of others by addresses that nobody has, nor by another use', async () => {
    const to = someone();
    expect(await allowed(160, (n) => mailed(n, { leaves: false }))).toBe(150);
    await allowed(24, (n) => mailed(n, { to, leaves: false }));
    expect(await allowed(160, (n) => mailed(n + 200, { mailing: 'status code' }))).toBe(150);
    expect(await mailed(500, { to })).toBe(true);
  });

  it('counts for a receiver with a cap of its own nothing that a network has used up', async () => {
    const counted: number[] = [];
    const ask = (network: number) =>
      strangers.mayMail({ mailing: 'recovery', to: someone(), address: at(network), leaves: true }, async () => {
        counted.push(network);
        return true;
      });
    expect(await allowed(9, () => ask(1))).toBe(3);
    expect(counted).toEqual([1, 1, 1]);
  });

  const registers = (network: number) =>
    strangers.register(at(network)).then(
      () => true,
      () => false,
    );

  it('registers so often from one network and in all, and is told when to come back', async () => {
    expect(await allowed(9, () => registers(1))).toBe(4);
    await expect(strangers.register(at(1))).rejects.toMatchObject({
      status: 429,
      details: { retryAfter: expect.any(Number) },
    });
    expect(await allowed(260, (n) => registers(n + 2))).toBe(196);
  });

  const ok = (asked: Promise<unknown>) =>
    asked.then(
      () => true,
      () => false,
    );

  it('gives one line of IPv6 three times what a network has, its customer five times, and the others theirs', async () => {
    const line = (n: number, block = 0) => `2001:db8:1:${(block * 256 + n).toString(16)}::1`;
    expect(await allowed(256, (n) => ok(strangers.register(line(n))))).toBe(12);
    expect(await allowed(256, (n) => ok(strangers.register(line(n, 1))))).toBe(8);
    expect(await allowed(256, (n) => ok(strangers.bring(0, line(n))))).toBe(6);
    const mail = { mailing: 'registration', leaves: true } as const;
    expect(await allowed(256, (n) => strangers.mayMail({ ...mail, to: someone(), address: line(n) }))).toBe(9);
    expect(await allowed(260, (n) => registers(n))).toBe(180);
  });

  it('counts in all no registration that was refused, and no mail that was not sent', async () => {
    for (let n = 0; n < 210; n++) {
      await strangers.register(at(n));
      await strangers.unregistered();
    }
    expect(await registers(250)).toBe(true);
    const to = someone();
    for (let n = 0; n < 160; n++) {
      const asked = { mailing: 'registration', to, address: at(n), leaves: true } as const;
      expect(await strangers.mayMail(asked)).toBe(true);
      await strangers.unsent(asked);
    }
  });

  it('counts anew what is given back after others were refused', async () => {
    expect(await allowed(260, (n) => registers(n))).toBe(200);
    await strangers.unregistered();
    expect(await allowed(5, (n) => registers(n + 300))).toBe(1);
  });

  const brings = (part: number, network: number) =>
    strangers.bring(part, at(network)).then(
      () => true,
      () => false,
    );

  it('brings so many files and parts of files from one network', async () => {
    expect(await allowed(5, () => brings(0, 1))).toBe(2);
    expect(await allowed(40, () => brings(1, 2))).toBe(12);
    await expect(strangers.bring(0, at(1))).rejects.toMatchObject({
      status: 429,
      message: 'Rate limit exceeded. Please try again in 60 minute(s).',
    });
  });

  it('brings so many in all', async () => {
    let count = 0;
    for (let network = 0; network < 60; network++) count += await allowed(11, () => brings(1, network));
    expect(count).toBe(600);
  });
});
