// ASVS 6.2.1, 6.2.8
import { lockout, newPassword, SignIn } from './session.js';

const said = (schema: typeof SignIn | typeof newPassword, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;
const signingIn = { email: 'somebody@office.gov.in', password: 'a-password' };
const long = `somebody@office.${'i'.repeat(1000)}`;

it.each([
  ['trimmed', '  somebody@office.gov.in ', 'somebody@office.gov.in'],
  ['without angle brackets', '<somebody@office.gov.in>', 'somebody@office.gov.in'],
  ['in small letters', 'SomeBody@Office.GOV.in', 'somebody@office.gov.in'],
  ['cut to 1000 characters', long, long.slice(0, 1000)],
])('takes an e-mail address %s', (_, email, taken) => {
  expect(SignIn.parse({ ...signingIn, email }).email).toBe(taken);
});

it('compares a password as it was typed', () => {
  expect(SignIn.parse({ ...signingIn, password: ' <secret> ' }).password).toBe(' <secret> ');
});

it.each([
  [{ email: 'nobody' }, 'Invalid email format'],
  [{ email: 'no body@office.gov.in' }, 'Invalid email format'],
  [{ email: undefined }, 'Invalid email format'],
  [{ password: '12345' }, 'Password must be at least 6 characters long'],
  [{ password: undefined }, 'Password must be at least 6 characters long'],
  [{ password: 'x'.repeat(1001) }, 'At most 1000 characters are allowed'],
])('says of a sign-in with %j: %s', (wrong, message) => {
  expect(said(SignIn, { ...signingIn, ...wrong })).toBe(message);
});

it.each([
  ['', 'Password is required'],
  ['1234567', 'Password must be at least 8 characters long'],
  ['12345678', undefined],
])('says of the new password %j: %s', (password, message) => {
  expect(said(newPassword, password)).toBe(message);
});

it('locks after 5 attempts for 15 minutes, which are 900000 ms', () => {
  expect([lockout.attempts, lockout.minutes, lockout.minutes * 60_000]).toEqual([5, 15, 900_000]);
});
