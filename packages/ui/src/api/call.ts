import type { Endpoint, Operation, ReplyOf } from '@portal/contracts';
import type { z } from 'zod';
import { networkError } from './api-error.js';
import { send } from './send.js';
import type { Progress } from './upload.js';

type BodyIn<O extends Operation> = z.input<O['body']>;

/** What an operation is asked with. */
export interface Asking<O extends Operation = Operation> {
  params?: z.input<O['params']>;
  query?: z.input<O['query']>;
  body?: BodyIn<O>;
  /** Files of a multipart operation by field name. */
  files?: Record<string, File | File[] | undefined>;
  /** The version that was read: the change is refused when somebody was faster. */
  version?: number;
  /** One per submission of a form, the same for its repetitions: what it creates is created once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  onProgress?: Progress;
}

export const newKey = () => crypto.randomUUID();

/** The address of an operation with its parameters filled in. */
export function addressOf<O extends Operation>(
  operation: Pick<O, 'path'>,
  { params, query }: Pick<Asking<O>, 'params' | 'query'> = {},
) {
  const given: Record<string, unknown> = params ?? {};
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, string | number | boolean | undefined>)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return `/api${path}${search.size ? `?${search.toString()}` : ''}`;
}

const conditions = ({ method }: Endpoint, { version, idempotencyKey }: Asking): Record<string, string> => ({
  ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
  ...(method === 'POST' ? { 'idempotency-key': idempotencyKey ?? newKey() } : {}),
});

/**
 * Asks one operation of the API. Throws `ApiError`. An endpoint alone needs its type: `call<typeof sessions.end>(sessionEndpoints.end)`.
 */
export async function call<O extends Operation>(
  operation: O | Endpoint<O>,
  asking: Asking<O> = {},
): Promise<ReplyOf<O>> {
  const address = addressOf(operation, asking);
  const headers = conditions(operation, asking);
  // A form whose files were sent as they were chosen names them by their ids.
  if (asking.files) {
    // Nobody sends files before signing in: the door does without.
    const { upload } = await import('./upload.js').catch((cause: unknown) => {
      throw networkError(cause);
    });
    return (await upload(address, { ...asking, method: operation.method, headers })) as ReplyOf<O>;
  }
  const response = await send(address, {
    method: operation.method,
    headers: asking.body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: asking.body === undefined ? undefined : JSON.stringify(asking.body),
    signal: asking.signal,
    open: operation.needs === 'public',
  });
  return (response.status === 204 ? undefined : await response.json()) as ReplyOf<O>;
}
