import { type Actor, mayAsk, operations, type Operation, sessions } from '@portal/contracts';
import { type Answer, assertSetUp, type Bus, refuse, type Verifier } from '@portal/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendDownload } from '../files/download.js';
import { takeUpload } from '../files/upload.js';
import type { Asker } from '../limits/asker.js';
import type { Bulkheads } from '../limits/bulkheads.js';
import type { Limits } from '../limits/limits.js';
import { assertSameSite } from '../session/origin.js';
import { cookieOf, setCookie } from '../session/cookies.js';
import { headersFor } from './headers.js';
import { meaningOf } from './problem.filter.js';
import { respond, respondProblem } from './respond.js';

export interface RouteParts {
  bus: Bus;
  verifier: Verifier;
  limits: Limits;
  bulkheads: Bulkheads;
  /** The portal's own address. */
  portal: string;
}

const nothing = new Uint8Array(0);

/** One route for each operation of the contracts; HEAD wherever GET is, and 404 for HEAD elsewhere. */
export function operationRoutes(server: FastifyInstance, parts: RouteParts) {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // Multipart is read as a stream by the upload itself.
  server.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  for (const operation of operations) {
    const url = `/api${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return await inItsPool(operation, parts, request, reply);
      } catch (error) {
        return respondProblem(request, reply, meaningOf(error));
      }
    };
    server.route({
      method: operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method],
      url,
      bodyLimit: operation.maxBytes,
      handler,
    });
  }
}

/** Takes a slot until the answer has left: who hangs up early frees it no sooner than the service is done. */
async function inItsPool(operation: Operation, parts: RouteParts, request: FastifyRequest, reply: FastifyReply) {
  const asker = await askerOf(operation, parts, request);
  await parts.limits.count('general', asker);
  const leave = parts.bulkheads.enter(operation, asker);
  const gone = reply.raw.closed ? Promise.resolve() : new Promise((resolve) => reply.raw.once('close', resolve));
  try {
    return await pass(operation, parts, asker, request, reply);
  } finally {
    void gone.then(leave);
  }
}

interface Caller extends Asker {
  actor?: Actor;
  /** Why nobody was found, said once they have been counted. */
  refusal?: unknown;
}

/** A token that nobody verified counts as none: whoever makes them up is counted at the address. */
async function askerOf(operation: Operation, { verifier }: RouteParts, request: FastifyRequest): Promise<Caller> {
  const address = request.ip;
  if (operation.needs === 'public') return { address };
  return verifier.actorOf(request.headers.authorization).then(
    (actor) => ({ address, actor }),
    (refusal: unknown) => ({ address, refusal }),
  );
}

async function pass(
  operation: Operation,
  { bus, limits, portal }: RouteParts,
  asker: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (operation.limit && request.method !== 'HEAD') await limits.count(operation.limit, asker);
  if (operation.method !== 'GET') assertSameSite(request, portal);
  // Who asks is known before anything is read; what they may do is the service's to say.
  if (operation.needs !== 'public') {
    const { actor } = asker;
    if (!actor) throw asker.refusal;
    // A file is not taken in for somebody who may not bring one.
    if (operation.files && !mayAsk(operation.needs, actor.role)) throw refuse('FORBIDDEN');
    if (operation.files) assertSetUp(actor, operation);
  }
  const secure = request.protocol === 'https' || portal.startsWith('https:');
  const head = headersFor(request);
  const device = cookieOf(request, 'device', secure);
  // Identity alone knows browsers.
  if (device && /^[\w-]{1,100}$/.test(device) && operation.subject.startsWith('identity.')) head.set('device', device);
  if (operation.download) return sendDownload(bus, operation, head, request, reply);
  const body = operation.files ? await takeUpload(bus, operation, head, request) : bodyOf(operation, request, secure);
  if (body && typeof body === 'object' && 'stored' in body) return respond(request, reply.code(201), body.stored);
  const answer = await ask(bus, operation, body ?? nothing, head, request);
  keepCookies(operation, answer, secure, reply);
  void reply.header('cache-control', 'no-store');
  // Whoever sits down next finds no answers of the one before.
  if (operation.subject === sessions.end.subject) void reply.header('clear-site-data', '"cache"');
  if (request.method === 'HEAD') return reply.code(answer.status).send();
  return respond(request, reply, answer);
}

/** One more try for reads and for writes that carry a key, when nobody was there to answer. */
async function ask(
  bus: Bus,
  operation: Operation,
  body: Uint8Array | string,
  head: ReturnType<typeof headersFor>,
  request: FastifyRequest,
): Promise<Answer> {
  const answer = await bus.request(operation.subject, body, head, operation.deadline);
  const safe = operation.method === 'GET' || request.headers['idempotency-key'] !== undefined;
  if (answer.status !== 503 || answer.body.length > 0 || !safe) return answer;
  await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 150));
  return bus.request(operation.subject, body, head, operation.deadline);
}

function bodyOf(operation: Operation, request: FastifyRequest, secure: boolean): Uint8Array | string {
  if (operation.subject === sessions.refresh.subject)
    return JSON.stringify({ refreshCookie: cookieOf(request, 'refresh', secure) });
  // A form that nobody reads would be thrown away.
  if (request.headers['content-type']?.startsWith('multipart/')) throw refuse('WRONG_TYPE');
  return Buffer.isBuffer(request.body) ? request.body : nothing;
}

/** The refresh token goes into its cookie, and what the browser is known by; a refused token takes its cookie away. */
function keepCookies(operation: Operation, { status, headers }: Answer, secure: boolean, reply: FastifyReply) {
  const refused = operation.subject === sessions.refresh.subject && status === 401;
  if (refused) setCookie(reply, 'refresh', '', secure);
  for (const name of ['refresh', 'device'] as const)
    if (!refused && headers?.has(`set-${name}-cookie`))
      setCookie(reply, name, headers.get(`set-${name}-cookie`), secure);
}
