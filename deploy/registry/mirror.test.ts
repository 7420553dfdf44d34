import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStore, readRelease, Releases, type ReleaseStore } from '@portal/releases';
import { layBuild } from '@portal/releases/testing';
import { hasS3Server, s3Keys, S3Server } from '@portal/releases/testing/s3';
import { Mirror } from './mirror.mjs';

const program = fileURLToPath(new URL('../registry.mjs', import.meta.url));
const withServer = hasS3Server();
const said = { by: 'somebody', why: 'a test' };

let folder: string;
let server: S3Server;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mirror-'));
  server = new S3Server(join(folder, 's3'));
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const copy = (key = '') => join(folder, 'copy', key);
const live = () => {
  if (!existsSync(copy('registry.json'))) return undefined;
  const { areas } = JSON.parse(readFileSync(copy('registry.json'), 'utf8')) as { areas: { version: string }[] };
  return areas[0]?.version;
};
async function publish(store: ReleaseStore, version: string) {
  layBuild(join(folder, 'dist'), version);
  const built = await readRelease(join(folder, 'dist'), 'mfe-buyer');
  await new Releases(store).publish(built!, 'somebody');
}
async function eventually(isSo: () => boolean) {
  for (const end = performance.now() + 20_000; !isSo();) {
    if (performance.now() > end) throw new Error(`Never: ${isSo.toString()}`);
    await wait(50);
  }
}

describe('a mirror of the store', () => {
  let store: ReleaseStore;
  let releases: Releases;
  let lines: string[];
  let mirror: Mirror;
  const another = () => new Mirror(releases, copy(), (line) => lines.push(line));
  beforeEach(() => {
    store = openStore(join(folder, 'store'));
    releases = new Releases(store);
    lines = [];
    mirror = another();
  });

  it('has what is live, file by file as the store has it, and says so once', async () => {
    await mirror.round();
    expect(existsSync(copy('registry.json'))).toBe(false);
    await publish(store, '1');
    await releases.promote('mfe-buyer', '1', said);
    await mirror.round();
    await mirror.round();
    const own = globSync(['remotes/**', '*.*'], { cwd: copy() }).filter((file) => !file.endsWith('release.json'));
    expect(own.filter((file) => file.includes('.')).sort()).toEqual([
      'policy.html',
      'registry.json',
      'remotes/mfe-buyer/1/page.js',
      'remotes/mfe-buyer/1/remoteEntry.js',
    ]);
    for (const file of own.filter((each) => each.includes('.')))
      expect(readFileSync(copy(file))).toEqual(await store.read(file));
    expect(lines).toEqual(['Nothing is live in the store yet', 'The copy is at revision 1']);
  });

  it('names a release when all of its files are there, not before', async () => {
    await publish(store, '1');
    await publish(store, '2');
    await releases.promote('mfe-buyer', '1', said);
    await mirror.round();
    rmSync(copy('remotes/mfe-buyer/2'), { recursive: true });
    await releases.promote('mfe-buyer', '2', said);
    const ended = new AbortController();
    ended.abort();
    await expect(mirror.round(ended.signal)).rejects.toThrow();
    expect(live()).toBe('1');
    await mirror.round();
    expect(live()).toBe('2');
    expect(existsSync(copy('remotes/mfe-buyer/2/page.js'))).toBe(true);
  });

  it('takes away what was pruned, and nothing that is live, whatever becomes of the store', async () => {
    for (const version of ['1', '2', '3']) await publish(store, version);
    await releases.promote('mfe-buyer', '2', said);
    await mirror.round();
    expect(existsSync(copy('remotes/mfe-buyer/1/page.js'))).toBe(true);
    expect(await releases.prune('mfe-buyer', { count: 1, days: 0 })).toEqual(['1']);
    await another().round();
    expect(existsSync(copy('remotes/mfe-buyer/1'))).toBe(false);
    await store.remove('remotes');
    await another().round();
    expect(existsSync(copy('remotes/mfe-buyer/2/page.js'))).toBe(true);
    await store.remove('registry.json');
    await another().round();
    expect(live()).toBe('2');
  });

  it('leaves out a release that lacks a file, and goes on with the others', async () => {
    for (const version of ['1', '2']) await publish(store, version);
    await store.remove('remotes/mfe-buyer/1/page.js');
    await releases.promote('mfe-buyer', '2', said);
    await mirror.round();
    expect(live()).toBe('2');
    expect(existsSync(copy('remotes/mfe-buyer/1/release.json'))).toBe(false);
    expect(lines[0]).toBe('mfe-buyer 1 lacks files in the store and is not copied');
  });
});

(withServer ? describe : describe.skip)('the tool beside an edge, on a store in S3', () => {
  it('follows each change, keeps what it has while the store is away, and ends when it is told to', async () => {
    await server.start();
    const address = server.addressOf('areas');
    const store = openStore(address, s3Keys);
    const releases = new Releases(store);
    for (const version of ['1', '2']) await publish(store, version);
    await releases.promote('mfe-buyer', '1', said);
    const lines: string[] = [];
    const tool = spawn(process.execPath, [program, 'mirror', copy(), '--store', address], {
      env: { ...process.env, ...s3Keys },
    });
    const ended = once(tool, 'exit');
    try {
      for (const stream of [tool.stdout, tool.stderr])
        stream.on('data', (text: Buffer) => lines.push(...text.toString().trim().split('\n')));
      await eventually(() => live() === '1');
      await server.stop();
      await eventually(() => lines.some((line) => line.endsWith('What was copied stays.')));
      expect(live()).toBe('1');
      await server.start();
      await releases.promote('mfe-buyer', '2', said);
      await eventually(() => lines.includes('The copy is at revision 2') && lines.includes('The store is back'));
      expect(live()).toBe('2');
    } finally {
      tool.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
    expect(lines.filter((line) => line.includes('cannot be reached'))).toHaveLength(1);
  }, 60_000);

  it('copies once where it is asked to, with its key from a file alone, and refuses in one line where the store is away', async () => {
    await server.start();
    await publish(openStore(server.addressOf('areas'), s3Keys), '1');
    await new Releases(openStore(server.addressOf('areas'), s3Keys)).promote('mfe-buyer', '1', said);
    const run = async () => {
      const secret = join(folder, 'secret');
      writeFileSync(secret, `${s3Keys.AWS_SECRET_ACCESS_KEY}\n`);
      const { AWS_ACCESS_KEY_ID } = s3Keys;
      const tool = spawn(process.execPath, [program, 'mirror', copy(), '--once'], {
        env: {
          ...process.env,
          AWS_ACCESS_KEY_ID,
          AWS_SECRET_ACCESS_KEY_FILE: secret,
          RELEASES: server.addressOf('areas'),
        },
      });
      let text = '';
      tool.stderr.on('data', (part: Buffer) => (text += part.toString()));
      const [code] = (await once(tool, 'close')) as [number];
      return { code, text };
    };
    expect(await run()).toEqual({ code: 0, text: '' });
    expect(live()).toBe('1');
    await server.stop();
    const { code, text } = await run();
    expect([code, text.trim()]).toEqual([
      1,
      expect.stringMatching(/^The store s3:\/\/portal\/areas cannot be reached at .*\.$/),
    ]);
  }, 60_000);
});
