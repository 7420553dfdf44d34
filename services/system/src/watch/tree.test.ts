import { services } from '@portal/contracts';
import type { Finding } from './probes/probe.js';
import { type Findings, treeOf, wholeOf } from './tree.js';

const ok = <T>(value: T): { latest: Finding<T> } => ({ latest: { ok: true, latency: 2, value } });
const away: { latest: Finding<never> } = { latest: { ok: false, fault: 'connect ECONNREFUSED 192.0.2.1:4222' } };
const sign = (service: string, more: object = {}) => ({
  ...{
    service,
    instance: `${service}-1`,
    ready: true,
    mongo: true,
    lostMongo: false,
    latency: 3,
    outbox: 0,
    deadLetters: 0,
  },
  files: { scanner: 'off' as const, waiting: 0 },
  ...more,
});
const everybody = services.map((service) => sign(service));
const area = { name: 'mfe-buyer', readable: true as const, version: '1.2.3', ok: true, latency: 4 };
const found = (changes: Partial<Findings> = {}): Findings => ({
  ...{
    edge: ok(''),
    shell: ok(''),
    areas: ok([area]),
    gateways: [{ alive: ok(''), ready: ok('') }],
    nats: ok(undefined),
  },
  ...{
    instances: everybody,
    expected: {},
    settled: { nats: true, mongodb: true },
    mongodb: ok({}),
    mail: ok(undefined),
    disk: ok({ free: 1e12 }),
    scanner: undefined,
  },
  ...changes,
});
const partOf = (changes: Partial<Findings>, name: string) => treeOf(found(changes)).find((part) => part.name === name);
const whole = (changes: Partial<Findings> = {}) => wholeOf(treeOf(found(changes)));

it('is a tree: each part stands after the one below which it is', () => {
  const seen = new Set<string>();
  for (const { name, below } of treeOf(found())) {
    expect([name, below === null || seen.has(below)]).toEqual([name, true]);
    seen.add(name);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['edge', 'gateway', 'mfe-buyer', ...services, 'nats', 'mongodb']));
  expect(whole()).toBe('up');
});

it('says of a service that fewer instances of it answer than there should be, once all of them must have been heard', () => {
  const one = { expected: { asset: 2 } };
  expect(partOf(one, 'asset')).toMatchObject({
    state: 'degraded',
    cause: 'Some instances are not ready',
    instances: 1,
  });
  expect(partOf({ ...one, settled: { nats: false, mongodb: true } }, 'asset')?.state).toBe('up');
  expect(partOf({ ...one, instances: [...everybody, sign('asset', { instance: 'asset-2' })] }, 'asset')?.state).toBe(
    'up',
  );
});

it('says of a service that waits for MongoDB that it does not reach it, unless MongoDB is slow to everybody', () => {
  const waiting = [...everybody.filter(({ service }) => service !== 'asset'), sign('asset', { mongoIsLate: true })];
  expect(partOf({ instances: waiting }, 'asset')).toMatchObject({ state: 'degraded', cause: 'Does not reach MongoDB' });
  const slow = { latest: { ok: true, latency: 900, value: {} } } as const;
  expect(partOf({ instances: waiting, mongodb: slow }, 'asset')?.state).toBe('up');
  const two = [...waiting, sign('asset', { instance: 'asset-2' })];
  expect(partOf({ instances: two }, 'asset')?.state).toBe('up');
});

it('blames NATS when it does not answer, and calls services unknown, not MongoDB down', () => {
  expect(partOf({ nats: away, instances: [] }, 'nats')).toMatchObject({ state: 'down', cause: 'NATS does not answer' });
  expect(partOf({ nats: away, instances: [] }, 'asset')).toMatchObject({
    state: 'unknown',
    cause: 'NATS does not answer',
  });
  expect(partOf({ nats: away, instances: [] }, 'mongodb')?.state).toBe('up');
  expect(whole({ nats: away, instances: [] })).toBe('down');
});

it('calls services degraded that answer without MongoDB, and one that alone does not reach it down', () => {
  expect(partOf({ mongodb: away }, 'asset')).toMatchObject({ state: 'degraded', cause: 'MongoDB does not answer' });
  const alone = [
    ...everybody.filter(({ service }) => service !== 'asset'),
    sign('asset', { ready: false, mongo: false, lostMongo: true }),
  ];
  expect(partOf({ instances: alone }, 'asset')).toMatchObject({ state: 'down', cause: 'Does not reach MongoDB' });
});

it('calls no service down that has just lost MongoDB, or has not come back to it yet', () => {
  const lost = services.map((service) => sign(service, { ready: false, mongo: false }));
  const long = lost.map((one) => ({ ...one, lostMongo: true }));
  const back = { instances: long, settled: { nats: true, mongodb: false } };
  for (const changes of [{ instances: lost }, back])
    expect(partOf(changes, 'identity')).toMatchObject({ state: 'degraded', cause: 'Does not reach MongoDB' });
  expect([whole({ instances: lost }), whole(back), whole({ instances: long })]).toEqual([
    'degraded',
    'degraded',
    'down',
  ]);
});

