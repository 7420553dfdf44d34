import { suggested } from './suggested.js';

const tutorials = [
  { category: 'General', title: 'When something does not work', summary: 'Restart, cables, network' },
  { category: 'Printer', title: 'Set up a printer', summary: 'Paper, cartridge, first page' },
  { category: 'Laptop', title: 'Set up a laptop', summary: 'Battery, charger, first start' },
];
const titles = (typed: string, deviceType?: string) =>
  suggested(tutorials, typed, deviceType).map(({ title }) => title);

it('finds by a shared word, also where its ending differs, and by nothing short', () => {
  expect(titles('It prints no page')).toEqual(['Set up a printer']);
  expect(titles('The cable is torn')).toEqual(['When something does not work']);
  expect(titles('')).toEqual([]);
  expect(titles('It is up')).toEqual([]);
});

it('puts the device’s own kind first, and never shows it for that alone', () => {
  expect(titles('The first one', 'Laptop')).toEqual(['Set up a laptop', 'Set up a printer']);
  expect(titles('Smoke', 'Laptop')).toEqual([]);
});

it('shows three at most', () => {
  const many = Array.from({ length: 5 }, () => tutorials[1] ?? { category: '', title: '', summary: '' });
  expect(suggested(many, 'printer', undefined)).toHaveLength(3);
});
