import { readFileSync } from 'node:fs';
import { StartError } from './start-error.mjs';

/**
 * A variable of the environment, or what the file says that stands in `<name>_FILE`.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} name
 * @throws {StartError} when that file cannot be read
 */
export function given(environment, name) {
  const file = environment[`${name}_FILE`];
  if (environment[name] !== undefined || !file) return environment[name];
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new StartError(`${name}_FILE names ${file}, which cannot be read (${code}): correct it, or unset it.`);
  }
}
