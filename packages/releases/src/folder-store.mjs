import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
 * A store in a folder of this machine.
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
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
      return file;
    } catch (error) {
      await rm(file, { force: true }).catch(() => undefined);
      throw faultOf(this.folder, 'written', error);
    }
  }
}

const unfinished = '.unfinished';
