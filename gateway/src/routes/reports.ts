import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Kind, Limits } from '../limits/limits.js';
import { meaningOf } from './problem.filter.js';
import { respondProblem } from './respond.js';

interface Reports<T> {
  /** Under `/api`. */
  path: string;
  schema: z.ZodType<T>;
  /** Bytes. */
  most: number;
  limits: Limits;
  counted: Kind;
}

/**
 * Takes what browsers tell of themselves, from anybody and without a session: 204 whatever it says, 400 where it is no JSON, 413 and 429 beyond
 * its limits. What does not fit the schema is left.
 */
export function takeReports<T>(
  server: FastifyInstance,
  { path, schema, most, limits, counted }: Reports<T>,
  take: (report: T, request: FastifyRequest) => void | Promise<void>,
) {
  server.post(`/api${path}`, { bodyLimit: most }, async (request, reply) => {
    try {
      await limits.count(counted, { address: request.ip });
      const report = schema.safeParse(JSON.parse(String(request.body)));
      if (report.success) await take(report.data, request);
      return reply.code(204).send();
    } catch (error) {
      const meant = error instanceof SyntaxError ? { statusCode: 400 } : error;
      return await respondProblem(request, reply, meaningOf(meant));
    }
  });
}
