import { AsyncLocalStorage } from 'node:async_hooks';
import type { MsgHdrs } from '@nats-io/transport-node';

/** Which request code works for, as it travels beside it. */
export interface Trace {
  /** The request's id at the gateway: 32 hexadecimal digits. */
  request: string;
  /** What it is a part of: W3C Trace Context, `00-<trace>-<parent>-<flags>`. */
  traceparent: string;
}

const current = new AsyncLocalStorage<Trace>();

/** Runs what is done for a message within the request that it names; a message that names none runs as it is. */
export function forRequestOf<T>(headers: MsgHdrs | undefined, work: () => T): T {
  const request = headers?.get('request-id');
  return request ? current.run({ request, traceparent: headers?.get('traceparent') ?? '' }, work) : work();
}

/** What a line of the log tells of a request. */
export const toldOf = ({ request, traceparent }: Trace) => ({ request, trace: traceparent.split('-')[1] });

/** The same of the request that is being worked for, if it is one. */
export function toldOfCurrent() {
  const trace = current.getStore();
  return trace ? toldOf(trace) : {};
}

/** Writes the request that is being worked for beside what is asked for it; what names one already stays. */
export function carryOn(headers: MsgHdrs): MsgHdrs {
  const trace = current.getStore();
  if (!trace || headers.has('request-id')) return headers;
  headers.set('request-id', trace.request);
  headers.set('traceparent', trace.traceparent);
  return headers;
}
