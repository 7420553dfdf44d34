import { Injectable } from '@nestjs/common';
import { campaignReminderDays } from '@portal/contracts';
import { portalItself, Sweep } from '@portal/service-kit';
import { addDays, daysUntil, today } from '../days.js';
import { campaignEvent, toAuditors } from './campaign.events.js';
import { CampaignRepository } from './campaign.repository.js';
import type { CampaignRecord } from './campaign.schema.js';

const title = 'The physical verification {{name}} ends on {{day}}: {{count}} assets are not counted yet';

/** Tells auditors of a running campaign that its end is near, as long as something is left to be counted: at each step once. */
@Injectable()
export class CampaignReminders extends Sweep {
  constructor(private readonly campaigns: CampaignRepository) {
    super();
  }

  async sweep() {
    const soon = { $gte: today(), $lte: addDays(today(), campaignReminderDays[0]) };
    for await (const { _id } of this.campaigns.each({ status: 'Running', isListed: true, dueDate: soon }))
      await this.campaigns.update(_id, {}, reminderOf);
  }
}

function reminderOf(campaign: CampaignRecord) {
  const { status, dueDate, remindedFor, auditorIds, expected, found } = campaign;
  const daysLeft = daysUntil(dueDate);
  const step = campaignReminderDays.filter((days) => daysLeft <= days).at(-1);
  const mark = `${dueDate} ${step}`;
  if (status !== 'Running' || step === undefined || daysLeft < 0 || remindedFor === mark || found === expected)
    return {};
  const notice = toAuditors(campaign, auditorIds, title, { count: String(expected - found) });
  return {
    set: { remindedFor: mark },
    event: campaignEvent('asset.campaign.reminded', portalItself, campaign, notice),
    quiet: true as const,
  };
}
