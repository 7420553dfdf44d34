let count = () => 0;

/** An area says how much of who is signed in waits in this browser to be sent: they are told before they sign out. */
export function countsUnsent(counts: () => number) {
  count = counts;
}

/** How much waits in this browser to be sent. */
export const unsent = () => count();
