import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { headers } from '@nats-io/transport-node';
import { StartError } from '../../deploy/start-error.mjs';
import { takeBackup } from './take.mjs';

const named = /^portal-(?<moment>[\dTZ-]+)-(?<task>[\da-f]{24})$/;

/**
 * The backups that were asked for within the portal: each lies in a file of its task's name, so that it is known after a restart too
 * and never taken twice.
 */
export class Keeper {
  /** @type {string | null} */
  #running = null;
  /** @type {Record<string, string>} */
  #failed = {};

  /**
   * @param {import('./reach.mjs').Reached} reached
   * @param {{ folder: string, passphrase: string, keep: number }} options `keep` of the newest stay
   */
  constructor(reached, options) {
    this.reached = reached;
    this.options = options;
  }

  /** Answers what the system service asks. */
  async open() {
    await mkdir(this.options.folder, { recursive: true, mode: 0o700 });
    this.#answer('backup.state', () => this.state());
    this.#answer('backup.take', async ({ task }) => {
      const { running, backups } = await this.state();
      if (running === null && !backups.some(({ id }) => id === task)) void this.take(task);
      return {};
    });
  }

  /** @returns {Promise<{ running: string | null, failed: Record<string, string>, backups: { id: string, at: string, bytes: number }[] }>} */
  async state() {
    const { folder } = this.options;
    const files = (await readdir(folder)).filter((file) => named.test(file)).sort();
    const backups = await Promise.all(
      files.toReversed().map(async (file) => {
        const { size, mtime } = await stat(join(folder, file));
        return { id: named.exec(file)?.groups?.task ?? '', at: mtime.toISOString(), bytes: size };
      }),
    );
    return { running: this.#running, failed: this.#failed, backups };
  }

  /** @param {string} task */
  async take(task) {
    const { folder, passphrase } = this.options;
    // To the millisecond: small ones follow each other within a second, and the newest are told by their names.
    const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
    this.#running = task;
    try {
      await takeBackup(this.reached, { file: join(folder, `portal-${moment}-${task}`), passphrase });
      await this.#dropOld();
    } catch (error) {
      console.error(error);
      this.#failed[task] = error instanceof StartError ? error.message : 'The log of the keeper of backups tells why.';
    } finally {
      this.#running = null;
    }
  }

  async #dropOld() {
    const { folder, keep } = this.options;
    const files = (await readdir(folder)).filter((file) => named.test(file)).sort();
    await Promise.all(files.slice(0, -keep).map((file) => rm(join(folder, file))));
  }

  /**
   * @param {string} subject
   * @param {(asked: { task: string }) => Promise<object>} answer
   */
  #answer(subject, answer) {
    this.reached.nats.subscribe(subject, {
      callback: (_, message) => {
        const head = headers();
        const reply = (/** @type {string} */ status, /** @type {object} */ body) => {
          head.set('status', status);
          message.respond(JSON.stringify(body), { headers: head });
        };
        const asked = message.data.length > 0 ? message.json() : {};
        answer(/** @type {{ task: string }} */ (asked)).then(
          (body) => reply('200', body),
          (error) => {
            console.error(error);
            reply('500', {});
          },
        );
      },
    });
  }
}
