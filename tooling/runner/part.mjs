import { spawn } from 'node:child_process';
import { closeSync, fstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeMebibytes } from './disk.mjs';
import { lastWords, writtenSince } from './last-words.mjs';
import { lastLines, openLog } from './log-file.mjs';
import { send, startedAt } from './processes.mjs';
import { StartError } from '../../deploy/start-error.mjs';

/**
 * What a part of the portal is.
 * @typedef {object} PartSpec
 * @property {string} name
 * @property {number} stage parts of a lower stage start first and stop last
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string | undefined>} [env] besides the runner's own; what is undefined is left out
 * @property {() => Promise<boolean>} ready
 * @property {(log: string) => string | undefined} [meaning] what it wrote before it ended means for who starts it, where that is more than its last words
 * @property {() => Promise<boolean>} [live] whether it still does anything, asked from when it is ready on
 */

const shortestWait = 200;
const longestWait = 15_000;
const steadyAfter = 30_000;
const attemptsAtStart = 4;
/** A part that does not answer this often, one time after another, hangs. */
const silences = 3;
/** MiB without which a part is not started: it would end at its first line. */
const neededRoom = 100;

/** One supervised process: started again with growing pauses when it dies, until it is stopped. */
export class Part {
  /** @type {'stopped' | 'starting' | 'ready' | 'waiting'} */
  state = 'stopped';
  /** How often the process ended without having been asked to. */
  deaths = 0;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #wanted = false;
  #wait = shortestWait / 2;
  #deathsInARow = 0;
  /** Why it ended the last time, as far as it said so. @type {string | undefined} */
  #reason;
  /** @type {AbortController} */
  #pausing = new AbortController();

  /**
   * @param {PartSpec} spec
   * @param {object} surroundings
   * @param {string} surroundings.log
   * @param {(line: string) => void} surroundings.say
   * @param {() => void} surroundings.changed
   * @param {number} [surroundings.lookEvery] milliseconds between two looks at whether it still answers
   * @param {() => Promise<number>} [surroundings.room] MiB that are free where it writes
   */
  constructor(spec, surroundings) {
    this.spec = spec;
    this.name = spec.name;
    this.log = surroundings.log;
    this.surroundings = surroundings;
    this.lookEvery = surroundings.lookEvery ?? 5_000;
    this.room = surroundings.room ?? (() => freeMebibytes(dirname(this.log)));
  }

  /** The process id while it runs. */
  get pid() {
    return this.#child?.pid;
  }

