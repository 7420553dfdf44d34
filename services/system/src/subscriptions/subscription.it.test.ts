import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  incidents,
  mostSubscriptions,
  type PortalEvent,
  plannedMaintenance,
  statusEvents,
  StatusNotice,
  type StatusSubscription,
  statusSubscriptions as contract,
} from '@portal/contracts';
import { type Call, eventsOf, SecretBox } from '@portal/service-kit';
import {
  actorOf,
  eventually,
  madeOnce,
  startTestService,
  type TestService,
  tryRepetition,
  withClockAhead,
} from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { IncidentRepository } from '../incidents/incident.repository.js';
import { IncidentService } from '../incidents/incident.service.js';
import { MaintenanceRepository } from '../maintenance/maintenance.repository.js';
import { DeliveryRepository } from './delivery.repository.js';
import { StatusAnnouncements } from './status-announcements.js';
import { StatusDeliveries } from './status-deliveries.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionService } from './subscription.service.js';
import { Webhooks } from './webhooks.js';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let service: TestService;
let admin: string;
let receiver: Server;
let origin: string;
const received: Received[] = [];
const events: PortalEvent[] = [];
/** How a path answers; 200 where nothing is said. */
const answers = new Map<string, (response: ServerResponse) => void>();

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body });
      (answers.get(path) ?? ((one) => one.end('ok')))(response);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  Object.assign(process.env, { WEBHOOK_HTTP: '1', WEBHOOK_PORTS: String(port), WEBHOOK_NETWORKS: '127.0.0.1' });
  service = await startTestService(definition);
  service.nats.subscribe('events.system.status-subscription.>', {
    callback: (_, message) => void events.push(...eventsOf(message)),
  });
  admin = await service.tokenFor('Super Admin');
});
afterAll(async () => {
  await service.stop();
  await new Promise((resolve) => receiver.close(resolve));
  for (const name of ['WEBHOOK_HTTP', 'WEBHOOK_PORTS', 'WEBHOOK_NETWORKS']) delete process.env[name];
});
afterEach(async () => {
  await service.get(SubscriptionRepository).removeMany({});
  answers.clear();
});

const add = (body: object, token = admin, key?: string) => service.call(contract.create, { token, body, key });
const webhook = (path: string, told: readonly string[] = statusEvents) =>
  add({ kind: 'Webhook', url: `${origin}${path}`, events: told });
const mail = (email: string, language = 'en') => add({ kind: 'E-mail', email, language, events: [...statusEvents] });
const statusPage = () => new URL('/status', service.kit.config.PORTAL_URL).href;
const listed = async () =>
  (await service.call(contract.list, { token: admin })).body.items as (StatusSubscription & { secret?: string })[];
const at = (path: string) => received.filter((one) => one.path === path);
const noticeOf = ({ body }: Received) => StatusNotice.parse(JSON.parse(body));
const lastOf = async (id: string) => (await listed()).find((one) => one.id === id)?.last;

let parts = 0;
const begin = Date.UTC(2026, 10, 20, 10);
/** A part goes down, and may come back. */
async function fails(to?: Date) {
  const part = `part-${++parts}`;
  const outage = { part, cause: 'Does not answer' as const, from: new Date(begin) };
  const seen = { current: to ? [] : [outage], past: to ? [{ ...outage, to }] : [], worksSince: () => undefined };
  await service.get(IncidentService).settle(seen);
  return { part, id: `${part}-${begin}`, seen };
}
const announce = () => service.get(StatusAnnouncements).sweep();
/** What waits for its next attempt is due now. */
const hurry = async () => {
  await service.get(DeliveryRepository).updateMany({ state: 'waiting' }, { $set: { dueAt: new Date() } });
  await service.get(StatusDeliveries).sweep();
};

it('posts what happened to a webhook, signed with the secret that was shown once', async () => {
  const made = await webhook('/signed');
  expect(made.status).toBe(201);
  const { id, secret } = made.body as { id: string; secret: string };
  expect(secret).toMatch(/^whsec_.{44}$/);
  expect((await listed())[0]).not.toHaveProperty('secret');
  const stored = await service.get(SubscriptionRepository).find(id);
  expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
  expect(await service.get(SecretBox).open(stored!.sealed!, id)).toBe(secret);

  const { part, id: incident } = await fails();
  await announce();
  const [first] = await eventually(async () => {
    expect(at('/signed')).toHaveLength(1);
    return Promise.resolve(at('/signed'));
  });
  const { headers, body } = first!;
  expect(noticeOf(first!)).toMatchObject({
    ...{ type: 'incident.opened', state: 'down', parts: [part], at: new Date(begin).toISOString() },
    ...{
      page: statusPage(),
      incident: { id: incident, part, cause: 'Does not answer', endedAt: null },
    },
  });
  const time = String(headers['webhook-timestamp']);
  expect(Math.abs(Date.now() / 1_000 - Number(time))).toBeLessThan(60);
  expect(headers['webhook-id']).toBe(noticeOf(first!).id);
  const hmac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'));
  expect(headers['webhook-signature']).toBe(
    `v1,${hmac.update(`${headers['webhook-id'] as string}.${time}.${body}`).digest('base64')}`,
  );
  await eventually(async () =>
    expect(await lastOf(id)).toMatchObject({ event: 'Incident opened', result: 'Accepted', code: 200 }),
  );
});

