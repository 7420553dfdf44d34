type Expression = Record<string, unknown>;

/** So many milliseconds from now on, by the database's clock, which all instances share. */
export const fromNow = (milliseconds: number): Expression => ({ $add: ['$$NOW', milliseconds] });

/**
 * Milliseconds by which two clocks may differ, and two writes at once: each has the time when it began, and the one that began
 * first may come last. Taken for a clock that was set back, it would find what the other has just set over.
 */
export const clocksDiffer = 60_000;

/**
 * That a moment is over: it never was, has passed, or lies further ahead than it is ever set, since a clock has been set back meanwhile.
 * @param longest milliseconds for which it is set
 */
export const isOver = (field: string, longest: number): { $expr: { $or: Expression[] } } => {
  const until = { $ifNull: [`$${field}`, new Date(0)] };
  return { $expr: { $or: [{ $lte: [until, '$$NOW'] }, { $gt: [until, fromNow(longest + clocksDiffer)] }] } };
};

/**
 * The same for what many have, as an index finds them: at a moment that the database's clock showed (`Repository.now`), where instances
 * take something from each other when it is over.
 */
export const isOverAt = <F extends string>(field: F, longest: number, now: Date) => ({
  $or: [{ $lte: now }, { $gt: new Date(now.getTime() + longest + clocksDiffer) }].map(
    (range) => ({ [field]: range }) as Record<F, typeof range>,
  ),
});

/** Whether a moment that was read still lies ahead, as `isOverAt` would find it. */
export const stillLasts = (until: Date, longest: number, now: Date): boolean =>
  until > now && until.getTime() <= now.getTime() + longest + clocksDiffer;
