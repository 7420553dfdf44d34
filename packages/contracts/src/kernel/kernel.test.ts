import { gstinCheck, isGstin } from './gstin.js';
import { day, email, indianPhone, pin, rupees, toPaise, toRupees } from './text.js';
import { isGemContractNumber } from '../procurement/order.js';

it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('takes the GSTIN %s', (value) => {
  expect(isGstin(value)).toBe(true);
});
it.each(['27AAPFU0939F1ZX', '27aapfu0939f1zv', '27AAPFU0939F1Z', ''])('refuses the GSTIN %j', (value) => {
  expect(isGstin(value)).toBe(false);
});
it('computes the check character', () => {
  expect(gstinCheck('27AAPFU0939F1Z')).toBe('V');
});

it.each([
  ['GEMC-511687-00007007', true],
  ['GE/1A', true],
  ['ge-1234', true],
  ['G1-234', false],
  ['GEM1', false],
  ['GEMCONTRACT', false],
  ['GEM CONTRACT 1', false],
  [`GE1${'A'.repeat(48)}`, false],
])('says whether %s can be a GeM contract number: %s', (value, expected) => {
  expect(isGemContractNumber(value)).toBe(expected);
});

it.each([
  [day(), '2026-02-29', false],
  [day(), '2028-02-29', true],
  [day(), '0000-01-01', false],
  [day(), '9999-01-01', false],
  [pin('x'), '411001', true],
  [pin('x'), '011001', false],
  [indianPhone('x', 'y'), '9876543210', true],
  [indianPhone('x', 'y'), '+919876543210', false],
  [email('x'), 'A.B@Example.gov.in', true],
  [email('x'), 'a@b', false],
  [email('x'), 'a@b.c<script>', false],
  [rupees('x'), 10.25, true],
  [rupees('x'), 10.255, false],
  [rupees('x'), Number.NaN, false],
  [rupees('x'), 1e15, false],
])('checks %# %j: %s', (schema, value, expected) => {
  expect(schema.safeParse(value).success).toBe(expected);
});

it('keeps paise whole there and back', () => {
  for (const amount of [0.1, 0.29, 19.99, 1234567.89, 99999999999]) expect(toRupees(toPaise(amount))).toBe(amount);
});
