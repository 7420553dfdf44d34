import { textFilter } from './search.js';

const finds = (q: string, text: string) => {
  const { $or } = textFilter(q, ['name']) as { $or: { name: RegExp }[] };
  return $or[0]?.name.test(text);
};

it.each([
  ['.*', 'anything', false],
  ['(a+)+$', 'aaaa', false],
  ['(a+)+$', 'x (a+)+$ y', true],
  ['[', 'a[b', true],
  ['\\', 'a\\b', true],
  ['LAPTOP', 'a laptop', true],
  ['\0', 'text', false],
  ['a\0b', 'a\0b', true],
])('searches %j in %j as it is: %s', (q, text, found) => {
  expect(finds(q, text)).toBe(found);
});

it('leaves no zero byte in a pattern, which the database refuses', () => {
  const { $or } = textFilter('a\0b', ['name']) as { $or: { name: RegExp }[] };
  expect($or[0]?.name.source).not.toContain('\0');
});

it('filters nothing without a text', () => {
  expect(textFilter(undefined, ['name'])).toEqual({});
});
