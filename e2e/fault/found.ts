import { MongoClient } from 'mongodb';
import type { Found } from './checker.js';

interface Place {
  database: string;
  collection: string;
  /** What holds the marker. */
  field: string;
  /** What holds the id of the record that the audit log speaks of. */
  recordId: string;
  told: RegExp;
}

const made = { recordId: '_id', told: /\.(created|submitted)$/ };

/** Where each kind of marker lies, and what the audit log says of it. */
const places: readonly Place[] = [
  { database: 'portal_procurement', collection: 'orders', field: 'gemBuyerDepartmentName', ...made },
  { database: 'portal_asset', collection: 'assets', field: 'name', ...made },
  { database: 'portal_ticketing', collection: 'tickets', field: 'title', ...made },
  { database: 'portal_registration', collection: 'registrations', field: 'name', ...made },
  { database: 'portal_identity', collection: 'users', field: 'name', ...made },
  {
    ...{ database: 'portal_asset', collection: 'lifecycle_events', field: 'location' },
    ...{ recordId: 'assetId', told: /\.assigned$/ },
  },
  { database: 'portal_asset', collection: 'lifecycle_events', field: 'description', ...made },
  {
    ...{ database: 'portal_asset', collection: 'assets', field: 'disposal.reason' },
    ...{ recordId: '_id', told: /\.disposal-requested$/ },
  },
  {
    ...{ database: 'portal_asset', collection: 'campaign_assets', field: 'note' },
    ...{ recordId: '_id', told: /\.counted$/ },
  },
];

/** The value at a path of a document. */
const at = (row: Record<string, unknown>, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), row);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads what is stored and what the audit log (a consumer of every event, in another service) learned of it. */
export async function readFound(uri: string, marked: RegExp): Promise<Found & { waiting: number }> {
  const client = await MongoClient.connect(uri);
  try {
    const stored: string[] = [];
    const effects: string[] = [];
    let waiting = 0;
    const audit = client.db('portal_identity').collection<{ record: { id: string }; action: string }>('audit');
    for (const { database, collection, field, recordId, told } of places) {
      const records = client.db(database).collection<Record<string, unknown> & { _id: string }>(collection);
      const rows = await records
        .find({ [field]: marked, deletedAt: { $exists: false } }, { projection: { [field]: 1, [recordId]: 1 } })
        .toArray();
      waiting += await records.countDocuments({ 'outbox.0': { $exists: true } });
      stored.push(...rows.map((row) => String(at(row, field))));
      const marker = new Map(rows.map((row) => [String(row[recordId]), String(at(row, field))]));
      const entries = await audit.find({ 'record.id': { $in: [...marker.keys()] }, action: told }).toArray();
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

/** What follows from the writes of the register besides: where assets are, who holds them, and what a campaign counted. */
export async function readRegister(uri: string) {
  const client = await MongoClient.connect(uri);
  try {
    const database = client.db('portal_asset');
    const [assets, events] = [database.collection('assets'), database.collection('lifecycle_events')];
    const rows = database.collection('campaign_assets');
    return {
      moved: await assets.countDocuments({ location: /^transfer-/ }),
      transfers: await events.countDocuments({ description: /^transfer-/ }),
      held: await assets.countDocuments({ location: /^assignment-/, endUserId: { $gt: '' } }),
      assignments: await events.countDocuments({ location: /^assignment-/ }),
      countsMade: (await database.collection('campaigns').findOne({ name: 'Fault campaign' }))?.[
        'countsMade'
      ] as number,
      counts: await rows.countDocuments({ note: /^count-/, isCounted: true }),
    };
  } finally {
    await client.close();
  }
}
