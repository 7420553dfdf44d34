import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const set = 'rs0';

/** @param {number} port */
export const mongodbUri = (port) =>
  `mongodb://127.0.0.1:${port}/?replicaSet=${set}&w=majority&wtimeoutMS=5000&readConcernLevel=majority&retryWrites=true` +
  '&serverSelectionTimeoutMS=3000&socketTimeoutMS=15000&maxPoolSize=20';

/**
 * @param {string} uri
 * @param {(admin: import('mongodb').Db) => Promise<unknown>} ask
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

/**
 * Makes the one-member replica set at the first start, and moves it when the port has changed since the last one.
 * @param {number} port
 */
async function isReady(port) {
  const host = `127.0.0.1:${port}`;
  return withAdmin(`mongodb://${host}/?directConnection=true`, async (admin) => {
    const hello = await admin.command({ hello: 1 });
    if (hello.isWritablePrimary) return true;
    const config = { _id: set, members: [{ _id: 0, host }], settings: { electionTimeoutMillis: 2000 } };
    const status = await admin.command({ replSetGetStatus: 1 }).catch((error) => error);
    if (status.codeName === 'NotYetInitialized') await admin.command({ replSetInitiate: config });
    if (status.codeName !== 'InvalidReplicaSetConfig') return false;
    const { config: stored } = await admin.command({ replSetGetConfig: 1 });
    await admin.command({ replSetReconfig: { ...config, version: stored.version + 1 }, force: true });
    return false;
  });
}

/**
 * @param {{ program: string, data: string, port: number }} at
 * @returns {import('../runner/part.mjs').PartSpec}
 */
export function mongodPart({ program, data, port }) {
  const folder = join(data, 'mongodb');
  mkdirSync(folder, { recursive: true });
  return {
    name: 'mongod',
    stage: 1,
    command: program,
    args: [
      ...['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'],
      ...['--replSet', set, '--oplogSize', '256', '--wiredTigerCacheSizeGB', '0.25'],
      ...['--networkMessageCompressors', 'snappy,zstd', '--noscripting'],
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false', '--quiet'],
    ],
    ready: async () => Boolean(await isReady(port)),
  };
}
