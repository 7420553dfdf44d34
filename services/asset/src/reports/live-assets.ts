import { Injectable } from '@nestjs/common';
import { LiveCopy, type Path } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { sequenceOf, sortable } from '../assets/asset.filter.js';
import { numberWords } from '../assets/asset-words.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { today } from '../days.js';

const shared = [
  ...(['status', 'category', 'department', 'brand', 'buyerOrganizationId', 'sellerOrganizationId'] as const),
  ...(['name', 'location', 'supplier', 'gemContractNumber', 'purchaseDate'] as const),
  ...(['endUserId', 'endUser.name', 'warrantyExpiry', 'amcExpiry'] as const),
  ...(['acknowledged.warranty.end', 'acknowledged.amc.end'] as const),
  ...(['disposal.status', 'disposal.requestedById'] as const),
] as const satisfies Path<AssetRecord>[];
/** What each asset has alone and is found by. */
export const searchedOwn = ['serialNumber', 'assetUid'] as const satisfies Path<AssetRecord>[];
const own = ['value', 'createdAt', ...searchedOwn] as const satisfies Path<AssetRecord>[];

/** What is made of an asset. */
interface Made extends Record<string, string> {
  /** The day in India on which it was registered. */
  registeredOn: string;
}

/** By what figures count assets and sum their values up: the status, by which they may be narrowed, comes last. */
export const tallied = {
  purchase: ['category', 'purchaseDate', 'status'],
  department: ['department', 'status'],
  registration: ['registeredOn', 'status'],
} as const;

/** What lists and figures ask of assets, in memory (ADR 0033). */
@Injectable()
export class LiveAssets extends LiveCopy<AssetRecord, (typeof shared)[number] | (typeof own)[number], Made> {
  constructor(assets: AssetRepository) {
    super(assets, {
      ...{ shared, own, sorts: Object.values(sortable).map(sequenceOf) },
      made: { registeredOn: { as: 'shared', of: ({ createdAt }) => today(createdAt) } },
      tallies: [
        { by: tallied.purchase, sum: 'value' },
        { by: tallied.department, sum: 'value' },
        { by: tallied.registration },
      ],
      searched: { fields: searchedOwn, wordsIn: numberWords },
    });
  }
}
