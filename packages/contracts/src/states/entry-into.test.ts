import { entryInto } from './entry-into.js';

const history = [
  { status: 'Draft', at: '1' },
  { status: 'Draft', at: '2' },
  { status: 'Submitted', at: '3' },
  { status: 'Draft', at: '4' },
  { at: '5' },
  { status: 'Draft', at: '6' },
];

it('finds the step into a status, the last one, not what was done in it', () => {
  expect(entryInto(history, 'Draft')?.at).toBe('4');
  expect(entryInto(history.slice(0, 2), 'Draft')?.at).toBe('1');
  expect(entryInto(history, 'Submitted')?.at).toBe('3');
  expect(entryInto(history, 'Accepted')).toBeUndefined();
});
