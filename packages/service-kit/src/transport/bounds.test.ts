import { boundsOf, ordinaryBody } from '@portal/contracts';
import { exceeds } from './bounds.js';

const most = boundsOf({ maxBytes: ordinaryBody });
const of = (text: string) => exceeds(new TextEncoder().encode(text), most);
const object = (names: number) => `{${Array.from({ length: names }, (_, n) => `"k${n}":1`).join()}}`;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it.each([
  ['names of one object', object(most.names), object(most.names + 1), 'names'],
  ['names of many objects', `[${object(most.names)}]`, `[${object(2)},${object(most.names)}]`, 'names'],
  ['values of a list', `[${'1,'.repeat(most.values - 2)}1]`, `[${'1,'.repeat(most.values)}1]`, 'values'],
  ['empty lists', `[${'[],'.repeat(most.values / 4)}1]`, `[${'[],'.repeat(most.values)}1]`, 'values'],
  ['levels', nested(most.depth), nested(most.depth + 1), 'depth'],
  ['levels of text that never ends', nested(2), '{"a":['.repeat(100_000), 'depth'],
])('bounds %s', (_, good, bad, what) => {
  expect(of(good)).toBeUndefined();
  expect(of(bad)).toBe(what);
});

it('counts nothing inside of texts, escaped quotes and brackets included', () => {
  expect(of(`{"a":"${':,[{\\"'.repeat(6_000)}"}`)).toBeUndefined();
  expect(of('"never closed \\')).toBeUndefined();
});
