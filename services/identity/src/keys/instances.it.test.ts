// ASVS 6.3.2
import { randomBytes } from 'node:crypto';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { sessions, trust } from '@portal/contracts';
import { type RunningService, startService } from '@portal/service-kit';
import { connectOperator, eventually } from '@portal/service-kit/testing';
import { definition } from '../definition.js';

let nats: NatsConnection;
let instances: RunningService[];
const start = (changes: object = {}) =>
  startService(definition, { ...process.env, PORTAL_DEMO: '1', DATABASE_PREFIX, ...changes });
const DATABASE_PREFIX = `test_${randomBytes(5).toString('hex')}_`;

beforeAll(async () => {
  nats = await connectOperator();
  instances = await Promise.all([start(), start()]);
  await eventually(async () => expect(instances.every(({ kit }) => kit.ready)).toBe(true));
});
afterAll(async () => {
  await instances[0]!.kit.database.dropDatabase();
  for (const instance of instances) await instance.stop();
  await nats.close();
});

async function ask(subject: string, body: object | '', token = '') {
  const head = headers();
  if (token) head.set('authorization', `Bearer ${token}`);
  const reply = await nats.request(subject, body && JSON.stringify(body), { headers: head, timeout: 10_000 });
  return { status: Number(reply.headers?.get('status')), body: reply.json<Record<string, unknown>>() };
}
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const enter = (email: string, password: string) => ask(sessions.create.subject, { email, password });

describe('two instances that start at once', () => {
  it('have one key, which a restart keeps', async () => {
    const keys = async () =>
      new Set((await times(10, () => ask(trust.keys, ''))).map(({ body }) => JSON.stringify(body['keys'])));
    const before = await keys();
    expect(before.size).toBe(1);
    await instances[1]!.stop();
    instances[1] = await start();
    expect(await keys()).toEqual(before);
  });

  it('have each demo account and organisation once', async () => {
    const { database } = instances[0]!.kit;
    expect(await database.collection('users').countDocuments()).toBe(6);
    expect(await database.collection('organizations').countDocuments()).toBe(4);
    expect(await database.collection('users').countDocuments({ demo: true, mustChangePassword: false })).toBe(6);
  });

  it('take the tokens of each other, and refuse them together after signing out', async () => {
    const { body } = await enter('buyer@demo.gov.in', 'Demo#2026');
    const token = String(body['token']);
    const verified = await times(10, () => ask(sessions.verify.subject, '', token));
    expect(verified.every(({ status }) => status === 200)).toBe(true);
    await ask(sessions.end.subject, '', token);
    await eventually(async () => {
      const refused = await times(10, () => ask(sessions.verify.subject, '', token));
      expect(refused.every(({ status }) => status === 401)).toBe(true);
    }, 1_000);
  });

  it('count wrong passwords together, and a restart forgets none', async () => {
    const answers = await times(30, () => enter('oem@demo.gov.in', 'wrong-password'));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    await instances[1]!.stop();
    instances[1] = await start();
    expect((await enter('oem@demo.gov.in', 'Demo#2026')).status).toBe(429);
  });
});

describe('outside demo mode', () => {
  it('the demo accounts open nothing and are not listed', async () => {
    for (const instance of instances) await instance.stop();
    instances = [await start({ PORTAL_DEMO: '0' })];
    expect((await enter('admin@demo.gov.in', 'Demo#2026')).status).toBe(401);
    expect((await ask(sessions.demoAccounts.subject, '')).body).toEqual({ items: [] });
  });

  it('the first Super Admin is made once, by the e-mail that the environment names', async () => {
    const PORTAL_ADMIN_EMAIL = 'first.admin@example.gov.in';
    const users = instances[0]!.kit.database.collection('users');
    expect(await users.countDocuments({ email: PORTAL_ADMIN_EMAIL })).toBe(0);
    process.env['PORTAL_ADMIN_EMAIL'] = PORTAL_ADMIN_EMAIL.toUpperCase();
    instances.push(...(await Promise.all([start({ PORTAL_DEMO: '0' }), start({ PORTAL_DEMO: '0' })])));
    delete process.env['PORTAL_ADMIN_EMAIL'];
    expect(await users.find({ role: 'Super Admin', demo: { $exists: false } }).toArray()).toMatchObject([
      { email: PORTAL_ADMIN_EMAIL, mustChangePassword: true, organizationName: 'Portal Operator' },
    ]);
    const mails = instances[0]!.kit.database.collection('mails');
    await eventually(async () => expect(await mails.countDocuments({ to: PORTAL_ADMIN_EMAIL })).toBe(1));
  });
});
