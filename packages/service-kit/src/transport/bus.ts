import { createInbox, headers as natsHeaders, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';

export interface Answer {
  status: number;
  body: Uint8Array;
  headers?: MsgHdrs;
}

interface Leaving {
  subject: string;
  body: Uint8Array | string;
  headers: MsgHdrs;
  patience: number;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  deadline: number;
}

const nothing = new Uint8Array(0);

/** Request and reply: one inbox, one map and one timer for all requests, where nc.request() makes one of each. */
export class Bus {
  private readonly waiting = new Map<string, Waiting>();
  private readonly inbox = `${createInbox()}.`;
  private readonly timer: NodeJS.Timeout;
  private next = 0;
  private leaving: Leaving[] = [];

  constructor(private readonly connection: NatsConnection) {
    connection.subscribe(`${this.inbox}*`, {
      callback: (_, message) =>
        this.settle(message.subject.slice(this.inbox.length), {
          status: statusOf(message.headers),
          body: message.data,
          headers: message.headers,
        }),
    });
    this.timer = setInterval(() => this.expire(Date.now()), 250).unref();
  }

  /** 503 when nobody serves the subject or the connection is away, 504 when nobody answered in time (milliseconds). */
  request(
    subject: string,
    body: Uint8Array | string,
    headers: MsgHdrs = natsHeaders(),
    patience = 5_000,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.leaving.push({ subject, body, headers, patience, resolve, reject });
      if (this.leaving.length === 1) setImmediate(() => this.send());
    });
  }

  // What is asked at one moment leaves as one write to the socket.
  private send() {
    const leaving = this.leaving;
    this.leaving = [];
    const now = Date.now();
    if (this.connection.isClosed()) {
      for (const { resolve } of leaving) resolve({ status: 503, body: nothing });
      return;
    }
    for (const { subject, body, headers, patience, resolve, reject } of leaving) {
      const token = (this.next++).toString(36);
      this.waiting.set(token, { resolve, deadline: now + patience });
      try {
        this.connection.publish(subject, body, { reply: this.inbox + token, headers });
      } catch (error) {
        // Nothing was sent, so nobody will answer.
        this.waiting.delete(token);
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  /** Answers in parts, for files: the first carries the head, the last an empty body. */
  async *stream(
    subject: string,
    body: Uint8Array | string,
    headers: MsgHdrs,
    patience: number,
  ): AsyncGenerator<Answer> {
    const inbox = createInbox();
    const subscription = this.connection.subscribe(inbox);
    const timer = setTimeout(() => subscription.unsubscribe(), patience);
    this.connection.publish(subject, body, { reply: inbox, headers });
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

  private settle(token: string, answer: Answer) {
    this.waiting.get(token)?.resolve(answer);
    this.waiting.delete(token);
  }

  private expire(now: number) {
    for (const [token, { deadline }] of this.waiting)
      if (deadline <= now) this.settle(token, { status: 504, body: nothing });
  }
}

const statusOf = (headers?: MsgHdrs) => (headers?.code === 503 ? 503 : Number(headers?.get('status') || 200));
