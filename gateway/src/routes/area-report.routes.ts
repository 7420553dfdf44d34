import { type Area, AreaReport } from '@portal/contracts';
import { areaLoads, log } from '@portal/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';
import type { FastifyInstance } from 'fastify';
import type { LiveAreas } from '../areas/live-areas.js';
import type { Limits } from '../limits/limits.js';
import { meaningOf } from './problem.filter.js';
import { respondProblem } from './respond.js';

const find = (areas: readonly Area[], name: string) => areas.find((area) => area.name === name);
const names = (area: Area | undefined, version: string) =>
  area && [area.version, area.fallback?.version, area.canary?.version].includes(version);

/** Releases that the registry names now; what anybody else makes up is counted as one. */
async function versionOf({ area, version }: AreaReport, live: LiveAreas) {
  if (names(find(live.areas, area), version)) return version;
  const now = find(await live.newer(), area);
  return now && (names(now, version) ? version : 'earlier');
}

/** How an area opened in a browser: counted for operators, who see a bad release before they are called. */
export function areaReportRoutes(server: FastifyInstance, limits: Limits, nats: NatsConnection, areas: LiveAreas) {
  server.post('/api/area-reports', { bodyLimit: 1024 }, async (request, reply) => {
    try {
      await limits.count('general', { address: request.ip });
      const report = AreaReport.safeParse(JSON.parse(String(request.body)));
      const version = report.success ? await versionOf(report.data, areas) : undefined;
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
