import { StartError } from '../../deploy/start-error.mjs';

/**
 * Runs a command of an operator: what they can put right is one line, and the exit code says that it failed.
 * @param {() => Promise<void>} work
 */
export async function endingWithOneLine(work) {
  try {
    await work();
  } catch (error) {
    const isUsage = String(/** @type {NodeJS.ErrnoException} */ (error).code).startsWith('ERR_PARSE_ARGS');
    console.error(error instanceof StartError || isUsage ? /** @type {Error} */ (error).message : error);
    process.exitCode = 1;
  }
}

/**
 * @param {string | undefined} value
 * @param {string} usage
 */
export function needed(value, usage) {
  if (value) return value;
  throw new StartError(usage);
}
