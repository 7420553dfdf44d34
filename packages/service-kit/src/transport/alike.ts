/**
 * Joins questions that are alike: while one is out, all that are asked meanwhile wait and become one trip after it, as when
 * an event makes everybody look at the same list anew. A question never joins a trip that began before it was asked, so
 * everybody sees what they wrote.
 */
export function alike<Question, Answer>(
  keyOf: (question: Question) => string,
  run: (question: Question) => Promise<Answer>,
) {
  const out = new Map<string, { now: Promise<unknown>; next?: Promise<Answer> }>();

  const go = (key: string, question: Question): Promise<Answer> => {
    const answer = run(question);
    const trip: { now: Promise<unknown>; next?: Promise<Answer> } = {
      now: answer
        .catch(() => undefined)
        .finally(() => {
          if (!trip.next) out.delete(key);
        }),
    };
    out.set(key, trip);
    return answer;
  };

  return (question: Question): Promise<Answer> => {
    const key = keyOf(question);
    const trip = out.get(key);
    if (!trip) return go(key, question);
    trip.next ??= trip.now.then(() => go(key, question));
    return trip.next;
  };
}
