import { nextDay } from './next-day.js';

it.each([
  ['week', '2026-11-22', '2026-11-23'],
  ['week', '2026-11-23', '2026-11-30'],
  ['week', '2026-12-31', '2027-01-04'],
  ['month', '2026-11-01', '2026-12-01'],
  ['month', '2026-12-31', '2027-01-01'],
] as const)('of a %s after %s is %s', (period, after, next) => {
  expect(nextDay(period, after)).toBe(next);
});
