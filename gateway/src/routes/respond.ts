import { commonErrors } from '@portal/contracts';
import { type Answer, DomainError, log, problemOf, toldOf } from '@portal/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { traceOf } from '../observe/request-trace.js';

const json = 'application/json; charset=utf-8';
const problemType = 'application/problem+json; charset=utf-8';
const passedOn = ['etag', 'retry-after', 'location'] as const;

/** Passes a service's answer on as it is; silence becomes 503 with Retry-After. */
export function respond(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  if ((answer.status === 503 || answer.status === 504) && answer.body.length === 0) {
    return respondProblem(request, reply, new DomainError('AWAY', 503, commonErrors.AWAY[1], { retryAfter: 2 }));
  }
  void reply.code(answer.status).type(answer.status >= 400 ? problemType : json);
  for (const name of passedOn) {
    const value = answer.headers?.get(name);
    if (value) void reply.header(name, value);
  }
  return reply.send(Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength));
}

/** A refusal or fault of the gateway itself. */
export function respondProblem(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (!(error instanceof DomainError))
    log.error({ ...toldOf(traceOf(request)), error: error instanceof Error ? error.stack : String(error) }, 'fault');
  const problem = problemOf(error, request.id);
  if (error instanceof DomainError && error.details.retryAfter)
    void reply.header('retry-after', String(error.details.retryAfter));
  return reply.code(problem.status).type(problemType).header('cache-control', 'no-store').send(JSON.stringify(problem));
}
