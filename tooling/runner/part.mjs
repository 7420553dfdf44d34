import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeMebibytes } from './disk.mjs';
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
 */

const shortestWait = 200;
const longestWait = 15_000;
const steadyAfter = 30_000;
const attemptsAtStart = 4;

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
  /** @type {AbortController} */
  #pausing = new AbortController();

  /**
   * @param {PartSpec} spec
   * @param {{ log: string, say: (line: string) => void, changed: () => void }} surroundings
   */
  constructor(spec, surroundings) {
    this.spec = spec;
    this.name = spec.name;
    this.log = surroundings.log;
    this.surroundings = surroundings;
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
      this.surroundings.say(`${this.name} cannot be run: ${error.message}`);
      if (!child.pid) this.#ended(child, begun, 'not runnable');
    });
    child.once('exit', (code, signal) => this.#ended(child, begun, signal ?? `exit code ${code}`));
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
    this.surroundings.changed();
  }

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {number} begun
   * @param {string} why
   */
  #ended(child, begun, why) {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.state = 'stopped';
    this.surroundings.changed();
    if (!this.#wanted) return;
    this.deaths += 1;
    this.#deathsInARow += 1;
    const wasSteady = Date.now() - begun > steadyAfter;
    this.#wait = wasSteady ? shortestWait : Math.min(this.#wait * 2, longestWait);
    this.surroundings.say(`${this.name} ended (${why}); starting it again in ${this.#wait / 1000} s. Log: ${this.log}`);
    void this.#sayWhenDiskIsFull();
    void this.#launchLater();
  }

  async #sayWhenDiskIsFull() {
    const folder = dirname(this.log);
    const free = await freeMebibytes(folder).catch(() => Infinity);
    if (free < 100)
      this.surroundings.say(`Only ${free} MiB are free in ${folder}: make room, ${this.name} goes on by itself then`);
  }

  async #launchLater() {
    this.state = 'waiting';
    this.#pausing = new AbortController();
    const undisturbed = await pause(this.#wait, true, { signal: this.#pausing.signal }).catch(() => false);
    if (undisturbed && this.#wanted && !this.#child) this.#launch();
  }
}
