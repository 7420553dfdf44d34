import { contractTexts } from '@portal/contracts';
import {
  addMessages,
  followLanguage,
  giveStylesNonce,
  pageNonce,
  Portal,
  preferences,
  speak,
  startI18n,
  startSession,
  uiMessages,
} from '@portal/ui';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { menuTexts, readRegistry } from './area/registry.js';
import { shellMessages } from './messages.js';
import { openRouter } from './router.js';

/** Starts the portal: language, session and registry together, then the page. */
export async function bootstrap() {
  const nonce = pageNonce();
  if (nonce) giveStylesNonce(nonce);
  const texts = startI18n().then(async () => {
    await Promise.all([addMessages(uiMessages), addMessages(contractTexts), addMessages(shellMessages)]);
    await speak(preferences().language);
  });
  const [areas] = await Promise.all([readRegistry(), texts, startSession()]);
  await addMessages(menuTexts(areas));
  await followLanguage();
  const page = document.getElementById('root');
  if (!page) throw new Error('The page has no root');
  createRoot(page).render(
    <Portal>
      <RouterProvider router={openRouter(areas)} />
    </Portal>,
  );
}
