import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operator } from '../../deploy/accounts.mjs';
import { makeOperator, makeServices } from './mongod-accounts.mjs';

const set = 'rs0';
/** MongoDB's code for wrong or unknown credentials. */
const authenticationFailed = 18;

/** @typedef {import('../runner/accounts.mjs').Passwords} Passwords */

const hostOf = (/** @type {number} */ port) => `127.0.0.1:${port}`;

/**
 * @param {readonly number[]} ports of the set's members
 * @param {keyof Passwords} name
 * @param {string} password
 */
export const mongodbUri = (ports, name, password) =>
  `mongodb://${name}:${password}@${ports.map(hostOf).join()}/?authSource=admin&replicaSet=${set}` +
  '&w=majority&wtimeoutMS=5000&readConcernLevel=majority&retryWrites=true' +
  '&serverSelectionTimeoutMS=3000&socketTimeoutMS=15000&maxPoolSize=20';

/**
 * @template T
 * @param {string} uri
 * @param {(admin: import('mongodb').Db) => Promise<T>} ask
 */
async function withAdmin(uri, ask) {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 3000 });
  try {
    return await ask(client.db('admin'));
  } finally {
    await client.close();
  }
}

/** @param {string} uri */
export const isPrimaryKnown = (uri) =>
  withAdmin(uri, (admin) => admin.command({ hello: 1 })).then(
    () => true,
    () => false,
  );

/** @param {readonly number[]} ports */
const configuration = (ports) => ({
  _id: set,
  members: ports.map((port, index) => ({ _id: index, host: hostOf(port) })),
  settings: { electionTimeoutMillis: 2000 },
});

/**
 * Whether the member has its place in the set; makes the set at the first start, and moves a set of one when the port has
 * changed since the last one.
 * @param {import('mongodb').Db} admin
 * @param {readonly number[]} ports
 * @returns {Promise<'primary' | 'secondary' | undefined>}
 */
async function placeOf(admin, ports) {
  const hello = await admin.command({ hello: 1 });
  if (hello.isWritablePrimary) return 'primary';
  // A set of one is its own primary, a moment after it came up.
  if (hello.secondary && ports.length > 1 && hello.primary) return 'secondary';
  const config = configuration(ports);
  const status = await admin.command({ replSetGetStatus: 1 }).catch((error) => error);
  if (status.codeName === 'NotYetInitialized') await admin.command({ replSetInitiate: config });
  if (status.codeName !== 'InvalidReplicaSetConfig') return undefined;
  const { config: stored } = await admin.command({ replSetGetConfig: 1 });
  await admin.command({ replSetReconfig: { ...config, version: stored.version + 1 }, force: true });
  return undefined;
}

/** Greater than the version of any set that a runner without accounts made and moved. */
const farVersion = 1_000_000_000;

/**
 * A server that has no accounts yet, or data of a version without accounts: makes the set where it is missing, moves it to
 * this port, and makes the first account. A stranger may do that and nothing else, so the state is not asked for but tried.
 * @param {number} port
 * @param {readonly number[]} ports of all members; the first one makes the set
 * @param {Passwords} passwords
 */
const makeFirst = (port, ports, passwords) =>
  withAdmin(`mongodb://127.0.0.1:${port}/?directConnection=true`, async (admin) => {
    const hello = await admin.command({ hello: 1 });
    if (hello.isWritablePrimary) await makeOperator(admin, passwords);
    if (hello.isWritablePrimary || hello.setName || port !== ports[0]) return false;
    const config = configuration(ports);
    const initiated = await admin.command({ replSetInitiate: config }).catch((error) => error);
    if (initiated.codeName !== 'AlreadyInitialized') return false;
    await admin.command({ replSetReconfig: { ...config, version: farVersion }, force: true });
    return false;
  });

/**
 * @param {string} data
 * @returns the file by which members of the set know each other; with accounts, a server asks for one
 */
function keyFile(data) {
  const file = join(data, 'accounts', 'mongodb.key');
  mkdirSync(join(data, 'accounts'), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(96).toString('base64'), { mode: 0o600 });
  return file;
}

/** How mongod says that its files are not what it wrote. */
const damage =
  /WT_PANIC|WT_TRY_SALVAGE|data corruption|checksum (error|doesn't match)|is not a WiredTiger file|does not appear to be a (BTree|WiredTiger)|metadata corruption/i;

/** How it says that the disk is full, for which it ends as if its files were spoilt. */
const fullness = /No space left on device|"error":28\b/;

/**
 * Why mongod ended, where its log says it.
 * @param {string} log
 * @param {string} folder
 * @returns {string | undefined}
 */
export function endOf(log, folder) {
  if (fullness.test(log)) return `The disk that ${folder} lies on is full. What was acknowledged is kept.`;
  if (!damage.test(log)) return undefined;
  return `The database files in ${folder} are damaged, and MongoDB does not start on them. Keep a copy of that folder, and restore the last backup into a new one: npm run restore -- --from <file> --data <new folder>.`;
}

/**
 * One member of the set.
 * @param {{ name: string, program: string, data: string, port: number, ports: readonly number[], passwords: Passwords, prefix: string }} at
 *   name: of the part; ports: of all members
 * @returns {import('../runner/part.mjs').PartSpec}
 */
export function mongodPart({ name, program, data, port, ports, passwords, prefix }) {
  const folder = join(data, name.replace('mongod', 'mongodb'));
  mkdirSync(folder, { recursive: true });
  const direct = `mongodb://${operator}:${passwords[operator]}@127.0.0.1:${port}/?authSource=admin&directConnection=true`;
  let hasServices = false;
  const asOperator = async (/** @type {import('mongodb').Db} */ admin) => {
    const place = await placeOf(admin, ports);
    if (place === 'primary' && !hasServices) await makeServices(admin, passwords, prefix);
    hasServices ||= place === 'primary';
    return place !== undefined;
  };
  return {
    name,
    stage: 1,
    command: program,
    args: [
      ...['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'],
      ...['--replSet', set, '--oplogSize', '256', '--wiredTigerCacheSizeGB', '0.25'],
      ...['--auth', '--keyFile', keyFile(data)],
      ...['--networkMessageCompressors', 'snappy,zstd', '--noscripting'],
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false', '--quiet'],
      // As long as a client waits: the records that a killed client had in hand are free again after it, not after a minute.
      ...['--setParameter', 'transactionLifetimeLimitSeconds=15'],
      // A member that is asked to end tells its clients first, and waits for them: not longer than the runner waits for it.
      ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=2000'],
      // A slow command would be written to the log with everything in it: keys, hashes, people.
      ...['--profile', '0', '--slowms', String(2 ** 31 - 1), '--slowOpSampleRate', '0'],
    ],
    meaning: (log) => endOf(log, folder),
    // Any answer will do, also that it is no primary.
    live: () => isPrimaryKnown(direct),
    ready: () =>
      withAdmin(direct, asOperator).catch((error) => {
        if (error.code !== authenticationFailed) throw error;
        return makeFirst(port, ports, passwords);
      }),
  };
}