it('tells of an incident from its beginning to its end, and who wrote an update to nobody', async () => {
  await webhook('/whole');
  const { part, id } = await fails();
  const params = { id };
  const body = { state: 'Identified', text: 'A disk broke.' };
  await service.call(incidents.update, { token: admin, params, body });
  await service
    .get(IncidentService)
    .settle({ current: [], past: [], worksSince: (name) => (name === part ? new Date() : undefined) });
  await announce();
  await eventually(async () => Promise.resolve(expect(at('/whole')).toHaveLength(3)));
  const told = new Map(at('/whole').map((one) => [noticeOf(one).type, noticeOf(one)]));
  expect(told.get('incident.updated')).toMatchObject({ state: 'down', incident: { update: body } });
  expect(told.get('incident.ended')).toMatchObject({ state: 'up', incident: { endedAt: expect.any(String) } });
  expect(JSON.stringify(at('/whole'))).not.toContain('Super Admin One');
});

it('tells afterwards what was over before it could be stored', async () => {
  await webhook('/afterwards');
  await fails(new Date(begin + 60_000));
  await announce();
  await eventually(async () => Promise.resolve(expect(at('/afterwards')).toHaveLength(2)));
  expect(
    at('/afterwards')
      .map((one) => noticeOf(one).type)
      .sort(),
  ).toEqual(['incident.ended', 'incident.opened']);
});

it('tells of maintenance when it is announced, changed, begun, over and taken back', async () => {
  await webhook('/maintenance');
  const soon = (from: number, to: number) => ({
    from: new Date(Date.now() + from).toISOString(),
    to: new Date(Date.now() + to).toISOString(),
    text: 'New machines.',
  });
  const made = await service.call(plannedMaintenance.create, { token: admin, body: soon(60_000, 120_000) });
  const params = { id: made.body.id as string };
  await service.call(plannedMaintenance.update, { token: admin, params, body: soon(90_000, 120_000) });
  const planned = service.get(MaintenanceRepository);
  for (let twice = 0; twice < 2; twice++) await planned.passTime(new Date(Date.now() + 100_000));
  for (let twice = 0; twice < 2; twice++) await planned.passTime(new Date(Date.now() + 130_000));
  const other = await service.call(plannedMaintenance.create, { token: admin, body: soon(60_000, 120_000) });
  await service.call(plannedMaintenance.delete, { token: admin, params: { id: other.body.id as string } });
  await announce();
  const types = () => at('/maintenance').map((one) => noticeOf(one).type.replace('maintenance.', ''));
  await eventually(async () =>
    Promise.resolve(
      expect(types().sort()).toEqual(['announced', 'announced', 'begun', 'changed', 'ended', 'taken-back']),
    ),
  );
});

it('tells only what was asked for', async () => {
  await webhook('/ended', ['Incident ended']);
  await fails();
  const over = await fails(new Date(begin + 60_000));
  await announce();
  await eventually(async () => Promise.resolve(expect(at('/ended')).toHaveLength(1)));
  expect(noticeOf(at('/ended')[0]!)).toMatchObject({ type: 'incident.ended', parts: [over.part] });
});

it('tries again under the same id after a fault, and gives up in the end', async () => {
  const { id } = (await webhook('/500', ['Incident opened'])).body as { id: string };
  answers.set('/500', (response) => response.writeHead(500).end('a stack trace'));
  await fails();
  await announce();
  await eventually(async () =>
    expect(await lastOf(id)).toMatchObject({
      result: 'Will be tried again',
      code: 500,
      fault: 'It did not accept the message',
    }),
  );
  expect(JSON.stringify(await listed())).not.toContain('stack trace');
  for (let attempt = 2; attempt <= 6; attempt++)
    await eventually(async () => {
      await hurry();
      expect(at('/500').length).toBeGreaterThanOrEqual(attempt);
    });
  await eventually(async () => expect(await lastOf(id)).toMatchObject({ result: 'Failed', code: 500 }));
  await hurry();
  expect(at('/500')).toHaveLength(6);
  expect(new Set(at('/500').map(({ headers }) => headers['webhook-id'])).size).toBe(1);

  answers.delete('/500');
  await fails();
  await announce();
  await eventually(async () => expect(await lastOf(id)).toMatchObject({ result: 'Accepted' }));
  expect(at('/500')).toHaveLength(7);
});

