import { headers, type MsgHdrs } from '@nats-io/transport-node';
import type { FastifyRequest } from 'fastify';
import { refuse } from '@portal/service-kit';
import { traceOf } from '../observe/request-trace.js';

const visible = (value: string) => /^[\x20-\x7e]{1,4096}$/.test(value);

/** What of a request travels beside its body, as NATS headers. */
export function headersFor(request: FastifyRequest): MsgHdrs {
  const made = headers();
  set(made, 'authorization', request.headers.authorization);
  set(made, 'idempotency-key', request.headers['idempotency-key']);
  set(made, 'if-match', request.headers['if-match']);
  set(made, 'accept-language', request.headers['accept-language']);
  made.set('user-agent', (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 300));
  const trace = traceOf(request);
  made.set('request-id', trace.request);
  made.set('traceparent', trace.traceparent);
  made.set('client-address', request.ip);
  const params = request.params as Record<string, string> | undefined;
  if (params && Object.keys(params).length > 0) made.set('params', new URLSearchParams(params).toString());
  const mark = request.url.indexOf('?');
  if (mark >= 0) set(made, 'query', request.url.slice(mark + 1));
  return made;
}

function set(made: MsgHdrs, name: string, value: string | string[] | undefined) {
  if (!value) return;
  if (typeof value !== 'string' || !visible(value)) throw refuse('UNREADABLE');
  made.set(name, value);
}
