import { withNumbersNamed } from './use-say.js';

it('names the numbers of a finished text, so that its translation is found', () => {
  expect(withNumbersNamed('Invalid credentials. 3 attempts remaining.')).toEqual({
    key: 'Invalid credentials. {{n}} attempts remaining.',
    values: { n: '3' },
  });
  expect(withNumbersNamed('Line 12, column 4').key).toBe('Line {{n}}, column {{n2}}');
});
