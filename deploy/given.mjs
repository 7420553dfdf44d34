import { readFileSync } from 'node:fs';

/**
 * A variable of the environment, or what the file says that stands in `<name>_FILE`.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} name
 */
export function given(environment, name) {
  const file = environment[`${name}_FILE`];
  return environment[name] ?? (file && readFileSync(file, 'utf8').trim());
}
