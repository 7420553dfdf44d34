// ASVS 3.6.1
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease } from './built.mjs';
import { layBuild } from './built-for-tests.js';
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
    const built = await readRelease(dist());
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
