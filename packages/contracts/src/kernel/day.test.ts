import { yearsAfter } from './day.js';

it.each([
  ['2026-01-15', 3, '2029-01-15'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2026-08-31', 0.5, '2027-02-28'],
  ['2026-03-31', 0, '2026-03-31'],
])('%s and %s years are %s', (day, years, end) => {
  expect(yearsAfter(day, years)).toBe(end);
});
