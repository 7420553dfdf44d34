import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { refuse } from '../domain-error.js';

const mostWaiting = 16;
/** So long (milliseconds) a thread without work is kept. */
const idle = 30_000;
/** Nice, from 0 to 19: reads come first. */
const giveWay = 10;

const thread = () =>
  new Piscina({
    filename: new URL('../../workers/typesetting.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: mostWaiting,
    idleTimeout: idle,
    niceIncrement: giveWay,
  });

/** Sets documents as PDF from a template of Typst and data, one after another in a thread that gives way; a bounded number waits: 503 beyond. */
export class Typesetter implements OnModuleDestroy {
  // Made on first use: most processes never set a document.
  private pool?: Piscina;

  async pdf(template: URL, data: object): Promise<Uint8Array> {
    const path = fileURLToPath(template);
    const task = { folder: dirname(path), template: await readFile(path, 'utf8'), data: JSON.stringify(data) };
    const pool = (this.pool ??= thread());
    // At the very moment of the run: many who ask at once would all find the queue short before it.
    if (pool.queueSize >= mostWaiting) throw refuse('AWAY', { retryAfter: 2 });
    return pool.run(task, { name: 'pdf' }) as Promise<Uint8Array>;
  }

  async onModuleDestroy() {
    await this.pool?.destroy();
  }
}
