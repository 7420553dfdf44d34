import { Remembered } from './remembered.js';

it('asks once for the same question, also while the answer is under way', async () => {
  const remembered = new Remembered<number>();
  let asked = 0;
  const ask = () => remembered.get('a', () => Promise.resolve(++asked));
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await remembered.get('b', () => Promise.resolve(7))).toBe(7);
  expect(await ask()).toBe(1);
  remembered.clear();
  expect(await ask()).toBe(2);
});

it('does not remember a failure', async () => {
  const remembered = new Remembered<number>();
  await expect(remembered.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await remembered.get('a', () => Promise.resolve(1))).toBe(1);
});

it('keeps no more than it may', async () => {
  const remembered = new Remembered<number>({ max: 2 });
  for (const question of ['a', 'b', 'c']) await remembered.get(question, () => Promise.resolve(1));
  expect(await remembered.get('a', () => Promise.resolve(2))).toBe(2);
});
