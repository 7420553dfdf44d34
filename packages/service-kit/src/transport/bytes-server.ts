import { type CustomTransportStrategy, NatsContext, Server } from '@nestjs/microservices';
import { headers, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { isObservable, lastValueFrom } from 'rxjs';
import { log } from '../log.js';
import { operationSeconds } from '../observe/metrics.js';
import { spanned } from '../observe/spans.js';
import { inTrace, traceIn } from '../observe/trace.js';
import { problemOf } from '../problem.js';
import { Download, type Incoming } from './call.js';

/** What leaves: the HTTP status and the body as the gateway will pass it on. */
export interface Answer {
  status: number;
  body: string | Download;
  headers?: Record<string, string>;
}

type Handler = (incoming: Incoming, context: NatsContext) => Promise<unknown>;

const partSize = 256 * 1024;

/** A Nest transport that carries bytes: no envelope, status in a header. Guards, pipes, interceptors and filters run as usual. */
export class BytesServer extends Server implements CustomTransportStrategy {
  private readonly subscriptions: Subscription[] = [];
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly connection: NatsConnection,
    private readonly queue: string,
  ) {
    super();
  }

  listen(done: (error?: unknown) => void) {
    for (const [subject, handler] of this.messageHandlers) {
      const callback = (_: Error | null, message: Msg) => this.take(message, handler);
      this.subscriptions.push(this.connection.subscribe(subject, { queue: this.queue, callback }));
    }
    // Until the server has heard of them, who asks is told that nobody is there.
    this.connection.flush().then(() => done(), done);
  }

  /** Stops taking messages and finishes those in work. */
  async close() {
    await Promise.all(this.subscriptions.map((subscription) => subscription.drain()));
    await Promise.all(this.running);
  }

  override on() {}

  override unwrap<T>() {
    return this.connection as T;
  }

  private take(message: Msg, handler: Handler) {
    const answered = inTrace(traceIn(message.headers), () =>
      spanned({ name: message.subject, kind: 'SERVER' }, () => this.answer(message, handler), faultOf),
    );
    const work = answered.finally(() => this.running.delete(work));
    this.running.add(work);
  }

  /** The status that it answered with. */
  private async answer(message: Msg, handler: Handler): Promise<number> {
    const end = operationSeconds.startTimer({ operation: message.subject });
    try {
      const result = await handler({ message }, new NatsContext([message.subject, message.headers]));
      const answer = (isObservable(result) ? await lastValueFrom(result) : result) as Answer;
      if (answer.body instanceof Download) await this.sendParts(message, answer.body);
      else message.respond(answer.body, { headers: headersOf(answer.status, answer.headers) });
      end({ status: answer.status });
      return answer.status;
    } catch (error) {
      log.error({ subject: message.subject, error: String(error) }, 'answer failed');
      const problem = problemOf(error);
      message.respond(JSON.stringify(problem), { headers: headersOf(problem.status) });
      end({ status: problem.status });
      return problem.status;
    }
  }

  private async sendParts(message: Msg, { name, type, parts, size }: Download) {
    const head = {
      more: '1',
      'file-name': encodeURIComponent(name),
      'file-type': type,
      ...(size === undefined ? {} : { 'file-size': String(size) }),
    };
    message.respond(new Uint8Array(0), { headers: headersOf(200, head) });
    for await (const part of parts) {
      for (let at = 0; at < part.length; at += partSize) {
        message.respond(part.subarray(at, at + partSize), { headers: headersOf(200, { more: '1' }) });
      }
      await this.connection.flush();
    }
    message.respond(new Uint8Array(0), { headers: headersOf(200) });
  }
}

/** What a refusal is no fault of ours. */
const faultOf = (status: number) => (status >= 500 ? String(status) : undefined);

function headersOf(status: number, more: Record<string, string> = {}) {
  const made = headers();
  made.set('status', String(status));
  for (const [name, value] of Object.entries(more)) made.set(name, value);
  return made;
}
