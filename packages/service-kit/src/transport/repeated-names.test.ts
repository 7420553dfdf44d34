import { repeatedName } from './repeated-names.js';

const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

it.each([
  ['{"a":1,"b":2}', false],
  ['{"a":1,"a":2}', true],
  ['{"a" : 1,\n"\\u0061":2}', true],
  ['{"email_id":"x","emailId":"y"}', true],
  ['{"a":{"a":1},"b":{"a":2}}', false],
  ['[{"a":1},{"a":2}]', false],
  ['{"a":[{"b":1,"b":2}]}', true],
  ['{"a":"a","b":"a\\":\\"a"}', false],
  ['{"a":["a","a"]}', false],
  ['"a"', false],
  ['{}', false],
])('%s names a member twice: %s', (text, expected) => {
  expect(repeatedName(text, camel) !== undefined).toBe(expected);
});
