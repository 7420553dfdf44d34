import type { Connection } from 'mongoose';
import { beginSpan, type OpenSpan } from './spans.js';

/** Measures what is asked of MongoDB, by the kind of command and the collection alone; its connection needs `monitorCommands`. */
export function watchCommands(database: Connection): void {
  const client = database.getClient();
  const underWay = new Map<number, OpenSpan>();
  const end = (id: number, fault?: string) => {
    underWay.get(id)?.end(fault);
    underWay.delete(id);
  };
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    const collection: unknown = command[commandName];
    const named = typeof collection === 'string' ? collection : undefined;
    const span = beginSpan({
      name: named ? `${commandName} ${named}` : commandName,
      kind: 'CLIENT',
      attributes: {
        'db.system.name': 'mongodb',
        'db.operation.name': commandName,
        'db.namespace': databaseName,
        ...(named ? { 'db.collection.name': named } : {}),
      },
    });
    if (span) underWay.set(requestId, span);
  });
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));
}
