import { isIP } from 'node:net';
import {
  connect,
  type ConnectionOptions,
  type NatsConnection,
  PermissionViolationError,
} from '@nats-io/transport-node';
import { inboxOf } from '@portal/contracts';
import mongoose, { type Connection } from 'mongoose';
import type { BaseConfig } from '../config.js';
import { log } from '../log.js';
import { natsReconnects } from '../observe/metrics.js';
import { watchCommands } from '../observe/commands.js';
import { watchPool } from '../observe/pool.js';
import { isTracing } from '../observe/spans.js';

/**
 * One or more addresses, `nats://user:password@host:port`, separated by commas; the client itself takes no credentials from them. With
 * `tls://` it speaks to no server without TLS, or whose certificate it does not trust.
 */
export function natsServers(addresses: string) {
  const urls = addresses.split(',').map(addressOf);
  const withUser = urls.find(({ username }) => username);
  return {
    servers: urls.map(({ protocol, host }) => `${protocol}//${host}`),
    ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    ...(withUser && { user: decodeURIComponent(withUser.username), pass: decodeURIComponent(withUser.password) }),
  };
}

/** Said without the address, which has a password in it. */
function addressOf(text: string): URL {
  const full = text.includes('://') ? text : `nats://${text}`;
  if (!URL.canParse(full)) throw new Error('Wrong environment: NATS_URL: no address');
  const url = new URL(full);
  // The client compares a certificate with a name, and without one with "localhost".
  if (url.protocol === 'tls:' && isIP(url.hostname.replace(/[[\]]/g, '')))
    throw new Error('Wrong environment: NATS_URL: with tls:// a server is called by its name');
  return url;
}

/** NATS, tried again for as long as it takes; a lost connection comes back by itself. */
export async function connectNats(
  url: string,
  name: string,
  more: Pick<ConnectionOptions, 'timeout' | 'pingInterval'> = {},
): Promise<NatsConnection> {
  const options: ConnectionOptions = {
    ...natsServers(url),
    name,
    inboxPrefix: inboxOf(name),
    noAsyncTraces: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    pingInterval: 5_000,
    maxPingOut: 2,
    ...more,
  };
  for (;;) {
    try {
      const connection = await connect(options);
      void watchStatus(connection, name);
      return connection;
    } catch (error) {
      log.warn({ error: causesOf(error) }, 'NATS is away, trying again');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** What went wrong, and what it comes of: that a certificate is not trusted stands below that no connection was made. */
const causesOf = (error: unknown): string =>
  error instanceof Error && error.cause ? `${error.message}: ${causesOf(error.cause)}` : String(error);

/**
 * A refusal means that a row is missing in the table of who asks whom. Who may not listen is of no use and ends; what may not
 * be sent is only said, for the place of an answer comes from who asked.
 */
async function watchStatus(connection: NatsConnection, name: string) {
  for await (const status of connection.status()) {
    if (status.type === 'reconnect') natsReconnects.inc();
    if (status.type !== 'error' || !(status.error instanceof PermissionViolationError)) continue;
    const { operation, subject } = status.error;
    const line = `NATS does not let ${name} ${operation === 'publish' ? 'send to' : 'listen to'} ${subject}: see access/traffic.ts`;
    if (operation === 'publish') log.error({ subject }, line);
    else
      setImmediate(() => {
        throw new Error(line);
      });
  }
}

/** The service's own database, majority writes; tried again for as long as it takes. */
export async function connectMongo({ MONGODB_URI, DATABASE_PREFIX }: BaseConfig, service: string): Promise<Connection> {
  // A filter by a field that the schema does not name is a fault: left out, it would fit everybody's rows.
  // What is asked while the connection is away waits a moment for it, and not until nobody listens any more.
  mongoose.set({ strict: 'throw', strictQuery: 'throw', autoIndex: false, bufferTimeoutMS: 1_000 });
  const options = {
    dbName: `${DATABASE_PREFIX}${service}`,
    writeConcern: { w: 'majority' as const, wtimeoutMS: 5_000 },
    readConcern: { level: 'majority' as const },
    retryWrites: true,
    // A field left out must not become null: indexes and replies tell the two apart.
    ignoreUndefined: true,
    // Long enough for an election of two seconds, and shorter than anybody waits for what they read.
    serverSelectionTimeoutMS: 2_500,
    socketTimeoutMS: 15_000,
    maxPoolSize: 20,
    monitorCommands: isTracing(),
  };
  for (;;) {
    try {
      const connection = mongoose.createConnection(MONGODB_URI, options);
      watchPool(connection);
      if (isTracing()) watchCommands(connection);
      return await connection.asPromise();
    } catch (error) {
      log.warn({ error: String(error) }, 'MongoDB is away, trying again');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
