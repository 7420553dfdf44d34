import { formatDate, formatMoment, parseDate } from './date.js';
import { formatLakh, formatMoney, formatTenth } from './number.js';

it('writes rupees in Indian grouping with paise', () => {
  expect(formatMoney(1234567)).toBe('₹\u00a012,34,567.00');
  expect(formatMoney(0.5)).toBe('₹\u00a00.50');
});

it('writes lakhs with one decimal', () => {
  expect(formatLakh(75_010_000)).toBe('₹\u00a0750.1');
});

it('writes a mean with one decimal', () => {
  expect([9.46, 10].map(formatTenth)).toEqual(['9.5', '10.0']);
});

it('writes days and moments as they are in India', () => {
  expect(formatDate('2026-12-31')).toBe('31-12-2026');
  expect(formatMoment('2026-12-31T20:15:00Z')).toBe('01-01-2027, 01:45');
});

it('reads a typed date and refuses one that does not exist', () => {
  expect(parseDate('5/3/2026')).toBe('2026-03-05');
  expect(parseDate('31-02-2026')).toBeUndefined();
  expect(parseDate('2026-03-05')).toBeUndefined();
});
