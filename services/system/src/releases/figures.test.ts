import { figuresOf, isClearlyWorse } from './figures.js';

const nobody = { people: 0, troubled: 0 };

it('adds up what was counted, and tells within which time most opened', () => {
  const times = { 100: 40, 400: 50, 3000: 10 };
  expect(figuresOf([{ openings: 102, failures: 2, times }], { people: 60, troubled: 1 })).toEqual({
    ...{ openings: 102, failures: 2, people: 60, troubled: 1, median: 400, slowest: 3_000 },
  });
  const one = { openings: 1, failures: 0 };
  const twice = figuresOf(
    [
      { ...one, times: { 100: 1 } },
      { ...one, times: { 600000: 1 } },
    ],
    nobody,
  );
  expect(twice).toEqual({ openings: 2, failures: 0, ...nobody, median: 100, slowest: 600_000 });
  expect(figuresOf([], nobody)).toEqual({ openings: 0, failures: 0, ...nobody, median: null, slowest: null });
});

it.each<[string, [number, number], [number, number], boolean]>([
  ['twice as bad, and by five of a hundred', [100, 10], [1_000, 50], true],
  ['less than twice as bad', [100, 10], [1_000, 51], false],
  ['twice as bad, but by less than five of a hundred', [1_000, 50], [1_000, 10], false],
  ['bad where nobody opened the live one', [20, 5], [0, 0], true],
  ['failed for all of the few who have it', [3, 3], [1_000, 0], true],
  ['failed for two people only', [2, 2], [1_000, 0], false],
])('takes a canary for clearly worse when it is %s: %j against %j', (_, canary, live, expected) => {
  const [of, beside] = [canary, live].map(([people, troubled]) => ({ people, troubled }));
  expect(isClearlyWorse(of!, [{ kind: 'percent', percent: 10 }], beside!)).toBe(expected);
});

it('lets the few whom a canary is for by their names end it, all of them together', () => {
  const named = ['a@demo.gov.in', 'b@demo.gov.in'].map((email) => ({ kind: 'user' as const, email }));
  const live = { people: 1_000, troubled: 0 };
  const among = (troubled: number, audience: Parameters<typeof isClearlyWorse>[1]) =>
    isClearlyWorse({ people: 2, troubled }, audience, live);
  expect([among(1, named), among(2, named), among(1, named.slice(1))]).toEqual([false, true, true]);
  expect(among(2, [...named, { kind: 'role', role: 'Buyer' }])).toBe(false);
});
