import { financialYearAt, financialYearOf } from './financial-year.js';

it.each([
  ['2026-03-31', 2025],
  ['2026-04-01', 2026],
  ['2027-01-01', 2026],
])('counts %s to the financial year that began in %s', (day, year) => expect(financialYearOf(day)).toBe(year));

it('turns at midnight in India, not in UTC', () => {
  expect(financialYearAt(new Date('2026-03-31T18:29:59Z'))).toEqual({ from: '2025-04-01', to: '2026-03-31' });
  expect(financialYearAt(new Date('2026-03-31T18:30:00Z'))).toEqual({ from: '2026-04-01', to: '2027-03-31' });
});
