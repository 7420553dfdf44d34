import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { given } from '../../deploy/given.mjs';

/**
 * A secret that is made once and lies beside the data, for its owner only.
 * @param {string} data
 * @param {string} name
 */
function keptSecret(data, name) {
  const file = join(data, name);
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * The key that seals secrets of accounts: the environment's, or one beside the data.
 * @param {string} data
 */
export const secretKey = (data) => process.env.SECRET_KEY || keptSecret(data, 'secret.key');

/**
 * The key of another service than identity, which follows from that one, so that a backup has both; who has it does not know that one.
 * @param {string} key
 * @param {string} service
 */
export const keyOf = (key, service) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', `secrets of ${service}`, 32)).toString('base64');

/**
 * The words that seal backups which are taken from within the portal: the environment's, or some beside the data.
 * @param {string} data
 */
export const backupPassphrase = (data) =>
  given(process.env, 'BACKUP_PASSPHRASE') ?? keptSecret(data, 'backup.passphrase');
