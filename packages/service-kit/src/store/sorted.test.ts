import { firstOf, pageOfBoth } from './sorted.js';

// Places of two lists, sorted by what is behind them; equal ones are of the first list first.
const [own, gem] = [Array.from({ length: 73 }, (_, n) => n >> 1), Array.from({ length: 41 }, (_, n) => n)];
const places = (list: number[]) => Int32Array.from(list.keys());
const both = [
  ...own.map((key, place) => ({ key, shown: { list: 'first', place } })),
  ...gem.map((key, place) => ({ key, shown: { list: 'second', place } })),
].sort((a, b) => a.key - b.key);
const page = (number: number, pageSize: number, first = own, second = gem) =>
  pageOfBoth(places(first), places(second), (a, b) => first[a]! - second[b]!, { page: number, pageSize });

it.each([1, 7, 20, 114, 500])('gives each of both once and in order over pages of %i', (pageSize) => {
  const walked = Array.from({ length: Math.ceil(both.length / pageSize) + 1 }, (_, n) => page(n + 1, pageSize)).flat();
  expect(walked).toEqual(both.map(({ shown }) => shown));
});

it('has nothing on a page beyond the last, and all of one where the other is empty', () => {
  expect(page(9, 20)).toEqual([]);
  expect(page(1, 3, [], gem)).toEqual([0, 1, 2].map((place) => ({ list: 'second', place })));
  expect(page(25, 3, own, [])).toEqual([{ list: 'first', place: 72 }]);
});

it.each([0, 1, 7, 20, 113, 114, 500])('finds the first %i of what stands in no order', (most) => {
  const keys = Array.from({ length: 114 }, (_, n) => (n * 47) % 31);
  const compare = (a: number, b: number) => keys[a]! - keys[b]! || a - b;
  const sorted = Array.from(keys.keys()).sort(compare);
  expect(Array.from(firstOf(places(keys), compare, most))).toEqual(sorted.slice(0, most));
});
