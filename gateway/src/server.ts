import { ordinaryBody } from '@portal/contracts';
import { problemOf, refuse } from '@portal/service-kit';
import type { FastifyServerOptions } from 'fastify';
import { config } from './config.js';
import { requestIdOf } from './observe/request-trace.js';
import { meaningOf } from './routes/problem.filter.js';
import { respondProblem } from './routes/respond.js';

/** Limits of the HTTP server; the edge in front has its own. Sizes in bytes, times in milliseconds. */
export const fastifyOptions: FastifyServerOptions = {
  bodyLimit: ordinaryBody,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  trustProxy: config.TRUSTED_EDGE,
  genReqId: requestIdOf,
  forceCloseConnections: 'idle',
  // What still comes while the last connections end is answered as before.
  return503OnClosing: false,
  exposeHeadRoutes: false,
  // Paths that the router cannot read, in the portal's words.
  frameworkErrors: (error, request, reply) => void respondProblem(request, reply, meaningOf(error)),
  // What is not HTTP at all has no request and no reply yet.
  clientErrorHandler: (_, socket) => {
    if (!socket.writable) return;
    const body = JSON.stringify(problemOf(refuse('UNREADABLE')));
    socket.end(
      `HTTP/1.1 400 Bad Request\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  },
  routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
};
