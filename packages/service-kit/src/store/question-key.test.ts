import { questionKey } from './question-key.js';

it('is the same for the same question', () => {
  const question = () => ({ filter: { $and: [{ name: /^a/i }, { at: new Date(0) }] }, skip: 0 });
  expect(questionKey(question())).toBe(questionKey(question()));
});

it.each([
  [{ organization: undefined }, {}],
  [{ organization: undefined }, { organization: null }],
  [{ name: /a/ }, { name: /a/i }],
  [{ name: /a/i }, { name: '/a/i' }],
])('tells %j from %j', (one, other) => {
  expect(questionKey(one)).not.toBe(questionKey(other));
});
