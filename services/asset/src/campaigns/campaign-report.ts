import { Injectable } from '@nestjs/common';
import type { campaigns as contract } from '@portal/contracts';
import { type Call, rowsFor, Typesetter } from '@portal/service-kit';
import { campaignErrors } from './campaign.errors.js';
import { paperOf, type PaperParts } from './campaign.paper.js';
import { CampaignAssetRepository, CampaignRepository } from './campaign.repository.js';

const template = new URL('../../templates/campaign-report.typ', import.meta.url);
/** So many rows of a part are printed; all of them are in the CSV file. */
const mostPrinted = 300;

/** The outcome of a closed campaign, to be printed and signed. */
@Injectable()
export class CampaignReport extends Typesetter {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly rows: CampaignAssetRepository,
  ) {
    super();
  }

  async download({ actor, params, language }: Call<typeof contract.report>) {
    const campaign = await this.campaigns.findOrFail(params.id, rowsFor(actor, 'view', 'Campaign'));
    if (campaign.status !== 'Closed') throw campaignErrors.notClosed();
    const [missing, unexpected, elsewhere, damaged] = await Promise.all([
      this.part(campaign._id, 'missing'),
      this.part(campaign._id, 'unexpected'),
      this.part(campaign._id, 'wrong-location'),
      this.part(campaign._id, 'damaged'),
    ]);
    const parts: PaperParts = { missing, unexpected, 'wrong-location': elsewhere, damaged };
    return this.document(`${campaign.number}.pdf`, template, await paperOf(campaign, parts, language));
  }

  private async part(campaignId: string, results: keyof PaperParts) {
    const filter = { campaignId, results };
    const [rows, total] = await Promise.all([
      this.rows.findMany(filter, { sort: { name: 1, _id: 1 }, limit: mostPrinted }),
      this.rows.count(filter),
    ]);
    return { rows, total };
  }
}
