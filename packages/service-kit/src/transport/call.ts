import type { Actor, BodyOf, Language, Operation, ParamsOf, QueryOf } from '@portal/contracts';
import type { Msg } from '@nats-io/transport-node';

/** A message as it came in; guards add the actor to it. */
export interface Incoming {
  message: Msg;
  actor?: Actor;
}

/** What a handler gets: parsed by the contract, asked by a verified actor. */
export interface Call<O extends Operation = Operation> {
  /** Undefined only where the operation is public and nobody is signed in. */
  actor: O['needs'] extends 'public' ? Actor | undefined : Actor;
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  /** Idempotency-Key, if the caller sent one. */
  key?: string;
  /** Hash of the body, kept with the key. */
  bodyHash?: string;
  /** Version that `If-Match` asks for. */
  ifMatch?: number;
  /** The access token, to ask other services in the same name. */
  token?: string;
  /** Address of the caller as the edge saw it. */
  address: string;
  /** What the browser keeps to be known again; only identity is told. */
  device?: string;
  /** What the caller has saved, or else what the browser asks for. */
  language: Language;
  /** What the caller's browser calls itself (User-Agent). */
  agent: string;
}

/** A stored file or a made text; sent in parts. */
export class Download {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly parts: AsyncIterable<Uint8Array>,
    readonly size?: number,
  ) {}
}

/** A reply with more than a body: cookies and the like, as headers the gateway knows. */
export class Reply<T> {
  constructor(
    readonly body: T,
    readonly headers: Record<string, string>,
  ) {}
}
