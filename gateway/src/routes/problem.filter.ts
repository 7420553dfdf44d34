import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { isObject } from '@portal/contracts';
import { DomainError, refuse } from '@portal/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { respondProblem } from './respond.js';

/** What the HTTP server itself refuses, in the portal's words; paths that are not there too. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    return respondProblem(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), meaningOf(error));
  }
}

/** Errors of Nest and Fastify as refusals; anything else stays a fault. */
export function meaningOf(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const status =
    error instanceof HttpException ? error.getStatus() : isObject(error) ? Number(error['statusCode']) : undefined;
  if (status === 404) return refuse('NOT_FOUND');
  if (status === 405) return refuse('NOT_ALLOWED');
  if (status === 413) return refuse('TOO_LARGE');
  if (status === 415) return refuse('WRONG_TYPE');
  if (status && status < 500) return refuse('UNREADABLE');
  return error;
}
