import { log } from '@portal/service-kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Limits } from '../limits/limits.js';
import { meaningOf } from './problem.filter.js';
import { respondProblem } from './respond.js';

const word = z.string().max(300).optional().catch(undefined);
const Report = z.object({
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
  server.post('/api/csp-reports', { bodyLimit: 8 * 1024 }, async (request, reply) => {
    try {
      await limits.count('public-write', { address: request.ip });
      const report = Report.safeParse(JSON.parse(String(request.body)));
      if (report.success)
        log.warn({ report: report.data['csp-report'], address: request.ip }, 'content policy violated');
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