it('blames for what services do not tell the server that keeps them from it', () => {
  const instances = services.map((service) =>
    sign(service, { outbox: undefined, deadLetters: undefined, files: undefined }),
  );
  for (const name of ['outbox', 'dead-letters', 'virus-scanner']) {
    const unknown = (changes: Partial<Findings>, cause: string) =>
      expect(partOf({ instances, ...changes }, name)).toMatchObject({ state: 'unknown', cause });
    unknown({ mongodb: away }, 'MongoDB does not answer');
    unknown({ nats: away }, 'NATS does not answer');
    unknown({}, 'Not asked yet');
  }
});

it('tells a service without an instance from one whose instances are not all ready', () => {
  const instances = everybody.filter(({ service }) => service !== 'asset');
  expect(partOf({ instances }, 'asset')).toMatchObject({ state: 'down', cause: 'No instance answers', instances: 0 });
  expect(partOf({ instances, settled: { nats: false, mongodb: true } }, 'asset')).toMatchObject({
    state: 'unknown',
    cause: 'Not asked yet',
  });
  const two = [...everybody, sign('asset', { instance: 'asset-2', ready: false })];
  expect(partOf({ instances: two }, 'asset')).toMatchObject({ state: 'degraded', instances: 2 });
  expect([whole({ instances }), whole({ instances: two })]).toEqual(['degraded', 'degraded']);
});

it('shows every area with its live release, and one whose line cannot be read takes no other with it', () => {
  const areas = ok([
    area,
    { ...area, name: 'mfe-seller', ok: false },
    { name: 'mfe-broken', readable: false as const },
  ]);
  const states = treeOf(found({ areas })).flatMap(({ name, state, version }) =>
    name.startsWith('mfe-') ? [[name, state, version]] : [],
  );
  expect(states).toEqual([
    ['mfe-buyer', 'up', '1.2.3'],
    ['mfe-seller', 'down', '1.2.3'],
    ['mfe-broken', 'down', undefined],
  ]);
  expect(partOf({ edge: away, areas: away }, 'registry')).toMatchObject({ state: 'unknown' });
  expect(partOf({ areas: away }, 'registry')).toMatchObject({ state: 'down' });
});

it.each([
  [{ disk: ok({ free: 5e7 }) }, 'disk', 'down', 'No space is left'],
  [{ disk: ok({ free: 5e8 }) }, 'disk', 'degraded', 'Little space is left'],
  [{ disk: away, mongodb: away }, 'disk', 'unknown', 'MongoDB does not answer'],
  [{ mail: away }, 'mail', 'down', 'Does not answer'],
  [{ gateways: [{ alive: away, ready: away }] }, 'gateway', 'down', 'Does not answer'],
  [{ gateways: [{ alive: ok(''), ready: away }] }, 'gateway', 'degraded', 'Not ready'],
  [{ gateways: [{ alive: ok(''), ready: away }], nats: away }, 'gateway', 'degraded', 'NATS does not answer'],
  [{ scanner: away }, 'virus-scanner', 'down', 'Does not answer'],
  [{ instances: [sign('asset', { outbox: 900 })] }, 'outbox', 'degraded', 'Events wait to be carried'],
  [{ instances: [sign('asset', { deadLetters: 1 })] }, 'dead-letters', 'degraded', 'Some events could not be applied'],
] as [Partial<Findings>, string, string, string][])('sees in %j that %s is %s: %s', (changes, name, state, cause) => {
  expect(partOf(changes, name)).toMatchObject({ state, cause });
});

it('tells what is left of bringing a database on, and calls its service degraded when a step failed', () => {
  const left = (migrations: object) => partOf({ instances: [sign('asset', { migrations })] }, 'asset');
  expect(left({ waiting: 2, running: 1, failed: 0 })).toMatchObject({
    ...{ state: 'up', migrations: { waiting: 2, running: 1, failed: 0 } },
  });
  expect(left({ waiting: 0, running: 0, failed: 1 })).toMatchObject({ state: 'degraded', migrations: { failed: 1 } });
  expect(left({ waiting: 0, running: 0, failed: 0 })).not.toHaveProperty('migrations');
});

it('counts what waits in a service once, however many instances tell it', () => {
  const instances = [sign('asset', { outbox: 300 }), sign('asset', { instance: 'asset-2', outbox: 300 })];
  expect(partOf({ instances }, 'outbox')?.state).toBe('up');
});

it('calls the gateway degraded while one of its instances is away or not ready, and down when all are', () => {
  const works = { alive: ok(''), ready: ok('') };
  const gone = { alive: away, ready: away };
  const busy = { alive: ok(''), ready: away };
  const unasked = { alive: {}, ready: {} };
  const told = (...gateways: Findings['gateways']) => {
    const { state, cause, instances } = partOf({ gateways }, 'gateway')!;
    return [state, cause, instances];
  };
  expect(told(works, works)).toEqual(['up', undefined, 2]);
  for (const gateways of [
    [gone, works],
    [works, gone],
  ])
    expect(told(...gateways)).toEqual(['degraded', 'Some instances are not ready', 1]);
  expect(told(busy, works)).toEqual(['degraded', 'Some instances are not ready', 2]);
  expect(told(gone, gone)).toEqual(['down', 'Does not answer', 0]);
  expect(told(unasked, unasked)).toEqual(['unknown', 'Not asked yet', 0]);
});
