import { type Move, movesOf, type StatusDescription } from './machine.js';

export const escalationStatuses = ['Open', 'In Progress', 'Resolved', 'Closed'] as const;
export type EscalationStatus = (typeof escalationStatuses)[number];

const parties = ['Super Admin', 'Buyer', 'Seller'] as const;

/** All that a status of an escalation is. The seller works on it, each side may say how it was resolved, the office whether that was enough; closed is closed for good. */
export const escalationStates = {
  Open: {
    tone: 'waiting',
    icon: 'inbox',
    moves: [
      { to: 'In Progress', action: 'Start work', who: ['Super Admin', 'Seller'] },
      { to: 'Resolved', action: 'Resolve', who: parties, needs: 'resolution' },
    ],
  },
  'In Progress': {
    tone: 'moving',
    icon: 'loader',
    moves: [{ to: 'Resolved', action: 'Resolve', who: parties, needs: 'resolution' }],
  },
  Resolved: {
    tone: 'good',
    icon: 'tick',
    moves: [
      { to: 'Closed', action: 'Close', who: ['Super Admin', 'Buyer'] },
      { to: 'In Progress', action: 'Reopen', who: ['Super Admin', 'Buyer'] },
    ],
  },
  Closed: { tone: 'ended', icon: 'archive', moves: [] },
} as const satisfies Record<EscalationStatus, StatusDescription<EscalationStatus>>;

export const escalationMoves: readonly Move<EscalationStatus>[] = movesOf<EscalationStatus>(escalationStates);
