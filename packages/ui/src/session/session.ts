import type { SessionUser } from '@portal/contracts';
import { token } from './token.js';
import { idleCount } from './idle-count.js';

/** `checking` until the server has said who holds the token; `away` when it could not say. */
export type Session =
  | { state: 'checking'; user?: undefined }
  /** `left`: by their own wish, so that nothing is to be gone on with; `idle`: because nobody was there. */
  | { state: 'out'; user?: undefined; left?: boolean; idle?: boolean }
  | { state: 'away'; user?: undefined }
  | { state: 'in'; user: SessionUser };

let session: Session = { state: 'checking' };
const listeners = new Set<() => void>();

export const currentSession = () => session;

export function setSession(next: Session) {
  session = next;
  listeners.forEach((listener) => listener());
}

export function onSession(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function signedIn(access: string, user: SessionUser) {
  token.keep(access);
  idleCount.begin();
  setSession({ state: 'in', user });
}

/** Forgets the session in this browser. */
export function signedOut({ left = false, idle = false } = {}) {
  token.drop();
  idleCount.forget();
  setSession({ state: 'out', left, idle });
}
