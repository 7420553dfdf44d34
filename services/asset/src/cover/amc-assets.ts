import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import type { ClientSession } from 'mongoose';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { assetEvent } from '../assets/asset.draft.js';
import { AmcContractRepository } from './amc-contract.repository.js';
import type { AmcRecord } from './cover.schema.js';

/** What an asset says of its AMC. */
type Said = Pick<AssetRecord, 'hasAmc'> & Partial<Pick<AssetRecord, 'amcExpiry' | 'supplier'>>;

/** What assets say of their AMC: the contract of theirs that ends last, or what was given by hand where that ends later. */
@Injectable()
export class AmcAssets {
  constructor(
    private readonly contracts: AmcContractRepository,
    private readonly assets: AssetRepository,
  ) {}

  /**
   * Brings assets up to their contracts after one of them changed; `before` is what that one said until now. Each asset is written,
   * also where it says the same: two changes at one moment then meet there, and the later one is counted anew.
   */
  async follow(assetIds: string[], actor: Actor, session: ClientSession, before?: AmcRecord) {
    const covering = await this.contracts.ofAssets(assetIds, session);
    const present = await this.assets.findMany(
      { _id: { $in: assetIds }, deletedAt: { $exists: false } },
      { fields: ['_id'], session },
    );
    for (const { _id } of present)
      await this.assets.update(
        _id,
        {},
        (asset) => {
          const { hasAmc, amcExpiry, supplier } = saidOf(asset, covering.get(_id), before);
          return {
            set: { hasAmc, ...(amcExpiry ? { amcExpiry } : {}), ...(supplier ? { supplier } : {}) },
            unset: [...(amcExpiry ? [] : (['amcExpiry'] as const)), ...(supplier ? [] : (['supplier'] as const))],
            event: assetEvent('asset.updated', actor, asset),
          };
        },
        { session },
      );
  }
}

/** An end that is not that of the changed contract was given by hand, or by another contract. */
function saidOf({ hasAmc, amcExpiry, supplier }: Said, covering?: AmcRecord, before?: AmcRecord): Said {
  const isOwn = amcExpiry !== undefined && amcExpiry !== before?.endDate;
  if (covering && !(isOwn && amcExpiry > covering.endDate))
    return { hasAmc: true, amcExpiry: covering.endDate, supplier: covering.provider };
  return isOwn ? { hasAmc, amcExpiry, supplier } : { hasAmc: false };
}
