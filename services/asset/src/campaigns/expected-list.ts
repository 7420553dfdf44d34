import { Injectable } from '@nestjs/common';
import { log, portalItself, Sweep } from '@portal/service-kit';
import type { PipelineStage } from 'mongoose';
import { AssetRepository } from '../assets/asset.repository.js';
import { campaignAssetSchema } from './campaign-asset.schema.js';
import { CampaignAssetRepository, CampaignRepository } from './campaign.repository.js';
import { campaignEvent } from './campaign.events.js';
import type { CampaignRecord } from './campaign.schema.js';
import { expectedBy } from './campaign-scope.js';

const collection = campaignAssetSchema.get('collection') ?? '';

/** An asset as the campaign keeps it; made by the database, which reads and writes a tenth of a million of them in one command. */
const rowOf = ({ _id: campaignId, organizationId, startedAt }: CampaignRecord): PipelineStage => ({
  $project: {
    _id: { $concat: [campaignId, '-', '$_id'] },
    version: { $literal: 1 },
    createdAt: { $literal: startedAt },
    updatedAt: { $literal: startedAt },
    outbox: { $literal: [] },
    campaignId: { $literal: campaignId },
    organizationId: { $literal: organizationId },
    isExpected: { $literal: true },
    assetId: '$_id',
    assetUid: '$assetUid',
    serialNumber: '$serialNumber',
    name: '$name',
    category: '$category',
    location: '$location',
    holder: '$endUser.name',
    registeredCondition: '$condition',
    words: '$words',
    isCounted: { $literal: false },
    photos: { $literal: [] },
    results: { $literal: ['expected', 'missing'] },
    earlier: { $literal: [] },
  },
});

/**
 * Lists the assets that a campaign expects, as they are when it starts. What is listed already stays, so that a list that was cut off is
 * taken again from its beginning.
 */
@Injectable()
export class ExpectedList extends Sweep {
  protected override readonly round = 30_000;
  private readonly taking = new Map<string, Promise<void>>();

  constructor(
    private readonly assets: AssetRepository,
    private readonly campaigns: CampaignRepository,
    private readonly rows: CampaignAssetRepository,
  ) {
    super();
  }

  /** Goes on with what another instance, or this one before a restart, did not end. */
  async sweep() {
    for await (const campaign of this.campaigns.each({ status: 'Running', isListed: false })) await this.take(campaign);
  }

  /** Ends when the list stands; a failure is logged and tried again in the next round. */
  take(campaign: CampaignRecord): Promise<void> {
    const running =
      this.taking.get(campaign._id) ??
      this.list(campaign)
        .catch((error: unknown) => log.warn({ error: String(error) }, 'the expected assets were not listed'))
        .finally(() => this.taking.delete(campaign._id));
    this.taking.set(campaign._id, running);
    return running;
  }

  private async list(campaign: CampaignRecord) {
    const { _id, organizationId, startedAt = new Date() } = campaign;
    const then = { $and: [expectedBy(organizationId, campaign), { createdAt: { $lte: startedAt } }] };
    const merge: PipelineStage = {
      $merge: { into: collection, on: '_id', whenMatched: 'keepExisting', whenNotMatched: 'insert' },
    };
    // It answers no rows: asking for the first one runs it.
    const answer = this.assets.eachOf(then, [rowOf(campaign), merge]);
    await answer[Symbol.asyncIterator]().next();
    const expected = await this.rows.count({ campaignId: _id, isExpected: true });
    const after = await this.campaigns.update(_id, {}, (now) =>
      now.status === 'Running' && !now.isListed
        ? { set: { isListed: true, expected }, event: campaignEvent('asset.campaign.listed', portalItself, now) }
        : {},
    );
    // Cancelled meanwhile, it expects nothing.
    if (after.status === 'Cancelled') await this.rows.dropOf(_id);
  }
}
