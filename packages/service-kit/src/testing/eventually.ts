/** Asks again until the answer holds, or fails with the last reason after `within` milliseconds. */
export async function eventually<T>(check: () => Promise<T>, within = 5_000): Promise<T> {
  const end = Date.now() + within;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
