import type { PortalEvent } from '@portal/contracts';
import { Schema, type SchemaDefinition } from 'mongoose';

/** A mail that leaves with a change; rendered in the receiver's language when it is sent. */
export interface MailEntry {
  to: string;
  language: string;
  /** Text keys, with `values` filled in. */
  subject: string;
  lines: string[];
  values: Record<string, string>;
}

export type OutboxEntry =
  { id: string; kind: 'event'; event: PortalEvent } | { id: string; kind: 'mail'; mail: MailEntry };

/** What every stored record has. The outbox lies inside, so that a change and its event are one write. */
export interface Stored {
  _id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** `<actor>:<Idempotency-Key>` of the request that made it. */
  clientKey?: string;
  bodyHash?: string;
  /** The last requests with such a key that added something to it. */
  requests?: { key: string; bodyHash: string | undefined }[];
  deletedAt?: Date;
  outbox: OutboxEntry[];
}

/** The schema of a collection: what it does not name is neither stored nor asked for. */
export const documentSchema = (collection: string, fields: SchemaDefinition): Schema =>
  new Schema(fields, {
    collection,
    strict: 'throw',
    strictQuery: 'throw',
    versionKey: false,
    minimize: false,
    autoIndex: false,
    autoCreate: false,
  });

/** The same with what every record has; `fields` are the record's own. */
export function recordSchema(collection: string, fields: SchemaDefinition) {
  const schema = documentSchema(collection, {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    clientKey: String,
    bodyHash: String,
    requests: { type: [Schema.Types.Mixed], default: undefined },
    deletedAt: Date,
    outbox: { type: [Schema.Types.Mixed], required: true },
    ...fields,
  });
  schema.index({ clientKey: 1 }, { unique: true, partialFilterExpression: { clientKey: { $exists: true } } });
  schema.index({ updatedAt: 1 }, { name: 'outbox', partialFilterExpression: { 'outbox.0': { $exists: true } } });
  return schema;
}