  /** @returns {import('./processes.mjs').Recorded | undefined} */
  get recorded() {
    if (!this.#child?.pid) return undefined;
    return { name: this.name, stage: this.spec.stage, pid: this.#child.pid, started: startedAt(this.#child.pid) };
  }

  /** Starts the process and returns when it is ready. */
  async start({ within = 60_000 } = {}) {
    this.#wanted = true;
    this.#deathsInARow = 0;
    if (!this.#child) this.#launch();
    await this.ready({ within });
  }

  /** Waits until the part is ready, also after it has been killed. */
  async ready({ within = 60_000 } = {}) {
    const deadline = Date.now() + within;
    while (this.state !== 'ready') {
      if (!this.#wanted) throw new StartError(`${this.name} was stopped.`);
      if (this.#deathsInARow >= attemptsAtStart || Date.now() > deadline) {
        if (this.#reason) throw new StartError(`${this.name} does not start: ${this.#reason} (log: ${this.log})`);
        throw new StartError(`${this.name} does not start. The end of ${this.log}:\n${await lastLines(this.log)}`);
      }
      await pause(25);
    }
  }

  /**
   * Ends the process without a warning, as a fault would; it is started again unless it shall stay down.
   * @param {{ signal?: NodeJS.Signals, stayDown?: boolean }} [how]
   */
  async kill({ signal = 'SIGKILL', stayDown = false } = {}) {
    const child = this.#child;
    if (stayDown) this.#wanted = false;
    if (!child?.pid) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    send(child.pid, signal);
    await ended;
  }

  /** Asks the process to finish its work and end; by force when it takes too long. */
  async stop({ within = 12_000 } = {}) {
    this.#wanted = false;
    this.#pausing.abort();
    const child = this.#child;
    if (child?.pid) {
      const { pid } = child;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const force = setTimeout(() => {
        this.surroundings.say(`${this.name} did not stop within ${within / 1000} s and was ended`);
        send(pid, 'SIGKILL');
      }, within);
      send(pid, 'SIGTERM');
      await ended;
      clearTimeout(force);
    }
    this.state = 'stopped';
  }

  /** Stops the process and starts it again. */
  async restart() {
    await this.stop();
    await this.start();
  }

  #launch() {
    const { command, args, env } = this.spec;
    const log = openLog(this.log);
    const from = fstatSync(log).size;
    // A session of its own: Ctrl-C reaches the runner alone, which stops the parts in order.
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    this.#child = child;
    this.state = 'starting';
    const begun = Date.now();
    child.once('error', (error) => {
      if (child.pid) this.surroundings.say(`${this.name}: ${error.message}`);
      else this.#ended(child, begun, 'not runnable', error.message);
    });
    child.once('exit', (code, signal) =>
      this.#ended(child, begun, signal ?? `exit code ${code}`, this.#reasonIn(from, signal)),
    );
    this.surroundings.changed();
    void this.#watch(child);
  }

  /** @param {import('node:child_process').ChildProcess} child */
  async #watch(child) {
    while (this.#child === child) {
      if (await this.spec.ready().catch(() => false)) break;
      await pause(60);
    }
    if (this.#child !== child) return;
    this.state = 'ready';
    if (this.#deathsInARow > 0) this.surroundings.say(`${this.name} is back`);
    this.#deathsInARow = 0;
    this.#reason = undefined;
    this.surroundings.changed();
    void this.#lookAfter(child);
  }

  /**
   * Ends a process that is there but answers no more (it hangs, or was stopped by a signal); it is started again then.
   * @param {import('node:child_process').ChildProcess} child
   */
  async #lookAfter(child) {
    const { live } = this.spec;
    if (!live) return;
    for (let silent = 0; silent < silences;) {
      await pause(this.lookEvery, undefined, { ref: false });
      if (this.#child !== child || !this.#wanted) return;
      silent = (await live().catch(() => false)) ? 0 : silent + 1;
    }
    if (this.#child !== child || !this.#wanted || !child.pid) return;
    this.surroundings.say(`${this.name} does not answer any more; ending it by force`);
    send(child.pid, 'SIGKILL');
  }

  /**
   * Why the process ended that began to write there; whoever was ended by force had no word to say.
   * @param {number} from bytes of the log
   * @param {NodeJS.Signals | null} signal
   */
  #reasonIn(from, signal) {
    if (signal === 'SIGKILL') return undefined;
    const text = writtenSince(this.log, from);
    return this.spec.meaning?.(text) ?? lastWords(text, { byItself: signal === null });
  }

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {number} begun
   * @param {string} how
   * @param {string} [reason]
   */
  #ended(child, begun, how, reason) {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.state = 'stopped';
    this.surroundings.changed();
    if (!this.#wanted) return;
    this.deaths += 1;
    this.#deathsInARow += 1;
    const wasSteady = Date.now() - begun > steadyAfter;
    this.#wait = wasSteady ? shortestWait : Math.min(this.#wait * 2, longestWait);
    // Once, and not with each try that ends as the one before did.
    const why = reason && reason !== this.#reason ? `: ${reason}` : '';
    this.#reason = reason;
    this.surroundings.say(
      `${this.name} ended (${how})${why}; starting it again in ${this.#wait / 1000} s. Log: ${this.log}`,
    );
    void this.#launchLater();
  }

  /** Waits while the disk is full: started now, the part would end again. */
  async #roomIsThere() {
    for (let said = false; ; said = true) {
      const free = await this.room().catch(() => Infinity);
      if (free >= neededRoom) {
        if (said) this.surroundings.say(`There is room again: starting ${this.name}`);
        return;
      }
      if (!said)
        this.surroundings.say(
          `Only ${free} MiB are free in ${dirname(this.log)}: make room, ${this.name} is started again by itself then`,
        );
      await pause(this.lookEvery, undefined, { signal: this.#pausing.signal });
    }
  }

  async #launchLater() {
    this.state = 'waiting';
    this.#pausing = new AbortController();
    const { signal } = this.#pausing;
    const undisturbed = await pause(this.#wait, undefined, { signal })
      .then(() => this.#roomIsThere())
      .then(
        () => true,
        () => false,
      );
    if (!undisturbed || !this.#wanted || this.#child) return;
    try {
      this.#launch();
    } catch (error) {
      // The disk filled up in between, or the log cannot be opened for another reason that may pass.
      this.surroundings.say(`${this.name} cannot be started now: ${/** @type {Error} */ (error).message}`);
      void this.#launchLater();
    }
  }
}
