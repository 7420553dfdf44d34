import { Controller } from '@nestjs/common';
import { type Actor, assetFiles } from '@portal/contracts';
import { type Call, Handles, Kit, refuse, rowsFor } from '@portal/service-kit';
import { CampaignAssetRepository, CampaignRepository } from '../campaigns/campaign.repository.js';
import { VerificationService } from '../devices/verification.service.js';
import { WarrantyClaimRepository } from '../warranty-claims/warranty-claim.repository.js';

@Controller()
export class FileController {
  constructor(
    private readonly kit: Kit,
    private readonly campaigns: CampaignRepository,
    private readonly rows: CampaignAssetRepository,
    private readonly claims: WarrantyClaimRepository,
    private readonly verifications: VerificationService,
  ) {}

  @Handles(assetFiles.download)
  async download({ actor, params }: Call<typeof assetFiles.download>) {
    return this.kit.files.download(await this.seen(actor, params.id));
  }

  @Handles(assetFiles.scan)
  async scan({ actor, params }: Call<typeof assetFiles.scan>) {
    return this.kit.files.scan(await this.seen(actor, params.id));
  }

  /** A file is seen with the permission of what it belongs to, an imported one by nobody here; until it belongs to something, by who brought it. */
  private async seen(actor: Actor, id: string) {
    const file = await this.kit.files.find(id);
    if (!file) throw refuse('NOT_FOUND');
    const { record, uploader } = file.metadata;
    if (!record && uploader === actor.id) return file;
    if (record?.type === 'CampaignAsset') await this.seesCount(actor, record.id);
    else if (record?.type === 'WarrantyClaim')
      await this.claims.findOrFail(record.id, rowsFor(actor, 'view', 'WarrantyClaim'));
    else if (record?.type === 'Verification') await this.verifications.see(actor, record.id);
    else throw refuse('NOT_FOUND');
    return file;
  }

  private async seesCount(actor: Actor, rowId: string) {
    const row = await this.rows.find(rowId);
    if (!row) throw refuse('NOT_FOUND');
    await this.campaigns.findOrFail(row.campaignId, rowsFor(actor, 'view', 'Campaign'));
  }
}
