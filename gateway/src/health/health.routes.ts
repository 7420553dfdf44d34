import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { EndpointMonitor } from './endpoint-monitor.js';
import type { PartMonitor } from './part-monitor.js';
import { statusPage } from './status-page.js';

interface Monitors {
  parts: PartMonitor;
  endpoints: EndpointMonitor;
}

const both = ['GET', 'HEAD'] as const;

/** Health without sign-in and without internals, for monitors, operators and the status page of the portal. */
export function healthRoutes(server: FastifyInstance, { parts, endpoints }: Monitors) {
  const nothingKept = { 'cache-control': 'no-store' };
  server.route({
    method: [...both],
    url: '/api/health',
    handler: (_, reply) => reply.headers(nothingKept).send(parts.health()),
  });
  server.route({
    method: [...both],
    url: '/api/health/endpoints',
    handler: (_, reply) => reply.headers(nothingKept).send({ items: endpoints.items() }),
  });
  server.get('/health/live', () => ({ status: 'up' }));
  server.get('/health/ready', (_, reply) => reply.code(parts.isUp('identity') ? 200 : 503).send({}));
  server.get('/status', (_, reply) => {
    const page = statusPage(parts.health());
    return reply
      .headers({ ...nothingKept, 'content-security-policy': policyFor(page) })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** Only the page's own style, by its hash. */
function policyFor(page: string) {
  const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
}
