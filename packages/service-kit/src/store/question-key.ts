/**
 * The same text for the same question to the database, and for no other: what JSON would leave out or make alike (undefined,
 * regular expressions) is written out.
 */
export const questionKey = (question: object) =>
  JSON.stringify(question, (_, value: unknown) => {
    if (value === undefined) return { $undefined: true };
    if (value instanceof RegExp) return { $regex: value.source, $options: value.flags };
    return value;
  });
