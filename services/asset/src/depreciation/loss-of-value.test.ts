import { usualDepreciation } from '@portal/contracts';
import { worthOn, yearsOf } from './loss-of-value.js';

const bought = { purchaseDate: '2024-10-01', value: 100_000_00 };
const writtenDown = { method: 'Written down value' as const, yearlyPercent: 40, salvagePercent: 5 };
const rupees = (paise: number) => Math.round(paise) / 100;

describe('straight line', () => {
  it('takes the same part of the purchase value each year of age, and leaves the salvage value', () => {
    expect(rupees(worthOn(bought, usualDepreciation, '2025-10-01'))).toBe(80_000);
    expect(rupees(worthOn(bought, usualDepreciation, '2031-10-01'))).toBe(0);
    expect(rupees(worthOn(bought, { ...usualDepreciation, salvagePercent: 10 }, '2031-10-01'))).toBe(10_000);
  });

  it('ends with the year in which nothing more is lost', () => {
    const years = yearsOf({ ...bought, purchaseDate: '2020-04-01' }, usualDepreciation, '2030-01-01');
    expect(years.map(({ year }) => year)).toEqual([2020, 2021, 2022, 2023, 2024]);
    expect(years.at(-1)?.closing).toBe(0);
  });
});

describe('written down value', () => {
  it('takes a part of what is left when a financial year begins, by days in the year of the purchase', () => {
    const [bought24, after] = yearsOf(bought, writtenDown, '2025-05-01');
    // 182 of 365 days from October to March.
    expect(bought24).toEqual({ year: 2024, opening: 100_000, depreciation: 19_945.21, closing: 80_054.79 });
    expect(after).toEqual({ year: 2025, opening: 80_054.79, depreciation: 32_021.91, closing: 48_032.88 });
  });

  it('counts a year that runs by its days, and never falls below the salvage value', () => {
    expect(rupees(worthOn(bought, writtenDown, '2025-04-01'))).toBe(80_054.79);
    expect(rupees(worthOn(bought, writtenDown, '2025-06-13'))).toBe(73_650.41);
    expect(rupees(worthOn(bought, writtenDown, '2060-01-01'))).toBe(5_000);
  });

  it('goes three years ahead and through at most forty', () => {
    expect(yearsOf(bought, { ...writtenDown, yearlyPercent: 1 }, '2025-05-01').map(({ year }) => year)).toEqual([
      2024, 2025, 2026, 2027, 2028,
    ]);
    expect(yearsOf({ ...bought, purchaseDate: '1950-01-01' }, { ...writtenDown, yearlyPercent: 1 })).toHaveLength(40);
  });

  it('shows the year of the purchase of an asset that is bought on its last day', () => {
    expect(yearsOf({ ...bought, purchaseDate: '2025-03-31' }, writtenDown, '2025-03-31')[0]).toMatchObject({
      year: 2024,
    });
  });
});
