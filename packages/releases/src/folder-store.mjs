import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StoreFault } from './store-fault.mjs';
import { withinStore } from './within-store.mjs';

/**
 * Where releases lie: objects by key, with two promises. `create` never replaces what is there, so of two writers of one key one is
 * told; `replace` is seen whole or not at all.
 * @typedef {object} ReleaseStore
 * @property {(key: string) => Promise<Buffer | undefined>} read the object, or nothing
 * @property {(key: string, content: Buffer | string) => Promise<boolean>} create false when the key is taken
 * @property {(key: string, content: Buffer | string) => Promise<void>} replace
 * @property {(prefix: string) => Promise<string[]>} list names of what lies directly below, in order
 * @property {(prefix: string) => Promise<void>} remove everything below
 */

/** @param {unknown} error */
const isMissing = (error) => /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';

const full = new Set(['ENOSPC', 'EDQUOT']);

/**
 * What the system says of the folder, in one line with what to do.
 * @param {string} folder
 * @param {'read' | 'written'} use
 * @param {unknown} error
 */
function faultOf(folder, use, error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === undefined) return error;
  const remedy = full.has(code)
    ? 'make room there'
    : 'use an account that may, or name another place (--store, RELEASES)';
  return new StoreFault(`The store of the releases in ${folder} cannot be ${use} (${code}): ${remedy}.`);
}

/**
 * Has the disk keep what was done in a folder: a name that was given, changed or taken. Without it a loss of power may undo it.
 * @param {string} folder
 */
async function settle(folder) {
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/**
 * Makes a folder and has the disk keep each that was not there.
 * @param {string} folder
 */
async function makeFolder(folder) {
  const whole = resolve(folder);
  const first = await mkdir(whole, { recursive: true });
  if (first === undefined) return;
  for (let made = whole; made.length >= first.length; made = dirname(made)) await settle(dirname(made));
}

/**
 * A store in a folder of this machine. What it says is done is on the disk, also after a loss of power.
 * @implements {ReleaseStore}
 */
export class FolderStore {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {string} key */
  async read(key) {
    try {
      return await readFile(this.#within(key));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw faultOf(this.folder, 'read', error);
    }
  }

  /**
   * @param {string} key
   * @param {Buffer | string} content
   */
  async create(key, content) {
    const next = await this.#beside(key, content);
    try {
      await link(next, this.#within(key));
      await settle(dirname(next));
      return true;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw faultOf(this.folder, 'written', error);
      return false;
    } finally {
      await rm(next, { force: true });
    }
  }

  /**
   * @param {string} key
   * @param {Buffer | string} content
   */
  async replace(key, content) {
    const next = await this.#beside(key, content);
    try {
      await rename(next, this.#within(key));
      await settle(dirname(next));
    } catch (error) {
      await rm(next, { force: true });
      throw faultOf(this.folder, 'written', error);
    }
  }

  /** @param {string} prefix */
  async list(prefix) {
    try {
      const names = await readdir(this.#within(prefix));
      return names.filter((name) => !name.endsWith(unfinished)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw faultOf(this.folder, 'read', error);
    }
  }

  /** @param {string} prefix */
  async remove(prefix) {
    try {
      await rm(this.#within(prefix), { recursive: true, force: true });
      await settle(dirname(this.#within(prefix))).catch((error) => {
        if (!isMissing(error)) throw error;
      });
    } catch (error) {
      throw faultOf(this.folder, 'written', error);
    }
  }

  /** @param {string} key */
  #within(key) {
    return join(this.folder, withinStore(key));
  }

  /**
   * @param {string} key
   * @param {Buffer | string} content
   * @returns {Promise<string>} a file of this content that nobody else knows, in the folder of the key
   */
  async #beside(key, content) {
    const file = `${this.#within(key)}.${randomUUID()}${unfinished}`;
    try {
      await makeFolder(dirname(file));
      const written = await open(file, 'wx');
      try {
        await written.writeFile(content);
        await written.sync();
      } finally {
        await written.close();
      }
      return file;
    } catch (error) {
      await rm(file, { force: true }).catch(() => undefined);
      throw faultOf(this.folder, 'written', error);
    }
  }
}

const unfinished = '.unfinished';
