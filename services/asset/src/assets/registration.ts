import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import {
  DomainError,
  type Filter,
  grouped,
  isDuplicateKey,
  inTurn,
  Kit,
  mayRow,
  refuse,
  type Stored,
  withTransaction,
} from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { contractNamed, contractRefusal } from '../contracts/contract.access.js';
import { type Contract, remainingOf } from '../contracts/contract.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import type { AssetRecord } from './asset-record.js';
import { AssetRepository } from './asset.repository.js';
import { AssetUids } from './asset-uid.js';
import { type AssetDraft, assetEvent, draftSerialKey, fieldsOf, makerOf, makerRefusal } from './asset.draft.js';
import { assetErrors, SerialOfOthers } from './asset.errors.js';

/** One asset to register. With `id` it is made at most once, as with the key of a request. */
export interface Entry {
  draft: AssetDraft;
  actor: Actor;
  id?: string;
  key?: string;
  bodyHash?: string;
  /** Holds its place but is not seen and not told of until it is released, or withdrawn. */
  staged?: boolean;
}

/** The stored asset, or why it was refused. */
export type Outcome = AssetRecord | DomainError;

/** What a batch comes to: what is stored of it, and the answer to each entry. */
interface Plan {
  uids: string[];
  made: AssetRecord[];
  taken: Map<string, { contract: Contract; counts: Record<string, number> }>;
  outcomes: Outcome[];
}

/** What the database knows that bears on a batch. */
interface Known {
  contracts: Map<string, Contract>;
  /** Serial key → the asset that has it. */
  serials: Map<string, AssetRecord>;
  made: Map<string, AssetRecord>;
}

const tries = 5;
const mostAtOnce = 200;
const batchSize = 500;
const ofStaged = ['sellerOrderId', 'category', 'staged'] as const;

/**
 * The one way in which assets come to be. What waits at one moment is one transaction: places of the contracts are taken,
 * assets stored with their events; each entry gets its own answer, and a refused one does not hold up the others.
 */
@Injectable()
export class Registration {
  /** Registers one asset; refusals are given back, not thrown. */
  readonly register: (entry: Entry) => Promise<Outcome>;
  // Two batches that write at once would be in each other's way at the contract's count; one looks while another writes.
  private readonly write = inTurn(({ plan, together }: { plan: Plan; together: boolean }) =>
    withTransaction(this.kit.database, (session) => this.writeIn(plan, together, session)),
  );

  constructor(
    private readonly kit: Kit,
    private readonly assets: AssetRepository,
    private readonly contracts: ContractRepository,
    private readonly uids: AssetUids,
  ) {
    this.register = grouped((entries: Entry[]) => this.store(entries), { most: mostAtOnce, atOnce: 2 });
  }

  /** Registers some hundred assets of one file by the same rules, in one transaction that has their events in one place. */
  registerAll(entries: Entry[]): Promise<Outcome[]> {
    return entries.length > 0 ? this.store(entries, { together: true }) : Promise.resolve([]);
  }

  /** Shows staged assets and tells of them; again changes nothing. */
  async release(ids: string[]) {
    for (const some of batches(ids)) {
      await this.withStaged(some, async (found, filter, session) => {
        await this.kit.batches.leave(eventsIn(found.flatMap(({ staged = [] }) => staged)), session);
        await this.assets.updateMany(
          filter,
          [{ $set: { updatedAt: '$$NOW' } }, { $unset: ['staged', 'deletedAt'] }],
          session,
        );
      });
      this.assets.committed();
    }
  }

  /** Takes staged assets back without a trace, and frees their places. */
  async withdraw(ids: string[]) {
    for (const some of batches(ids)) {
      await this.withStaged(some, async (found, filter, session) => {
        await this.assets.removeMany(filter, session);
        await this.contracts.freeAll(found, session);
      });
    }
  }

  private async withStaged(
    ids: string[],
    work: (
      found: Pick<AssetRecord, (typeof ofStaged)[number]>[],
      filter: Filter<AssetRecord>,
      session: ClientSession,
    ) => Promise<void>,
  ) {
    const filter: Filter<AssetRecord> = { _id: { $in: ids }, staged: { $exists: true } };
    if (!(await this.assets.exists(filter))) return;
    await withTransaction(this.kit.database, async (session) =>
      work(await this.assets.findMany(filter, { fields: ofStaged, session }), filter, session),
    );
  }

  // What a batch saw may be outrun by another before it writes: a unique index or the contract's count tells, and it looks again.
  private async store(entries: Entry[], { together = false } = {}): Promise<Outcome[]> {
    for (let attempt = 1; ; attempt++) {
      const plan = this.plan(entries, await this.look(entries), await this.uids.take(entries.length));
      if (plan.made.length === 0) return plan.outcomes;
      try {
        await this.write({ plan, together });
        this.assets.committed();
        return plan.outcomes;
      } catch (error) {
        if (attempt === tries || !outrun(error)) throw error;
      }
    }
  }

