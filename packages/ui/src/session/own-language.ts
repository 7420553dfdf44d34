import { sessionEndpoints, type Language, type sessions } from '@portal/contracts';
import { call } from '../api/call.js';
import { applyLanguage } from '../i18n/i18n.js';
import { prefer, preferences } from '../theme/preferences.js';
import { currentSession, onSession } from './session.js';
import { renewSession } from './sign-in.js';

let newest: Language | undefined;

/** Shows the portal in another language, once its texts are here. */
async function showLanguage(language: Language) {
  await applyLanguage(language);
  prefer({ language });
}

/** Keeps the language with the account, and in the token that services know it by. Of two quick choices the second stays. */
async function save(language: Language) {
  newest = language;
  await call<typeof sessions.setLanguage>(sessionEndpoints.setLanguage, { body: { language } });
  if (newest === language) await renewSession();
}

/** Shows the portal in another language, and keeps it with the account of who is signed in. Throws `ApiError` when it was not kept. */
export async function chooseLanguage(language: Language) {
  await showLanguage(language);
  if (currentSession().state === 'in') await save(language);
}

/**
 * Whoever signs in reads the portal in their saved language, whatever the browser showed before; who has saved none keeps what they
 * read now. Resolves once the language of this moment is shown.
 */
export function followLanguage(): Promise<void> {
  let last: string | undefined;
  const follow = async () => {
    const { user } = currentSession();
    const saved = user?.language;
    const now = user && `${user.id} ${saved}`;
    if (now === last) return;
    last = now;
    const { language } = preferences();
    if (saved && saved !== language) await showLanguage(saved);
    if (user && !saved && language !== 'en') await save(language).catch(() => undefined);
  };
  onSession(() => void follow());
  return follow();
}
