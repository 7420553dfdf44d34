import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor, BulkDecision, RegistrationKind } from '@portal/contracts';
import { hits, Kit, newId, refuse } from '@portal/service-kit';

type Row = BulkDecision['rows'][number];

/** A decision about several registrations, as stored. */
export interface StoredBulk {
  _id: string;
  /** `<actor>:<Idempotency-Key>`, or its own id. */
  clientKey: string;
  bodyHash: string;
  actor: Actor;
  action: 'approve' | 'reject';
  kind: RegistrationKind;
  reason?: string;
  state: 'running' | 'finished';
  rows: Row[];
  startedAt: Date;
  finishedAt?: Date;
  /** Whoever works on it says until when; later another instance takes over. */
  leaseUntil: Date;
}

const keptSeconds = 30 * 24 * 3_600;
const leaseMilliseconds = 20_000;

/** Where bulk decisions live. */
@Injectable()
export class BulkDecisions implements OnModuleInit {
  constructor(private readonly kit: Kit) {}

  async onModuleInit() {
    await this.stored.createIndex({ clientKey: 1 }, { unique: true });
    await this.stored.createIndex({ state: 1, leaseUntil: 1 });
    await this.stored.createIndex({ startedAt: 1 }, { expireAfterSeconds: keptSeconds });
  }

  /** The same key gives the first one again. */
  async begin(
    fields: Pick<StoredBulk, 'actor' | 'action' | 'kind' | 'reason' | 'rows'>,
    { key, bodyHash = '' }: { key?: string; bodyHash?: string },
  ): Promise<StoredBulk> {
    const _id = newId();
    const clientKey = key ? `${fields.actor.id}:${key}` : _id;
    const made: StoredBulk = {
      _id,
      clientKey,
      bodyHash,
      ...fields,
      state: 'running',
      startedAt: new Date(),
      leaseUntil: new Date(0),
    };
    try {
      await this.stored.insertOne(made);
      return made;
    } catch (error) {
      if (!hits(error, 'clientKey')) throw error;
      const first = await this.stored.findOne({ clientKey });
      if (first?.bodyHash !== bodyHash) throw refuse('KEY_REUSED');
      return first;
    }
  }

  find(id: string): Promise<StoredBulk | null> {
    return this.stored.findOne({ _id: id });
  }

  /** One that nobody works on, from now on ours. */
  take(): Promise<StoredBulk | null> {
    return this.stored.findOneAndUpdate(
      { state: 'running', leaseUntil: { $lt: new Date() } },
      { $set: { leaseUntil: this.leaseEnd() } },
      { sort: { startedAt: 1 }, returnDocument: 'after' },
    );
  }

  /** Writes what became of some rows, and stays ours for a while. */
  async keep(id: string, results: { at: number; row: Row }[]) {
    const rows = Object.fromEntries(results.map(({ at, row }) => [`rows.${at}`, row]));
    await this.stored.updateOne({ _id: id }, { $set: { ...rows, leaseUntil: this.leaseEnd() } });
  }

  async finish(id: string) {
    await this.stored.updateOne({ _id: id }, { $set: { state: 'finished', finishedAt: new Date() } });
  }

  async letGo(id: string) {
    await this.stored.updateOne({ _id: id }, { $set: { leaseUntil: new Date(0) } });
  }

  private leaseEnd() {
    return new Date(Date.now() + leaseMilliseconds);
  }

  private get stored() {
    return this.kit.database.collection<StoredBulk>('bulk_decisions');
  }
}
