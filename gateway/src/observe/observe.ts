import { log, metrics, requestSeconds, toldOf } from '@portal/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { begin, end, traceOf } from './request-trace.js';

/** Streams live as long as their reader: how long says nothing. */
const isStream = (request: FastifyRequest) => request.routeOptions.url === '/api/events';
const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'none';
/** Asked every few seconds by monitors, which would bury everything else. */
const isOfMonitors = (route: string) => /^\/(health|metrics)/.test(route);

/** The status, in no answer, of who did not wait for one. */
const left = 499;

function tell(request: FastifyRequest, status: number, milliseconds: number) {
  const route = routeOf(request);
  requestSeconds.observe({ method: request.method, route, status }, milliseconds / 1_000);
  if (isOfMonitors(route)) return;
  end(request, status);
  const ms = Math.round(milliseconds);
  log.info({ ...toldOf(traceOf(request)), method: request.method, route, status, ms }, 'answered');
}

/**
 * Counts every answer, writes one line for each (what was asked as a pattern, never who asked or for which record), and answers
 * `/metrics`, which the edge passes on to nobody.
 */
export function observe(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (isStream(request)) return;
    if (!isOfMonitors(routeOf(request))) begin(request, reply);
    // Who went away meanwhile is told of too: what they asked for was done.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) tell(request, left, reply.elapsedTime);
    });
  });
  server.addHook('onResponse', async (request, reply) => {
    if (!isStream(request)) tell(request, reply.statusCode, reply.elapsedTime);
  });
  server.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
}
