import type { z } from 'zod';
import {
  day,
  indianPhone,
  line,
  maskedEmail,
  optionalLine,
  optionalPhone,
  optionalPin,
  paragraph,
  pin,
  required,
  rupees,
  stars,
} from './text.js';

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const saysOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each(['110001', '999999'])('takes the PIN code %s', (value) => {
  expect([takes(pin('Needed'), value), takes(optionalPin(), value)]).toEqual([true, true]);
});
it.each(['010001', '11000', '1100011', 'x110001', '110001x'])('refuses the PIN code %s', (value) => {
  const wrong = 'Please enter a valid 6-digit PIN code';
  expect([saysOf(pin('Needed'), value), saysOf(optionalPin(), value)]).toEqual([wrong, wrong]);
});

it.each(['9876543210', '0123456789'])('takes the phone number %s', (value) => {
  expect([takes(indianPhone('Needed', 'Wrong'), value), takes(optionalPhone('Wrong'), value)]).toEqual([true, true]);
});
it.each(['987654321', '98765432101', 'x9876543210', '9876543210x', '98765abcde'])('refuses the phone %s', (value) => {
  const both = [saysOf(indianPhone('Needed', 'Wrong'), value), saysOf(optionalPhone('Wrong'), value)];
  expect(both).toEqual(['Wrong', 'Wrong']);
});
it.each([undefined, '', '  '])('may do without a PIN code and a phone: %j', (value) => {
  expect([takes(optionalPin(), value), takes(optionalPhone('Wrong'), value)]).toEqual([true, true]);
});

it.each([
  ['asha@demo.gov.in', 'a•••@demo.gov.in'],
  ['x@y.in', 'x•••@y.in'],
  ['long.name+tag@office.example.gov.in', 'l•••@office.example.gov.in'],
])('masks %s as %s', (address, masked) => {
  expect(maskedEmail(address)).toBe(masked);
});

it.each(['1950-01-01', '2099-12-31', '2028-02-29'])('takes the day %s', (value) => {
  expect(takes(day(), value)).toBe(true);
});
it.each(['1949-12-31', '2100-01-01', '2026-02-29', '2026-2-1', 'x2026-01-01', '2026-01-01x'])(
  'refuses the day %s',
  (value) => {
    expect(saysOf(day(), value)).toBe('Please enter a valid date');
  },
);

it.each(['<b>bold</b>', '< script', '<!-- -->', '</p>', '<?xml'])('refuses markup %j', (value) => {
  const plain = 'Please enter plain text without HTML';
  expect([line('Needed'), optionalLine(), paragraph('Needed')].map((schema) => saysOf(schema, value))).toEqual([
    ...[plain, plain, plain],
  ]);
});
it.each(['a < 4', '3<4', 'x > y'])('takes %j, which is none', (value) => {
  expect(takes(line('Needed'), value)).toBe(true);
});

it('says what is needed, also for what is no text', () => {
  expect([
    saysOf(required('Needed'), undefined),
    saysOf(required('Needed'), 7),
    saysOf(required('Needed'), ' '),
  ]).toEqual(['Needed', 'Needed', 'Needed']);
});

it('trims a long text at its ends and keeps its lines', () => {
  expect(paragraph('Needed').parse('  one\n  two \n')).toBe('one\n  two');
  expect(line('Needed').parse('  one\n  two \n')).toBe('one two');
});

it.each([1, 5, '3', '05'])('takes %j for stars', (value) => {
  expect(takes(stars('Needed'), value)).toBe(true);
});
it.each([true, false, null, undefined, '', ' ', [], [3], ['3'], {}, 0, 6, 2.5, -1, NaN, '0', '6', '2.5', '1e0', '0x3'])(
  'takes %j for no stars',
  (value) => {
    expect(saysOf(stars('Needed'), value)).toBe('Needed');
  },
);

it.each([0, 0.01, 1.1, 1.13, 8.2, 99_999_999_999])('takes %d rupees', (value) => {
  expect(takes(rupees('Needed'), value)).toBe(true);
});
it.each([
  [0.001, 'At most two decimals are allowed'],
  [1e-9, 'At most two decimals are allowed'],
  [1e-300, 'At most two decimals are allowed'],
  [100_000_000_000, 'This amount is too large'],
])('refuses %d rupees: %s', (value, message) => {
  expect(saysOf(rupees('Needed'), value)).toBe(message);
});

it('says that a day is missing, or that what was given is none', () => {
  const asked = day('Start is required');
  const messageOf = (value: unknown) => asked.safeParse(value).error?.issues.map(({ message }) => message);
  expect([undefined, ''].map(messageOf)).toEqual([['Start is required'], ['Start is required']]);
  for (const none of ['2026-02-31', '1901-01-01', '2100-01-01', '01-01-2026', '0000-00-00'])
    expect([none, messageOf(none)]).toEqual([none, ['Please enter a valid date']]);
  expect(messageOf('2026-02-28')).toBeUndefined();
});
