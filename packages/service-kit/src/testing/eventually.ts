/** Asks again until the answer holds, or fails with the last reason after `within` milliseconds: long, as a busy machine is no fault. */
export async function eventually<T>(check: () => Promise<T>, within = 20_000): Promise<T> {
  const end = performance.now() + within;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
