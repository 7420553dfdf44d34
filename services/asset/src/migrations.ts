import { Injectable } from '@nestjs/common';
import { deriving, type MigrationList, retiring } from '@portal/service-kit';
import { sortable } from './assets/asset.filter.js';
import { AssetRepository } from './assets/asset.repository.js';
import { assetWords, worded } from './assets/asset-words.js';
import { VerificationRepository } from './devices/verification.repository.js';
import { LifecycleRepository } from './lifecycle/lifecycle.repository.js';
import { FormerOffices } from './thread/former-offices.js';

const formerIndexes = [
  ...['createdAt_1', 'name_1', 'status_1_value_1', 'category_1_name_1'].map(
    (keys) => `buyerOrganizationId_1_${keys}__id_1`,
  ),
  ...['createdAt_1', 'status_1_value_1'].map((keys) => `sellerOrganizationId_1_${keys}__id_1`),
  ...['status_1_value_1', 'createdAt_1', 'name_1', 'brand_1_createdAt_1'].map((keys) => `${keys}__id_1`),
  // One for each order of a list, until those were held in memory.
  ...['buyerOrganizationId', 'deletedAt'].flatMap((scope) => [
    ...Object.values(sortable).map((field) => `${scope}_${field}`),
    `${scope}_words`,
  ]),
  ...['createdAt', 'name', 'status', 'value', 'words'].map((field) => `sellerOrganizationId_${field}`),
  ...['createdAt', 'name', 'status', 'words'].map((field) => `brand_${field}`),
];

/** What brings the assets on from earlier versions. */
@Injectable()
export class AssetMigrations implements MigrationList {
  readonly migrations;

  constructor(
    assets: AssetRepository,
    verifications: VerificationRepository,
    lifecycle: LifecycleRepository,
    offices: FormerOffices,
  ) {
    this.migrations = [
      deriving(assets, {
        name: '2026-11-words-of-assets',
        among: { deletedAt: { $eq: null } },
        lacking: { words: { $eq: null } },
        fields: worded,
        fill: (asset) => ({ $set: { words: assetWords(asset) } }),
      }),
      retiring(assets, { name: '2026-11-indexes-of-asset-lists', indexes: formerIndexes }),
      offices.noting(verifications, '2026-11-offices-of-verifications'),
      offices.noting(lifecycle, '2026-11-offices-of-events'),
    ];
  }
}
