import { Injectable } from '@nestjs/common';
import type { Actor, BulkDecision, RegistrationKind } from '@portal/contracts';
import { documentSchema, fromNow, isOver, Kit, newId, refuse, Repository } from '@portal/service-kit';

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
const schema = documentSchema('bulk_decisions', {
  _id: String,
  clientKey: String,
  bodyHash: String,
  actor: Object,
  action: String,
  kind: String,
  reason: String,
  state: String,
  rows: [Object],
  startedAt: Date,
  finishedAt: Date,
  leaseUntil: Date,
})
  .index({ clientKey: 1 }, { unique: true })
  .index({ state: 1, leaseUntil: 1 })
  .index({ startedAt: 1 }, { expireAfterSeconds: keptSeconds });
const leaseMilliseconds = 20_000;

/** Where bulk decisions live. */
@Injectable()
export class BulkDecisionRepository extends Repository<StoredBulk> {
  constructor(kit: Kit) {
    super(kit.database, 'BulkDecision', schema);
    kit.keep(this);
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
    if (await this.insertNew([made], 'clientKey')) return made;
    const first = await this.findOne({ clientKey });
    if (first?.bodyHash !== bodyHash) throw refuse('KEY_REUSED');
    return first;
  }

  /** One that nobody works on, from now on ours. */
  take(): Promise<StoredBulk | null> {
    return this.updateAndFind(
      { state: 'running', ...isOver('leaseUntil', leaseMilliseconds) },
      [{ $set: { leaseUntil: fromNow(leaseMilliseconds) } }],
      { sort: { startedAt: 1 } },
    );
  }

  /** Writes what became of some rows, and stays ours for a while. */
  async keep(id: string, results: { at: number; row: Row }[]) {
    const rows = Object.fromEntries(results.map(({ at, row }) => [`rows.${at}`, row]));
    await this.updateOne({ _id: id }, { $set: rows });
    await this.updateOne({ _id: id }, [{ $set: { leaseUntil: fromNow(leaseMilliseconds) } }]);
  }

  async finish(id: string) {
    await this.updateOne({ _id: id }, { $set: { state: 'finished', finishedAt: new Date() } });
  }

  async letGo(id: string) {
    await this.updateOne({ _id: id }, { $set: { leaseUntil: new Date(0) } });
  }
}
