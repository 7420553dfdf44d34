// The server that the store on S3 is tried with: built into .runtime/s3 by `node packages/releases/src/s3-server-for-tests.mjs`, where the
// machine has Go; one on the PATH is taken first. It takes some minutes, so that `npm test` does not do it by itself.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../.runtime/s3', import.meta.url));
const version = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0';

/** @param {string} name */
const find = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), folder]
    .map((each) => join(each, name))
    .find((file) => existsSync(file));

/** Whether the server is here; says so in one line where it is not. */
export function hasS3Server() {
  if (find('versitygw')) return true;
  console.warn('versitygw is not here (node packages/releases/src/s3-server-for-tests.mjs): no store in S3 was tried');
  return false;
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Whom the server lets in. */
export const s3Keys = { AWS_ACCESS_KEY_ID: 'portal', AWS_SECRET_ACCESS_KEY: 'secret-of-the-tests' };

/** A server of S3 on this machine, whose buckets are the folders of a folder. */
export class S3Server {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;

  /** @type {number | undefined} */
  port;
  endpoint = '';

  /** @param {string} data */
  constructor(data) {
    this.data = data;
  }

  /** Starts it, at the same address each time. */
  async start() {
    mkdirSync(join(this.data, 'portal'), { recursive: true });
    this.port ??= await freePort();
    this.endpoint = `http://127.0.0.1:${this.port}`;
    const { AWS_ACCESS_KEY_ID: access, AWS_SECRET_ACCESS_KEY: secret } = s3Keys;
    const words = ['--port', `127.0.0.1:${this.port}`, '--access', access, '--secret', secret, '--quiet'];
    this.#process = spawn(find('versitygw') ?? '', [...words, 'posix', this.data], { stdio: 'ignore' });
    while (!(await fetch(this.endpoint).catch(() => undefined))) {
      if (this.#process.exitCode !== null) throw new Error(`versitygw ended with ${this.#process.exitCode}`);
      await wait(20);
    }
  }

  /** @param {string} prefix */
  addressOf(prefix) {
    return `s3://portal/${prefix}?endpoint=${this.endpoint}`;
  }

  async stop() {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const env = { ...process.env, GOBIN: folder, GOFLAGS: '-buildvcs=false' };
  process.exitCode = find('versitygw')
    ? 0
    : (spawnSync('go', ['install', version], { stdio: 'inherit', env }).status ?? 1);
}
