import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type CampaignRecord, campaignSchema } from './campaign.schema.js';
import { type CampaignAssetRecord, campaignAssetSchema } from './campaign-asset.schema.js';

/** The stored campaigns. */
@Injectable()
export class CampaignRepository extends RecordRepository<CampaignRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Campaign', campaignSchema);
    kit.keep(this);
  }
}

/** The stored assets of campaigns, with their counts. */
@Injectable()
export class CampaignAssetRepository extends RecordRepository<CampaignAssetRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'CampaignAsset', campaignAssetSchema);
    kit.keep(this);
  }

  /** Of a campaign that counts nothing any more none is expected. */
  dropOf(campaignId: string) {
    return this.removeMany({ campaignId });
  }
}

/** Names of the lists' `sort` and the fields behind them. */
export const campaignSorts = {
  number: 'number',
  name: 'name',
  status: 'status',
  dueDate: 'dueDate',
  createdAt: 'createdAt',
};
export const rowSorts = {
  name: 'name',
  assetUid: 'assetUid',
  serialNumber: 'serialNumber',
  location: 'location',
  countedAt: 'countedAt',
};
