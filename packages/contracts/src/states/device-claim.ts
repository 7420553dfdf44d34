import { type Move, movesOf, type StatusDescription } from './machine.js';

export const deviceClaimStatuses = ['Waiting', 'Confirmed', 'Refused'] as const;
export type DeviceClaimStatus = (typeof deviceClaimStatuses)[number];

/** All that a status of a claim is. */
export const deviceClaimStates = {
  Waiting: {
    tone: 'waiting',
    icon: 'hourglass',
    moves: [
      { to: 'Confirmed', action: 'Confirm', who: ['Buyer'] },
      { to: 'Refused', action: 'Refuse', who: ['Buyer'], needs: 'reason' },
    ],
  },
  Confirmed: { tone: 'good', icon: 'tick', moves: [] },
  Refused: { tone: 'bad', icon: 'cross', moves: [] },
} as const satisfies Record<DeviceClaimStatus, StatusDescription<DeviceClaimStatus>>;

export const deviceClaimMoves: readonly Move<DeviceClaimStatus>[] = movesOf<DeviceClaimStatus>(deviceClaimStates);
