import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AreaReleases, type AreaReport, releases, releaseStoreAway } from '@portal/contracts';
import { openStore, readRelease, Releases } from '@portal/releases';
import { layBuild, shellOffer } from '@portal/releases/testing';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { CanaryWatch } from './canary-watch.js';
import { ReleaseChangeRepository } from './release-change.repository.js';
import { ReleaseMirror } from './release-mirror.js';

const folder = mkdtempSync(join(tmpdir(), 'system-releases-'));
const store = new Releases(openStore(join(folder, 'registry')));
const area = 'mfe-buyer';
const why = 'a test';
const audience = [{ kind: 'percent', percent: 10 }];
let system: TestService;
let token: string;

async function publish(version: string, said: object = {}) {
  layBuild(join(folder, 'dist'), version, said);
  const built = await readRelease(join(folder, 'dist'), area);
  if (built) await store.publish(built, 'a team');
}

beforeAll(async () => {
  process.env['RELEASES'] = join(folder, 'registry');
  await store.keepShell(shellOffer);
  for (const version of ['1', '2', '3']) await publish(version);
  await publish('4', { apiVersion: 1 });
  await store.promote(area, '1', { by: 'a team', why: 'the first' });
  system = await startTestService(definition);
  token = await system.tokenFor('Super Admin');
});
afterAll(async () => {
  await system.stop();
  rmSync(folder, { recursive: true });
  delete process.env['RELEASES'];
});

const read = async () => (await system.call(releases.list, { token })).body.items[0] as AreaReleases;
const seen = async () => {
  const { live, canary } = await read();
  return { live: live?.version ?? null, canary: canary?.version ?? null };
};
const ask = async (operation: keyof typeof releases, body: object = {}, key?: string) =>
  system.call(releases[operation], { token, params: { area }, body: { why, seen: await seen(), ...body }, key });
const history = async () => (await system.call(releases.history, { token, query: { area } })).body.items;
const told = () => readFileSync(join(folder, 'registry/registry.json'), 'utf8');
let readers = 0;
/** What a gateway tells of somebody; of somebody else each time, where it is not said who. */
const report = (version: string, outcome: AreaReport['outcome'], milliseconds = 300, reader = `reader-${readers++}`) =>
  system.nats.publish('portal.area-opened', JSON.stringify({ area, version, outcome, milliseconds, reader }));

it('tells what is live and what could take its place, and what the tool of the releases did', async () => {
  expect(await read()).toMatchObject({
    ...{ area, live: { version: '1', publishedBy: 'a team' }, fallback: null, canary: null },
    others: [{ version: '4' }, { version: '3' }, { version: '2' }],
  });
  expect(await history()).toMatchObject([{ action: 'promote', by: 'a team', from: null, to: '1', why: 'the first' }]);
});

it('gives a release to some, to all, and back, each with its reason and in the name of who asked', async () => {
  expect((await ask('startCanary', { version: '2', audience })).body).toMatchObject({
    ...{ action: 'canary', from: '1', to: '2', by: 'Super Admin One', why, audience },
  });
  expect((await read()).canary).toMatchObject({ version: '2', audience, startedBy: 'Super Admin One' });
  expect(JSON.parse(told()).areas[0].canary.version).toBe('2');
  expect((await ask('endCanary')).body).toMatchObject({ action: 'end-canary', from: '2', to: '1' });
  expect((await ask('promote', { version: '2' })).status).toBe(201);
  expect(JSON.parse(told()).areas[0]).toMatchObject({ version: '2', fallback: { version: '1' } });
  const back = await ask('rollback');
  expect(back.body).toMatchObject({ action: 'rollback', from: '2', to: '1' });
  expect((await read()).live?.liveSince).toBe(back.body.at);
  expect((await history()).map(({ action }: { action: string }) => action)).toEqual([
    ...['rollback', 'promote', 'end-canary', 'canary', 'promote'],
  ]);
});

it('tells of each change once, with who made it, for the audit log', async () => {
  const changes = system.get(ReleaseChangeRepository);
  const mirror = system.get(ReleaseMirror);
  await Promise.all([mirror.sweep(), mirror.sweep()]);
  const count = (await store.history()).length;
  expect(await changes.count({})).toBe(count);
});

