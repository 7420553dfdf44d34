import { gstinCheck, isGstin } from './gstin.js';
import {
  day,
  email,
  indianPhone,
  line,
  optional,
  optionalLine,
  paragraph,
  pin,
  required,
  rupees,
  toPaise,
  toRupees,
} from './text.js';
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

it.each([
  ['Your prize waits at https://prize.example', 'Please enter text without a link'],
  ['See WWW.prize.example', 'Please enter text without a link'],
  ['ftp://1.2.3.4', 'Please enter text without a link'],
  ['javascript:alert(1)', 'Please enter text without a link'],
  ['M/s. A.B. Stores: Pune', undefined],
  ['Ratio 1:2 & data: yes', undefined],
])('a name of %j says %s', (value, message) => {
  for (const schema of [required('x'), line('x'), optionalLine(100), optional(200)])
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe(message);
});

it.each([
  'Office\r\nof Pune',
  'Office\tof Pune',
  'Office\u2028of\u2029Pune',
  'Office\u0085of Pune',
  '  Office \n\n of   Pune\t',
])('brings a short text of %j to one line, instead of refusing it', (value) => {
  for (const schema of [required('x'), line('x'), optionalLine(100), optional(200)])
    expect(schema.parse(value)).toBe('Office of Pune');
});

it('measures a short text as it is kept, and finds one of nothing but lines empty', () => {
  expect(line('x', 5).parse('a \n\n b\n\n')).toBe('a b');
  expect(line('Name is required').safeParse('\n\t ').error?.issues[0]?.message).toBe('Name is required');
  expect(optionalLine().parse('\n\t ')).toBeUndefined();
});

it.each(['a\u0000b', 'a\u000bb', 'a\u001bb', 'a\u202eb', 'a\ud800b'])(
  'still refuses %j, in a longer text too',
  (value) => {
    for (const schema of [required('x'), line('x'), optionalLine(100), optional(2000), paragraph('x')])
      expect(schema.safeParse(value).error?.issues[0]?.message).toBe('Please remove characters that cannot be shown');
  },
);

it('takes several lines and a link in a longer text', () => {
  expect(paragraph('x').safeParse('See https://portal.example\nand ask').success).toBe(true);
  expect(optional(2000).safeParse('a\nb').success).toBe(true);
});

it('keeps paise whole there and back', () => {
  for (const amount of [0.1, 0.29, 19.99, 1234567.89, 99999999999]) expect(toRupees(toPaise(amount))).toBe(amount);
});
