import { Controller } from '@nestjs/common';
import { type Actor, assetFiles } from '@portal/contracts';
import { type Call, Handles, Kit, refuse, rowsFor } from '@portal/service-kit';
import { CampaignAssetRepository, CampaignRepository } from '../campaigns/campaign.repository.js';

@Controller()
export class FileController {
  constructor(
    private readonly kit: Kit,
    private readonly campaigns: CampaignRepository,
    private readonly rows: CampaignAssetRepository,
  ) {}

  @Handles(assetFiles.download)
  async download({ actor, params }: Call<typeof assetFiles.download>) {
    return this.kit.files.download(await this.seen(actor, params.id));
  }

  @Handles(assetFiles.scan)
  async scan({ actor, params }: Call<typeof assetFiles.scan>) {
    return this.kit.files.scan(await this.seen(actor, params.id));
  }

  /** A photo is seen with the permission of its campaign, an imported file by nobody here; until it belongs to something, by who brought it. */
  private async seen(actor: Actor, id: string) {
    const file = await this.kit.files.find(id);
    if (!file) throw refuse('NOT_FOUND');
    const { record, uploader } = file.metadata;
    if (!record && uploader === actor.id) return file;
    const row = record?.type === 'CampaignAsset' ? await this.rows.find(record.id) : undefined;
    if (!row) throw refuse('NOT_FOUND');
    await this.campaigns.findOrFail(row.campaignId, rowsFor(actor, 'view', 'Campaign'));
    return file;
  }
}
