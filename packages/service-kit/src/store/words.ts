/** The beginnings of words that a search can find: lower-case letters and digits of any script. */
export const wordsOf = (...texts: (string | undefined)[]): string[] => [
  ...new Set(
    texts.flatMap(
      (text) =>
        (text ?? '')
          .normalize('NFKC')
          .toLowerCase()
          .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
    ),
  ),
];
