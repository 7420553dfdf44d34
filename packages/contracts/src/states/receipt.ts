import { type Move, movesOf, type StatusDescription } from './machine.js';

export const receiptStatuses = [
  'Inspection Due',
  'Accepted',
  'Partly Rejected',
  'Rejected',
  'Deemed Accepted',
] as const;
export type ReceiptStatus = (typeof receiptStatuses)[number];

interface ReceiptStatusDescription extends StatusDescription<ReceiptStatus> {
  /** The event of a receipt that comes here, and what the audit log calls it. */
  event: string;
  eventLabel: string;
  /** What is told then, and to whom. */
  notice: { title: string; to: 'office' | 'seller' | 'both' };
}

const who = ['Buyer'] as const;

/** All that a status of a receipt is. Nobody of the seller accepts; what nobody inspects is accepted by time. */
export const receiptStates = {
  'Inspection Due': {
    tone: 'waiting',
    icon: 'inbox',
    moves: [
      { to: 'Accepted', action: 'Accept', who },
      { to: 'Partly Rejected', action: 'Reject in part', who, needs: 'reason' },
      { to: 'Rejected', action: 'Reject', who, needs: 'reason' },
      { to: 'Deemed Accepted', action: 'Deem accepted', who: [], effect: true },
    ],
    event: 'opened',
    eventLabel: 'Receipt opened',
    notice: { title: 'Goods of order {{order}} are to be inspected by {{day}}', to: 'office' },
  },
  Accepted: {
    tone: 'good',
    icon: 'tick',
    moves: [],
    event: 'accepted',
    eventLabel: 'Receipt accepted',
    notice: { title: 'Goods of order {{order}} were accepted: {{number}}', to: 'seller' },
  },
  'Partly Rejected': {
    tone: 'bad',
    icon: 'box',
    moves: [],
    event: 'partly-rejected',
    eventLabel: 'Receipt rejected in part',
    notice: { title: 'A part of the goods of order {{order}} was rejected: {{number}}', to: 'seller' },
  },
  Rejected: {
    tone: 'bad',
    icon: 'cross',
    moves: [],
    event: 'rejected',
    eventLabel: 'Receipt rejected',
    notice: { title: 'The goods of order {{order}} were rejected: {{number}}', to: 'seller' },
  },
  'Deemed Accepted': {
    tone: 'rest',
    icon: 'hourglass',
    moves: [],
    event: 'deemed-accepted',
    eventLabel: 'Receipt deemed accepted',
    notice: { title: 'Goods of order {{order}} count as accepted: nobody inspected them by {{day}}', to: 'both' },
  },
} as const satisfies Record<ReceiptStatus, ReceiptStatusDescription>;

/** What a status of a receipt is, as any of them. */
export const receiptState = (status: ReceiptStatus): ReceiptStatusDescription => receiptStates[status];

export const receiptMoves: readonly Move<ReceiptStatus>[] = movesOf<ReceiptStatus>(receiptStates);
