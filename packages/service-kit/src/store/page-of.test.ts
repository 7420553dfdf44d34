import { compareKeys, pageOf } from './page-of.js';

// Many equal amounts and some without one.
const amounts = Array.from({ length: 503 }, (_, n) => (n % 13 ? (n * 31) % 17 : undefined));
const byAmount = (a: number, b: number) => compareKeys(amounts[a], amounts[b]);
const up = (a: number, b: number) => byAmount(a, b) || compareKeys(a, b);
const down = (a: number, b: number) => up(b, a);
const all = amounts.map((_, n) => n);

it.each([1, 20, 100, 503, 600])('gives each once and in order over pages of %i', (pageSize) => {
  const walked = (...orders: (typeof up)[]) =>
    Array.from({ length: Math.ceil(amounts.length / pageSize) + 1 }, (_, page) =>
      pageOf(amounts.length, { page: page + 1, pageSize }, orders),
    ).flat();
  expect(walked(byAmount, compareKeys)).toEqual(all.toSorted(up));
  expect(walked(down)).toEqual(all.toSorted(down));
});

it('has nothing on a page beyond the last', () => {
  expect(pageOf(amounts.length, { page: 7, pageSize: 100 }, [up])).toEqual([]);
});
