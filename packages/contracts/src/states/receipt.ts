import { dayInIndia } from '../kernel/day.js';
import { nextDay } from '../kernel/working-days.js';
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
  'Closed Without Replacement',
] as const;
export type ReceiptStatus = (typeof receiptStatuses)[number];

/** One step of a receipt. */
export interface ReceiptMove extends Move<ReceiptStatus> {
  /** Only once the seller has let its time for the replacement go by. */
  late?: boolean;
}

interface ReceiptStatusDescription extends StatusDescription<ReceiptStatus> {
  moves: readonly Omit<ReceiptMove, 'from'>[];
  /** The event of a receipt that comes here, and what the audit log calls it. */
  event: string;
  eventLabel: string;
  /** What is told then, and to whom. */
  notice: { title: string; to: 'office' | 'seller' | 'both' };
  /** What is outstanding before the order of these goods can be completed; nothing of what is settled. */
  outstanding: string | undefined;
}

const who = ['Buyer'] as const;
const announce = { to: 'Replacement Announced', action: 'Announce Replacement', who: ['Seller'] } as const;
const change = {
  to: 'Replacement Announced',
  action: 'Change Replacement',
  who: ['Seller'],
  happened: 'Replacement Changed',
} as const;
const refuse = { to: 'Replacement Refused', action: 'Refuse to Replace', who: ['Seller'], needs: 'reason' } as const;

const close = { to: 'Closed Without Replacement', action: 'Close Without Replacement', who, needs: 'reason' } as const;
/** A seller that says nothing, or does not send what it announced, keeps no order open for good. */
const closeLate = { ...close, late: true } as const;

const toReplace = 'The order is complete once what was rejected was replaced.';

/**
 * All that a status of a receipt is. Nobody of the seller accepts; what nobody inspects is accepted by time. What was rejected the
 * seller replaces or not; what came in its place is a receipt of its own. Where nothing is replaced, the office may take the rest alone.
 */
export const receiptStates = {
  'Inspection Due': {
    tone: 'waiting',
    icon: 'inbox',
    moves: [
      { to: 'Accepted', action: 'Accept', who },
      { to: 'Partly Rejected', action: 'Reject in part', who, needs: 'reason' },
      { to: 'Rejected', action: 'Reject', who, needs: 'reason' },
      { to: 'Deemed Accepted', action: 'Deem accepted', who: [], effect: true, happened: 'Deemed Accepted' },
    ],
    event: 'opened',
    eventLabel: 'Receipt opened',
    notice: { title: 'Goods of order {{order}} are to be inspected by {{day}}', to: 'office' },
    outstanding: 'The order is complete once its goods were inspected.',
  },
  Accepted: {
    tone: 'good',
    icon: 'tick',
    moves: [],
    event: 'accepted',
    eventLabel: 'Receipt accepted',
    notice: { title: 'Goods of order {{order}} were accepted: {{number}}', to: 'seller' },
    outstanding: undefined,
  },
  'Partly Rejected': {
    tone: 'bad',
    icon: 'box',
    moves: [announce, refuse, closeLate],
    event: 'partly-rejected',
    eventLabel: 'Receipt rejected in part',
    notice: { title: 'A part of the goods of order {{order}} was rejected: {{number}}', to: 'seller' },
    outstanding: toReplace,
  },
  Rejected: {
    tone: 'bad',
    icon: 'cross',
    moves: [announce, refuse, closeLate],
    event: 'rejected',
    eventLabel: 'Receipt rejected',
    notice: { title: 'The goods of order {{order}} were rejected: {{number}}', to: 'seller' },
    outstanding: toReplace,
  },
  'Deemed Accepted': {
    tone: 'rest',
    icon: 'hourglass',
    moves: [],
    event: 'deemed-accepted',
    eventLabel: 'Receipt deemed accepted',
    notice: { title: 'Goods of order {{order}} count as accepted: nobody inspected them by {{day}}', to: 'both' },
    outstanding: undefined,
  },
  'Replacement Announced': {
    tone: 'moving',
    icon: 'truck',
    moves: [{ to: 'Replacement Received', action: 'Receive Replacement', who }, change, refuse, closeLate],
    event: 'replacement-announced',
    eventLabel: 'Replacement announced',
    notice: { title: 'The replacement for order {{order}} is to come by {{day}}: {{number}}', to: 'office' },
    outstanding: toReplace,
  },
  'Replacement Refused': {
    tone: 'bad',
    icon: 'ban',
    moves: [announce, close],
    event: 'replacement-refused',
    eventLabel: 'Replacement refused',
    notice: { title: 'The seller replaces nothing of order {{order}}: {{number}}', to: 'office' },
    outstanding:
      'The seller does not replace what was rejected. The order is complete once its office closes the receipt without a replacement, or the seller announces one after all.',
  },
  'Replacement Received': {
    tone: 'rest',
    icon: 'package',
    moves: [],
    event: 'replacement-received',
    eventLabel: 'Replacement received',
    notice: { title: 'The replacement for order {{order}} has come: {{number}}', to: 'seller' },
    outstanding: undefined,
  },
  'Closed Without Replacement': {
    tone: 'ended',
    icon: 'archive',
    moves: [],
    event: 'closed',
    eventLabel: 'Receipt closed without a replacement',
    notice: { title: 'The office takes order {{order}} without the rejected units: {{number}}', to: 'seller' },
    outstanding: undefined,
  },
} as const satisfies Record<ReceiptStatus, ReceiptStatusDescription>;

/** What a status of a receipt is, as any of them. */
export const receiptState = (status: ReceiptStatus): ReceiptStatusDescription => receiptStates[status];

export const receiptMoves: readonly ReceiptMove[] = movesOf<ReceiptStatus>(receiptStates);

/** So many days after the rejection its seller has said whether it replaces what was rejected. */
export const replacementAnswerDays = 10;

/** The last day of the seller: to say whether it replaces what was rejected, or to send what it announced. */
export function sellerDayOf({ status, inspectedAt, replacement }: RejectedGoods): string | undefined {
  if (status === 'Replacement Announced') return replacement?.expectedOn;
  const isAsked = status === 'Rejected' || status === 'Partly Rejected';
  return isAsked && inspectedAt ? nextDay(dayInIndia(new Date(inspectedAt)), replacementAnswerDays) : undefined;
}

/** What of a receipt says until when its seller has time. */
interface RejectedGoods {
  status: ReceiptStatus;
  inspectedAt?: string | Date | undefined;
  replacement?: { expectedOn: string } | undefined;
}

/** Whether a step about rejected goods can be taken today: some wait until the day of the seller is over. */
export const isReceiptMoveOpen = ({ late }: Pick<ReceiptMove, 'late'>, receipt: RejectedGoods, today = dayInIndia()) =>
  !late || today > (sellerDayOf(receipt) ?? today);

/** What is outstanding of an order by the states of its receipts, if anything; without a receipt its goods are still to be inspected. */
export const outstandingOf = (statuses: readonly ReceiptStatus[]): string | undefined =>
  statuses.length === 0
    ? receiptState('Inspection Due').outstanding
    : statuses.map((status) => receiptState(status).outstanding).find(Boolean);

/** Receipts that something is outstanding of before their order is complete. */
export const outstandingReceiptStatuses: readonly ReceiptStatus[] = receiptStatuses.filter(
  (status) => receiptState(status).outstanding !== undefined,
);

/** Receipts of which units were rejected, whatever came of that since. */
export const rejectedReceiptStatuses: readonly ReceiptStatus[] = receiptStatuses.filter(
  (status) => !['Inspection Due', 'Accepted', 'Deemed Accepted'].includes(status),
);
