import { type Move, movesOf, type StatusDescription } from './machine.js';

export const assetDraftStatuses = ['To Accept', 'Accepted', 'Refused'] as const;
export type AssetDraftStatus = (typeof assetDraftStatuses)[number];

/** All that a status of an asset draft is. */
export const assetDraftStates = {
  'To Accept': {
    tone: 'waiting',
    icon: 'inbox',
    moves: [
      { to: 'Accepted', action: 'Accept into the register', who: ['Buyer'] },
      { to: 'Refused', action: 'Refuse', who: ['Buyer'], needs: 'reason' },
    ],
  },
  Accepted: {
    tone: 'good',
    icon: 'tick',
    // The inspection rejects a unit that the office had accepted into its register before.
    moves: [{ to: 'Refused', action: 'Refuse', who: [], effect: true }],
  },
  Refused: { tone: 'bad', icon: 'cross', moves: [] },
} as const satisfies Record<AssetDraftStatus, StatusDescription<AssetDraftStatus>>;

export const assetDraftMoves: readonly Move<AssetDraftStatus>[] = movesOf<AssetDraftStatus>(assetDraftStates);
