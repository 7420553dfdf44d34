import { isObject, isOneOf } from '@portal/contracts';
import { refresh } from '../session/refresh.js';
import { token } from '../session/token.js';
import { preferences } from '../theme/preferences.js';
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

/** Who asks, and in which language they read: mails to who has no account come in it. */
export const headersOfReader = (held = token.read()): Record<string, string> => ({
  'accept-language': preferences().language,
  ...(held ? { authorization: `Bearer ${held}` } : {}),
});

async function attempt(path: string, { headers, method, body, signal }: Sending, held: string | null) {
  try {
    const authorized = { ...headers, ...headersOfReader(held) };
    return await fetch(path, { method, body, signal, credentials: 'include', headers: authorized });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw networkError(cause);
  }
}

/** What a token says that may no longer hold: it is as old as the last renewal. */
const saidByToken = ['PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_REQUIRED'];

/** Whether the refusal is about the token: it is over, or says that something is still to be set up. */
export const isAboutToken = (status: number, told: unknown) =>
  status === 401 || (status === 403 && isObject(told) && isOneOf(saidByToken, told['code']));

const toldBy = (response: Response): Promise<unknown> =>
  response.status === 403
    ? response
        .clone()
        .json()
        .catch(() => undefined)
    : Promise.resolve(undefined);

/** Sends with the session's token; a refused token is renewed once. Throws what the server refused as `ApiError`. */
export async function send(path: string, sending: Sending): Promise<Response> {
  const held = token.read();
  let response = await attempt(path, sending, held);
  if (held && !sending.open && isAboutToken(response.status, await toldBy(response))) {
    if (await refresh(held)) response = await attempt(path, sending, token.read());
    if (response.status === 401) sessionLost();
  }
  if (response.ok) return response;
  throw await refusal(response);
}

async function refusal(response: Response) {
  const told: unknown = await response.json().catch(() => ({}));
  return errorOf(response.status, response.statusText, response.headers.get('retry-after'), told);
}
