/** What was asked for and answered, by marker: each operation carries one of its own. */
export interface Ledger {
  /** Answered with success. */
  acknowledged: string[];
  /** Refused for good: must not be there. */
  refused: string[];
}

/** What lies in the databases afterwards, by marker; a marker stands once for each copy. */
export interface Found {
  stored: string[];
  /** Effects of events in other services. */
  effects: string[];
}

export interface Verdict {
  /** Acknowledged, but not stored. */
  lost: string[];
  /** Stored more than once. */
  doubled: string[];
  /** Stored, but other services never learned of it. */
  undelivered: string[];
  /** Other services applied it more than once. */
  appliedTwice: string[];
  /** Refused, but stored. */
  phantom: string[];
}

const counted = (markers: string[]) => {
  const counts = new Map<string, number>();
  for (const marker of markers) counts.set(marker, (counts.get(marker) ?? 0) + 1);
  return counts;
};
const twice = (counts: Map<string, number>) => [...counts].filter(([, count]) => count > 1).map(([marker]) => marker);

/** Compares what was acknowledged with what is there. Operations without an answer may be there or not. */
export function check({ acknowledged, refused }: Ledger, { stored, effects }: Found): Verdict {
  const [there, applied] = [counted(stored), counted(effects)];
  return {
    lost: acknowledged.filter((marker) => !there.has(marker)),
    doubled: twice(there),
    undelivered: [...there.keys()].filter((marker) => !applied.has(marker)),
    appliedTwice: twice(applied),
    phantom: refused.filter((marker) => there.has(marker)),
  };
}
