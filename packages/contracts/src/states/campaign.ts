import { type Move, movesOf, type StatusDescription } from './machine.js';

export const campaignStatuses = ['Planned', 'Running', 'Closed', 'Cancelled'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

interface CampaignStatusDescription extends StatusDescription<CampaignStatus> {
  /** The event of a campaign that comes here. */
  event: 'planned' | 'started' | 'closed' | 'cancelled';
  /** What its auditors are told then. */
  notice: string | undefined;
}

const who = ['Buyer', 'Super Admin'] as const;
const cancel = { to: 'Cancelled', action: 'Cancel campaign', who, needs: 'reason' } as const;

/** All that a status of a verification campaign is. */
export const campaignStates = {
  Planned: {
    tone: 'draft',
    icon: 'calendar',
    moves: [{ to: 'Running', action: 'Start campaign', who }, cancel],
    event: 'planned',
    notice: undefined,
  },
  Running: {
    tone: 'moving',
    icon: 'loader',
    moves: [{ to: 'Closed', action: 'Close campaign', who }, cancel],
    event: 'started',
    notice: 'The physical verification {{name}} has begun: please count until {{day}}',
  },
  Closed: { tone: 'good', icon: 'tick', moves: [], event: 'closed', notice: undefined },
  Cancelled: {
    tone: 'ended',
    icon: 'ban',
    moves: [],
    event: 'cancelled',
    notice: 'The physical verification {{name}} was cancelled: {{reason}}',
  },
} as const satisfies Record<CampaignStatus, CampaignStatusDescription>;

export const campaignMoves: readonly Move<CampaignStatus>[] = movesOf<CampaignStatus>(campaignStates);
