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
  server.get('/health/ready', async (_, reply) => reply.code((await parts.isReady()) ? 200 : 503).send({}));
  server.get('/status', (_, reply) => {
    const page = statusPage(parts.health());
    return reply
      .headers({ ...nothingKept, 'content-security-policy': policyFor(page) })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** Only the page's own style and script, by their hashes, and what the script asks for. */
function policyFor(page: string) {
  const hashOf = (element: 'style' | 'script') => {
    const text = page.split(`<${element}>`)[1]?.split(`</${element}>`)[0] ?? '';
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  return `default-src 'none'; style-src ${hashOf('style')}; script-src ${hashOf('script')}; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
}
