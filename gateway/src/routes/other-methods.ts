import { operations } from '@portal/contracts';
import { refuse } from '@portal/service-kit';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { respondProblem } from './respond.js';

// HEAD where only writes are stays 404: the portal's own probe of its paths reads it so.
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const satisfies HTTPMethods[];

const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

/** `/users/{}` is also what `/users/roles` may be read as. */
const covers = (wide: string, narrow: string) => {
  const [parts, others] = [wide.split('/'), narrow.split('/')];
  return parts.length === others.length && parts.every((part, index) => part === '{}' || part === others[index]);
};

/** `/registrations/{}/pending` and `/registrations/buyer/{}` meet: one address is both, and the router tries the latter first. */
const meets = (one: string, other: string) => {
  const [parts, others] = [one.split('/'), other.split('/')];
  return (
    parts.length === others.length &&
    parts.every((part, n) => part === '{}' || others[n] === '{}' || part === others[n])
  );
};

/** What is not offered at a path that is there: 405 with what is, before anything of the request is read. */
export function otherMethodRoutes(server: FastifyInstance) {
  const shapes = new Set(operations.map(({ path }) => shapeOf(path)));
  for (const shape of shapes) {
    const methodsOf = (fits: typeof covers) =>
      new Set<string>(operations.filter(({ path }) => fits(shapeOf(path), shape)).map(({ method }) => method));
    const [offered, taken] = [methodsOf(covers), methodsOf(meets)];
    const allow = [...offered, ...(offered.has('GET') ? ['HEAD'] : [])].sort().join(', ');
    let n = 0;
    server.route({
      method: methods.filter((method) => !taken.has(method)),
      url: `/api${shape.replaceAll('{}', () => `:p${n++}`)}`,
      onRequest: (request, reply, _done) => {
        void respondProblem(request, reply.header('allow', allow), refuse('NOT_ALLOWED'));
      },
      handler: () => undefined,
    });
  }
}
