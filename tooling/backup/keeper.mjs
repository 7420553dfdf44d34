// The keeper of backups: takes one when the portal's system service asks for it, and says what lies here. It has the operator's accounts.
import { createServer } from 'node:http';
import { endingWithOneLine } from '../runner/command.mjs';
import { Keeper } from './kept-backups.mjs';
import { passphrase, withServers } from './reach.mjs';

const { MONGODB_URI = '', NATS_URL = '', PORTAL_DATA = '.data', BACKUP_FOLDER = 'backups' } = process.env;
const { BACKUP_KEEP = '7', KEEPER_PORT = '0' } = process.env;

/** @param {import('@nats-io/transport-node').NatsConnection} nats */
const ended = async (nats) => {
  const signalled = new Promise((end) => {
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.once(signal, end);
  });
  await Promise.race([signalled, nats.closed()]);
};

await endingWithOneLine(async () => {
  const words = passphrase();
  await withServers({ mongodb: MONGODB_URI, nats: NATS_URL }, { data: PORTAL_DATA }, async (reached) => {
    const keeper = new Keeper(reached, { folder: BACKUP_FOLDER, passphrase: words, keep: Number(BACKUP_KEEP) });
    await keeper.open();
    const health = createServer((_, response) => void response.writeHead(reached.nats.isClosed() ? 503 : 200).end());
    health.listen(Number(KEEPER_PORT), '127.0.0.1');
    await ended(reached.nats);
    health.close();
  });
});
