import { type Area, AreaReport } from '@portal/contracts';
import { areaLoads, log } from '@portal/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';
import type { FastifyInstance } from 'fastify';
import type { LiveAreas } from '../areas/live-areas.js';
import type { Limits } from '../limits/limits.js';
import { takeReports } from './reports.js';

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
  const how = { path: '/area-reports', schema: AreaReport, most: 1024, limits, counted: 'general' } as const;
  takeReports(server, how, async (report) => {
    const version = await versionOf(report, areas);
    if (version === undefined) return;
    const { area, outcome, milliseconds } = report;
    areaLoads.observe({ area, version, outcome }, milliseconds / 1_000);
    // The system's service counts what all gateways heard; an opening that it misses is one of many.
    nats.publish('portal.area-opened', JSON.stringify({ ...report, version }));
    if (outcome !== 'opened') log.warn({ area, version, outcome }, 'an area did not open');
  });
}
