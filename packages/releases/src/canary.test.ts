import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Area, canaryRuleFor, type CanaryAudience } from '@portal/contracts';
import { audienceOf, wordsOf } from './audience.mjs';
import { readRelease } from './built.mjs';
import { layBuild } from './built-for-tests.js';
import { FolderStore } from './folder-store.mjs';
import { Releases } from './releases.mjs';

const asha = {
  ...{ id: 'u1', email: 'asha@office.gov.in', role: 'Buyer', organizationId: 'o1', organizationName: 'Land Office' },
};
const said = { by: 'somebody', why: 'a test' };
const toAsha: CanaryAudience[] = [{ kind: 'user', email: asha.email }];

describe('a canary', () => {
  let folder: string;
  let releases: Releases;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'canary-'));
    releases = new Releases(new FolderStore(join(folder, 'store')));
    for (const version of ['1', '2', '3']) await publish(version);
    for (const version of ['1', '2']) await releases.promote('mfe-buyer', version, said);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function publish(version: string, basePaths = ['/buyer']) {
    layBuild(join(folder, 'dist'), version, { basePaths });
    const built = await readRelease(join(folder, 'dist'), 'mfe-buyer');
    return built && releases.publish(built, 'somebody');
  }
  const registry = () => readFileSync(join(folder, 'store/registry.json'), 'utf8');
  const area = () => Area.parse((JSON.parse(registry()) as { areas: unknown[] }).areas[0]);
  const versions = ({ version, fallback, canary } = area()) => [version, fallback?.version, canary?.version];

  it('stands beside the live release and changes nothing of it', async () => {
    await releases.startCanary('mfe-buyer', '3', [{ kind: 'percent', percent: 10 }], said);
    expect(versions()).toEqual(['2', '1', '3']);
    expect(area().canary).toMatchObject({ entry: '/remotes/mfe-buyer/3/remoteEntry.js', nav: [] });
    const [change] = await releases.history();
    expect(change).toMatchObject({ action: 'canary', from: '2', to: '3', ...said });
    expect(change?.remotes['mfe-buyer']?.canary?.audience).toEqual([{ kind: 'percent', percent: 10 }]);
  });

  it('names neither people nor organisations to browsers, which find them all the same', async () => {
    const audience: CanaryAudience[] = [...toAsha, { kind: 'organization', organization: 'Land Office' }];
    await releases.startCanary('mfe-buyer', '3', audience, said);
    expect(registry()).not.toMatch(/asha|land office/i);
    const { canary } = area();
    expect(canary && canaryRuleFor(canary, asha)?.kind).toBe('user');
    expect(canary && canaryRuleFor(canary, { ...asha, email: 'other@office.gov.in' })?.kind).toBe('organization');
  });

  it('keeps who is on it when it is given to more, and hides names anew for the next one', async () => {
    await publish('4');
    await releases.startCanary('mfe-buyer', '3', toAsha, said);
    const first = area().canary;
    await releases.startCanary('mfe-buyer', '3', [...toAsha, { kind: 'role', role: 'Seller' }], said);
    expect(area().canary?.rules).toEqual([...(first?.rules ?? []), { kind: 'role', role: 'Seller' }]);
    await releases.startCanary('mfe-buyer', '4', toAsha, said);
    expect(area().canary?.rules).not.toEqual(first?.rules);
  });

  it('goes forward to everybody by promote, and back by its end', async () => {
    await releases.startCanary('mfe-buyer', '3', toAsha, said);
    await releases.endCanary('mfe-buyer', said);
    expect(versions()).toEqual(['2', '1', undefined]);
    expect((await releases.history())[0]).toMatchObject({ action: 'end-canary', from: '3', to: '2' });
    await expect(releases.endCanary('mfe-buyer', said)).rejects.toThrow('mfe-buyer has no canary.');
    await releases.startCanary('mfe-buyer', '3', toAsha, said);
    await expect(releases.endCanary('mfe-buyer', said, '4')).rejects.toThrow('mfe-buyer has no canary 4.');
    await releases.promote('mfe-buyer', '3', said);
    expect(versions()).toEqual(['3', '2', undefined]);
  });

  it('stays while another release goes live or back, and the way back knows nothing of it', async () => {
    await releases.startCanary('mfe-buyer', '3', toAsha, said);
    await releases.endCanary('mfe-buyer', said);
    await releases.startCanary('mfe-buyer', '3', toAsha, said);
    await releases.rollback('mfe-buyer', said);
    expect(versions()).toEqual(['1', undefined, '3']);
    await releases.promote('mfe-buyer', '2', said);
    expect(versions()).toEqual(['2', '1', '3']);
    await releases.promote('mfe-buyer', '3', said);
    await releases.rollback('mfe-buyer', said);
    expect(versions()).toEqual(['2', '1', undefined]);
  });

  it('is refused where nothing is live, where it is live already, and at other addresses', async () => {
    const start = (version: string) => releases.startCanary('mfe-buyer', version, toAsha, said);
    await expect(start('2')).rejects.toThrow('mfe-buyer 2 is live already.');
    await expect(start('9')).rejects.toThrow('mfe-buyer has no release 9');
    await publish('5', ['/buyer', '/purchasing']);
    await expect(start('5')).rejects.toThrow('mfe-buyer 5 lies at other addresses than the live release');
    expect(versions()).toEqual(['2', '1', undefined]);
  });

  it('whose description is spoilt takes the live release with it as little as one that a browser cannot read', async () => {
    await releases.startCanary('mfe-buyer', '3', toAsha, said);
    const { canary, ...live } = area();
    expect(Area.parse({ ...live, canary: { ...canary, rules: [{ kind: 'moon' }] } })).toEqual(live);
    await releases.store.replace('remotes/mfe-buyer/3/release.json', '{');
    await releases.tell();
    expect(versions()).toEqual(['2', '1', undefined]);
  });

  it('is kept by prune, as is what open pages were told of lately', async () => {
    for (const version of ['4', '5', '6']) await publish(version);
    await releases.startCanary('mfe-buyer', '3', toAsha, said);
    await releases.promote('mfe-buyer', '4', said);
    await releases.promote('mfe-buyer', '5', said);
    expect(await releases.prune('mfe-buyer', { count: 0, days: 1 })).toEqual([]);
    expect((await releases.prune('mfe-buyer', { count: 0, days: 0 })).sort()).toEqual(['1', '2', '6']);
    expect((await releases.of('mfe-buyer')).map(({ version }) => version).sort()).toEqual(['3', '4', '5']);
  });
});

it('says whom a canary is for in words that it reads again', () => {
  const words = ['percent:10', 'role:End User', 'organisation:Land: Office', 'user:a.name@office.gov.in'];
  expect(words.map((each) => wordsOf(audienceOf(each)))).toEqual(words);
  for (const wrong of ['percent:0', 'percent:x', 'role:King', 'user:nobody', 'moon:1', 'organisation:'])
    expect(() => audienceOf(wrong)).toThrow(`${wrong} is no audience`);
});
