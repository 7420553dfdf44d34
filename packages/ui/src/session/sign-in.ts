import { sessionEndpoints, type sessions } from '@portal/contracts';
import { ApiError } from '../api/api-error.js';
import { call } from '../api/call.js';
import { onSessionLost } from '../api/send.js';
import { refresh } from './refresh.js';
import { currentSession, setSession, signedIn, signedOut } from './session.js';
import { token } from './token.js';

/** Only what the server said itself ends a session: an answer that broke off while the page was left says nothing. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status > 0 && error.status < 429;

/** Asks the server who holds the token. A server that is away, or has no time, signs nobody out. */
export async function checkSession() {
  if (!token.read()) return setSession({ state: 'out' });
  try {
    const { user } = await call<typeof sessions.verify>(sessionEndpoints.verify);
    setSession({ state: 'in', user });
  } catch (error) {
    if (isRefusal(error)) signedOut();
    else if (currentSession().state !== 'in') setSession({ state: 'away' });
  }
}

/** Starts the session of this page: once, before anything is shown. */
export async function startSession() {
  onSessionLost(() => signedOut());
  token.onChange(() => void checkSession());
  await checkSession();
}

/** A new access token, with what changed in the account, and the session as it is now. */
export async function renewSession() {
  await refresh(token.read());
  await checkSession();
}

/** A refusal in the sign-in's own words, where the server left it without any. */
function inWords(error: unknown) {
  if (!(error instanceof ApiError))
    return new ApiError(0, 'FAILED', 'An error occurred during login. Please try again.');
  const { status, code, error: words } = error;
  if (!words.startsWith(`HTTP ${status}:`)) return error;
  const own = status < 500 ? 'Authentication failed' : words.replace(/^HTTP (\d+): ?/, 'Server error: $1 ').trim();
  return new ApiError(status, code, own, error.fields, error.retryAfter);
}

/** Signs in; throws `ApiError` with the words to show. Gives the challenge of the second step where the account asks for one. */
export async function signIn(email: string, password: string) {
  const answer = await call<typeof sessions.create>(sessionEndpoints.create, { body: { email, password } }).catch(
    (error: unknown) => {
      throw inWords(error);
    },
  );
  if ('secondFactor' in answer) return answer.secondFactor;
  if (!answer.token) throw new ApiError(0, 'FAILED', 'Invalid response from server');
  signedIn(answer.token, answer.user);
  return undefined;
}

/** The second step of signing in: the challenge that `signIn` gave, and a code of the authenticator app or a recovery code. */
export async function answerSecondStep(challenge: string, code: string) {
  const answer = await call<typeof sessions.secondStep>(sessionEndpoints.secondStep, { body: { challenge, code } });
  signedIn(answer.token, answer.user);
}

/**
 * Ends the session on the server and in this browser, in this order: a server that is away does not keep anybody in. `idle`: it
 * ends because nobody was there, and who comes back goes on where they were.
 */
export async function signOut({ idle = false } = {}) {
  await call<typeof sessions.end>(sessionEndpoints.end).catch(() => undefined);
  signedOut({ left: !idle, idle });
}
