import { type Move, movesOf, type StatusDescription } from './machine.js';

export const warrantyStatuses = ['Active', 'Expired', 'Cancelled'] as const;
export type WarrantyStatus = (typeof warrantyStatuses)[number];

const who = ['Super Admin', 'Seller'] as const;
const extend = { to: 'Active', action: 'Extend warranty', who } as const;

/** All that a status of a warranty is. Expired is what time makes of an active one; an extension makes it active again. */
export const warrantyStates = {
  Active: {
    tone: 'rest',
    icon: 'shield',
    moves: [extend, { to: 'Cancelled', action: 'Cancel warranty', who, needs: 'reason' }],
  },
  Expired: { tone: 'bad', icon: 'shieldOff', moves: [extend] },
  Cancelled: { tone: 'ended', icon: 'ban', moves: [] },
} as const satisfies Record<WarrantyStatus, StatusDescription<WarrantyStatus>>;

export const warrantyMoves: readonly Move<WarrantyStatus>[] = movesOf<WarrantyStatus>(warrantyStates);