it('says since when a release is live, and a trial on, also when it was given to more', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const changes = system.get(ReleaseChangeRepository);
  const of = 'mfe-since';
  const tell = (revision: number, action: 'promote' | 'follow' | 'canary' | 'end-canary', from: string, to: string) =>
    changes.insert([
      {
        ...{ _id: `since-${revision}`, version: 1, createdAt: day(1), updatedAt: day(1), outbox: [] },
        ...{
          revision: revision + 1_000,
          area: of,
          action,
          from,
          to,
          audience: [],
          by: 'a team',
          why,
          at: day(revision),
        },
      },
    ]);
  await tell(1, 'promote', '1', '2');
  await tell(2, 'canary', '2', '3');
  await tell(3, 'end-canary', '3', '2');
  await tell(4, 'follow', '2', '2');
  await tell(5, 'canary', '2', '3');
  await tell(6, 'canary', '2', '3');
  expect((await changes.lastToLive(of))?.at).toEqual(day(1));
  expect((await changes.beginOfTrial(of, '3'))?.at).toEqual(day(5));
  expect(await changes.beginOfTrial(of, '4')).toBeNull();
  await changes.removeMany({ area: of });
});

it('opens no gate that is shut, and says which', async () => {
  for (const operation of ['promote', 'startCanary'] as const)
    expect((await ask(operation, { version: '4', audience })).body).toMatchObject({
      code: 'RELEASE_REFUSED',
      error: expect.stringContaining('mfe-buyer 4 does not go live: it was built for version 1'),
      cause: {
        ...{ code: 'gate-shut', values: { area, version: '4' } },
        because: { code: 'other-agreement', values: { version: '1', offered: String(shellOffer.apiVersion) } },
      },
    });
  expect((await ask('endCanary')).body.error).toBe('mfe-buyer has no canary.');
});

it('tells what became of opening a release in a browser, and makes none live that did not stand there', async () => {
  const visit = { at: '2026-11-01T10:00:00.000Z', shell: 'a', milliseconds: 900 };
  const reason = 'in a browser its first page /buyer throws: x';
  const cause = { code: 'page-throws', values: { path: '/buyer', message: 'x' } };
  await store.keepVisit(area, '3', { ...visit, cause });
  const visitOf3 = async () => (await read()).others.find(({ version }) => version === '3')?.visit;
  expect(await visitOf3()).toEqual({ at: visit.at, reason, cause });
  expect((await read()).others.find(({ version }) => version === '2')?.visit).toBeNull();
  for (const operation of ['promote', 'startCanary'] as const)
    expect((await ask(operation, { version: '3', audience })).body).toMatchObject({
      ...{ code: 'RELEASE_REFUSED', error: `mfe-buyer 3 does not go live: ${reason}.` },
    });
  // As it was kept before there were causes.
  await store.keepVisit(area, '3', { ...visit, reason });
  expect(await visitOf3()).toMatchObject({ reason, cause: { code: 'told-in-english', values: { words: reason } } });
  expect((await ask('promote', { version: '3' })).body.error).toBe(`mfe-buyer 3 does not go live: ${reason}.`);
  await store.keepVisit(area, '3', visit);
  expect(await visitOf3()).toEqual({ at: visit.at, reason: null });
});

it('asks for a reason, a version and an audience', async () => {
  expect((await ask('rollback', { why: ' ' })).body.fields).toEqual({ why: 'Please say why' });
  expect((await ask('promote')).body.fields).toEqual({ version: 'Please choose a version' });
  expect((await ask('startCanary', { version: '2', audience: [] })).body.fields).toEqual({
    audience: 'Please say for whom',
  });
});

it('refuses what was decided on an earlier state, and makes a repeated request once', async () => {
  const before = await seen();
  const first = await ask('promote', { version: '3' }, 'key-1');
  const count = (await history()).length;
  expect((await ask('promote', { version: '3', seen: before }, 'key-1')).body).toEqual(first.body);
  expect((await history()).length).toBe(count);
  expect((await ask('rollback', { seen: before }, 'key-2')).status).toBe(412);
  expect((await ask('rollback', { seen: before })).status).toBe(412);
});

it('counts how releases open, whichever gateway heard of it', async () => {
  report('3', 'opened', 90);
  report('3', 'opened', 700);
  report('3', 'slow', 8_000);
  report('3', 'failed');
  system.nats.publish('portal.area-opened', '{"area":7}');
  await eventually(async () =>
    expect((await read()).live?.figures).toEqual({
      ...{ openings: 3, failures: 2, people: 4, troubled: 2, median: 100, slowest: 800 },
    }),
  );
});

it('counts a person once, however often they report, and ends no canary for one', async () => {
  await publish('5');
  await ask('startCanary', { version: '5', audience });
  for (let n = 0; n < 30; n++) report('5', n % 2 ? 'missing' : 'failed', 40, 'the same');
  report('5', 'opened');
  const figures = { openings: 2, failures: 1, people: 2, troubled: 1 };
  await eventually(async () => expect((await read()).canary?.figures).toMatchObject(figures));
  await system.get(CanaryWatch).sweep();
  expect((await seen()).canary).toBe('5');
  await ask('endCanary');
});

