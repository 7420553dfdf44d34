import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until the answer is yes; false when the time is over.
 * @param {() => Promise<boolean> | boolean} question
 * @param {{ within: number, every?: number }} times milliseconds
 */
export async function until(question, { within, every = 100 }) {
  const deadline = Date.now() + within;
  while (!(await question())) {
    if (Date.now() > deadline) return false;
    await pause(every);
  }
  return true;
}

/**
 * @param {string} url
 * @param {number} within milliseconds
 * @returns {Promise<boolean>} whether it answers with a success
 */
export const answers = (url, within = 2_000) =>
  fetch(url, { signal: AbortSignal.timeout(within), headers: { connection: 'close' } }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
