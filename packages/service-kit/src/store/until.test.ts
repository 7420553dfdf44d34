import { isOverHere, stillLasts } from './until.js';

const now = Date.UTC(2026, 10, 28, 12);
const minute = 60_000;

it('is over when it has passed, or lies further ahead than it is ever set', () => {
  const lasts = (milliseconds: number) => stillLasts(new Date(now + milliseconds), 10 * minute, now);
  expect([-1, 0, 1, 10 * minute, 60 * minute].map(lasts)).toEqual([false, false, true, true, false]);
});

it('is looked for as it is read', () => {
  expect(isOverHere('dueAt', 10 * minute, now)).toEqual({
    $or: [{ dueAt: { $lte: new Date(now) } }, { dueAt: { $gt: new Date(now + 11 * minute) } }],
  });
});
