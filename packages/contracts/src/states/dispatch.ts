import { type Move, movesOf, type StatusDescription } from './machine.js';

export const dispatchStatuses = ['Announced', 'Delivered', 'Withdrawn'] as const;
export type DispatchStatus = (typeof dispatchStatuses)[number];

/** All that a status of a dispatch advice is. The proof of delivery that names it delivers it. */
export const dispatchStates = {
  Announced: {
    tone: 'moving',
    icon: 'truck',
    moves: [
      { to: 'Delivered', action: 'Deliver', who: [], effect: true },
      { to: 'Withdrawn', action: 'Withdraw', who: ['Seller'], needs: 'reason' },
    ],
  },
  Delivered: { tone: 'good', icon: 'package', moves: [] },
  Withdrawn: { tone: 'ended', icon: 'ban', moves: [] },
} as const satisfies Record<DispatchStatus, StatusDescription<DispatchStatus>>;

export const dispatchMoves: readonly Move<DispatchStatus>[] = movesOf<DispatchStatus>(dispatchStates);
