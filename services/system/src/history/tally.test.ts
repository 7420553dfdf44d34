import { availabilityOf, count, nothingSeen, percentileOf, sumOf } from './tally.js';

const seen = (...looks: Parameters<typeof count>[1][]) => {
  const made = nothingSeen();
  for (const look of looks) count(made, look, null);
  return made;
};
const answered = (...times: number[]) => {
  const made = nothingSeen();
  for (const time of times) count(made, 'up', time);
  return made;
};

it('counts as available what works with less, and leaves out what nobody could tell', () => {
  expect(availabilityOf(seen('up', 'degraded', 'down', 'unknown', 'off'))).toBe(66.666);
  expect(availabilityOf(seen('unknown'))).toBeNull();
});

it('never rounds a failure away', () => {
  const long = { ...nothingSeen(), up: 9_999_999, down: 1 };
  expect(availabilityOf(long)).toBeLessThan(100);
});

it('knows within which time half, nearly all and all but the slowest answers came', () => {
  const many = answered(...Array<number>(98).fill(4), 140, 480);
  expect(percentileOf(many, 0.5)).toBeGreaterThan(3);
  expect(percentileOf(many, 0.5)).toBeLessThanOrEqual(5);
  expect(percentileOf(many, 0.99)).toBe(150);
  expect(percentileOf(answered(9_000), 0.5)).toBe(1_300);
  expect(percentileOf(nothingSeen(), 0.5)).toBeNull();
});

it('sums up what was seen in parts to what was seen as a whole', () => {
  expect(sumOf([answered(4, 140), answered(480)])).toEqual(answered(4, 140, 480));
});
