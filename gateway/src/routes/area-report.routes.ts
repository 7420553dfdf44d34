import { type Area, AreaReport } from '@portal/contracts';
import { areaLoads, log } from '@portal/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits/limits.js';
import { meaningOf } from './problem.filter.js';
import { respondProblem } from './respond.js';

/** Releases that the registry names now; what anybody else makes up is counted as one. */
function versionOf({ area, version }: AreaReport, areas: readonly Area[]) {
  const known = areas.find(({ name }) => name === area);
  if (!known) return undefined;
  return [known.version, known.fallback?.version, known.canary?.version].includes(version) ? version : 'earlier';
}

/** How an area opened in a browser: counted for operators, who see a bad release before they are called. */
export function areaReportRoutes(
  server: FastifyInstance,
  limits: Limits,
  nats: NatsConnection,
  areas: () => readonly Area[],
) {
  server.post('/api/area-reports', { bodyLimit: 1024 }, async (request, reply) => {
    try {
      await limits.count('general', { address: request.ip });
      const report = AreaReport.safeParse(JSON.parse(String(request.body)));
      const version = report.success ? versionOf(report.data, areas()) : undefined;
      if (report.success && version !== undefined) {
        const { area, outcome, milliseconds } = report.data;
        areaLoads.observe({ area, version, outcome }, milliseconds / 1_000);
        // The system's service counts what all gateways heard; an opening that it misses is one of many.
        nats.publish('portal.area-opened', JSON.stringify({ ...report.data, version }));
        if (outcome !== 'opened') log.warn({ area, version, outcome }, 'an area did not open');
      }
      return reply.code(204).send();
    } catch (error) {
      return await respondProblem(
        request,
        reply,
        meaningOf(error instanceof SyntaxError ? { statusCode: 400 } : error),
      );
    }
  });
}
