import type { ClientSession, Connection } from 'mongoose';

/** Runs what must change withTransaction; MongoDB runs it again when another writer was in the way. */
export const withTransaction = <T>(connection: Connection, work: (session: ClientSession) => Promise<T>): Promise<T> =>
  connection.transaction(work, {
    readConcern: { level: 'snapshot' },
    writeConcern: { w: 'majority' },
  });
