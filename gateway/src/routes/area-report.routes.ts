import { createHash } from 'node:crypto';
import { type Area, type AreaOpening, AreaReport, canaryRuleFor, type Opener } from '@portal/contracts';
import { areaLoads, log, type Verifier } from '@portal/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { LiveAreas } from '../areas/live-areas.js';
import type { Limits } from '../limits/limits.js';
import { takeReports } from './reports.js';

const find = (areas: readonly Area[], name: string) => areas.find((area) => area.name === name);
/** Whether this release is live, the one before, or a canary that this person may have. */
function names(area: Area | undefined, version: string, opener: Opener) {
  if (area?.canary?.version === version) return canaryRuleFor(area.canary, opener) !== undefined;
  return area !== undefined && [area.version, area.fallback?.version].includes(version);
}

/** Releases that the registry names now; what somebody else makes up is counted as one. */
async function versionOf({ area, version }: AreaReport, live: LiveAreas, opener: Opener) {
  if (names(find(live.areas, area), version, opener)) return version;
  const now = find(await live.newer(), area);
  return now && (names(now, version, opener) ? version : 'earlier');
}

/** Reports of one person in a minute that count: more than anybody opens areas. */
const mostReports = 20;

/** Tells the readers of one release apart, and says of nobody what they opened. */
const readerOf = ({ area, version }: AreaReport, { id }: { id: string }) =>
  createHash('sha256').update(`${area}/${version}/${id}`).digest('base64url').slice(0, 22);

interface Parts {
  limits: Limits;
  nats: Pick<NatsConnection, 'publish'>;
  areas: LiveAreas;
  verifier: Pick<Verifier, 'actorOf'>;
}

const isCounted = (limiter: RateLimiterMemory, { id }: { id: string }) =>
  limiter.consume(id).then(
    () => true,
    () => false,
  );

/**
 * How an area opened in a browser: counted for operators, who see a bad release before they are called. Areas open for who is signed in, and
 * a canary is judged by those whom it was given to: nobody else has a say, and nobody has it without end.
 */
export function areaReportRoutes(server: FastifyInstance, { limits, nats, areas, verifier }: Parts) {
  const limiter = new RateLimiterMemory({ points: mostReports, duration: 60 });
  const how = { path: '/area-reports', schema: AreaReport, most: 1024, limits, counted: 'general' } as const;
  takeReports(server, how, async (report, request) => {
    const opener = await verifier.actorOf(request.headers.authorization).catch(() => undefined);
    if (!opener || !(await isCounted(limiter, opener))) return;
    const version = await versionOf(report, areas, opener);
    if (version === undefined) return;
    const { area, outcome, milliseconds } = report;
    areaLoads.observe({ area, version, outcome }, milliseconds / 1_000);
    // The system's service counts what all gateways heard; an opening that it misses is one of many.
    const opening: AreaOpening = { ...report, version, reader: readerOf({ ...report, version }, opener) };
    nats.publish('portal.area-opened', JSON.stringify(opening));
    if (outcome !== 'opened') log.warn({ area, version, outcome }, 'an area did not open');
  });
}
