// ASVS 6.5.5
import { endedOtp, nextOtp, type NextOtp, pausedUntil, type StoredOtp, tryOtp } from './otp.js';

const start = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const made = (next: NextOtp) => {
  if ('wait' in next) throw new Error(`none for ${next.wait} s`);
  return next;
};
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');
/** `count` wrong tries, one after another. */
function afterWrong(otp: StoredOtp, code: string, count: number) {
  for (let n = 0; n < count; n++) otp = tryOtp(otp, wrongOf(code), start).otp;
  return otp;
}

it('is right once, for ten minutes', () => {
  const { code, otp } = made(nextOtp(undefined, start));
  expect(code).toMatch(/^\d{6}$/);
  expect(JSON.stringify(otp)).not.toContain(code);
  const first = tryOtp(otp, code, after(599));
  expect(first.result).toBe('right');
  expect(tryOtp(first.otp, code, after(599)).result).toBe('none');
  expect(tryOtp(otp, code, after(600)).result).toBe('wrong');
});

it('is spent by the third wrong try, and then the right one is refused too', () => {
  const { code, otp } = made(nextOtp(undefined, start));
  expect(tryOtp(otp, wrongOf(code), start).result).toBe('wrong');
  expect(tryOtp(afterWrong(otp, code, 2), wrongOf(code), start).result).toBe('spent');
  expect(tryOtp(afterWrong(otp, code, 3), code, start).result).toBe('spent');
});

it('gives no attempt back with a resend, nor when it has run out', () => {
  const { code, otp } = made(nextOtp(undefined, start));
  for (const later of [30, 700]) expect(made(nextOtp(afterWrong(otp, code, 2), after(later))).otp.attemptsLeft).toBe(1);
});

it('is followed at once by another one with three attempts after three wrong ones, and is dead then', () => {
  const first = made(nextOtp(undefined, start));
  const second = made(nextOtp(afterWrong(first.otp, first.code, 3), after(1)));
  expect(second.otp.attemptsLeft).toBe(3);
  if (first.code !== second.code) expect(tryOtp(second.otp, first.code, after(1)).result).toBe('wrong');
  expect(tryOtp(second.otp, second.code, after(1)).result).toBe('right');
});

it('is sent at most once in 30 seconds and five times an hour, also after it was used or ended', () => {
  let { code, otp } = made(nextOtp(undefined, start));
  expect(nextOtp(otp, after(1))).toEqual({ wait: 29, because: 'pause' });
  for (let n = 1; n < 5; n++) ({ code, otp } = made(nextOtp(otp, after(n * 60))));
  for (const stored of [otp, tryOtp(otp, code, after(300)).otp, endedOtp(otp), afterWrong(otp, code, 3)])
    expect(nextOtp(stored, after(300))).toEqual({ wait: 3_300, because: 'hour' });
  expect(made(nextOtp(otp, after(3_601))).otp.mails).toHaveLength(5);
});

it('is none before one was sent', () => {
  expect(tryOtp(undefined, '123456').result).toBe('none');
});

it('is sent again at once where the clock has been set back by an hour since the last one', () => {
  const { otp } = made(nextOtp(undefined, after(3_600)));
  expect(pausedUntil(otp, start)).toBeUndefined();
  expect(made(nextOtp(otp, start)).otp.mails).toEqual([start]);
  expect(nextOtp(otp, after(3_599))).toEqual({ wait: 31, because: 'pause' });
});

it('gives no attempt back through an instance whose clock is behind', () => {
  const { code, otp } = made(nextOtp(undefined, after(45)));
  const wrong = tryOtp(otp, code === '000000' ? '000001' : '000000', start).otp;
  expect(nextOtp(wrong, start)).toEqual({ wait: 75, because: 'pause' });
  expect(made(nextOtp(wrong, after(75))).otp.attemptsLeft).toBe(2);
});
