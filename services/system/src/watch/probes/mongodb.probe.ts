import mongoose from 'mongoose';
import type { SystemConfig } from '../../config.js';
import { Probe, quick } from './probe.js';
import { leastRoom, type Room } from './room.js';

/** MongoDB by a ping of its primary, and the room on the disks. */
export class MongoWatch {
  readonly probe: Probe;
  readonly disk: Probe<Room>;
  private readonly client: mongoose.mongo.MongoClient;
  private readonly database: string;
  private connected?: Promise<unknown>;

  constructor({ MONGODB_URI, DATABASE_PREFIX, WATCH_FOLDER }: SystemConfig) {
    const { limit } = quick;
    this.client = new mongoose.mongo.MongoClient(MONGODB_URI, {
      // Sooner than a look is given up: that there is no primary is known, and not waited for.
      serverSelectionTimeoutMS: 500,
      connectTimeoutMS: limit,
      heartbeatFrequencyMS: 1_000,
      maxPoolSize: 4,
    });
    this.database = `${DATABASE_PREFIX}system`;
    this.probe = new Probe(() => this.ask({ ping: 1 }));
    this.disk =
      WATCH_FOLDER.length > 0
        ? new Probe(() => leastRoom(WATCH_FOLDER))
        : new Probe(async () => ({ free: freeIn(await this.ask({ dbStats: 1 })) }), { every: 5_000, limit });
  }

  start() {
    this.probe.start();
    this.disk.start();
  }

  async stop() {
    this.probe.stop();
    this.disk.stop();
    await this.client.close();
  }

  private async ask(command: object) {
    // A client whose first connection failed comes back only when it is asked to connect anew.
    await (this.connected ??= this.client.connect().catch((error: unknown) => {
      this.connected = undefined;
      throw error;
    }));
    return this.client.db(this.database).command(command, { readPreference: 'primary', timeoutMS: quick.limit });
  }
}

function freeIn({ fsTotalSize, fsUsedSize }: Record<string, unknown>) {
  if (typeof fsTotalSize !== 'number' || typeof fsUsedSize !== 'number') throw new Error('MongoDB does not tell it');
  return fsTotalSize - fsUsedSize;
}
