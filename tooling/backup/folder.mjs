import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { given } from '../../deploy/given.mjs';
import { listOf, secretKey } from '../runner/secrets.mjs';
import { StartError } from '../../deploy/start-error.mjs';

// Of the data folder a backup carries what no start makes again: the key that opens sealed secrets, the releases of the areas
// with what is live, and that the demo data was put in. Accounts of the servers are made anew; logs and local mails stay.
const key = 'secret.key';
const carried = ['seeded', 'registry'];

/**
 * @param {string} data
 * @returns {AsyncGenerator<import('./tar.mjs').Entry>}
 */
export async function* filesOf(data) {
  yield { name: `folder/${key}`, bytes: Buffer.from(secretKey(data)) };
  for (const name of carried) {
    const path = join(data, name);
    if (!existsSync(path)) continue;
    const found = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
    const files = found
      ? found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
      : [path];
    for (const file of files.sort())
      yield { name: `folder/${relative(data, file).replaceAll('\\', '/')}`, bytes: await readFile(file) };
  }
}

/** Files on their way into a data folder: beside it first, and in it only when everything else is there. */
export class IncomingFiles {
  /** @param {string} data */
  constructor(data) {
    this.data = data;
    this.aside = join(data, 'run', 'restored');
  }

  /**
   * @param {string} name
   * @param {Buffer} bytes
   */
  async keep(name, bytes) {
    if (name === key) this.#requireKey(bytes.toString('utf8'));
    const known = [key, ...carried].includes(name.split('/')[0] ?? '');
    if (!known || name.split('/').includes('..')) throw new Error(`A backup holds no file named ${name}`);
    await mkdir(dirname(join(this.aside, name)), { recursive: true, mode: 0o700 });
    await writeFile(join(this.aside, name), bytes, { mode: 0o600 });
  }

  async arrive() {
    for (const name of [key, ...carried]) {
      if (!existsSync(join(this.aside, name))) continue;
      await rm(join(this.data, name), { recursive: true, force: true });
      await rename(join(this.aside, name), join(this.data, name));
    }
    await this.drop();
  }

  async drop() {
    await rm(this.aside, { recursive: true, force: true });
  }

  /** @param {string} carriedKey */
  #requireKey(carriedKey) {
    const keys = given(process.env, 'SECRET_KEY');
    if (!keys || listOf(carriedKey).every((one) => listOf(keys).includes(one))) return;
    throw new StartError(
      'SECRET_KEY is another key than the one that the backup was made with: put that one behind it, with a comma between, or unset it and the backup brings its own.',
    );
  }
}
