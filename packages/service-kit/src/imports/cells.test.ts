import { z } from 'zod';
import { cellReader } from './cells.js';

const day = cellReader(z.string(), 'day');
const amount = cellReader(z.number(), 'rupees');
const choice = cellReader(z.enum(['Laptop', 'All-in-One', 'Printer']), undefined);
const answer = cellReader(z.boolean(), undefined);

it.each([
  ['16-09-2025', '2025-09-16'],
  ['16/09/2025', '2025-09-16'],
  ['16.9.2025', '2025-09-16'],
  ['2025/09/16', '2025-09-16'],
  ['16/09/25', '2025-09-16'],
  ['16-Sep-2025', '2025-09-16'],
  ['16-Sep-25', '2025-09-16'],
  ['16 September 2025', '2025-09-16'],
  ['16th Sept. 2025', '2025-09-16'],
  ['Sep 16, 2025', '2025-09-16'],
  ['2025-09-16 00:00:00', '2025-09-16'],
  ['16-09-2025 14:30', '2025-09-16'],
  ['45916', '2025-09-16'],
  ['45916.75', '2025-09-16'],
  ['१६-०९-२०२५', '2025-09-16'],
])('reads %s as a day', (cell, value) => {
  expect(day(cell)).toEqual({ value });
});

it.each(['31-02-2026', '2026-13-01', '09/16/2025', 'January 2026', '16-Xyz-2025', '12', '999999', 'soon'])(
  'says that %s is no date',
  (cell) => {
    expect(day(cell)).toEqual({ value: undefined, fault: 'This is no date' });
  },
);

it.each([
  ['₹ 1,50,000.00', 150_000],
  ['Rs. 1,000/-', 1_000],
  ['Rs 1,45,000/- only', 145_000],
  ['1.5 lakh', 150_000],
  ['1.15 lakhs', 115_000],
  ['2 crore', 20_000_000],
  ['₹1.2 Cr.', 12_000_000],
  ['50k', 50_000],
  ['१,५०,०००', 150_000],
  ['-5', -5],
])('reads %s as an amount', (cell, value) => {
  expect(amount(cell)).toEqual({ value });
});

it.each(['many', '1.5.2', '5 dozen', 'lakh'])('says that %s is no number', (cell) => {
  expect(amount(cell)).toEqual({ value: undefined, fault: 'This is no number' });
});

it.each([
  ['Laptop', 'Laptop'],
  ['LAPTOPS', 'Laptop'],
  ['all in one', 'All-in-One'],
  ['Printers', 'Printer'],
])('reads %s as a choice', (cell, value) => {
  expect(choice(cell)).toEqual({ value });
});

it('says what is none of the choices, and what is neither yes nor no', () => {
  expect(choice('Fridge')).toEqual({ value: undefined, fault: 'This is none of the possible values' });
  expect(answer('Y')).toEqual({ value: true });
  expect(answer('maybe')).toEqual({ value: undefined, fault: 'Please say yes or no' });
});
