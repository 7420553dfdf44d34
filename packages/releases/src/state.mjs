import { CanaryAudience, Cause } from '@portal/contracts';
import { z } from 'zod';
import { stored } from './stored.mjs';

/** A release that some try beside the live one. Public is the audience only under hashes with this salt. */
const Canary = z.object({ version: z.string(), audience: z.array(CanaryAudience).min(1), salt: z.string() });

const Live = z.object({
  live: z.string(),
  /** What was live before and worked. */
  fallback: z.string().optional(),
  /** Whether a person chose what is live; otherwise the newest build goes live at the start of a portal. */
  pinned: z.boolean(),
  canary: Canary.optional(),
});

/** One change of what is live or on trial, and all that is so after it. Each is a file of its own that is never written again. */
export const Revision = z.object({
  revision: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  /** What `why` says in English, where the portal itself gave the reason; earlier ones have none. */
  cause: Cause.optional(),
  action: z.enum(['promote', 'rollback', 'follow', 'build', 'canary', 'end-canary']),
  remote: z.string(),
  from: z.string().optional(),
  to: z.string(),
  remotes: z.record(z.string(), Live),
  /** The account of who did it, and the key of their request, where it came through the portal. */
  account: z.string().optional(),
  key: z.string().optional(),
});
/** @typedef {z.output<typeof Revision>} Revision */
/** @typedef {z.output<typeof Live>} Live */

const folder = 'state';
const lostChange = 'put it back from a backup, or remove it, and what the change before it made is live again';
const keyOf = (/** @type {number} */ revision) => `${folder}/${String(revision).padStart(8, '0')}.json`;

/** What is live and how it came so, as a chain of revisions in the store: the next one is made once, whoever else tries. */
export class State {
  /** @param {import('./folder-store.mjs').ReleaseStore} store */
  constructor(store) {
    this.store = store;
  }

  /** @returns {Promise<Revision | undefined>} the last revision */
  async last() {
    const name = (await this.store.list(folder)).at(-1);
    return name === undefined ? undefined : this.#read(name);
  }

  /** @returns {Promise<Revision[]>} all revisions, the newest first */
  async history() {
    const names = (await this.store.list(folder)).reverse();
    return (await Promise.all(names.map((name) => this.#read(name)))).filter((each) => each !== undefined);
  }

  /**
   * @param {number} revision
   * @returns {Promise<Revision | undefined>} that one, if it is there
   */
  find(revision) {
    return this.#read(keyOf(revision).slice(folder.length + 1));
  }

  /**
   * @param {number} revision
   * @returns {Promise<Revision[]>} what came after that one, the oldest first
   */
  async after(revision) {
    const names = (await this.store.list(folder)).filter((name) => `${folder}/${name}` > keyOf(revision));
    return (await Promise.all(names.map((name) => this.#read(name)))).filter((each) => each !== undefined);
  }

  /**
   * @param {Revision} next
   * @returns {Promise<boolean>} false when somebody else made this revision first
   */
  add(next) {
    return this.store.create(keyOf(next.revision), `${JSON.stringify(next, undefined, 2)}\n`);
  }

  /** @param {string} name */
  async #read(name) {
    const key = `${folder}/${name}`;
    const content = await this.store.read(key);
    return content && stored(Revision, key, content, lostChange);
  }
}
