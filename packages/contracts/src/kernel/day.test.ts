import { dayInIndia, yearsAfter } from './day.js';

it.each([
  ['2026-03-31T18:29:59.999Z', '2026-03-31'],
  ['2026-03-31T18:30:00.000Z', '2026-04-01'],
  ['2026-12-31T23:59:59.000Z', '2027-01-01'],
  ['2028-02-28T18:30:00.000Z', '2028-02-29'],
])('at %s it is %s in India', (moment, day) => {
  expect(dayInIndia(new Date(moment))).toBe(day);
});

it.each([
  ['2026-01-15', 3, '2029-01-15'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2026-08-31', 0.5, '2027-02-28'],
  ['2026-03-31', 0, '2026-03-31'],
])('%s and %s years are %s', (day, years, end) => {
  expect(yearsAfter(day, years)).toBe(end);
});
