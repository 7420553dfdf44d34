import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { refuse } from '../domain-error.js';
import { Download } from '../transport/call.js';

const mostWaiting = 16;
const partSize = 256 * 1024;
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

  /** A document to save under a name. */
  protected async document(name: string, template: URL, data: object): Promise<Download> {
    const pdf = await this.pdf(template, data);
    return new Download(name, 'application/pdf', parts(pdf), pdf.byteLength);
  }

  private async pdf(template: URL, data: object): Promise<Uint8Array> {
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

// A message of NATS holds at most 1 MB.
async function* parts(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += partSize) yield Promise.resolve(bytes.subarray(at, at + partSize));
}
