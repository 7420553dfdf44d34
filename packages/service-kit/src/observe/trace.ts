import { AsyncLocalStorage } from 'node:async_hooks';
import type { MsgHdrs } from '@nats-io/transport-node';
import type { PortalEvent } from '@portal/contracts';

/** Which request code works for, as it travels beside it. */
export type Trace = NonNullable<PortalEvent['trace']>;

const current = new AsyncLocalStorage<Trace | undefined>();

/** The request that is being worked for, if it is one. */
export const currentTrace = () => current.getStore();

/** Runs what is done for a request; or for none, whoever had it begun. */
export const inTrace = <T>(trace: Trace | undefined, work: () => T): T => current.run(trace, work);

/** The request that a message names, if it names one. */
export function traceIn(headers: MsgHdrs | undefined): Trace | undefined {
  const request = headers?.get('request-id');
  return request ? { request, traceparent: headers?.get('traceparent') ?? '' } : undefined;
}

/** What a line of the log tells of a request. */
export const toldOf = ({ request, traceparent }: Trace) => ({ request, trace: traceparent.split('-')[1] });

/** The same of the request that is being worked for, if it is one. */
export function toldOfCurrent() {
  const trace = currentTrace();
  return trace ? toldOf(trace) : {};
}

/** Writes the request that is being worked for beside what is asked for it; what names one already stays. */
export function carryOn(headers: MsgHdrs): MsgHdrs {
  const trace = currentTrace();
  if (!trace || headers.has('request-id')) return headers;
  headers.set('request-id', trace.request);
  headers.set('traceparent', trace.traceparent);
  return headers;
}
