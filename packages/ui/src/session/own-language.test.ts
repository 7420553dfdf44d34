import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Language } from '@portal/contracts';
import { startI18n } from '../i18n/i18n.js';
import { answerWith, personOf, signInAs } from '../testing.js';
import { prefer, preferences } from '../theme/preferences.js';
import { chooseLanguage, followLanguage } from './own-language.js';

beforeAll(startI18n);
beforeEach(() => {
  localStorage.clear();
  signInAs();
  prefer({ language: 'en' });
});
const saved = (language?: Language) => ({ ...personOf('Buyer'), language });

it('the saved language of who signs in wins over what the browser showed', async () => {
  answerWith(() => ({ body: {} }));
  prefer({ language: 'hi' });
  await followLanguage();
  signInAs(saved('ur'));
  await waitFor(() => expect(preferences().language).toBe('ur'));
});

it('who saved none goes on in the language they read, and it is saved', async () => {
  const asked = answerWith(({ path }) =>
    path === '/api/auth/verify' ? { body: { user: saved('hi') } } : { body: { success: true } },
  );
  await followLanguage();
  prefer({ language: 'hi' });
  signInAs(saved());
  await waitFor(() => expect(asked[0]).toMatchObject({ path: '/api/profile/language', body: { language: 'hi' } }));
  expect(preferences().language).toBe('hi');
});

it('a choice while signed in is saved, and one of a stranger stays in the browser', async () => {
  const asked = answerWith(({ path }) => ({ body: path === '/api/auth/verify' ? { user: saved('ur') } : {} }));
  await chooseLanguage('hi');
  expect(asked).toEqual([]);
  localStorage.setItem('authToken', 'held');
  signInAs(saved('hi'));
  await chooseLanguage('ur');
  expect(asked[0]).toMatchObject({ method: 'PUT', path: '/api/profile/language', body: { language: 'ur' } });
  expect(asked.map(({ path }) => path)).toContain('/api/auth/refresh');
  expect(asked[0]?.headers.get('accept-language')).toBe('ur');
});

it('a first visit is shown in the first of the browser’s languages that there is', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['ta-IN', 'ur-IN', 'en']);
  jest.resetModules();
  localStorage.clear();
  const fresh = await import('../theme/preferences.js');
  expect(fresh.preferences().language).toBe('ur');
});
