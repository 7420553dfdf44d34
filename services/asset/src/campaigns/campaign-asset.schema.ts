import type { CampaignAsset, CampaignResult, EarlierCount } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** An asset that a campaign expects, as the register had it when the campaign started, or something unexpected; with its count. */
export interface CampaignAssetRecord extends Stored {
  campaignId: string;
  organizationId: string;
  isExpected: boolean;
  code?: string;
  assetId?: string;
  assetUid?: string;
  serialNumber?: string;
  name?: string;
  category?: string;
  location?: string;
  holder?: string;
  registeredCondition?: string;
  /** For the search, those of the asset (`asset-words.ts`). */
  words?: string[];
  isCounted: boolean;
  condition?: string;
  seenLocation?: string;
  note?: string;
  photos: CampaignAsset['photos'];
  countedAt?: Date;
  countedBy?: string;
  countedById?: string;
  results: CampaignResult[];
  followUp?: CampaignAsset['followUp'];
  followUpNote?: string;
  earlier: EarlierCount[];
}

const text = { type: String, required: true };

export const campaignAssetSchema = recordSchema('campaign_assets', {
  campaignId: text,
  organizationId: text,
  isExpected: { type: Boolean, required: true },
  code: String,
  assetId: String,
  assetUid: String,
  serialNumber: String,
  name: String,
  category: String,
  location: String,
  holder: String,
  registeredCondition: String,
  words: { type: [String], default: undefined },
  isCounted: { type: Boolean, required: true },
  condition: String,
  seenLocation: String,
  note: String,
  photos: [Object],
  countedAt: Date,
  countedBy: String,
  countedById: String,
  results: { type: [String], required: true },
  followUp: String,
  followUpNote: String,
  earlier: [Object],
})
  .index({ campaignId: 1, results: 1, name: 1, _id: 1 })
  .index({ campaignId: 1, name: 1, _id: 1 })
  .index({ campaignId: 1, words: 1, _id: 1 })
  .index({ campaignId: 1, countedAt: -1, _id: -1 })
  .index({ campaignId: 1, countedById: 1 }, { partialFilterExpression: { countedById: { $exists: true } } })
  .index({ 'requests.key': 1 }, { sparse: true });
