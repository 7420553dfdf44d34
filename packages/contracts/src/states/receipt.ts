import { type Move, movesOf, type StatusDescription } from './machine.js';

export const receiptStatuses = [
  'Inspection Due',
  'Accepted',
  'Partly Rejected',
  'Rejected',
  'Deemed Accepted',
  'Replacement Announced',
  'Replacement Refused',
  'Replacement Received',
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
const announce = { to: 'Replacement Announced', action: 'Announce Replacement', who: ['Seller'] } as const;
const change = { to: 'Replacement Announced', action: 'Change Replacement', who: ['Seller'] } as const;
const refuse = { to: 'Replacement Refused', action: 'Refuse to Replace', who: ['Seller'], needs: 'reason' } as const;

/**
 * All that a status of a receipt is. Nobody of the seller accepts; what nobody inspects is accepted by time. What was rejected the
 * seller replaces or not; what came in its place is a receipt of its own.
 */
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
    moves: [announce, refuse],
    event: 'partly-rejected',
    eventLabel: 'Receipt rejected in part',
    notice: { title: 'A part of the goods of order {{order}} was rejected: {{number}}', to: 'seller' },
  },
  Rejected: {
    tone: 'bad',
    icon: 'cross',
    moves: [announce, refuse],
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
  'Replacement Announced': {
    tone: 'moving',
    icon: 'truck',
    moves: [{ to: 'Replacement Received', action: 'Receive Replacement', who }, change, refuse],
    event: 'replacement-announced',
    eventLabel: 'Replacement announced',
    notice: { title: 'The replacement for order {{order}} is to come by {{day}}: {{number}}', to: 'office' },
  },
  'Replacement Refused': {
    tone: 'bad',
    icon: 'ban',
    moves: [announce],
    event: 'replacement-refused',
    eventLabel: 'Replacement refused',
    notice: { title: 'The seller replaces nothing of order {{order}}: {{number}}', to: 'office' },
  },
  'Replacement Received': {
    tone: 'rest',
    icon: 'package',
    moves: [],
    event: 'replacement-received',
    eventLabel: 'Replacement received',
    notice: { title: 'The replacement for order {{order}} has come: {{number}}', to: 'seller' },
  },
} as const satisfies Record<ReceiptStatus, ReceiptStatusDescription>;

/** What a status of a receipt is, as any of them. */
export const receiptState = (status: ReceiptStatus): ReceiptStatusDescription => receiptStates[status];

export const receiptMoves: readonly Move<ReceiptStatus>[] = movesOf<ReceiptStatus>(receiptStates);
