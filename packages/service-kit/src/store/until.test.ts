import { isOverAt, stillLasts } from './until.js';

const now = new Date(Date.UTC(2026, 10, 28, 12));
const minute = 60_000;

it('is over when it has passed, or lies further ahead than it is ever set', () => {
  const lasts = (milliseconds: number) => stillLasts(new Date(now.getTime() + milliseconds), 10 * minute, now);
  expect([-1, 0, 1, 10 * minute, 60 * minute].map(lasts)).toEqual([false, false, true, true, false]);
});

it('is looked for as it is read', () => {
  expect(isOverAt('dueAt', 10 * minute, now)).toEqual({
    $or: [{ dueAt: { $lte: now } }, { dueAt: { $gt: new Date(now.getTime() + 11 * minute) } }],
  });
});
