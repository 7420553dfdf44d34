import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Trace } from '@portal/service-kit';

/** Zeros alone are no id, and a version ff is none (W3C Trace Context, §3.2.2). */
const traceparent = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** A request's id: the one that the edge gave it, or else one of its own; 32 hexadecimal digits. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[0-9a-f]{32}$/.test(given) ? given : randomBytes(16).toString('hex');
}

/** The trace that the caller has begun, or else one that begins with the request and is called as it is. */
export function traceOf({ id, headers }: { id: string; headers: IncomingHttpHeaders }): Trace {
  const begun = headers['traceparent'];
  const own = `00-${id}-${id.slice(16)}-00`;
  return { request: id, traceparent: typeof begun === 'string' && traceparent.test(begun) ? begun : own };
}
