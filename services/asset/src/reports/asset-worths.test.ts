import { usualDepreciation } from '@portal/contracts';
import { agesAndWorths } from './asset-worths.js';

interface Row {
  status?: string;
  category?: string;
  purchaseDate: string;
  value: number;
}
const day = '2026-06-15';
function ask(rows: Row[], policyOf: Parameters<typeof agesAndWorths>[1] = () => usualDepreciation) {
  const whole = rows.map((row) => ({ status: 'Active', category: 'Laptop', ...row }));
  const [status, category, purchaseDate] = (['status', 'category', 'purchaseDate'] as const).map((field) => [
    ...new Set(whole.map((row) => row[field])),
  ]) as [string[], string[], string[]];
  const size = status.length * category.length * purchaseDate.length;
  const byPurchase = { counts: new Float64Array(size), sums: new Float64Array(size) };
  for (const row of whole) {
    const bought = category.indexOf(row.category) * purchaseDate.length + purchaseDate.indexOf(row.purchaseDate);
    const cell = bought * status.length + status.indexOf(row.status);
    byPurchase.counts[cell]! += 1;
    byPurchase.sums[cell]! += row.value;
  }
  return agesAndWorths({ status, category, purchaseDate, byPurchase }, policyOf, day);
}

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
