import { usualDepreciation } from '@portal/contracts';
import { agesAndWorths } from './asset-worths.js';

const coded = (given: (string | undefined)[]) => {
  const values = [...new Set(given)];
  return { values, codes: Uint32Array.from(given, (value) => values.indexOf(value)) };
};
interface Row {
  status?: string;
  category?: string;
  purchaseDate: string;
  value: number;
}
const day = '2026-06-15';
const ask = (rows: Row[], policyOf: Parameters<typeof agesAndWorths>[1] = () => usualDepreciation) =>
  agesAndWorths(
    {
      places: Int32Array.from(rows.keys()),
      status: coded(rows.map(({ status = 'Active' }) => status)),
      category: coded(rows.map(({ category = 'Laptop' }) => category)),
      purchaseDate: coded(rows.map(({ purchaseDate }) => purchaseDate)),
      value: Float64Array.from(rows, ({ value }) => value),
    },
    policyOf,
    day,
  );

it('groups by whole years since the purchase, with the days between which they were bought', () => {
  const dates = ['2026-06-15', '2025-06-16', '2025-06-15', '2021-06-16', '2021-06-15', '2001-01-01'];
  expect(ask(dates.map((purchaseDate) => ({ purchaseDate, value: 100 }))).byAge).toEqual([
    { years: 0, from: '2025-06-16', count: 2, disposed: 0, value: 200 },
    { years: 1, from: '2024-06-16', to: '2025-06-15', count: 1, disposed: 0, value: 100 },
    { years: 4, from: '2021-06-16', to: '2022-06-15', count: 1, disposed: 0, value: 100 },
    { years: 5, to: '2021-06-15', count: 2, disposed: 0, value: 200 },
  ]);
});

it('says what those in use are worth by the policy of their category', () => {
  const { worths } = ask(
    [
      { purchaseDate: '2025-06-15', value: 100_00 },
      { purchaseDate: '2025-06-15', value: 100_00, status: 'Disposed' },
      { purchaseDate: '2025-06-15', value: 100_00, category: 'Printer' },
      { purchaseDate: '2001-01-01', value: 100_00, category: 'Printer' },
    ],
    (category) =>
      category === 'Printer' ? { ...usualDepreciation, yearlyPercent: 50, salvagePercent: 10 } : usualDepreciation,
  );
  expect(Object.fromEntries(worths)).toEqual({ Laptop: 80_00, Printer: 60_00 });
});

it('counts what was disposed of without its value, as other figures do', () => {
  expect(ask([{ purchaseDate: day, value: 100, status: 'Disposed' }]).byAge[0]).toMatchObject({
    ...{ count: 1, disposed: 1, value: 0 },
  });
});
