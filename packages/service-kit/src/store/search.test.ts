// ASVS 1.2.9
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
  ['a@x.in', 'a@x.in', true],
  ['A@X.in', 'a@x.in', true],
  ['a@x.in', 'a@x.info', false],
  ['a@x.in', 'a@x.in.net', false],
  ['a@x.in', 'a@x.in-side', false],
  ['a@x.in', 'ba@x.in', false],
  ['a@x.in', 'b.a@x.in', false],
  ['a@x.in', 'Mail to <a@x.in>, or a@x.info.', true],
  ['a@x.in', 'Please write to a@x.in.', true],
  ['a@x', 'a@x.info', true],
  ['@x.in', 'a@x.info', true],
])('searches %j in %j as it is: %s', (q, text, found) => {
  expect(finds(q, text)).toBe(found);
});

it.each(['a\u2028b', 'a\u2029b'])('writes %j in a pattern as the database reads it', (q) => {
  const { $or } = textFilter(q, ['name']) as { $or: { name: RegExp }[] };
  expect($or[0]?.name.source).not.toContain('\\u');
  expect(finds(q, q)).toBe(true);
});

it('leaves no zero byte in a pattern, which the database refuses', () => {
  const { $or } = textFilter('a\0b', ['name']) as { $or: { name: RegExp }[] };
  expect($or[0]?.name.source).not.toContain('\0');
});

it('filters nothing without a text', () => {
  expect(textFilter(undefined, ['name'])).toEqual({});
});
