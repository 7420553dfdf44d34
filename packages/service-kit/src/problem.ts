import type { Problem } from '@portal/contracts';
import { commonErrors } from '@portal/contracts';
import { DomainError, refuse } from './domain-error.js';
import { isDatabaseAway } from './store/away.js';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** What the caller is told of an error, if anything: a refusal, or that the database is away. A fault says nothing of itself. */
export function refusalOf(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  return isDatabaseAway(error) ? refuse('AWAY', { retryAfter: 2 }) : undefined;
}

/** RFC 9457 problem details of a refusal or a fault. */
export function problemOf(thrown: unknown, traceId?: string): Problem {
  const error = refusalOf(thrown);
  const status = error?.status ?? 500;
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    error: error?.message ?? commonErrors.FAULT[1],
    code: error?.code ?? 'FAULT',
    ...(error?.details.fields ? { fields: error.details.fields } : {}),
    ...(error?.details.retryAfter ? { retryAfter: error.details.retryAfter } : {}),
    ...(error?.details.conflict ? { conflict: error.details.conflict } : {}),
    ...(error?.details.cause ? { cause: error.details.cause } : {}),
    ...(error?.details.overDelivery ? { details: error.details.overDelivery } : {}),
    ...(traceId ? { traceId } : {}),
  };
}
