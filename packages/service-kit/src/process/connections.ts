import { connect, type NatsConnection } from '@nats-io/transport-node';
import mongoose, { type Connection } from 'mongoose';
import type { BaseConfig } from '../config.js';
import { log } from '../log.js';

/** NATS, tried again for as long as it takes; a lost connection comes back by itself. */
export const connectNats = (url: string, name: string): Promise<NatsConnection> =>
  connect({
    servers: url,
    name,
    noAsyncTraces: true,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    pingInterval: 5_000,
    maxPingOut: 2,
  });

/** The service's own database, majority writes; tried again for as long as it takes. */
export async function connectMongo({ MONGODB_URI, DATABASE_PREFIX }: BaseConfig, service: string): Promise<Connection> {
  mongoose.set({ strictQuery: true, autoIndex: false });
  const options = {
    dbName: `${DATABASE_PREFIX}${service}`,
    writeConcern: { w: 'majority' as const, wtimeoutMS: 5_000 },
    readConcern: { level: 'majority' as const },
    retryWrites: true,
    // A field left out must not become null: indexes and replies tell the two apart.
    ignoreUndefined: true,
    serverSelectionTimeoutMS: 3_000,
    socketTimeoutMS: 15_000,
    maxPoolSize: 20,
  };
  for (;;) {
    try {
      return await mongoose.createConnection(MONGODB_URI, options).asPromise();
    } catch (error) {
      log.warn({ error: String(error) }, 'MongoDB is away, trying again');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
