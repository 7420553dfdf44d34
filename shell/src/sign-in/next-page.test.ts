import { nextPage } from './next-page.js';

it.each([
  ['/buyer/assets?page=2#row', '/buyer/assets?page=2#row'],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['/\t/evil.example/', undefined],
  ['/.//evil.example/', undefined],
  ['/x/..//evil.example/', undefined],
  ['//', undefined],
  ['https://evil.example/', undefined],
  ['/login?next=/login', undefined],
  ['buyer', undefined],
  [null, undefined],
])('of %s leads to %s', (next, expected) => {
  expect(nextPage(next)).toBe(expected);
});