  private plan(entries: Entry[], known: Known, uids: string[]): Plan {
    const plan: Plan = { uids, made: [], taken: new Map(), outcomes: [] };
    for (const entry of entries) {
      const outcome = this.earlier(entry, known) ?? this.planned(entry, known, plan);
      plan.outcomes.push(outcome);
    }
    return plan;
  }

  private planned(entry: Entry, known: Known, { uids, made, taken }: Plan): Outcome {
    const { draft, actor } = entry;
    const contract = contractNamed(actor, draft, known.contracts);
    const refusal = contractRefusal(actor, contract);
    if (refusal || !contract) return refusal ?? refuse('NOT_FOUND');
    const unclear = makerRefusal(draft, contract);
    if (unclear) return unclear;
    const serialKey = draftSerialKey(draft, contract);
    const holder = known.serials.get(serialKey);
    if (holder) return mayRow(actor, 'view', 'Asset', holder) ? assetErrors.serialTaken() : new SerialOfOthers();
    const counts = taken.get(contract._id)?.counts ?? {};
    const count = counts[draft.category] ?? 0;
    if (remainingOf(contract, draft.category) <= count) return assetErrors.noCapacity();
    taken.set(contract._id, { contract, counts: { ...counts, [draft.category]: count + 1 } });
    const asset = this.prepared(entry, contract, uids[made.length] ?? '');
    known.serials.set(serialKey, asset);
    if (asset.clientKey) known.made.set(asset.clientKey, asset);
    if (entry.id) known.made.set(asset._id, asset);
    made.push(asset);
    return asset;
  }

  private async writeIn({ made, taken }: Plan, together: boolean, session: ClientSession) {
    for (const { contract, counts } of taken.values()) await this.contracts.take(contract, counts, session);
    if (!together) return this.assets.insert(made, { session });
    await this.kit.batches.leave(eventsIn(made.flatMap(({ outbox }) => outbox)), session);
    await this.assets.insert(
      made.map((asset) => ({ ...asset, outbox: [] })),
      { session },
    );
  }

  private async look(entries: Entry[]): Promise<Known> {
    const keys = entries.flatMap((entry) => clientKeyOf(entry) ?? []);
    const ids = entries.flatMap(({ id }) => id ?? []);
    const among = (field: 'serialKey' | 'clientKey' | '_id', values: string[]): Filter<AssetRecord>[] =>
      values.length ? [{ [field]: { $in: values } }] : [];
    const asked = this.contractsOf(entries);
    // Only what names no maker has to wait for its contract's.
    const makers = entries.every(({ draft }) => makerOf(draft, undefined).manufacturer) ? undefined : await asked;
    const serialKeys = entries.map(({ draft, actor }) =>
      draftSerialKey(draft, makers && contractNamed(actor, draft, makers)),
    );
    const $or = [...among('serialKey', serialKeys), ...among('clientKey', keys), ...among('_id', ids)];
    const [contracts, found] = await Promise.all([asked, this.assets.findMany({ $or }, { whole: true })]);
    const byKey = found.flatMap((asset) => (asset.clientKey ? [[asset.clientKey, asset] as const] : []));
    return {
      contracts,
      serials: new Map(found.flatMap((asset) => (asset.serialKey ? [[asset.serialKey, asset] as const] : []))),
      made: new Map([...found.map((asset) => [asset._id, asset] as const), ...byKey]),
    };
  }

  private contractsOf(entries: Entry[]): Promise<Map<string, Contract>> {
    return this.contracts.ofEitherKind([...new Set(entries.map(({ draft }) => draft.gemContractNumber))]);
  }

  private earlier(entry: Entry, { made }: Known): Outcome | undefined {
    if (entry.id) return made.get(entry.id);
    const clientKey = clientKeyOf(entry);
    const first = clientKey ? made.get(clientKey) : undefined;
    if (!first) return undefined;
    return first.bodyHash === entry.bodyHash ? first : refuse('KEY_REUSED');
  }

  private prepared(
    { draft, actor, id, key, bodyHash, staged }: Entry,
    contract: Contract,
    assetUid: string,
  ): AssetRecord {
    const fields = fieldsOf(draft, contract, assetUid);
    const asset = this.assets.prepare(
      { ...fields, ...(id ? { _id: id } : {}) },
      (_id) => assetEvent('asset.created', actor, { ...fields, _id }),
      { actor, key, bodyHash },
    );
    return staged ? { ...asset, outbox: [], staged: asset.outbox, deletedAt: asset.createdAt } : asset;
  }
}

const outrun = (error: unknown) =>
  (error instanceof DomainError && error.code === 'CONFLICT') ||
  ['serialKey', 'assetUid', 'clientKey', '_id'].some((field) => isDuplicateKey(error, field));

const eventsIn = (entries: Stored['outbox']) =>
  entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));

const clientKeyOf = ({ actor, key }: Entry) => (key ? `${actor.id}:${key}` : undefined);

const batches = (ids: string[]) =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) => ids.slice(at * batchSize, (at + 1) * batchSize));
