import { type AskedSubject, type Operation, type ParamsOf, Problem, type QueryOf } from '@portal/contracts';
import { headers } from '@nats-io/transport-node';
import { z } from 'zod';
import { DomainError, refuse } from './domain-error.js';
import type { Bus } from './transport/bus.js';

const Refusal = Problem.pick({ code: true, error: true });

const addressed = (values: Readonly<Record<string, unknown>> = {}) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

/** Asks another service in the name of the same user; only where the answer must be right now. */
export async function ask<O extends Operation<AskedSubject>>(
  bus: Bus,
  operation: O,
  token: string | undefined,
  input: { params?: ParamsOf<O>; query?: Partial<QueryOf<O>>; body?: unknown } = {},
): Promise<z.output<O['reply']>> {
  const head = headers();
  if (token) head.set('authorization', token);
  head.set('params', addressed(input.params));
  head.set('query', addressed(input.query));
  const { status, body } = await bus.request(
    operation.subject,
    input.body === undefined ? '' : JSON.stringify(input.body),
    head,
    operation.deadline,
  );
  if (status === 503 || status === 504) throw refuse('AWAY', { retryAfter: 2 });
  const value: unknown = body.length > 0 ? JSON.parse(new TextDecoder().decode(body)) : undefined;
  if (status >= 400) {
    const { code, error } = Refusal.parse(value);
    throw new DomainError(code, status, error);
  }
  return z.parse<O['reply']>(operation.reply, value);
}
