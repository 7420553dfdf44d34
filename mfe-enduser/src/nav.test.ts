import { nav } from './nav.js';

it('begins with the five views that a phone has at its foot', () => {
  expect(nav.slice(0, 5).map(({ label }) => label)).toEqual([
    'Dashboard',
    'Devices',
    'Tutorials',
    'Support',
    'Warranty',
  ]);
});
