import { Controller } from '@nestjs/common';
import { campaigns } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { CampaignMoves } from './campaign.moves.js';
import { CampaignReport } from './campaign-report.js';
import { CampaignRows } from './campaign-rows.js';
import { CampaignService } from './campaign.service.js';
import { campaignView, rowView } from './campaign.view.js';
import { CodeMatches } from './code-match.js';
import { CountService } from './count.service.js';
import { FollowUpService } from './follow-up.service.js';

@Controller()
export class CampaignController {
  constructor(
    private readonly service: CampaignService,
    private readonly moves: CampaignMoves,
    private readonly rowsOf: CampaignRows,
    private readonly codes: CodeMatches,
    private readonly counts: CountService,
    private readonly followUps: FollowUpService,
    private readonly reports: CampaignReport,
  ) {}

  @Handles(campaigns.list)
  async list(call: Call<typeof campaigns.list>) {
    const page = await this.service.list(call);
    return { ...page, items: page.items.map(campaignView) };
  }

  @Handles(campaigns.scope)
  scope(call: Call<typeof campaigns.scope>) {
    return this.service.scope(call);
  }

  @Handles(campaigns.get)
  async get(call: Call<typeof campaigns.get>) {
    return campaignView(await this.service.get(call));
  }

  @Handles(campaigns.create)
  async create(call: Call<typeof campaigns.create>) {
    return campaignView(await this.service.create(call));
  }

  @Handles(campaigns.update)
  async update(call: Call<typeof campaigns.update>) {
    return campaignView(await this.service.update(call));
  }

  @Handles(campaigns.move)
  async move(call: Call<typeof campaigns.move>) {
    return campaignView(await this.moves.take(call));
  }

  @Handles(campaigns.rows)
  async rows(call: Call<typeof campaigns.rows>) {
    const page = await this.rowsOf.list(call);
    return { ...page, items: page.items.map(rowView) };
  }

  @Handles(campaigns.lookUp)
  async lookUp(call: Call<typeof campaigns.lookUp>) {
    return { items: await this.codes.lookUp(call) };
  }

  @Handles(campaigns.count)
  async count(call: Call<typeof campaigns.count>) {
    return rowView(await this.counts.count(call));
  }

  @Handles(campaigns.correct)
  async correct(call: Call<typeof campaigns.correct>) {
    return rowView(await this.counts.correct(call));
  }

  @Handles(campaigns.followUp)
  followUp(call: Call<typeof campaigns.followUp>) {
    return this.followUps.mark(call);
  }

  @Handles(campaigns.settle)
  async settle(call: Call<typeof campaigns.settle>) {
    return rowView(await this.followUps.settle(call));
  }

  @Handles(campaigns.report)
  report(call: Call<typeof campaigns.report>) {
    return this.reports.download(call);
  }

  @Handles(campaigns.exportCsv)
  exportCsv(call: Call<typeof campaigns.exportCsv>) {
    return this.rowsOf.download(call);
  }
}
