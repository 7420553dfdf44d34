import type { Problem } from '@portal/contracts';
import { commonErrors } from '@portal/contracts';
import { DomainError } from './domain-error.js';

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

/** RFC 9457 problem details of a refusal or a fault; a fault says nothing of itself. */
export function problemOf(error: unknown, traceId?: string): Problem {
  const known = error instanceof DomainError;
  const status = known ? error.status : 500;
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    error: known ? error.message : commonErrors.FAULT[1],
    code: known ? error.code : 'FAULT',
    ...(known && error.details.fields ? { fields: error.details.fields } : {}),
    ...(known && error.details.retryAfter ? { retryAfter: error.details.retryAfter } : {}),
    ...(known && error.details.conflict ? { conflict: error.details.conflict } : {}),
    ...(known && error.details.overDelivery ? { details: error.details.overDelivery } : {}),
    ...(traceId ? { traceId } : {}),
  };
}
