import { type Actor, type CampaignStatus, campaignStates } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { CampaignRecord } from './campaign.schema.js';
import type { CampaignAssetRecord } from './campaign-asset.schema.js';

type By = NewEvent['by'];

/** What is told of a campaign; it is its office's alone. */
export const campaignEvent = (
  subject: Extract<NewEvent['subject'], `asset.campaign.${string}`>,
  by: By,
  { number, name, organizationId }: Pick<CampaignRecord, 'number' | 'name' | 'organizationId'>,
  notice?: NewEvent['notice'],
): NewEvent => ({
  subject,
  by,
  label: `${number} · ${name}`,
  organizations: [organizationId],
  ...(notice ? { notice } : {}),
});

/** A notice to people who count. */
export const toAuditors = (
  { _id: id, name, dueDate: day }: Pick<CampaignRecord, '_id' | 'name' | 'dueDate'>,
  users: string[],
  title: string,
  values: Record<string, string> = {},
): NewEvent['notice'] =>
  users.length > 0 ? { users, title, values: { name, day, ...values }, record: { type: 'campaign', id } } : undefined;

/** That a campaign came to a status; its auditors are told where the table of states says so, but for who did it. */
export function stepEvent(by: Actor, campaign: CampaignRecord, to: CampaignStatus, reason = ''): NewEvent {
  const { event, notice } = campaignStates[to];
  const others = campaign.auditorIds.filter((id) => id !== by.id);
  return campaignEvent(
    `asset.campaign.${event}`,
    by,
    campaign,
    notice && toAuditors(campaign, others, notice, { reason }),
  );
}

/** What is told of one asset of a campaign. */
export const rowEvent = (
  done: 'counted' | 'corrected' | 'followed-up' | 'settled',
  by: Actor,
  { name, serialNumber, code, organizationId }: CampaignAssetRecord,
): NewEvent => ({
  subject: `asset.campaign.${done}`,
  by,
  label: name ? `${name} (${serialNumber ?? ''})` : (code ?? ''),
  organizations: [organizationId],
});
