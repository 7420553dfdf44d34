// ASVS 3.6.1
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteRegistry } from './registry.mjs';

describe('the registry of remotes', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'registry-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = () => {
    const registry = new RemoteRegistry(join(folder, 'data'), folder);
    registry.takeBuilt();
    return registry;
  };
  const build = (version: string) => {
    const dist = join(folder, 'mfe-buyer/dist');
    mkdirSync(join(dist, version), { recursive: true });
    const release = {
      name: 'mfe-buyer',
      version,
      entry: `/remotes/mfe-buyer/${version}/remoteEntry.js`,
      integrity: 'x',
    };
    writeFileSync(join(dist, 'registry.json'), JSON.stringify({ ...release, apiVersion: 1, basePaths: [], nav: [] }));
  };
  const area = (registry: RemoteRegistry) => {
    const { areas } = JSON.parse(readFileSync(registry.file, 'utf8')) as {
      areas: { version: string; fallback?: { version: string } }[];
    };
    return { live: areas[0]?.version, fallback: areas[0]?.fallback?.version };
  };

  it('follows the builds and falls back to the one before', () => {
    build('1');
    expect(area(open())).toEqual({ live: '1', fallback: undefined });
    build('2');
    expect(area(open())).toEqual({ live: '2', fallback: '1' });
  });

  it('rolls back, and stays there through later builds until it follows again', () => {
    for (const version of ['1', '2']) {
      build(version);
      open();
    }
    const registry = open();
    registry.rollback('mfe-buyer');
    expect(area(registry)).toEqual({ live: '1', fallback: undefined });
    build('3');
    const later = open();
    expect(area(later).live).toBe('1');
    later.follow('mfe-buyer');
    expect(area(later)).toEqual({ live: '3', fallback: '1' });
  });

  it('promotes a release and refuses one that is not there', () => {
    for (const version of ['1', '2', '3']) {
      build(version);
      open();
    }
    const registry = open();
    registry.promote('mfe-buyer', '1');
    expect(area(registry)).toEqual({ live: '1', fallback: '3' });
    expect(() => registry.promote('mfe-buyer', '9')).toThrow('mfe-buyer has no release 9; there are 3, 2, 1.');
    expect(() => registry.rollback('mfe-oem')).toThrow('There is no remote mfe-oem');
  });

  it('leaves a pinned release that is no longer on the disk', () => {
    build('1');
    open();
    build('2');
    open().promote('mfe-buyer', '1');
    rmSync(join(folder, 'mfe-buyer/dist/1'), { recursive: true });
    expect(area(open())).toEqual({ live: '2', fallback: undefined });
  });
});
