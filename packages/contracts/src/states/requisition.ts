import { type Move, movesOf, type StatusDescription } from './machine.js';

export const requisitionStatuses = [
  'Draft',
  'Submitted',
  'Returned',
  'Accepted',
  'Ordered',
  'Rejected',
  'Withdrawn',
] as const;
export type RequisitionStatus = (typeof requisitionStatuses)[number];

/** One step of a requisition. */
export interface RequisitionMove extends Move<RequisitionStatus> {
  /** Taken by the person who raised it; every other step is taken by somebody else of the office, or a Super Admin. */
  byRequester?: boolean;
}

interface RequisitionStatusDescription extends StatusDescription<RequisitionStatus> {
  moves: readonly Omit<RequisitionMove, 'from'>[];
  /** What happens next, for whoever cannot do it. */
  next: string;
  /** The event of a requisition that comes here, and what the audit log calls it. */
  event: string;
  eventLabel: string;
  /** What is told then, and to whom: those who decide, or who raised it. */
  notice: { title: string; to: 'office' | 'requester' } | undefined;
  /** A station of every requisition's way, or one beside it. */
  isOnTheWay: boolean;
  /** Who raised it may change its text. */
  isOpen: boolean;
}

const requesters = ['End User', 'Buyer'] as const;
const deciders = ['Buyer', 'Super Admin'] as const;
const submit = { to: 'Submitted', action: 'Submit Requisition', who: requesters, byRequester: true } as const;
const withdraw = { to: 'Withdrawn', action: 'Withdraw Requisition', who: requesters, byRequester: true } as const;

/** All that a status of a requisition is. Ordered is only ever the effect of a purchase order that was made of it. */
export const requisitionStates = {
  Draft: {
    tone: 'draft',
    icon: 'pencil',
    moves: [submit, withdraw],
    next: 'Who raised the requisition submits it.',
    event: 'created',
    eventLabel: 'Requisition raised',
    notice: undefined,
    isOnTheWay: true,
    isOpen: true,
  },
  Submitted: {
    tone: 'waiting',
    icon: 'hourglass',
    moves: [
      { to: 'Accepted', action: 'Accept', who: deciders },
      { to: 'Returned', action: 'Return', who: deciders, needs: 'reason' },
      { to: 'Rejected', action: 'Reject', who: deciders, needs: 'reason' },
      withdraw,
    ],
    next: 'A buyer of the office, or a Super Admin, decides about this requisition. Nobody decides about an own one.',
    event: 'submitted',
    eventLabel: 'Requisition submitted',
    notice: { title: 'Requisition {{number}} waits for a decision', to: 'office' },
    isOnTheWay: true,
    isOpen: false,
  },
  Returned: {
    tone: 'bad',
    icon: 'pencil',
    moves: [{ ...submit, action: 'Send again' }, withdraw],
    next: 'Who raised the requisition corrects it and sends it again.',
    event: 'returned',
    eventLabel: 'Requisition returned',
    notice: { title: 'Requisition {{number}} was returned for a correction', to: 'requester' },
    isOnTheWay: false,
    isOpen: true,
  },
  Accepted: {
    tone: 'moving',
    icon: 'badge',
    moves: [{ to: 'Ordered', action: 'Create Purchase Order', who: deciders, effect: true }, withdraw],
    next: 'A buyer of the office makes a purchase order of it.',
    event: 'accepted',
    eventLabel: 'Requisition accepted',
    notice: { title: 'Requisition {{number}} was accepted', to: 'requester' },
    isOnTheWay: true,
    isOpen: false,
  },
  Ordered: {
    tone: 'good',
    icon: 'tick',
    moves: [{ to: 'Accepted', action: 'Purchase order ended', who: [], effect: true }],
    next: 'The purchase order shows how far the delivery is.',
    event: 'ordered',
    eventLabel: 'Requisition ordered',
    notice: { title: 'Requisition {{number}} was ordered', to: 'requester' },
    isOnTheWay: true,
    isOpen: false,
  },
  Rejected: {
    tone: 'bad',
    icon: 'cross',
    moves: [],
    next: 'The requisition was rejected; a new one can be raised.',
    event: 'rejected',
    eventLabel: 'Requisition rejected',
    notice: { title: 'Requisition {{number}} was rejected', to: 'requester' },
    isOnTheWay: false,
    isOpen: false,
  },
  Withdrawn: {
    tone: 'ended',
    icon: 'ban',
    moves: [],
    next: 'The requisition was withdrawn.',
    event: 'withdrawn',
    eventLabel: 'Requisition withdrawn',
    notice: { title: 'Requisition {{number}} was withdrawn', to: 'office' },
    isOnTheWay: false,
    isOpen: false,
  },
} as const satisfies Record<RequisitionStatus, RequisitionStatusDescription>;

/** What a status of a requisition is, as any of them. */
export const requisitionState = (status: RequisitionStatus): RequisitionStatusDescription => requisitionStates[status];

export const requisitionMoves: readonly RequisitionMove[] = movesOf<RequisitionStatus>(requisitionStates);
