/** What a tutorial is chosen by. */
export interface Known {
  category: string;
  title: string;
  summary: string;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= 4);

/** 'print' and 'printer' are about the same thing. */
const isAlike = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

const most = 3;

/**
 * The tutorials that may help with what is typed, the most fitting first, at most three: those that share a word with it, and among them
 * those about this kind of device before those about others.
 */
export function suggested<T extends Known>(
  tutorials: readonly T[],
  typed: string,
  deviceType: string | undefined,
): T[] {
  const asked = wordsOf(typed);
  const scored = tutorials.map((tutorial) => {
    const words = wordsOf(`${tutorial.title} ${tutorial.summary}`);
    const shared = asked.filter((word) => words.some((one) => isAlike(one, word))).length;
    return { tutorial, score: shared && shared + (tutorial.category === deviceType ? 1 : 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ tutorial }) => tutorial);
}
