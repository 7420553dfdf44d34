import { type Move, movesOf, type StatusDescription } from './machine.js';

export const documentStatuses = ['pending', 'approved', 'rejected'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

interface DocumentStatusDescription extends StatusDescription<DocumentStatus> {
  /** What is told of a document that comes here. */
  notice: string;
}

/** All that a status of a document is. A new version waits for its decision again. */
export const documentStates = {
  pending: {
    tone: 'waiting',
    icon: 'hourglass',
    moves: [
      { to: 'approved', action: 'Approve', who: ['Super Admin', 'Buyer'] },
      { to: 'rejected', action: 'Reject', who: ['Super Admin', 'Buyer'], needs: 'reason' },
    ],
    notice: 'Document {{name}} waits for a decision',
  },
  approved: {
    tone: 'good',
    icon: 'tick',
    moves: [{ to: 'pending', action: 'Upload a new version', who: ['Super Admin', 'Buyer', 'Seller'], effect: true }],
    notice: 'Document {{name}} was approved',
  },
  rejected: {
    tone: 'bad',
    icon: 'cross',
    moves: [{ to: 'pending', action: 'Upload a new version', who: ['Super Admin', 'Buyer', 'Seller'], effect: true }],
    notice: 'Document {{name}} was rejected',
  },
} as const satisfies Record<DocumentStatus, DocumentStatusDescription>;

export const documentMoves: readonly Move<DocumentStatus>[] = movesOf<DocumentStatus>(documentStates);
