import { refresh } from '../session/refresh.js';
import { token } from '../session/token.js';
import { errorOf, networkError } from './api-error.js';

export interface Sending {
  method: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal;
  /** Needs nobody signed in: a refusal is about what was sent, never about the session. */
  open?: boolean;
}

let sessionLost: () => void = () => undefined;

/** Says what happens when the server no longer knows the session. */
export function onSessionLost(then: () => void) {
  sessionLost = then;
}

const authorization = (held: string | null): Record<string, string> =>
  held ? { authorization: `Bearer ${held}` } : {};

async function attempt(path: string, { headers, method, body, signal }: Sending, held: string | null) {
  try {
    const authorized = { ...headers, ...authorization(held) };
    return await fetch(path, { method, body, signal, credentials: 'include', headers: authorized });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw networkError(cause);
  }
}

/** Sends with the session's token; a refused token is renewed once. Throws what the server refused as `ApiError`. */
export async function send(path: string, sending: Sending): Promise<Response> {
  const held = token.read();
  let response = await attempt(path, sending, held);
  if (response.status === 401 && held && !sending.open) {
    if (await refresh(held)) response = await attempt(path, sending, token.read());
    if (response.status === 401) sessionLost();
  }
  if (response.ok) return response;
  throw await refusal(response);
}

async function refusal(response: Response) {
  const told = (await response.json().catch(() => ({}))) as { error?: string };
  return errorOf(response.status, response.statusText, response.headers.get('retry-after'), told);
}
