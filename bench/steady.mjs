/**
 * Asks at a steady rate, whatever the answers take, and gives the times of the answers in milliseconds.
 * @param {{ perSecond: number, seconds: number, ask: (n: number) => Promise<Response> }} how
 */
export async function steady({ perSecond, seconds, ask }) {
  const times = [];
  let failed = 0;
  const open = new Set();
  const began = performance.now();
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = began + (n * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const asked = performance.now();
    const work = ask(n)
      .then(async (response) => {
        await response.arrayBuffer();
        if (!response.ok) failed++;
        times.push(performance.now() - asked);
      })
      .catch(() => failed++)
      .finally(() => open.delete(work));
    open.add(work);
  }
  await Promise.all(open);
  return { times, failed };
}

/** The value that this share of all values does not exceed. */
export function share(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
