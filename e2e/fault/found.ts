import { MongoClient } from 'mongodb';
import type { Found } from './checker.js';

/** Where each kind of marker lies: database, collection, field. */
const places = [
  ['portal_procurement', 'orders', 'gemBuyerDepartmentName'],
  ['portal_asset', 'assets', 'name'],
  ['portal_ticketing', 'tickets', 'title'],
  ['portal_registration', 'registrations', 'name'],
  ['portal_identity', 'users', 'name'],
] as const;

/** Reads what is stored and what the audit log (a consumer of every event, in another service) learned of it. */
export async function readFound(uri: string, marked: RegExp): Promise<Found & { waiting: number }> {
  const client = await MongoClient.connect(uri);
  try {
    const stored: string[] = [];
    const effects: string[] = [];
    let waiting = 0;
    const audit = client.db('portal_identity').collection<{ record: { id: string }; action: string }>('audit');
    for (const [database, collection, field] of places) {
      const records = client.db(database).collection<Record<string, unknown> & { _id: string }>(collection);
      const rows = await records
        .find({ [field]: marked, deletedAt: { $exists: false } }, { projection: { [field]: 1 } })
        .toArray();
      waiting += await records.countDocuments({ 'outbox.0': { $exists: true } });
      const marker = new Map(rows.map((row) => [row._id, String(row[field])]));
      stored.push(...marker.values());
      const entries = await audit
        .find({ 'record.id': { $in: [...marker.keys()] }, action: /\.(created|submitted)$/ })
        .toArray();
      effects.push(...entries.map(({ record }) => marker.get(record.id) ?? ''));
    }
    return { stored, effects, waiting };
  } finally {
    await client.close();
  }
}

/** Registered units of a contract as counted, and the assets that are there. */
export async function readCapacity(uri: string, contract: string) {
  const client = await MongoClient.connect(uri);
  try {
    const database = client.db('portal_asset');
    const counted = await database.collection('contracts').findOne({ gemContractNumber: contract });
    const assets = await database
      .collection('assets')
      .countDocuments({ gemContractNumber: contract, deletedAt: { $exists: false } });
    return { registered: (counted?.['registered'] as Record<string, number> | undefined)?.['Laptop'] ?? 0, assets };
  } finally {
    await client.close();
  }
}
