import { Injectable } from '@nestjs/common';
import { type Change, Kit, RecordRepository, type Request, type Where } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import type { Contract } from '../contracts/contract.js';
import { AssetHistoryRepository } from '../thread/asset-history.repository.js';
import { assetErrors } from './asset.errors.js';
import type { AssetRecord } from './asset-record.js';
import { assetSchema } from './asset.schema.js';
import { assetWords, worded } from './asset-words.js';
import { procurementStatusOf } from './asset.draft.js';

/** The stored assets. */
@Injectable()
export class AssetRepository extends RecordRepository<AssetRecord> {
  constructor(
    private readonly kit: Kit,
    private readonly history: AssetHistoryRepository,
  ) {
    super(kit.database, 'Asset', assetSchema, { serialKey: assetErrors.serialTaken }, ['words']);
    kit.keep(this);
  }

  override insert(assets: AssetRecord[], options: { session?: ClientSession; ordered?: boolean } = {}) {
    return super.insert(
      assets.map((asset) => ({ ...asset, words: assetWords(asset) })),
      options,
    );
  }

  /** What it changes of fields that people read stays in the asset's history, in the same transaction where there is one. */
  override async update(
    id: string,
    rows: Where<AssetRecord>,
    decide: (asset: AssetRecord) => Change<AssetRecord> | Promise<Change<AssetRecord>>,
    options: Parameters<RecordRepository<AssetRecord>['update']>[3] = {},
  ) {
    let left: { before: AssetRecord; change: Change<AssetRecord> } | undefined;
    const after = await super.update(
      id,
      rows,
      async (asset) => {
        const change = await decide(asset);
        left = { before: asset, change };
        return withWords(asset, change);
      },
      options,
    );
    if (left) await this.leave(left.before, after, left.change, options.session);
    return after;
  }

  override async updateAll(
    assets: AssetRecord[],
    decide: (asset: AssetRecord) => Change<AssetRecord>,
    session: ClientSession,
  ) {
    const changes = new Map(assets.map((asset) => [asset._id, decide(asset)]));
    const changeOf = ({ _id }: AssetRecord) => changes.get(_id) ?? {};
    const after = await super.updateAll(assets, (asset) => withWords(asset, changeOf(asset)), session);
    const told = after.flatMap((asset, at) => {
      const { event } = changeOf(asset);
      const before = assets[at];
      return event && before ? [{ before, after: asset, action: event.subject, by: event.by.name }] : [];
    });
    await this.history.leaveAll(told, session);
    return after;
  }

  override async restore(
    id: string,
    rows: Where<AssetRecord>,
    decide: (asset: AssetRecord) => Change<AssetRecord>,
    options: { session?: ClientSession; request?: Request } = {},
  ) {
    let left: { before: AssetRecord; change: Change<AssetRecord> } | undefined;
    const decided = (asset: AssetRecord) => {
      left = { before: asset, change: decide(asset) };
      return left.change;
    };
    const after = await super.restore(id, rows, decided, options);
    if (left) await this.leave(left.before, after, left.change, options.session);
    return after;
  }

  private async leave(
    before: AssetRecord,
    after: AssetRecord,
    { event }: Change<AssetRecord>,
    session?: ClientSession,
  ) {
    if (event) await this.history.leaveAll([{ before, after, action: event.subject, by: event.by.name }], session);
  }

  /**
   * Brings the assets of a contract up to what is known of it. Each asset keeps the revision that it follows and takes only a
   * newer one, so the same event again, or an older one late, changes nothing; its version rises with it.
   */
  async followContract(contract: Contract) {
    const { buyerOrganizationId, buyerName, sellerName, gemContractNumber, gemBuyerDepartmentName } = contract;
    const renumbered = { sellerOrderId: contract._id, gemContractNumber: { $ne: gemContractNumber } };
    for (const asset of await this.findMany(renumbered, { fields: worded }))
      await this.updateOne({ _id: asset._id }, { $set: { words: assetWords({ ...asset, gemContractNumber }) } });
    const behind = { sellerOrderId: contract._id, contractRevision: { $lt: contract.revision } };
    const before = await this.findMany(behind);
    // What an office acknowledged is its own.
    if (buyerOrganizationId)
      await this.updateMany(
        { ...behind, buyerOrganizationId: { $ne: buyerOrganizationId } },
        { $unset: { acknowledged: 1 } },
      );
    await this.updateMany(behind, [
      {
        $set: {
          ...(buyerOrganizationId ? { buyerOrganizationId, buyerName: { $literal: buyerName } } : {}),
          sellerName: { $literal: sellerName },
          gemContractNumber: { $literal: gemContractNumber },
          procurementStatus: procurementStatusOf(contract),
          department: { $cond: ['$departmentOfContract', { $literal: gemBuyerDepartmentName }, '$department'] },
          contractRevision: contract.revision,
          version: { $add: ['$version', 1] },
          followed: { $add: [{ $ifNull: ['$followed', 0] }, 1] },
          updatedAt: '$$NOW',
        },
      },
    ]);
    await this.history.leaveFollowed(before, contract, (ids) => this.findMany({ _id: { $in: ids } }));
    this.recount();
  }

  /** Writes of a transaction count from its commit on; covers change together with their asset. */
  committed() {
    this.kit.recount();
    this.wake();
    this.kit.batches.wake();
  }
}

/** A change with the words that the search finds the asset by after it. */
function withWords(asset: AssetRecord, change: Change<AssetRecord>): Change<AssetRecord> {
  const { set = {}, unset = [], secret = [] } = change;
  if (!worded.some((field) => field in set || unset.includes(field))) return change;
  const gone = Object.fromEntries(unset.map((field) => [field, undefined]));
  const words = assetWords({ ...asset, ...set, ...gone });
  return { ...change, set: { ...set, words }, secret: [...secret, 'words'] };
}
