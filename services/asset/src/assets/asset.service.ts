import { Injectable } from '@nestjs/common';
import {
  type Actor,
  AssetChange,
  type assets,
  keysOf,
  type PortalEvent,
  serialKeyOf,
  toPaise,
} from '@portal/contracts';
import { type Call, type Change, DomainError, Kit, mayRow, refuse, rowsFor, type Where } from '@portal/service-kit';
import type { Contract } from '../contracts/contract.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import { movedTo, toHolder } from '../devices/device.notices.js';
import { LifecycleRepository, type Trace } from '../lifecycle/lifecycle.repository.js';
import { AssetChanges } from './asset-changes.js';
import { assetErrors, SerialOfOthers } from './asset.errors.js';
import { AssetFinder } from './asset-finder.js';
import type { AssetRecord } from './asset-record.js';
import { AssetRepository } from './asset.repository.js';
import { assetEvent, makerOf, makerRefusal, withoutAmc } from './asset.draft.js';
import { wordsFor } from './asset.filter.js';
import { AssetList } from './asset-list.js';
import { heldFields } from './held-fields.js';
import { Registration } from './registration.js';
import { repairChange, repairTrace } from './repair.js';
import { strangersSerials } from './strangers-serials.js';

const mostFound = 20;
const newestFirst = { createdAt: -1, _id: -1 } as const;
const changeable = keysOf(AssetChange.shape);

/** Rules of registered assets: who sees them, how they change, when they go. */
@Injectable()
export class AssetService {
  constructor(
    private readonly kit: Kit,
    private readonly store: AssetRepository,
    private readonly pages: AssetList,
    private readonly finder: AssetFinder,
    private readonly registration: Registration,
    private readonly changes: AssetChanges,
    private readonly contracts: ContractRepository,
    private readonly lifecycle: LifecycleRepository,
  ) {}

  /** One asset that the actor may do this to; whatever else answers as if it did not exist. */
  async seen(actor: Actor, id: string, action = 'view'): Promise<AssetRecord> {
    const asset = await this.store.find(id);
    if (!asset || !mayRow(actor, action, 'Asset', asset)) throw refuse('NOT_FOUND');
    return asset;
  }

  list({ actor, query }: Call<typeof assets.list>) {
    return this.pages.page(actor, query);
  }

  async search({ actor, query: { q } }: Call<typeof assets.search>): Promise<AssetRecord[]> {
    const rows = actor.role === 'Support Agent' ? {} : rowsFor(actor, 'view', 'Asset');
    const filter = { $and: [{ deletedAt: { $exists: false } }, rows] };
    if (/^\d{12}$/.test(q)) return this.store.findMany({ $and: [filter, { assetUid: q }] }, { limit: mostFound });
    const { ids } = await this.finder.find({ actor, rows, filters: [], q, sort: newestFirst, most: mostFound });
    return this.store.inOrder(ids, { $and: [filter, ...wordsFor(actor, q)] });
  }

  async create({ actor, body, key, bodyHash }: Call<typeof assets.create>): Promise<AssetRecord> {
    const outcome = await this.registration.register({ draft: body, actor, key, bodyHash });
    if (outcome instanceof SerialOfOthers) await this.kit.attempts.take(strangersSerials, actor.organizationId);
    if (outcome instanceof DomainError) throw outcome;
    return outcome;
  }

  update({ actor, params, body, ifMatch }: Pick<Call<typeof assets.update>, 'actor' | 'params' | 'body' | 'ifMatch'>) {
    let before: AssetRecord | undefined;
    return this.changes.change(
      params.id,
      rowsFor(actor, 'edit', 'Asset'),
      async (asset) => {
        before = asset;
        if (body.purchaseDate > asset.purchaseDate)
          assertBoughtBefore(asset, body, await this.lifecycle.firstDays([asset._id]));
        return updateOf(asset, body, (await this.contracts.find(asset.sellerOrderId)) ?? undefined, actor);
      },
      { ifMatch, trace: (after) => traceOfMove(after, before?.location, actor) },
    );
  }

  /**
   * Updates many assets by the same rules in one transaction; `bodyOf` gives nothing for one that stays as it is. Gives the refusals
   * by id, which do not hold up the others.
   */
  async updateAll(
    ids: string[],
    bodyOf: (asset: AssetRecord) => AssetChange | undefined,
    actor: Actor,
  ): Promise<Map<string, DomainError>> {
    const refused = new Map<string, DomainError>();
    await this.changes.changeAll(
      ids,
      rowsFor(actor, 'edit', 'Asset'),
      async (found) => {
        refused.clear();
        const seen = new Set(found.map(({ _id }) => _id));
        for (const id of ids) if (!seen.has(id)) refused.set(id, refuse('NOT_FOUND'));
        const contracts = await this.contracts.byId([...new Set(found.map(({ sellerOrderId }) => sellerOrderId))]);
        const firstDays = await this.lifecycle.firstDays(found.map(({ _id }) => _id));
        return (asset) => {
          try {
            const body = bodyOf(asset);
            if (body) assertBoughtBefore(asset, body, firstDays);
            return body && updateOf(asset, body, contracts.get(asset.sellerOrderId), actor);
          } catch (error) {
            if (!(error instanceof DomainError) || error.status >= 500) throw error;
            refused.set(asset._id, error);
            return undefined;
          }
        };
      },
      { trace: (after, { location }) => traceOfMove(after, location, actor) },
    );
    return refused;
  }

