import { lookOf } from './looks.js';

it('finds a status however it is written', () => {
  expect(lookOf('user', 'active')).toBe(lookOf('user', 'Active'));
  expect(lookOf('service', 'in_progress')[0]).toBe('moving');
});

it('shows an unknown status as a fault, never as something good', () => {
  expect(lookOf('user', 'pendng')[0]).toBe('bad');
  expect(lookOf('user', '')[0]).toBe('bad');
});
