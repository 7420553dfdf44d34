/** The entry with which a status was reached, the last time; what else happened in it comes after. */
export function entryInto<Entry extends { status?: string }>(history: readonly Entry[], status: string) {
  const moves = history.filter((entry) => entry.status !== undefined);
  return moves.findLast((entry, index) => entry.status === status && moves[index - 1]?.status !== status);
}
