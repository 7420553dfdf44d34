import { figuresInWords, figuresOf, isClearlyWorse } from './figures.js';

const figures = (openings: number, failures: number) => ({ openings, failures, median: null, slowest: null });

it('adds up what was counted, and tells within which time most opened', () => {
  const times = { 100: 40, 400: 50, 3000: 10 };
  expect(figuresOf([{ openings: 102, failures: 2, times }])).toEqual({
    ...{ openings: 102, failures: 2, median: 400, slowest: 3_000 },
  });
  const twice = figuresOf([
    { openings: 1, failures: 0, times: { 100: 1 } },
    { openings: 1, failures: 0, times: { 600000: 1 } },
  ]);
  expect(twice).toEqual({ openings: 2, failures: 0, median: 100, slowest: 600_000 });
  expect(figuresOf([])).toEqual({ openings: 0, failures: 0, median: null, slowest: null });
});

it.each<[string, [number, number], [number, number], boolean]>([
  ['twice as bad, and by five of a hundred', [100, 10], [1_000, 50], true],
  ['less than twice as bad', [100, 10], [1_000, 51], false],
  ['twice as bad, but by less than five of a hundred', [1_000, 50], [1_000, 10], false],
  ['bad where the live one was not opened at all', [20, 5], [0, 0], true],
  ['seldom opened', [19, 19], [1_000, 0], false],
  ['failed a few times only', [20, 4], [1_000, 0], false],
])('takes a canary for clearly worse when it is %s: %j against %j', (_, canary, live, expected) => {
  expect(isClearlyWorse(figures(...canary), figures(...live))).toBe(expected);
});

it('says figures as a person reads them', () => {
  expect(figuresInWords(figures(40, 3))).toBe('3 of 40 openings (7.5 %)');
  expect(figuresInWords(figures(0, 0))).toBe('0 of 0 openings (0.0 %)');
});
