import { jest } from '@jest/globals';

/** The preferences of a page that is opened where this was kept. */
async function openedWith(kept: string) {
  localStorage.setItem('portal.preferences', kept);
  jest.resetModules();
  const { preferences } = await import('./preferences.js');
  return preferences();
}

const unchosen = { language: 'en', mode: 'light', size: 'normal', folded: false, keys: true };

it('keeps what its reader chose', async () => {
  const chosen = { language: 'ur', mode: 'dark', size: 'large', folded: true, keys: false };
  expect(await openedWith(JSON.stringify(chosen))).toEqual(chosen);
});

it.each([
  ['{"language":"xx","mode":"blue","size":7,"folded":"no","keys":null}'],
  ['{"__proto__":{"folded":true},"other":1}'],
  ['{"language":["hi"],"size":"toString"}'],
  ['null'],
  ['"hi"'],
  ['[]'],
  ['{"mode":'],
])('opens as the browser asks where %s was kept', async (kept) => {
  expect(await openedWith(kept)).toEqual(unchosen);
});

it('keeps what is right beside what is wrong', async () => {
  expect(await openedWith('{"language":"hi","size":"enormous"}')).toEqual({ ...unchosen, language: 'hi' });
});
