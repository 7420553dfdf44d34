import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { browserTiming } from '@portal/contracts';
import { beginRequest, browserStepOf, type OpenSpan, type Trace } from '@portal/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Zeros alone are no id, and a version ff is none (W3C Trace Context, §3.2.2). */
const traceparent = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** A request's id: the one that the edge gave it, or else one of its own; 32 hexadecimal digits. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[0-9a-f]{32}$/.test(given) ? given : randomBytes(16).toString('hex');
}

/** What is measured of requests under way. */
const measured = new WeakMap<object, OpenSpan>();

/** Asked by a page's script, as browsers say themselves; what is sent without waiting for an answer is not. */
const isOfPage = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] === 'cors';

/**
 * Begins to measure a request, by the pattern of its address and never by the record or by who asks. Where a page asks, it is a part of what
 * the page's browser measures, and the answer asks the browser for that.
 */
export function begin(request: FastifyRequest, reply: FastifyReply): void {
  const { method } = request;
  const route = request.routeOptions.url ?? 'none';
  const attributes = { 'http.request.method': method, 'http.route': route };
  const begun = begunBy(request);
  const asksBrowser = begun === undefined && isOfPage(request);
  const above = asksBrowser ? `00-${request.id}-${browserStepOf(request.id)}-01` : begun;
  const span = beginRequest({ name: `${method} ${route}`, kind: 'SERVER', attributes }, request.id, above);
  if (!span) return;
  measured.set(request, span);
  if (asksBrowser) void reply.header('server-timing', `${browserTiming};desc="${request.id}"`);
}

/** It was answered with this status. */
export const end = (request: FastifyRequest, status: number) =>
  measured.get(request)?.end(status >= 500 ? String(status) : undefined, { 'http.response.status_code': status });

/**
 * What that is a part of which is asked for a request: the request itself where it is measured; else the trace that the caller has begun, or one
 * that is called as the request is, and nobody behind measures it.
 */
export const traceOf = (request: FastifyRequest): Trace =>
  measured.get(request)?.trace ?? {
    request: request.id,
    traceparent: `${(begunBy(request) ?? `00-${request.id}-${request.id.slice(16)}-00`).slice(0, -2)}00`,
  };

/** What the caller calls its trace, if it is the name of one. */
function begunBy({ headers }: FastifyRequest): string | undefined {
  const begun = headers['traceparent'];
  return typeof begun === 'string' && traceparent.test(begun) ? begun : undefined;
}
