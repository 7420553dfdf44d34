import {
  addMessages,
  afterLoad,
  followLanguage,
  giveStylesNonce,
  Page,
  pageNonce,
  preferences,
  applyLanguage,
  startI18n,
  startSession,
  uiMessages,
} from '@portal/ui';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { fetchAhead, fetchAtOnce } from './door/ahead.js';
import { isAtDoor, openRouter } from './door/door.js';
import { shellMessages } from './messages.js';

async function startTexts() {
  await startI18n();
  await Promise.all([addMessages(uiMessages), addMessages(shellMessages)]);
  await applyLanguage(preferences().language);
}

/** Starts the portal: language, session and pages together, then the page. */
export async function bootstrap() {
  const nonce = pageNonce();
  if (nonce) giveStylesNonce(nonce);
  const atDoor = isAtDoor(location.pathname);
  const texts = startTexts();
  if (!atDoor) fetchAtOnce();
  await Promise.all([texts, startSession()]);
  await followLanguage();
  const page = document.getElementById('root');
  if (!page) throw new Error('The page has no root');
  createRoot(page).render(
    <Page>
      <RouterProvider router={await openRouter(atDoor)} />
    </Page>,
  );
  if (atDoor) afterLoad(() => void fetchAhead());
}
