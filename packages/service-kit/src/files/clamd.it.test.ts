import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eicar } from '../testing/clamd.js';
import { eventually } from '../testing/eventually.js';
import { Clamd } from './clamd.js';

const program = '/usr/sbin/clamd';
let folder: string;
let daemon: ChildProcess;

/** The real scanner with one signature of its own, so that it needs no download. */
async function startClamd() {
  folder = await mkdtemp(join(tmpdir(), 'portal-clamd-'));
  const hash = createHash('md5').update(eicar).digest('hex');
  await writeFile(join(folder, 'test.hdb'), `${hash}:${eicar.length}:Portal.Test\n`);
  await writeFile(
    join(folder, 'clamd.conf'),
    `Foreground yes\nDatabaseDirectory ${folder}\nLocalSocket ${folder}/socket\nStreamMaxLength 1M\n`,
  );
  daemon = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
}

(existsSync(program) ? describe : describe.skip)('the real clamd', () => {
  let clamd: Clamd;
  beforeAll(async () => {
    await startClamd();
    clamd = new Clamd({ path: join(folder, 'socket') });
    await eventually(async () => expect(await clamd.answers()).toBe(true));
  }, 60_000);
  afterAll(async () => {
    daemon.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('lets a harmless file pass, in however many parts', async () => {
    expect(await clamd.scan([Buffer.from('A harmless '), Buffer.alloc(0), Buffer.alloc(300_000, 'x')])).toEqual({
      clean: true,
    });
  });

  it('finds what it knows', async () => {
    expect(await clamd.scan([Buffer.from(eicar.slice(0, 20)), Buffer.from(eicar.slice(20))])).toEqual({
      clean: false,
      threat: 'Portal.Test.UNOFFICIAL',
    });
  });

  it('says why it cannot read a file, though it hangs up before the end of it', async () => {
    const parts = Array.from({ length: 64 }, () => Buffer.alloc(256 * 1024, 'x'));
    expect(await clamd.scan(parts)).toEqual({ unreadable: expect.any(String) });
  });

  it('breaks off with a file whose content does', async () => {
    async function* broken() {
      yield Buffer.from('begin');
      await Promise.reject(new Error('The store is away'));
    }
    await expect(clamd.scan(broken())).rejects.toThrow('The store is away');
  });
});

it('an address where nobody listens is no scanner', async () => {
  const nobody = new Clamd({ path: join(tmpdir(), 'portal-no-clamd') });
  expect(await nobody.answers()).toBe(false);
  await expect(nobody.scan([Buffer.from('x')])).rejects.toThrow('ENOENT');
});
