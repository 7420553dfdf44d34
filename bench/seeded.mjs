/** The same numbers on each run (mulberry32). */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = (list, random) => list[Math.floor(random() * list.length)];

/** One of the keys, each as often as its share says. */
export function weighed(shares, random) {
  let left = random() * Object.values(shares).reduce((sum, share) => sum + share, 0);
  return Object.entries(shares).find(([, share]) => (left -= share) < 0)?.[0] ?? Object.keys(shares)[0];
}
