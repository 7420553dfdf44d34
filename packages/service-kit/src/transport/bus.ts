import { headers as natsHeaders, type MsgHdrs, type NatsConnection, nuid } from '@nats-io/transport-node';
import { beginSpan } from '../observe/spans.js';
import { carryOn, traceIn } from '../observe/trace.js';

export interface Answer {
  status: number;
  body: Uint8Array;
  headers?: MsgHdrs;
}

interface Leaving {
  subject: string;
  body: Uint8Array | string;
  headers: MsgHdrs;
  timeout: number;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  /** On the clock of this process, which nobody sets. */
  deadline: number;
}

const nothing = new Uint8Array(0);

/**
 * Request and reply: one inbox, one map and one timer for all requests, where nc.request() makes one of each. An answer is
 * expected at `<inbox>.<who is asked>.…`, where nobody but the one who is asked may publish.
 */
export class Bus {
  private readonly waiting = new Map<string, Waiting>();
  private readonly id = nuid.next();
  private readonly timer: NodeJS.Timeout;
  private next = 0;
  private leaving: Leaving[] = [];

  constructor(
    private readonly connection: NatsConnection,
    private readonly inbox = '_INBOX',
  ) {
    connection.subscribe(`${inbox}.*.${this.id}.*`, {
      callback: (_, message) =>
        this.settle(message.subject, {
          status: statusOf(message.headers),
          body: message.data,
          headers: message.headers,
        }),
    });
    this.timer = setInterval(() => this.expire(performance.now()), 250).unref();
  }

  /** 503 when nobody serves the subject or the connection is away, 504 when nobody answered in time (milliseconds). */
  request(
    subject: string,
    body: Uint8Array | string,
    headers: MsgHdrs = natsHeaders(),
    timeout = 5_000,
  ): Promise<Answer> {
    const span = beginSpan({ name: subject, kind: 'CLIENT' }, traceIn(carryOn(headers)));
    if (span) headers.set('traceparent', span.trace.traceparent);
    return new Promise<Answer>((resolve, reject) => {
      const answered = (answer: Answer) => {
        span?.end(answer.status >= 500 ? String(answer.status) : undefined);
        resolve(answer);
      };
      const unsent = (error: Error) => {
        span?.end('not sent');
        reject(error);
      };
      this.leaving.push({ subject, body, headers, timeout, resolve: answered, reject: unsent });
      if (this.leaving.length === 1) setImmediate(() => this.send());
    });
  }

  // What is asked at one moment leaves as one write to the socket.
  private send() {
    const leaving = this.leaving;
    this.leaving = [];
    const now = performance.now();
    if (this.connection.isClosed()) {
      for (const { resolve } of leaving) resolve({ status: 503, body: nothing });
      return;
    }
    for (const { subject, body, headers, timeout, resolve, reject } of leaving) {
      const reply = this.replyTo(subject);
      this.waiting.set(reply, { resolve, deadline: now + timeout });
      try {
        this.connection.publish(subject, body, { reply, headers });
      } catch (error) {
        // Nothing was sent, so nobody will answer.
        this.waiting.delete(reply);
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  /** Answers in parts, for files: the first carries the head, the last an empty body. */
  async *stream(subject: string, body: Uint8Array | string, headers: MsgHdrs, timeout: number): AsyncGenerator<Answer> {
    const inbox = this.replyTo(subject, nuid.next());
    const subscription = this.connection.subscribe(inbox);
    const timer = setTimeout(() => subscription.unsubscribe(), timeout);
    this.connection.publish(subject, body, { reply: inbox, headers: carryOn(headers) });
    try {
      for await (const message of subscription) {
        timer.refresh();
        yield { status: statusOf(message.headers), body: message.data, headers: message.headers };
        if (message.headers?.get('more') !== '1') return;
      }
      yield { status: 504, body: nothing };
    } finally {
      clearTimeout(timer);
      subscription.unsubscribe();
    }
  }

  close() {
    clearInterval(this.timer);
  }

  private replyTo(subject: string, id = this.id) {
    const asked = subject.slice(0, subject.indexOf('.'));
    return `${this.inbox}.${asked}.${id}.${(this.next++).toString(36)}`;
  }

  private settle(reply: string, answer: Answer) {
    this.waiting.get(reply)?.resolve(answer);
    this.waiting.delete(reply);
  }

  private expire(now: number) {
    for (const [reply, { deadline }] of this.waiting)
      if (deadline <= now) this.settle(reply, { status: 504, body: nothing });
  }
}

const statusOf = (headers?: MsgHdrs) => (headers?.code === 503 ? 503 : Number(headers?.get('status') || 200));
