import type { campaigns, ReplyOf } from '@portal/contracts';

/** A campaign as a screen gets it. */
export type ShownCampaign = ReplyOf<typeof campaigns.get>;
