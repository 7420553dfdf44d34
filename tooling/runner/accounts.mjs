import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountNames, operator } from '../../deploy/accounts.mjs';
import { ownJson } from './own-json.mjs';

/** @typedef {(typeof accountNames)[number]} AccountName */
/** @typedef {Record<AccountName | typeof operator, string>} Passwords */

const made = () => randomBytes(24).toString('hex');

const lostPasswords =
  'put it back from a copy of the data folder, for the servers know these passwords alone; or restore the last backup into a new folder (npm run restore)';

/**
 * The passwords of the embedded servers' accounts: made once, kept beside the data for its owner only.
 * @param {string} data
 * @returns {{ nats: Passwords, mongodb: Passwords }}
 */
export function accountsIn(data) {
  const file = join(data, 'accounts', 'passwords.json');
  const kept = ownJson(file, lostPasswords) ?? {};
  const names = [operator, ...accountNames];
  const complete = (/** @type {Record<string, string>} */ passwords = {}) =>
    /** @type {Passwords} */ (Object.fromEntries(names.map((name) => [name, passwords[name] ?? made()])));
  const all = { nats: complete(kept.nats), mongodb: complete(kept.mongodb) };
  mkdirSync(join(data, 'accounts'), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, JSON.stringify(all, undefined, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return all;
}

/**
 * Where a variable of a part stands, besides its own name: a value of its own, in a file or not.
 * @param {string} part
 * @param {string} name
 */
const ownNames = (part, name) => [`${part.toUpperCase()}_${name}`, `${part.toUpperCase()}_${name}_FILE`];

/**
 * The environment of a part without the addresses, and so the passwords, of the others; and without its own of the
 * environment where the runner brings the server.
 * @param {string} part
 * @param {{ NATS_URL: boolean, MONGODB_URI: boolean }} external whether the environment says where the server is
 * @returns {Record<string, undefined>}
 */
export const withoutOthers = (part, external) =>
  Object.fromEntries(
    /** @type {const} */ (['NATS_URL', 'MONGODB_URI']).flatMap((name) => [
      [`${name}_FILE`, undefined],
      ...accountNames
        .filter((each) => each !== part || !external[name])
        .flatMap((each) => ownNames(each, name).map((own) => [own, undefined])),
    ]),
  );
