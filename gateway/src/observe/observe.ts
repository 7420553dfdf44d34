import { log, metrics, requestSeconds, toldOf } from '@portal/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { begin, end, traceOf } from './request-trace.js';

/** Streams live as long as their reader: how long says nothing. */
const isStream = (request: FastifyRequest) => request.routeOptions.url === '/api/events';
const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'none';
/** Asked every few seconds by monitors, which would bury everything else. */
const isOfMonitors = (route: string) => /^\/(health|metrics)/.test(route);

/**
 * Counts every answer, writes one line for each (what was asked as a pattern, never who asked or for which record), and answers
 * `/metrics`, which the edge passes on to nobody.
 */
export function observe(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (!isStream(request) && !isOfMonitors(routeOf(request))) begin(request);
  });
  server.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    if (isStream(request)) return;
    const route = routeOf(request);
    const seconds = reply.elapsedTime / 1_000;
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    if (isOfMonitors(route)) return;
    const ms = Math.round(reply.elapsedTime);
    end(request, reply.statusCode);
    log.info({ ...toldOf(traceOf(request)), method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
  server.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
}
