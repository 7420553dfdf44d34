import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
      throw error;
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
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      return false;
    } finally {
      await rm(next);
    }
  }

  /**
   * @param {string} key
   * @param {Buffer | string} content
   */
  async replace(key, content) {
    await rename(await this.#beside(key, content), this.#within(key));
  }

  /** @param {string} prefix */
  async list(prefix) {
    try {
      const names = await readdir(this.#within(prefix));
      return names.filter((name) => !name.endsWith(unfinished)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** @param {string} prefix */
  remove(prefix) {
    return rm(this.#within(prefix), { recursive: true, force: true });
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
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    return file;
  }
}

const unfinished = '.unfinished';
