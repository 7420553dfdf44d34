/** One call after another, in the order in which they came; a failed one holds up nobody. */
export function inTurn<Given, Result>(run: (given: Given) => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve();
  return (given: Given): Promise<Result> => {
    const turn = last.then(() => run(given));
    last = turn.catch(() => undefined);
    return turn;
  };
}
