import { existsSync, readFileSync } from 'node:fs';
import { StartError } from '../../deploy/start-error.mjs';

/**
 * What a file of the data folder says that only the runner writes.
 * @param {string} file
 * @param {string} remedy what to do where it cannot be read
 * @returns {any} nothing where there is none
 * @throws {StartError} in one line, with the remedy
 */
export function ownJson(file, remedy) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(`${file} cannot be read: ${remedy}.`);
  }
}
