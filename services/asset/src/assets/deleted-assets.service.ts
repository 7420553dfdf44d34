import { Injectable } from '@nestjs/common';
import { type assets, type DeletedAsset, type Page, serialKeyOf } from '@portal/contracts';
import { type Call, type Filter, Kit, rowsFor, sortOf, withTransaction } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { hasCapacity, remainingOf } from '../contracts/contract.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { toOffice } from '../devices/device.notices.js';
import { DraftRepository } from '../drafts/draft.repository.js';
import { LifecycleRepository } from '../lifecycle/lifecycle.repository.js';
import { assetEvent } from './asset.draft.js';
import { assetErrors } from './asset.errors.js';
import { wordsFor } from './asset.filter.js';
import type { AssetRecord } from './asset-record.js';
import { AssetRepository } from './asset.repository.js';

const sortable = {
  name: 'name',
  assetUid: 'assetUid',
  serialNumber: 'serialNumber',
  department: 'department',
  deletedAt: 'deletedAt',
} as const;

/** What an import holds back until all of it is there was never in the register. */
const gone: Filter<AssetRecord> = { deletedAt: { $gt: new Date(0) }, staged: { $exists: false } };

const view = (asset: AssetRecord): DeletedAsset => ({
  id: asset._id,
  version: asset.version,
  assetUid: asset.assetUid,
  name: asset.name,
  category: asset.category,
  serialNumber: asset.serialNumber,
  gemContractNumber: asset.gemContractNumber,
  manufacturer: asset.manufacturer,
  department: asset.department,
  buyerName: asset.buyerName,
  status: asset.status,
  deletedAt: (asset.deletedAt ?? asset.updatedAt).toISOString(),
  deletedBy: asset.deletedBy,
  undoneImport: asset.undoneImport,
});

/** Assets that were taken out of the register, and how they come back. */
@Injectable()
export class DeletedAssets {
  constructor(
    private readonly kit: Kit,
    private readonly store: AssetRepository,
    private readonly contracts: ContractRepository,
    private readonly drafts: DraftRepository,
    private readonly lifecycle: LifecycleRepository,
    private readonly warranties: WarrantyRepository,
  ) {}

  async list({ actor, query }: Call<typeof assets.deleted>): Promise<Page<DeletedAsset>> {
    const { page, pageSize } = query;
    const filter = { $and: [gone, rowsFor(actor, 'edit', 'Asset'), ...wordsFor(actor, query.q)] };
    const sort = sortOf(query.sort, sortable, '-deletedAt');
    const [total, found] = await Promise.all([
      this.store.count(filter),
      this.store.findMany(filter, { sort, skip: (page - 1) * pageSize, limit: pageSize }),
    ]);
    return { items: found.map(view), total, page, pageSize };
  }

  /** Serial number and place at the order are taken again with the same write; an asset that is there stays as it is. */
  restore(call: Call<typeof assets.restore>): Promise<AssetRecord> {
    return this.store.once(call, () => this.bring(call), call.params.id);
  }

  private async bring(call: Call<typeof assets.restore>): Promise<AssetRecord> {
    const { actor, params } = call;
    const rows = { $and: [rowsFor(actor, 'edit', 'Asset'), { staged: { $exists: false } }] };
    const asset = await this.store.findEver(params.id, rows);
    if (!asset.deletedAt) return asset;
    await this.assertWelcome(asset);
    const back = await withTransaction(this.kit.database, (session) => this.comeBack(call, rows, session));
    this.store.committed();
    return back;
  }

  private async assertWelcome({ _id, sellerOrderId, category }: AssetRecord) {
    // An accepted unit has the id of its draft.
    const draft = await this.drafts.find(_id);
    if (draft?.status === 'Refused') throw assetErrors.refusedGoods();
    const contract = await this.contracts.find(sellerOrderId);
    if (!contract || !hasCapacity(contract) || remainingOf(contract, category) < 1) throw assetErrors.noCapacity();
  }

  private async comeBack(call: Call<typeof assets.restore>, rows: Filter<AssetRecord>, session: ClientSession) {
    const { actor, params } = call;
    let isBack = false;
    const asset = await this.store.restore(
      params.id,
      rows,
      (found) => {
        isBack = true;
        return {
          set: { serialKey: serialKeyOf(found.manufacturer, found.serialNumber) },
          unset: ['deletedBy', 'undoneImport'],
          event: assetEvent(
            'asset.restored',
            actor,
            found,
            toOffice(found, '{{asset}} is back in the register', { asset: found.name }),
          ),
        };
      },
      { session, request: call },
    );
    // Another was faster with the same.
    if (!isBack) return asset;
    const contract = await this.contracts.findOne({ _id: asset.sellerOrderId });
    if (!contract) throw assetErrors.noCapacity();
    await this.contracts.take(contract, { [asset.category]: 1 }, session);
    await this.lifecycle.leave(
      asset,
      {
        eventType: 'deployment',
        description: 'Brought back into the register',
        performedBy: actor.name,
        location: asset.location,
      },
      session,
    );
    await this.warranties.followHolder(asset, session);
    return asset;
  }
}
