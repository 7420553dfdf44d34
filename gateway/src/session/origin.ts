import { refuse } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses writes that another site's page sends: a browser says where they come from. Only requests that ride on the
 * cookie can be forged, but the rule is one for all.
 */
export function assertSameSite(request: FastifyRequest, portal: string) {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw refuse('FORBIDDEN');
  const { origin, host } = request.headers;
  // The portal by the address it was called by, or by the one it is configured with.
  if (origin !== undefined && hostOf(origin) !== host && origin !== new URL(portal).origin) throw refuse('FORBIDDEN');
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