it('ends a canary by itself that fails clearly more often, tells why, and tells the Super Admins', async () => {
  await ask('startCanary', { version: '2', audience });
  for (let n = 0; n < 40; n++) report('3', 'opened');
  for (let n = 0; n < 20; n++) report('2', n < 10 ? 'missing' : 'opened');
  await eventually(async () => expect((await read()).canary?.figures.openings).toBe(20));
  const events: { subject: string; notice?: { roles: string[] } }[] = [];
  const outbox = system.nats.subscribe('events.system.release.>', {
    callback: (_, message) => {
      events.push(...[message.json<(typeof events)[number] | typeof events>()].flat());
    },
  });
  await system.get(CanaryWatch).sweep();
  expect(await seen()).toEqual({ live: '3', canary: null });
  expect((await history())[0]).toMatchObject({
    ...{ action: 'end-canary', by: 'Portal', from: '2', to: '3' },
    why: expect.stringMatching(/^It failed for 10 of 20 people \(50\.0 %\), the live release for \d+ of \d+ people/),
    cause: {
      code: 'failed-more-often',
      values: expect.objectContaining({ troubled: '10', people: '20', share: '50.0' }),
    },
  });
  await eventually(async () =>
    expect(events).toEqual([
      expect.objectContaining({
        subject: 'system.release.canary-ended',
        notice: expect.objectContaining({ roles: ['Super Admin'] }),
      }),
    ]),
  );
  outbox.unsubscribe();
});

it('leaves a canary alone that runs as the live release does', async () => {
  await ask('startCanary', { version: '1', audience });
  for (let n = 0; n < 20; n++) report('1', 'opened');
  await eventually(async () => expect((await read()).canary?.figures.openings).toBe(20));
  await system.get(CanaryWatch).sweep();
  expect((await seen()).canary).toBe('1');
});

it('says that the store cannot be read, and tells what it knows of the history all the same', async () => {
  const before = await history();
  renameSync(join(folder, 'registry'), join(folder, 'elsewhere'));
  writeFileSync(join(folder, 'registry'), 'no folder');
  const [listed, changed] = [
    await system.call(releases.list, { token }),
    await system.call(releases.rollback, { token, params: { area }, body: { why, seen: { live: '3', canary: '1' } } }),
  ];
  const told = await history();
  rmSync(join(folder, 'registry'));
  renameSync(join(folder, 'elsewhere'), join(folder, 'registry'));
  const said = { code: 'AWAY', error: releaseStoreAway };
  expect([listed, changed].map(({ status }) => status)).toEqual([503, 503]);
  expect([listed.body, changed.body]).toEqual([expect.objectContaining(said), expect.objectContaining(said)]);
  expect(told).toEqual(before);
  expect((await read()).live?.version).toBe('3');
});

it.each(['Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)('tells a %s nothing', async (role) => {
  const other = await system.tokenFor(role);
  const reading = { token: other };
  const writing = { ...reading, params: { area }, body: { why, seen: await seen(), version: '1', audience } };
  for (const operation of Object.values(releases)) {
    const asked = operation.method === 'GET' ? reading : writing;
    expect((await system.call(operation, asked)).status).toBe(403);
  }
});

it('tells that the store was put back to an earlier state, and of each change after it, although their numbers come again', async () => {
  const state = join(folder, 'registry/state');
  const at = await seen();
  const last = readdirSync(state).sort().at(-1) ?? '';
  await ask('promote', { version: '2' });
  await ask('promote', { version: '5' });
  const before = await history();
  for (const name of readdirSync(state)) if (name > last) rmSync(join(state, name));
  expect((await read()).live?.version).toBe(at.live);
  const cause = { code: 'store-put-back', values: {} };
  expect((await history())[0]).toMatchObject({ action: 'rollback', from: '5', to: at.live, by: 'Portal', cause });
  await system.get(ReleaseMirror).sweep();
  expect(await history()).toHaveLength(before.length + 1);
  const again = await ask('promote', { version: '2' });
  expect(again).toMatchObject({ status: 201, body: { action: 'promote', from: at.live, to: '2' } });
  expect((await history())[0]).toEqual(again.body);
  expect((await read()).live).toMatchObject({ version: '2', liveSince: again.body.at });
  expect(before.map(({ id }: { id: string }) => id)).not.toContain(again.body.id);
});
