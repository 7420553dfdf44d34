import { isObject } from '@portal/contracts';
import { errorOf, networkError } from '../api/api-error.js';
import { token } from './token.js';

let last: Promise<unknown> = Promise.resolve();

/** In this tab, where the browser cannot lock for all of them. */
function oneAfterAnother<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

const oneAtATime = async (work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? await navigator.locks.request('portal.refresh', work) : oneAfterAnother(work);

async function ask() {
  const response = await fetch('/api/auth/refresh', {
    method: 'POST',
    credentials: 'include',
    // A page that goes before the answer would lose the new cookie, and the old one ends the session later.
    keepalive: true,
  }).catch((cause: unknown) => {
    throw networkError(cause);
  });
  // A portal that is away, or has no time, has refused nobody.
  if (response.status >= 429) throw errorOf(response.status, response.statusText, null, {});
  if (!response.ok) return false;
  const answer: unknown = await response.json();
  const fresh = isObject(answer) ? answer['token'] : undefined;
  if (typeof fresh !== 'string' || !fresh) return false;
  token.keep(fresh);
  return true;
}

/**
 * Gets a new access token in place of the one that was refused. One tab asks, the others wait and take its answer: a refresh
 * token that is used twice ends the session.
 */
export const refresh = (refused: string | null) =>
  oneAtATime(async () => {
    const now = token.read();
    // Another tab has a new one already, or signed out meanwhile.
    if (now !== refused) return now !== null;
    return ask();
  });
