import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { given } from '../../deploy/given.mjs';
import { StartError } from '../../deploy/start-error.mjs';

const newSecret = () => randomBytes(32).toString('base64');

/**
 * A secret that is made once and lies beside the data, for its owner only.
 * @param {string} data
 * @param {string} name
 */
function keptSecret(data, name) {
  const file = join(data, name);
  if (!existsSync(file)) keep(file, newSecret());
  return readFileSync(file, 'utf8').trim();
}

/**
 * Another text in a file of secrets; whoever reads it meanwhile has the one or the other.
 * @param {string} file
 * @param {string} text
 */
function keep(file, text) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * The key that seals secrets of accounts: the environment's, or one beside the data. While it is replaced the ones of before follow it, each after a comma.
 * @param {string} data
 */
export const secretKey = (data) => given(process.env, 'SECRET_KEY') || keptSecret(data, 'secret.key');

/**
 * Several keys, the one that seals first.
 * @param {string} keys
 */
export const listOf = (keys) => keys.split(/[\s,]+/).filter(Boolean);

/**
 * The key of another service than identity, which follows from that one, so that a backup has both; who has it does not know that one.
 * @param {string} keys
 * @param {string} service
 */
export const keyOf = (keys, service) =>
  listOf(keys)
    .map((key) => hkdfSync('sha256', Buffer.from(key, 'base64'), '', `secrets of ${service}`, 32))
    .map((bytes) => Buffer.from(bytes).toString('base64'))
    .join();

/** What follows from the key, for the system's service. */
const ofSystem = 'secret.system.key';

/**
 * The variables by which each service gets its keys: from files that it reads again, so that a key is replaced while it works.
 * @param {string} data
 * @returns {Record<'identity' | 'system', Record<string, string>>}
 */
export function secretKeysFor(data) {
  const keys = secretKey(data);
  const isOfEnvironment = given(process.env, 'SECRET_KEY') === keys;
  const system = keyOf(keys, 'system');
  if (isOfEnvironment) return { identity: { SECRET_KEY: keys }, system: { SECRET_KEY: system } };
  keep(join(data, ofSystem), system);
  return {
    identity: { SECRET_KEY_FILE: join(data, 'secret.key') },
    system: { SECRET_KEY_FILE: join(data, ofSystem) },
  };
}

/** @param {string} data */
function requireFile(data) {
  if (!given(process.env, 'SECRET_KEY')) return;
  throw new StartError(
    `SECRET_KEY is set, so that the key of ${data} is not used: put a new key before the old one there, with a comma between.`,
  );
}

/**
 * Puts a new key before the one beside the data; services that run take it from there.
 * @param {string} data
 */
export function replaceSecretKey(data) {
  requireFile(data);
  writeKeys(data, [newSecret(), ...listOf(secretKey(data))]);
}

/**
 * Leaves the newest key alone beside the data.
 * @param {string} data
 */
export const forgetOldSecretKeys = (data) => writeKeys(data, listOf(secretKey(data)).slice(0, 1));

/**
 * @param {string} data
 * @param {string[]} keys
 */
function writeKeys(data, keys) {
  keep(join(data, ofSystem), keyOf(keys.join(), 'system'));
  keep(join(data, 'secret.key'), keys.join());
}

/**
 * What the newest of some keys is called in what it seals, as the services do.
 * @param {string} keys
 */
export function nameOfFirst(keys) {
  const [first = ''] = listOf(keys);
  const named = createHash('sha256').update('name of a key').update(Buffer.from(first, 'base64'));
  return named.digest('hex').slice(0, 16);
}

/**
 * The words that seal backups which are taken from within the portal: the environment's, or some beside the data.
 * @param {string} data
 */
export const backupPassphrase = (data) =>
  given(process.env, 'BACKUP_PASSPHRASE') ?? keptSecret(data, 'backup.passphrase');