it('makes one message of one event, also where it was killed before the event counted as told', async () => {
  await webhook('/once', ['Incident opened']);
  const { id } = await fails();
  const repository = service.get(IncidentRepository);
  const { untold } = (await repository.find(id))!;
  await announce();
  await eventually(async () => Promise.resolve(expect(at('/once')).toHaveLength(1)));
  await repository.updateOne({ _id: id }, { $set: { untold } });
  await announce();
  await hurry();
  expect((await repository.find(id))?.untold).toEqual([]);
  expect(at('/once')).toHaveLength(1);
});

it('goes on with what a killed instance had taken', async () => {
  const { id } = (await webhook('/killed', ['Incident opened'])).body as { id: string };
  const deliveries = service.get(DeliveryRepository);
  const createdAt = new Date();
  const body = '{}';
  const fields = { subscriptionId: id, event: 'Incident opened' as const, noticeId: 'n1', body, createdAt };
  // Taken, and never heard of again.
  await deliveries.insert([
    { _id: `n1:${id}`, ...fields, state: 'waiting', attempts: 1, dueAt: new Date(Date.now() + 30_000) },
  ]);
  await service.get(StatusDeliveries).sweep();
  expect(at('/killed')).toEqual([]);
  await hurry();
  await eventually(async () => expect((await deliveries.find(`n1:${id}`))?.state).toBe('accepted'));
  expect(at('/killed').map(({ headers }) => headers['webhook-id'])).toEqual(['n1']);
});

it('leaves what another instance is sending whose clock is behind', async () => {
  const { id } = (await webhook('/held', ['Incident opened'])).body as { id: string };
  const deliveries = service.get(DeliveryRepository);
  const [createdAt, dueAt] = [new Date(), new Date(Date.now() + 25_000)];
  const fields = { subscriptionId: id, event: 'Incident opened' as const, noticeId: 'n2', body: '{}', createdAt };
  await deliveries.insert([{ _id: `n2:${id}`, ...fields, state: 'waiting', attempts: 1, dueAt }]);
  await withClockAhead(30_000, () => service.get(StatusDeliveries).sweep());
  expect(await deliveries.find(`n2:${id}`)).toMatchObject({ attempts: 1, dueAt });
  await deliveries.removeMany({ _id: `n2:${id}` });
});

it('does not follow a redirect', async () => {
  const { id } = (await webhook('/moved')).body as { id: string };
  answers.set('/moved', (response) => response.writeHead(307, { location: `${origin}/elsewhere` }).end());
  const { body } = await service.call(contract.test, { token: admin, params: { id } });
  expect(body).toMatchObject({
    ...{ event: 'Test', result: 'Failed', code: 307 },
    fault: 'It answered with a redirect, which is not followed',
  });
  expect(at('/elsewhere')).toEqual([]);
});

it('sends a test and tells how it went', async () => {
  const { id } = (await webhook('/test', ['Incident ended'])).body as { id: string };
  const answer = await service.call(contract.test, { token: admin, params: { id } });
  expect([answer.status, answer.body]).toEqual([
    200,
    { event: 'Test', result: 'Accepted', code: 200, at: expect.any(String) },
  ]);
  expect(noticeOf(at('/test')[0]!)).toMatchObject({ type: 'test', parts: [] });
  answers.set('/test', () => undefined);
  const silent = await service.call(contract.test, { token: admin, params: { id } });
  expect(silent.body).toMatchObject({ result: 'Failed', fault: 'No answer within five seconds' });
});

it('sends a test once by its key, also where two instances are asked at one moment', async () => {
  const { id } = (await webhook('/test-once', ['Incident ended'])).body as { id: string };
  const trial = { token: admin, params: { id } };
  expect(await tryRepetition(service, contract.test, trial)).toMatchObject(madeOnce(contract.test));
  expect(at('/test-once')).toHaveLength(1);
  const instance = () =>
    new SubscriptionService(
      service.kit,
      new SubscriptionRepository(service.kit),
      service.get(DeliveryRepository),
      service.get(StatusDeliveries),
      service.get(Webhooks),
      service.get(SecretBox),
    );
  const call = { actor: actorOf('Super Admin'), params: { id }, key: 'two-instances' } as Call<typeof contract.test>;
  const [one, other] = await Promise.all([instance().test(call), instance().test(call)]);
  expect([one.result, other.result]).toContain('Accepted');
  expect(at('/test-once')).toHaveLength(2);
});

