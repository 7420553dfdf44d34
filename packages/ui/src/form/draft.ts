import { isObject } from '@portal/contracts';
import { currentSession } from '../session/session.js';
import type { Values } from './path.js';

const placeOf = (name: string) => `portal.draft.${name}`;
const secretName = /password|otp/i;

// Whether a one-time password was entered is no secret, the password itself is.
const isSecret = ([name, value]: [string, unknown]) => secretName.test(name) && typeof value !== 'boolean';

const withoutSecrets = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter((entry) => !isSecret(entry)));

/** A form that was begun and not sent, kept in this browser; never a password. */
export const drafts = {
  read(name: string): Values | undefined {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(placeOf(name)) ?? 'null');
      return isObject(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  },
  /** Tells whether there was room for it. */
  keep(name: string, values: Values) {
    try {
      localStorage.setItem(placeOf(name), JSON.stringify(withoutSecrets(values)));
      return true;
    } catch {
      return false;
    }
  },
  names: () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(placeOf('')))
      .map((key) => key.slice(placeOf('').length)),
  drop: (name: string) => localStorage.removeItem(placeOf(name)),
};

/** The name of a draft of who is signed in: whoever comes next to this browser does not find what somebody else typed. */
export function ownDraft(name: string) {
  const { user } = currentSession();
  return user ? `${name}.${user.id}` : name;
}

/** What a form starts with: what was given, and over it what was typed before. */
export const startOf = (initial: Values = {}, draft?: string): Values => ({
  ...initial,
  ...(draft ? drafts.read(draft) : undefined),
});
