import { usualDepreciation } from '@portal/contracts';
import { healthOf } from './health.js';

const asset = {
  purchaseDate: '2026-01-01',
  value: 100_000_00,
  status: 'Active' as const,
  disposal: { status: 'None' as const },
};
const events = (eventType: 'maintenance' | 'repair', count: number) =>
  Array.from({ length: count }, () => ({ eventType }));

describe('health of an asset', () => {
  it('counts an asset of today as one day old and whole', () => {
    const health = healthOf(asset, [], usualDepreciation, '2026-01-01');
    expect(health).toMatchObject({
      ageYears: 0,
      healthScore: 100,
      currentValue: 99_945.21,
    });
    expect(
      Object.values(health)
        .flat()
        .some((value) => Number.isNaN(value)),
    ).toBe(false);
  });

  it.each([
    ['2027-01-01', [], 1, 80, 20, 80_000],
    ['2028-07-02', [], 2.5, 49.97, 50.03, 49_972.6],
    ['2031-01-01', [], 5, 0, 100, 0],
    ['2050-01-01', [], 24.02, 0, 100, 0],
  ])('at %s', (now, given, ageYears, remainingLifePercent, depreciationPercent, currentValue) => {
    const health = healthOf(asset, given, usualDepreciation, now);
    expect(health.ageYears).toBeCloseTo(ageYears, 1);
    expect(health.remainingLifePercent).toBeCloseTo(remainingLifePercent, 0);
    expect(health.depreciationPercent).toBeCloseTo(depreciationPercent, 0);
    expect(health.currentValue).toBeCloseTo(currentValue, -3);
  });

  it('misses a maintenance only once one was due', () => {
    expect(healthOf(asset, [], usualDepreciation, '2026-06-30').healthScore).toBe(97);
    expect(healthOf(asset, [], usualDepreciation, '2026-07-03').healthScore).toBe(63);
    expect(healthOf(asset, events('maintenance', 1), usualDepreciation, '2026-07-03').healthScore).toBe(97);
  });

  it('averages maintenance, repair and remaining life', () => {
    const given = [...events('maintenance', 1), ...events('repair', 2)];
    // 50 for one maintenance a year, 70 after two repairs, 80 % of life left.
    expect(healthOf(asset, given, usualDepreciation, '2027-01-01')).toMatchObject({
      healthScore: 67,
    });
  });

  it('gives advice', () => {
    const near = healthOf(asset, events('repair', 4), usualDepreciation, '2029-12-01').advice;
    expect(near).toEqual([
      'This asset is near the end of its life: plan its replacement',
      'High repair frequency: check whether a replacement costs less',
      'Schedule the next maintenance within 6 months',
    ]);
    expect(healthOf({ ...asset, status: 'Disposed' }, [], usualDepreciation, '2029-12-01').advice).toEqual([]);
  });

  it('ends with the disposal, after which an asset is worth nothing to its office', () => {
    const disposal = { status: 'Approved' as const, decidedAt: new Date('2027-01-01T10:00:00Z') };
    const health = healthOf({ ...asset, status: 'Disposed', disposal }, [], usualDepreciation, '2029-12-01');
    expect(health).toMatchObject({ ageYears: 1, remainingLifePercent: 80, depreciationPercent: 20, currentValue: 0 });
    expect(health.years?.map(({ year, closing }) => [year, closing])).toEqual([
      [2025, 95_068.49],
      [2026, 80_000],
    ]);
  });
});