  /** The serial number and the place in the contract are free again with the same write. */
  async delete({ actor, params, ifMatch }: Call<typeof assets.delete>) {
    await this.takeOut(params.id, actor, rowsFor(actor, 'edit', 'Asset'), ifMatch);
    return { success: true as const };
  }

  /** Takes an asset out of the register, and from its holder: serial number and place at its contract are free again. */
  async takeOut(id: string, by: PortalEvent['by'], rows: Where<AssetRecord> = {}, ifMatch?: number) {
    await this.changes.change(id, rows, (asset) => leaving(asset, by), {
      ifMatch,
      also: (asset, session) => this.contracts.free(asset.sellerOrderId, asset.category, session),
    });
  }

  /** The same of many in one transaction, because their import is undone: those that the rows show and that may go; their ids. */
  async takeOutAll(
    ids: string[],
    by: PortalEvent['by'],
    rows: Where<AssetRecord>,
    may: (asset: AssetRecord) => boolean,
    undoneImport: string,
  ) {
    const gone = await this.changes.changeAll(
      ids,
      rows,
      async () => (asset) => (may(asset) ? leaving(asset, by, undoneImport) : undefined),
      { also: (assets, session) => this.contracts.freeAll(assets, session) },
    );
    return new Set(gone.map(({ _id }) => _id));
  }

  setStatus({ actor, params, body, ifMatch }: Call<typeof assets.setStatus>) {
    const { status, note } = body;
    const title =
      status === 'Under Repair'
        ? 'The device {{device}} was sent to repair'
        : 'The device {{device}} is back from repair';
    return this.changes.change(
      params.id,
      rowsFor(actor, 'edit', 'Asset'),
      (asset) => repairChange(actor, asset, status, toHolder(asset, title, { device: asset.name })),
      { ifMatch, trace: (asset) => repairTrace(asset, status, { performedBy: actor.name, notes: note }) },
    );
  }
}

/** What was noted of an asset happened after it was bought. */
function assertBoughtBefore(
  { _id, purchaseDate: before }: AssetRecord,
  { purchaseDate }: AssetChange,
  firstDays: Map<string, string>,
) {
  const first = firstDays.get(_id);
  if (first && purchaseDate > first && purchaseDate > before) throw assetErrors.boughtAfterEvent(first);
}

/** What an update by its form changes of an asset; throws a refusal. */
function updateOf(
  asset: AssetRecord,
  body: AssetChange,
  contract: Contract | undefined,
  actor: Actor,
): Change<AssetRecord> {
  if (asset.status === 'Disposed') throw refuse('ILLEGAL_MOVE');
  const { department = asset.department, ...given } = withoutAmc(body);
  const said = { ...body, category: asset.category };
  const refusal = contract && makerRefusal(said, contract);
  if (refusal) throw refusal;
  const maker = makerOf(said, contract);
  const fields = { ...given, ...maker, value: toPaise(body.value), department };
  return {
    set: {
      ...fields,
      departmentOfContract: asset.departmentOfContract && department === asset.department,
      serialKey: serialKeyOf(maker.manufacturer, asset.serialNumber),
    },
    unset: changeable.filter((field) => fields[field] === undefined),
    event: assetEvent(
      'asset.updated',
      actor,
      { ...asset, name: body.name, brand: maker.brand },
      movedTo(asset, body.location, body.name),
    ),
  };
}

/** What stays in the life of an asset that has another place now. */
export const traceOfMove = ({ location }: AssetRecord, from: string | undefined, { name }: Actor): Trace | undefined =>
  location && location !== from
    ? {
        eventType: 'transfer',
        description: 'Moved',
        performedBy: name,
        details: { ...(from ? { fromLocation: from } : {}), toLocation: location },
      }
    : undefined;

/** An asset that goes out of the register, and from its holder. */
const leaving = (asset: AssetRecord, by: PortalEvent['by'], undoneImport?: string): Change<AssetRecord> => ({
  deleted: true,
  set: { deletedBy: by.name, ...(undoneImport ? { undoneImport } : {}) },
  unset: ['serialKey', ...heldFields],
  event: assetEvent(
    'asset.deleted',
    by,
    asset,
    toHolder(asset, 'The device {{device}} was taken back', { device: asset.name }, true),
  ),
});
