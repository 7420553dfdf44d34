import { languageAmong, languageIn } from './locales.js';

it.each([
  ['', 'en'],
  ['*', 'en'],
  ['hi', 'hi'],
  ['ur-PK,ur;q=0.9,en;q=0.8', 'ur'],
  ['ta-IN,hi;q=0.7,en;q=0.8', 'en'],
  ['en;q=0,hi;q=0.1', 'hi'],
  ['hindi', 'en'],
  ['fr,de', 'en'],
  ['HI-in; q=1', 'hi'],
])('an Accept-Language of %j is answered in %s', (accepted, language) => {
  expect(languageIn(accepted)).toBe(language);
});

it('takes the first of the tags that the portal speaks, or none', () => {
  expect(languageAmong(['ta-IN', 'ur-IN', 'hi'])).toBe('ur');
  expect(languageAmong(['ta-IN'])).toBeUndefined();
});
