import { Injectable } from '@nestjs/common';
import type { AssetRecord } from '../assets/asset-record.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import { isMakersDuty } from './warranty-years.js';

type Covered = Pick<AssetRecord, 'sellerOrderId' | 'category' | 'manufacturer' | 'model' | 'brand'>;

/** Whose makers answer for the maintenance of assets, as the lines of their orders say. */
@Injectable()
export class MakerBrands {
  constructor(private readonly orders: ContractRepository) {}

  /** The brands among these assets whose maker is responsible. */
  async of(assets: readonly Covered[]): Promise<string[]> {
    const ids = [...new Set(assets.map(({ sellerOrderId }) => sellerOrderId))];
    const orders = new Map((await this.orders.findMany({ _id: { $in: ids } })).map((order) => [order._id, order]));
    const theirs = assets.filter((asset) => isMakersDuty(orders.get(asset.sellerOrderId), asset));
    return [...new Set(theirs.map(({ brand }) => brand))].filter(Boolean);
  }
}
