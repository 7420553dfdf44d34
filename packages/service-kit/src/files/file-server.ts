import { filePurposes, fileRules, isOneOf } from '@portal/contracts';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { headers } from '@nats-io/transport-node';
import { DomainError, invalid, refuse } from '../domain-error.js';
import { log } from '../log.js';
import { spanned } from '../observe/spans.js';
import { inTrace, traceIn } from '../observe/trace.js';
import { problemOf } from '../problem.js';
import { assertSetUp } from '../trust/set-up.js';
import type { Verifier } from '../trust/verifier.js';
import type { Strangers } from '../trust/strangers.js';
import { chunkSize, type Files, nobody } from './files.js';

const mostChunks = 64;

/** Takes uploads from the gateway in chunks (`<service>.file.chunk`, then `<service>.file.finish` or `.drop`); any instance may take any chunk. */
export class FileServer {
  private readonly subscriptions: Subscription[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly files: Files,
    private readonly verifier: Verifier,
    private readonly service: string,
    /** Anybody may bring a file (registration forms), within these caps. */
    private readonly strangers?: Strangers,
  ) {}

  listen(connection: NatsConnection) {
    this.on(connection, `${this.service}.file.chunk`, async (message) => {
      const uploader = await this.uploaderOf(message);
      const n = Number(message.headers?.get('n'));
      if (!Number.isInteger(n) || n < 0 || n >= mostChunks || message.data.length > chunkSize)
        throw refuse('TOO_LARGE');
      if (uploader === nobody) await this.strangers?.bring(n, message.headers?.get('client-address') ?? '');
      await this.files.keep(uploadIdOf(message), n, message.data);
      return {};
    });
    this.on(connection, `${this.service}.file.finish`, async (message) => {
      const uploader = await this.uploaderOf(message);
      const purpose = message.headers?.get('purpose');
      if (!isOneOf(filePurposes, purpose)) throw invalid({ purpose: 'Please choose one of the list' });
      return this.files.finish(uploadIdOf(message), nameOf(message), fileRules[purpose], uploader);
    });
    this.on(connection, `${this.service}.file.drop`, async (message) => {
      await this.uploaderOf(message);
      await this.files.drop(uploadIdOf(message));
      return {};
    });
  }

  async stop() {
    await Promise.all(this.subscriptions.map((subscription) => subscription.drain()));
    await Promise.all(this.running);
  }

  private on(connection: NatsConnection, subject: string, handle: (message: Msg) => Promise<unknown>) {
    const callback = (_: Error | null, message: Msg) => {
      const answered = inTrace(traceIn(message.headers), () =>
        spanned({ name: subject, kind: 'SERVER' }, () => this.answer(message, handle)),
      );
      const work = answered.finally(() => this.running.delete(work));
      this.running.add(work);
    };
    this.subscriptions.push(connection.subscribe(subject, { queue: this.service, callback }));
  }

  private async answer(message: Msg, handle: (message: Msg) => Promise<unknown>) {
    const reply = headers();
    try {
      const body = await handle(message);
      reply.set('status', '200');
      message.respond(JSON.stringify(body), { headers: reply });
    } catch (error) {
      if (!(error instanceof DomainError)) log.error({ subject: message.subject, error: String(error) }, 'fault');
      const problem = problemOf(error, message.headers?.get('request-id'));
      reply.set('status', String(problem.status));
      if (problem.retryAfter) reply.set('retry-after', String(problem.retryAfter));
      message.respond(JSON.stringify(problem), { headers: reply });
    }
  }

  private async uploaderOf(message: Msg): Promise<string> {
    const token = message.headers?.get('authorization');
    if (this.strangers && !token) return nobody;
    const actor = await this.verifier.actorOf(token);
    assertSetUp(actor);
    return actor.id;
  }
}

function nameOf(message: Msg) {
  try {
    return decodeURIComponent(message.headers?.get('name') ?? '');
  } catch {
    throw refuse('UNREADABLE');
  }
}

function uploadIdOf(message: Msg) {
  const id = message.headers?.get('upload') ?? '';
  if (!/^[A-Za-z0-9_-]{22,64}$/.test(id)) throw refuse('UNREADABLE');
  return id;
}
