import { type Move, movesOf, type StatusDescription } from './machine.js';

export const amcStatuses = ['Active', 'Expired', 'Renewed', 'Cancelled'] as const;
export type AmcStatus = (typeof amcStatuses)[number];

const who = ['Super Admin', 'Buyer', 'Seller'] as const;
const renew = { to: 'Renewed', action: 'Renew contract', who } as const;

/** All that a status of an AMC contract is (requirements: states). Expired is what time makes of an active one. */
export const amcStates = {
  Active: {
    tone: 'rest',
    icon: 'shield',
    moves: [renew, { to: 'Cancelled', action: 'Cancel contract', who, needs: 'reason' }],
  },
  Expired: { tone: 'bad', icon: 'shieldOff', moves: [renew] },
  Renewed: { tone: 'good', icon: 'again', moves: [] },
  Cancelled: { tone: 'ended', icon: 'ban', moves: [] },
} as const satisfies Record<AmcStatus, StatusDescription<AmcStatus>>;

export const amcMoves: readonly Move<AmcStatus>[] = movesOf<AmcStatus>(amcStates);
