import { Injectable } from '@nestjs/common';
import type { campaigns as contract, CodeMatch } from '@portal/contracts';
import { type Call, invalid, rowsFor, wordsOf } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { wordIndex } from '../assets/asset.schema.js';
import { CampaignAssetRepository, CampaignRepository } from './campaign.repository.js';
import { campaignErrors } from './campaign.errors.js';
import type { CampaignRecord } from './campaign.schema.js';
import type { CampaignAssetRecord } from './campaign-asset.schema.js';
import { registerOf, sameText } from './campaign-scope.js';

const mostMatches = 20;
/** Of a contract so many assets are looked through for those that are still to be counted. */
const mostOfContract = 500;

export const rowIdOf = (campaignId: string, assetId: string) => `${campaignId}-${assetId}`;

const fits = ({ assetUid, serialNumber, gemContractNumber }: AssetRecord, code: string) =>
  assetUid === code || sameText(code).test(serialNumber) || gemContractNumber === code.toUpperCase();

/** Which asset of a campaign's office a code is on; registers of other offices are never looked at. */
@Injectable()
export class CodeMatches {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly rows: CampaignAssetRepository,
    private readonly assets: AssetRepository,
  ) {}

  async lookUp({ actor, params, query: { code } }: Call<typeof contract.lookUp>): Promise<CodeMatch[]> {
    const campaign = await this.campaigns.findOrFail(params.id, rowsFor(actor, 'view', 'Campaign'));
    const found = await this.having(campaign, code);
    const ids = found.map(({ _id }) => rowIdOf(campaign._id, _id));
    const rows = await this.rows.findMany({ _id: { $in: ids } });
    const byAsset = new Map(rows.map((row) => [row.assetId, row]));
    return found
      .map((asset) => matchView(asset, byAsset.get(asset._id)))
      .sort((a, b) => Number(a.countedAt !== undefined) - Number(b.countedAt !== undefined))
      .slice(0, mostMatches);
  }

  /** The one asset of a code, or the chosen one of several; none where the register has no such code. */
  async one(campaign: CampaignRecord, { code, assetId }: { code: string; assetId?: string }) {
    if (assetId !== undefined) {
      const chosen = await this.assets.findOne({ $and: [registerOf(campaign.organizationId), { _id: assetId }] });
      if (!chosen || !fits(chosen, code)) throw invalid({ assetId: 'Asset not found' });
      return chosen;
    }
    const [first, ...others] = await this.having(campaign, code);
    if (others.length > 0) throw campaignErrors.ambiguous();
    return first;
  }

  /** An asset id names one; a serial number one of each maker; a contract all that came of it. */
  private async having({ organizationId }: CampaignRecord, code: string): Promise<AssetRecord[]> {
    const register = registerOf(organizationId);
    const byUid = await this.assets.findMany({ $and: [register, { assetUid: code }] });
    if (byUid.length > 0) return byUid;
    const words = wordsOf(code);
    if (words.length === 0) return [];
    const bySerial = await this.assets.findMany(
      { $and: [register, ...words.map((word) => ({ words: word })), { serialNumber: sameText(code) }] },
      { limit: mostOfContract, hint: wordIndex },
    );
    if (bySerial.length > 0) return bySerial;
    return this.assets.findMany(
      { $and: [register, { gemContractNumber: code.toUpperCase() }] },
      { sort: { serialNumber: 1 }, limit: mostOfContract },
    );
  }
}

const matchView = (asset: AssetRecord, row: CampaignAssetRecord | undefined): CodeMatch => ({
  assetId: asset._id,
  assetUid: asset.assetUid,
  serialNumber: asset.serialNumber,
  name: asset.name,
  location: asset.location,
  holder: asset.endUser?.name,
  isExpected: row?.isExpected ?? false,
  ...(row?.isCounted ? { countedBy: row.countedBy, countedAt: row.countedAt?.toISOString() } : {}),
});
