import { RpcException } from '@nestjs/microservices';
import { type Cause, commonErrors, type CommonError, type Conflict, type DeliveryDetail } from '@portal/contracts';

interface Details {
  message?: string;
  /** Field path → message. */
  fields?: Record<string, string>;
  retryAfter?: number;
  /** Who was faster. */
  conflict?: Conflict;
  /** What the message says, for other languages. */
  cause?: Cause;
  overDelivery?: DeliveryDetail[];
}

/** A refusal that the caller can act on: it crosses the wire as is. Whatever else is thrown is a fault and stays private. */
export class DomainError extends RpcException {
  readonly status: number;

  constructor(
    readonly code: string,
    status: number,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
    this.status = status;
  }
}

/** One of the refusals that every operation may answer with; `message` replaces the general words. */
export function refuse(code: CommonError, details: Details = {}) {
  const [status, message] = commonErrors[code];
  return new DomainError(code, status, details.message ?? message, details);
}

/** The field-by-field refusal: 422 with the messages at their fields. */
export const invalid = (fields: Record<string, string>) =>
  refuse('INVALID', { fields, message: Object.values(fields)[0] ?? commonErrors.INVALID[1] });
