// ASVS 3.6.1
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease } from './built.mjs';
import { layBuild, shellOffer } from './built-for-tests.js';
import { causeOf } from './cause.mjs';
import { requireFit } from './fit.mjs';
import { FolderStore } from './folder-store.mjs';
import { Releases } from './releases.mjs';

describe('the releases of the areas', () => {
  let folder: string;
  let releases: Releases;
  const dist = () => join(folder, 'dist');
  const stored = (key: string) => join(folder, 'store', key);
  const said = { by: 'somebody', why: 'a test' };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
    releases = new Releases(new FolderStore(join(folder, 'store')));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function publish(version: string, name = 'mfe-buyer') {
    layBuild(dist(), version, { name });
    const built = await readRelease(dist(), name);
    return built && releases.publish(built, 'somebody');
  }
  async function publishAll(...versions: string[]) {
    for (const version of versions) await publish(version);
  }
  const told = () => {
    const { areas } = JSON.parse(readFileSync(stored('registry.json'), 'utf8')) as {
      areas: { name: string; version: string; fallback?: { version: string } }[];
    };
    return areas.map(({ name, version, fallback }) => [name, version, fallback?.version]);
  };

  it('publishes without making live, once, and never other files under the same version', async () => {
    expect(await publish('1')).toBe(true);
    expect(await publish('1')).toBe(false);
    expect(await releases.live()).toEqual({});
    expect(readFileSync(stored('remotes/mfe-buyer/1/page.js'), 'utf8')).toBe('the same page in each');
    // Publishing that was cut short goes on; what another build left under this version is kept.
    rmSync(stored('remotes/mfe-buyer/1/release.json'));
    expect(await publish('1')).toBe(true);
    rmSync(stored('remotes/mfe-buyer/1/release.json'));
    writeFileSync(stored('remotes/mfe-buyer/1/page.js'), 'another');
    await expect(publish('1')).rejects.toThrow('mfe-buyer 1 has another page.js in the store already');
    expect(readFileSync(stored('remotes/mfe-buyer/1/page.js'), 'utf8')).toBe('another');
  });

  it('lays nothing of a build that is not whole', async () => {
    layBuild(dist(), '1');
    writeFileSync(join(dist(), '1/page.js'), 'cut sho');
    const taken = async () => releases.publish((await readRelease(dist(), 'mfe-buyer'))!, 'somebody');
    await expect(taken()).rejects.toThrow('The build of mfe-buyer 1 has another page.js than it says: build it anew.');
    rmSync(join(dist(), '1/page.js'));
    await expect(taken()).rejects.toThrow(/page\.js is missing in the build: build it anew\.$/);
    expect(existsSync(stored('remotes'))).toBe(false);
  });

  it('names a description that was spoilt, lets no other area wait for it, and takes the same build again', async () => {
    await publishAll('1');
    await publish('1', 'mfe-seller');
    for (const area of ['mfe-buyer', 'mfe-seller']) await releases.promote(area, '1', said);
    writeFileSync(stored('remotes/mfe-buyer/1/release.json'), '{"name": "mfe');
    await expect(requireFit(releases, shellOffer, 'mfe-buyer', '1')).rejects.toThrow(
      'remotes/mfe-buyer/1/release.json in the store cannot be read: publish mfe-buyer 1 again.',
    );
    await requireFit(releases, shellOffer, 'mfe-seller', '1');
    expect(await publish('1')).toBe(true);
    await requireFit(releases, shellOffer, 'mfe-buyer', '1');
  });

  it('changes nothing that browsers could not be told of, and says when they were not', async () => {
    await publishAll('1', '2');
    await releases.promote('mfe-buyer', '1', said);
    writeFileSync(stored('edge.json'), '{"ori');
    const line =
      'edge.json in the store of the releases cannot be read: start the portal once, it is written anew then.';
    await expect(releases.promote('mfe-buyer', '2', said)).rejects.toThrow(line);
    expect((await releases.history()).length).toBe(1);
    rmSync(stored('edge.json'));
    rmSync(stored('policy.html'));
    mkdirSync(join(stored('policy.html'), 'x'), { recursive: true });
    await expect(releases.promote('mfe-buyer', '2', said)).rejects.toThrow(
      /cannot be written \(\w+\).*not told of it yet/,
    );
    rmSync(stored('policy.html'), { recursive: true });
    await releases.tell();
    expect(told()).toEqual([['mfe-buyer', '2', '1']]);
  });

  it('makes live once what is asked twice, and takes back once what two take back at the same time', async () => {
    await publishAll('1', '2', '3');
    for (const version of ['1', '2', '3']) await releases.promote('mfe-buyer', version, said);
    await expect(releases.promote('mfe-buyer', '3', said)).rejects.toThrow('mfe-buyer 3 is live already.');
    const seen = { live: '3', canary: null };
    const both = await Promise.allSettled([1, 2].map(() => releases.rollback('mfe-buyer', { ...said, seen })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(told()).toEqual([['mfe-buyer', '2', '1']]);
  });

  it.each([
    [{ name: 'mfe-../x' }, 'mfe-../x is no name of an area.'],
    [{ name: 'buyer' }, 'buyer is no name of an area.'],
    [{ version: '../1' }, 'mfe-buyer ../1 is no version.'],
    [{ files: { '../../mfe-seller/1/page.js': '' } }, 'names a file that is none: ../../mfe-seller/1/page.js.'],
    [{ files: { 'release.json': '' } }, 'names a file that is none: release.json.'],
    [{ files: { 'a\u001b[2Jb': '' } }, 'names a file that is none: a [2Jb.'],
  ])('takes no release whose names lead elsewhere: %j', async (said, reason) => {
    layBuild(dist(), '1');
    const { manifest, fileOf } = (await readRelease(dist(), 'mfe-buyer'))!;
    await expect(releases.publish({ manifest: { ...manifest, ...said }, fileOf }, 'somebody')).rejects.toThrow(reason);
    expect(await releases.areas()).toEqual([]);
  });

  it('takes the build of the area that was asked alone, and no file through a link', async () => {
    layBuild(dist(), '1', { name: 'mfe-seller' });
    await expect(readRelease(dist(), 'mfe-buyer')).rejects.toThrow('describes mfe-seller, not mfe-buyer.');
    layBuild(dist(), '1');
    rmSync(join(dist(), '1/page.js'));
    writeFileSync(join(folder, 'secret'), 'the same page in each');
    symlinkSync(join(folder, 'secret'), join(dist(), '1/page.js'));
    const refused = async () => releases.publish((await readRelease(dist(), 'mfe-buyer'))!, 'somebody');
    await expect(refused()).rejects.toThrow('page.js is a link, or lies behind one.');
    rmSync(join(dist(), '1/page.js'));
    writeFileSync(join(dist(), '1/page.js'), 'the same page in each');
    renameSync(join(dist(), '1'), join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(dist(), '1'));
    await expect(refused()).rejects.toThrow('is a link, or lies behind one.');
    expect(await releases.of('mfe-buyer')).toEqual([]);
  });

  it('keeps the copy of a release of another host where the edge has nothing to serve, and takes it away with it', async () => {
    for (const version of ['1', '2']) {
      layBuild(dist(), version);
      const built = (await readRelease(dist(), 'mfe-buyer'))!;
      await releases.publish({ ...built, base: `https://team.example/${version}/` }, 'somebody');
    }
    expect(existsSync(stored('remotes/mfe-buyer/1/page.js'))).toBe(false);
    const kept = await releases.fileOf(await releases.require('mfe-buyer', '1'), 'page.js');
    expect(kept?.toString()).toBe('the same page in each');
    expect(await releases.prune('mfe-buyer', { count: 0, days: 0 })).toHaveLength(2);
    expect(await releases.store.list('elsewhere/mfe-buyer')).toEqual([]);
  });

  it('lets nothing go live that lies under the name of another', async () => {
    await publish('1');
    renameSync(stored('remotes/mfe-buyer'), stored('remotes/mfe-seller'));
    await expect(requireFit(releases, shellOffer, 'mfe-seller', '1')).rejects.toThrow(
      'What lies as mfe-seller 1 is mfe-buyer 1.',
    );
  });

  it('keeps names and reasons in one plain line, and takes what came of a visit and cannot be read for none', async () => {
    layBuild(dist(), '1');
    await releases.publish((await readRelease(dist(), 'mfe-buyer'))!, 'some\u001b[31mbody\n');
    expect((await releases.newest('mfe-buyer')).publishedBy).toBe('some [31mbody ');
    const visit = { at: new Date().toISOString(), shell: 'a', milliseconds: 1 };
    const cause = causeOf('page-throws', { path: '/buyer', message: '\u009b2Jx' });
    await releases.keepVisit('mfe-buyer', '1', { ...visit, cause });
    expect(await releases.visitOf('mfe-buyer', '1')).toEqual({
      ...{ ...visit, cause, reason: 'in a browser its first page /buyer throws:  2Jx' },
    });
    for (const spoilt of ['{', '{}']) {
      writeFileSync(stored('visits/mfe-buyer/1.json'), spoilt);
      expect(await releases.visitOf('mfe-buyer', '1')).toBeUndefined();
    }
  });

  it('tells browsers what is live and what to fall back to, and nothing of who did it', async () => {
    await publishAll('1', '2');
    await releases.promote('mfe-buyer', '1', said);
    expect(told()).toEqual([['mfe-buyer', '1', undefined]]);
    await releases.promote('mfe-buyer', '2', said);
    expect(told()).toEqual([['mfe-buyer', '2', '1']]);
    expect(readFileSync(stored('registry.json'), 'utf8')).not.toContain('somebody');
    expect(readFileSync(stored('registry.json'), 'utf8')).not.toContain('page.js');
  });

  it('goes back to what was live before, and offers the one taken back to nobody', async () => {
    await publishAll('1', '2', '3');
    for (const version of ['1', '2', '3']) await releases.promote('mfe-buyer', version, said);
    await releases.rollback('mfe-buyer', said);
    expect(told()).toEqual([['mfe-buyer', '2', '1']]);
    await releases.rollback('mfe-buyer', said);
    expect(told()).toEqual([['mfe-buyer', '1', undefined]]);
    await expect(releases.rollback('mfe-buyer', said)).rejects.toThrow(
      'mfe-buyer has no earlier release to go back to.',
    );
  });

  it('refuses a release and an area that are not there, and changes nothing', async () => {
    await publishAll('1', '2');
    await expect(releases.promote('mfe-buyer', '9', said)).rejects.toThrow(
      'mfe-buyer has no release 9; there are 2, 1.',
    );
    await expect(releases.promote('mfe-none', '1', said)).rejects.toThrow(
      'There is no area mfe-none; there are mfe-buyer.',
    );
    expect(await releases.history()).toEqual([]);
  });

  it('keeps who made what live, when, why, from which', async () => {
    await publishAll('1', '2');
    await releases.promote('mfe-buyer', '1', said);
    await releases.promote('mfe-buyer', '2', { by: 'another', why: 'a better one' });
    const [last, first] = await releases.history();
    expect(last).toMatchObject({
      revision: 2,
      by: 'another',
      why: 'a better one',
      action: 'promote',
      from: '1',
      to: '2',
    });
    expect(first).toMatchObject({ revision: 1, by: 'somebody', to: '1' });
    expect(first).not.toHaveProperty('from');
    expect(Date.parse(last?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.at ?? ''));
  });

  it('loses no change of several at once', async () => {
    const areas = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e', 'mfe-f'];
    for (const name of areas) await publish('1', name);
    const another = () => new Releases(new FolderStore(join(folder, 'store')));
    await Promise.all(areas.map((name) => another().promote(name, '1', said)));
    expect(
      told()
        .map(([name]) => name)
        .sort(),
    ).toEqual(areas);
    expect((await releases.history()).map(({ revision }) => revision)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('lets builds go live until somebody chooses, and again from when somebody says so', async () => {
    await publishAll('1', '2', '3');
    expect(await releases.takeBuild('mfe-buyer', '1', 'portal')).toBe(true);
    expect(await releases.takeBuild('mfe-buyer', '2', 'portal')).toBe(true);
    expect(told()).toEqual([['mfe-buyer', '2', '1']]);
    await releases.rollback('mfe-buyer', said);
    expect(await releases.takeBuild('mfe-buyer', '3', 'portal')).toBe(false);
    expect(told()).toEqual([['mfe-buyer', '1', undefined]]);
    await releases.follow('mfe-buyer', '3', said);
    expect(told()).toEqual([['mfe-buyer', '3', '1']]);
    await publish('4');
    expect(await releases.takeBuild('mfe-buyer', '4', 'portal')).toBe(true);
  });

  it('falls back where the description of the live one is spoilt, and takes no other area with it', async () => {
    await publishAll('1', '2');
    await publish('1', 'mfe-seller');
    for (const version of ['1', '2']) await releases.promote('mfe-buyer', version, said);
    await releases.promote('mfe-seller', '1', said);
    writeFileSync(stored('remotes/mfe-buyer/2/release.json'), '{');
    await releases.tell();
    expect(told()).toEqual([
      ['mfe-buyer', '1', undefined],
      ['mfe-seller', '1', undefined],
    ]);
  });

  it('takes away what is old and beyond the newest, and never what is live or fallen back to', async () => {
    await publishAll('1', '2', '3', '4', '5');
    for (const version of ['1', '2']) await releases.promote('mfe-buyer', version, said);
    expect(await releases.prune('mfe-buyer', { count: 2, days: 1 })).toEqual([]);
    expect(await releases.prune('mfe-buyer', { count: 2, days: 0 })).toEqual(['3']);
    expect((await releases.of('mfe-buyer')).map(({ version }) => version).sort()).toEqual(['1', '2', '4', '5']);
    await expect(releases.store.list('remotes/mfe-buyer')).resolves.not.toContain('3');
  });
});
