import type { Campaign, CampaignAsset } from '@portal/contracts';
import type { CampaignRecord } from './campaign.schema.js';
import type { CampaignAssetRecord } from './campaign-asset.schema.js';

export const campaignView = ({
  _id: id,
  createdAt,
  updatedAt,
  startedAt,
  closedAt,
  ...campaign
}: CampaignRecord): Campaign => ({
  ...campaign,
  id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(startedAt ? { startedAt: startedAt.toISOString() } : {}),
  ...(closedAt ? { closedAt: closedAt.toISOString() } : {}),
});

export const rowView = ({ _id: id, createdAt, updatedAt, countedAt, ...row }: CampaignAssetRecord): CampaignAsset => ({
  ...row,
  id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(countedAt ? { countedAt: countedAt.toISOString() } : {}),
});
