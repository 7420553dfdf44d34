import { orderStates, orderStatuses } from '@portal/contracts';
import { lookOf } from './looks.js';

it('finds a status however it is written', () => {
  expect(lookOf('user', 'active')).toBe(lookOf('user', 'Active'));
  expect(lookOf('service', 'in_progress')[0]).toBe('moving');
});

it('shows an unknown status as a fault, never as something good', () => {
  expect(lookOf('user', 'pendng')[0]).toBe('bad');
  expect(lookOf('user', '')[0]).toBe('bad');
});

it.each(orderStatuses)('shows an order that is %s in the tone of the table of its states', (status) => {
  expect(lookOf('order', status)[0]).toBe(orderStates[status].tone);
});
