import { log } from '@portal/service-kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Limits } from '../limits/limits.js';
import { takeReports } from './reports.js';

const word = z.string().max(300).optional().catch(undefined);
const schema = z.object({
  'csp-report': z.object({
    'document-uri': word,
    'violated-directive': word,
    'blocked-uri': word,
    'source-file': word,
  }),
});

/** What a browser did not let our pages do: somebody tried something, or a page of ours is wrong. Logged, and kept nowhere. */
export function cspReportRoutes(server: FastifyInstance, limits: Limits) {
  server.addContentTypeParser('application/csp-report', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const how = { path: '/csp-reports', schema, most: 8 * 1024, limits, counted: 'public-write' } as const;
  takeReports(server, how, (report, { ip }) =>
    log.warn({ report: report['csp-report'], address: ip }, 'content policy violated'),
  );
}
