import { isOneOf } from '@portal/contracts';
import { codeOf } from '../error-code.js';
import { connect, type NetConnectOpts } from 'node:net';
import { Readable } from 'node:stream';
import type { BaseConfig } from '../config.js';

/** What the scanner says of a file: nothing found, what was found, or why it could not read it. */
export type Verdict = { clean: true } | { clean: false; threat: string } | { unreadable: string };

type Parts = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** A command, then the parts each with its length before it, then a length of nought (clamd(8), INSTREAM). */
async function* framed(parts: Parts) {
  yield Buffer.from('zINSTREAM\0');
  for await (const part of parts) {
    if (part.length === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    yield length;
    yield part;
  }
  yield Buffer.alloc(4);
}

/** Where a file is too large for it, clamd hangs up while the rest is on its way, and its answer can get lost with that. */
const hungUp = (error: unknown) => isOneOf(['EPIPE', 'ECONNRESET'], codeOf(error));

/** ClamAV's daemon, asked over TCP or its socket; each question is a connection of its own. */
export class Clamd {
  constructor(private readonly address: NetConnectOpts) {}

  /** Throws where the scanner is away or broke off; such a file has been looked at by nobody. */
  async scan(parts: Parts, timeout = 60_000): Promise<Verdict> {
    const answer = await this.ask(Readable.from(framed(parts)), timeout).catch(async (error: unknown) => {
      if (hungUp(error) && (await this.answers())) return 'hung up before the end of the file';
      throw error;
    });
    const [, threat] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (threat) return { clean: false, threat };
    return answer === 'stream: OK' ? { clean: true } : { unreadable: answer };
  }

  async answers(): Promise<boolean> {
    return this.ask(Readable.from([Buffer.from('zPING\0')]), 3_000).then(
      (answer) => answer === 'PONG',
      () => false,
    );
  }

  private ask(question: Readable, timeout: number) {
    return new Promise<string>((resolve, reject) => {
      const socket = connect(this.address).setEncoding('utf8');
      const tooLong = setTimeout(() => socket.destroy(new Error('The virus scanner takes too long')), timeout);
      let answer = '';
      let fault = new Error('The virus scanner ended without an answer');
      socket.on('data', (text: string) => (answer += text));
      socket.on('error', (error) => (fault = error));
      question.on('error', (error) => socket.destroy(error));
      socket.once('connect', () => question.pipe(socket, { end: false }));
      socket.once('close', () => {
        clearTimeout(tooLong);
        question.destroy();
        if (answer.endsWith('\0')) resolve(answer.slice(0, -1));
        else reject(fault);
      });
    });
  }
}

/** The scanner of this configuration, if there is one. */
export function clamdOf({ CLAMD_HOST, CLAMD_PORT, CLAMD_SOCKET }: BaseConfig): Clamd | undefined {
  if (CLAMD_SOCKET) return new Clamd({ path: CLAMD_SOCKET });
  return CLAMD_HOST ? new Clamd({ host: CLAMD_HOST, port: CLAMD_PORT }) : undefined;
}
