import { check } from './checker.js';

const none = { lost: [], doubled: [], undelivered: [], appliedTwice: [], phantom: [] };
const ledger = { acknowledged: ['a', 'b'], refused: ['c'] };

it('finds nothing where everything is there once', () => {
  expect(check(ledger, { stored: ['a', 'b'], effects: ['a', 'b'] })).toEqual(none);
});

it('lets an operation without an answer be there or not', () => {
  expect(check(ledger, { stored: ['a', 'b', 'unanswered'], effects: ['a', 'b', 'unanswered'] })).toEqual(none);
});

it.each([
  ['lost', { stored: ['a'], effects: ['a'] }, ['b']],
  ['doubled', { stored: ['a', 'b', 'b'], effects: ['a', 'b'] }, ['b']],
  ['undelivered', { stored: ['a', 'b'], effects: ['a'] }, ['b']],
  ['appliedTwice', { stored: ['a', 'b'], effects: ['a', 'a', 'b'] }, ['a']],
  ['phantom', { stored: ['a', 'b', 'c'], effects: ['a', 'b', 'c'] }, ['c']],
])('finds what is %s', (fault, found, markers) => {
  expect(check(ledger, found)).toMatchObject({ [fault]: markers });
});
