import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key that seals secrets of accounts: the environment's, or one that is made once and lies beside the data, for its owner only.
 * @param {string} data
 */
export function secretKey(data) {
  if (process.env.SECRET_KEY) return process.env.SECRET_KEY;
  const file = join(data, 'secret.key');
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