it('mails in the language of the subscriber, says who put them there, and sends no more once they are off', async () => {
  const { id } = (await mail('Somebody@Example.gov.in', 'hi')).body as { id: string };
  const to = 'somebody@example.gov.in';
  const mails = () => service.kit.mails.findMany({ to });
  await eventually(async () => expect(await mails()).toHaveLength(1));
  const { part, id: incident } = await fails();
  await announce();
  const told = (await mails()).find(({ _id }) => _id.startsWith('status:'));
  expect(told).toMatchObject({
    ...{ _id: `status:${incident}.incident.opened:${id}`, to, language: 'hi' },
    ...{ subject: '{{part}} of the asset portal is down', lines: expect.arrayContaining(['Does not answer']) },
    values: {
      part,
      by: 'Super Admin One',
      byAddress: 'super.admin@example.gov.in',
      link: statusPage(),
    },
  });
  await service.call(contract.delete, { token: admin, params: { id } });
  expect((await service.kit.mails.findMany({ to, state: 'waiting' })).map(({ _id }) => _id)).not.toContain(told?._id);
  await fails();
  await announce();
  expect((await mails()).filter(({ _id }) => _id.startsWith('status:') && _id !== told?._id)).toEqual([]);
});

it('refuses an address that is there, until that one is taken off', async () => {
  const first = await mail('twice@example.gov.in');
  const again = await mail('TWICE@example.gov.in');
  expect([again.status, again.body.fields]).toEqual([422, { email: 'This address is subscribed already' }]);
  await webhook('/twice');
  expect((await webhook('/twice')).body.fields).toEqual({ url: 'This address is subscribed already' });
  await service.call(contract.delete, { token: admin, params: { id: first.body.id as string } });
  expect((await mail('twice@example.gov.in')).status).toBe(201);
});

it('gives the same subscriber and secret to the same request', async () => {
  const body = { kind: 'Webhook', url: `${origin}/key`, events: ['Incident opened'] };
  const [one, other] = [await add(body, admin, 'subscriber-once'), await add(body, admin, 'subscriber-once')];
  expect(other.body).toMatchObject({ id: one.body.id, secret: one.body.secret });
});

it.each([
  [{ kind: 'E-mail' }, { email: 'Email is required' }],
  [{ kind: 'E-mail', email: 'nobody' }, { email: 'Please enter a valid email address' }],
  [{ kind: 'Webhook' }, { url: 'Please enter a URL' }],
  [{ kind: 'Webhook', url: 'example.org' }, { url: 'Please enter a whole URL, with https://' }],
  [{ kind: 'Webhook', url: 'file:///etc/passwd' }, { url: 'Please enter a whole URL, with https://' }],
  [
    { kind: 'Webhook', url: 'https://a:b@example.org/' },
    { url: 'Please enter a URL without a name, a password or a # part' },
  ],
  [{ kind: 'Webhook', url: 'https://example.org:8443/' }, { url: 'Webhooks may not be sent to this port' }],
  [{ kind: 'Webhook', url: 'https://example.org/', events: [] }, { events: 'Please choose at least one' }],
])('refuses %j at its field', async (body, fields) => {
  const answer = await add({ events: ['Incident opened'], ...body });
  expect([answer.status, answer.body.fields]).toEqual([422, fields]);
});

it('has an end', async () => {
  for (let n = 0; n < mostSubscriptions; n++) expect((await webhook(`/many/${n}`)).status).toBe(201);
  const more = await webhook('/many/more');
  expect([more.status, more.body.code]).toEqual([409, 'TOO_MANY_SUBSCRIBERS']);
});

it('stands in the audit log without what a URL may hold', async () => {
  const { id } = (await webhook('/hook?token=abc')).body as { id: string };
  await service.call(contract.delete, { token: admin, params: { id } });
  await service.carry();
  // What is carried twice has one id.
  const told = [...new Map(events.filter(({ record }) => record.id === id).map((one) => [one.id, one])).values()];
  expect(told.map(({ subject, record }) => [subject, record.label])).toEqual([
    ['system.status-subscription.added', new URL(origin).host],
    ['system.status-subscription.removed', new URL(origin).host],
  ]);
  expect(JSON.stringify(told)).not.toMatch(/token=abc|whsec_/);
});

it.each(['Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)('is nothing for a %s', async (role) => {
  const token = await service.tokenFor(role);
  const { id } = (await webhook(`/role/${role.length}`)).body as { id: string };
  const body = { kind: 'E-mail', email: 'a@example.gov.in', events: ['Incident opened'] };
  const params = { id };
  const answers = [
    await service.call(contract.list, { token }),
    await add(body, token),
    await service.call(contract.test, { token, params }),
    await service.call(contract.delete, { token, params }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
