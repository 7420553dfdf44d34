import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteApiVersion } from '@portal/contracts';
import { readRelease } from './built.mjs';
import { inEnglish } from './cause.mjs';
import { layBuild, shellOffer } from './built-for-tests.js';
import { refusalOf as causeOfRefusal } from './gates.mjs';
import type { Manifest } from './manifest.mjs';
import type { Visit } from './visit.mjs';

async function refusalOf(candidate: Parameters<typeof causeOfRefusal>[0]) {
  const cause = await causeOfRefusal(candidate);
  return cause && inEnglish(cause);
}

describe('what a release passes before it goes live', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gates-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function refusal(
    said: Partial<Manifest> & { base?: string } = {},
    others: Partial<Manifest>[] = [],
    shell = shellOffer,
  ) {
    layBuild(folder, '1', said);
    const built = await readRelease(folder, 'mfe-buyer');
    if (!built) throw new Error('no build');
    const fileOf = (file: string) => built.fileOf(file).catch(() => undefined);
    return refusalOf({
      release: { ...built.manifest, ...(said.base ? { base: said.base } : {}) },
      fileOf,
      shell,
      visited: async () => undefined,
      origins: ['https://team.example'],
      others: others.map((each) => ({ ...built.manifest, ...each })),
    });
  }
  const item = { to: '/buyer/a', label: 'A', icon: 'home', can: ['view', 'assets'] as [string, string] };

  it('lets one pass that is whole and fits', async () => {
    expect(await refusal({ nav: [item] }, [{ name: 'mfe-seller', basePaths: ['/seller'] }])).toBeUndefined();
    const grouped = { nav: [{ ...item, group: 'Work' }], texts: { hi: { A: 'अ', Work: 'काम' } } };
    expect(await refusal({ ...grouped, basePaths: ['/buyer', '/the-buyer'] })).toBeUndefined();
  });

  it('refuses an address above one that another area has', async () => {
    const above = await refusal({ basePaths: ['/seller'] }, [{ name: 'mfe-seller', basePaths: ['/seller/shop'] }]);
    expect(above).toBe('its address /seller belongs to mfe-seller');
  });

  it.each<[string, Partial<Manifest>]>([
    [`it was built for version 1 of the agreement with the shell, which has ${remoteApiVersion}`, { apiVersion: 1 }],
    ['it was built with react 19.4.0, the shell shares 19.3.1', { shared: { react: '19.4.0' } }],
    ['it was built with react 18.0.0, the shell shares 19.3.1', { shared: { react: '18.0.0' } }],
    ['it takes vue from the shell, which does not share it', { shared: { vue: '3.0.0' } }],
    ['it declares no address of its own', { basePaths: [] }],
    ['its address /seller belongs to mfe-seller', { basePaths: ['/buyer', '/seller'] }],
    ["its address /settings is the portal's own", { basePaths: ['/settings'] }],
    ...['/', '/buyer/x', '/Buyer', '//x', '/:any', '/*', 'buyer'].map((path): [string, Partial<Manifest>] => [
      `its address ${path} is not one word in small letters behind a slash`,
      { basePaths: ['/buyer', path] },
    ]),
    [
      'it translates "Sign in", which is no word of its menu',
      { nav: [item], texts: { hi: { A: 'अ', 'Sign in': 'x' } } },
    ],
    ['its menu leads to /seller/x, which belongs to mfe-seller', { nav: [{ ...item, to: '/seller/x' }] }],
    ['its menu asks for the permission assets:fly, which nobody has', { nav: [{ ...item, can: ['fly', 'assets'] }] }],
    ['opening it loads 25.0 KiB, 24 at most (entry and module, compressed)', { opening: 25 * 1024 }],
    ['its entry /elsewhere.js is none of its own files', { entry: '/elsewhere.js' }],
    ['the integrity of its entry is not the one of the file', { integrity: 'sha384-other' }],
  ])('%s', async (reason, said) => {
    expect(await refusal(said, [{ name: 'mfe-seller', basePaths: ['/seller'] }])).toBe(reason);
  });

  it('lets one lie at another host that is allowed, and nowhere else', async () => {
    const at = (base: string) => refusal({ base, entry: `${base}remoteEntry.js` });
    expect(await at('https://team.example/buyer/1/')).toBeUndefined();
    for (const origin of ['https://team.example:8443', 'http://team.example', 'https://other.team.example'])
      expect(await at(`${origin}/buyer/1/`)).toBe(
        `it lies at ${origin}, which is none of REMOTE_ORIGINS that the portal was started with`,
      );
    expect(await refusal({ base: 'https://team.example/buyer/1/' })).toMatch(/is none of its own files$/);
  });

  it('refuses one with a file that is missing or changed', async () => {
    layBuild(folder, '1');
    const { manifest } = (await readRelease(folder, 'mfe-buyer'))!;
    const fileOf = async (file: string) => (file === 'page.js' ? undefined : readFileSync(join(folder, '1', file)));
    const visited = async () => undefined;
    const candidate = { release: manifest, fileOf, shell: shellOffer, others: [], origins: [], visited };
    expect(await refusalOf(candidate)).toBe('its file page.js is not in the store');
    writeFileSync(join(folder, '1/page.js'), 'changed');
    const changed = { ...candidate, fileOf: async (file: string) => readFileSync(join(folder, '1', file)) };
    expect(await refusalOf(changed)).toBe('its file page.js is not the one that was built');
  });

  it('refuses one that did not stand in a browser, and takes one that no browser opened', async () => {
    layBuild(folder, '1');
    const { manifest, fileOf } = (await readRelease(folder, 'mfe-buyer'))!;
    const found = { at: '2026-11-01T10:00:00.000Z', shell: 'a', milliseconds: 900 };
    const after = (visit?: Visit) =>
      refusalOf({ release: manifest, fileOf, shell: shellOffer, others: [], origins: [], visited: async () => visit });
    // What was kept before there were causes is said as it stands there.
    expect(await after({ ...found, reason: 'its first page /buyer throws: x' })).toBe(
      'its first page /buyer throws: x',
    );
    const cause = { code: 'page-throws', values: { path: '/buyer', message: 'x' } };
    expect(await after({ ...found, cause })).toBe('in a browser its first page /buyer throws: x');
    expect(await after(found)).toBeUndefined();
    expect(await after()).toBeUndefined();
  });
});
