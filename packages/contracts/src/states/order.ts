import { type Move, type StatusDescription, movesOf } from './machine.js';

export const orderStatuses = ['Pending Approval', 'Approved', 'Rejected', 'In Progress', 'Completed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

interface OrderStatusDescription extends StatusDescription<OrderStatus> {
  /** What happens next, for whoever cannot do it. */
  next: string;
  /** The same for who added the order, where it differs. */
  nextForMaker?: string;
  /** The event of an order that comes here, and what the audit log calls it. */
  event: string;
  eventLabel: string;
  /** What the seller's organisation is told then. */
  notice: string | undefined;
  /** A station of every order's way, or one beside it. */
  isOnTheWay: boolean;
  /** Counted as an active order. */
  isActive: boolean;
  /** Assets can be registered against its contract. */
  hasCapacity: boolean;
  /** How its delivery is judged: against its end, late only, as done, or not at all. */
  delivery: 'running' | 'early' | 'done' | 'none';
}

/** All that a status of a GeM order is. Completed is only ever the effect of proofs of delivery that cover every line. */
export const orderStates = {
  'Pending Approval': {
    tone: 'waiting',
    icon: 'hourglass',
    moves: [
      { to: 'Approved', action: 'Approve', who: ['Super Admin'] },
      { to: 'Rejected', action: 'Reject', who: ['Super Admin'], needs: 'reason' },
    ],
    next: 'A Super Admin decides about this order.',
    nextForMaker: 'A Super Admin decides about this order. Nobody approves what they created.',
    event: 'corrected',
    eventLabel: 'Order corrected',
    notice: undefined,
    isOnTheWay: true,
    isActive: false,
    hasCapacity: false,
    delivery: 'early',
  },
  Approved: {
    tone: 'moving',
    icon: 'badge',
    moves: [{ to: 'In Progress', action: 'Start progress', who: ['Seller'] }],
    next: 'The seller starts the work.',
    event: 'approved',
    eventLabel: 'Order approved',
    notice: 'Order {{contract}} is approved',
    isOnTheWay: true,
    isActive: true,
    hasCapacity: true,
    delivery: 'running',
  },
  Rejected: {
    tone: 'bad',
    icon: 'cross',
    moves: [
      {
        to: 'Pending Approval',
        action: 'Correct and send again',
        who: ['Seller', 'Buyer', 'Super Admin'],
        effect: true,
      },
    ],
    next: 'Whoever added the order can correct it and send it again.',
    event: 'rejected',
    eventLabel: 'Order rejected',
    notice: 'Order {{contract}} was rejected',
    isOnTheWay: false,
    isActive: false,
    hasCapacity: false,
    delivery: 'none',
  },
  'In Progress': {
    tone: 'moving',
    icon: 'factory',
    moves: [
      { to: 'Approved', action: 'Pause progress', who: ['Seller'] },
      { to: 'Completed', action: 'Complete', who: [], effect: true },
    ],
    next: 'The seller delivers and proves each delivery with the OTP of who receives.',
    event: 'progressed',
    eventLabel: 'Order progressed',
    notice: undefined,
    isOnTheWay: true,
    isActive: true,
    hasCapacity: true,
    delivery: 'running',
  },
  Completed: {
    tone: 'rest',
    icon: 'tick',
    moves: [],
    next: 'Everything was delivered and accepted.',
    event: 'completed',
    eventLabel: 'Order completed',
    notice: undefined,
    isOnTheWay: true,
    isActive: false,
    hasCapacity: true,
    delivery: 'done',
  },
} as const satisfies Record<OrderStatus, OrderStatusDescription>;

/** What a status of an order is, as any of them. */
export const orderState = (status: OrderStatus): OrderStatusDescription => orderStates[status];

const statusesThat = (are: (state: OrderStatusDescription) => boolean): readonly OrderStatus[] =>
  orderStatuses.filter((status) => are(orderState(status)));

export const orderMoves: readonly Move<OrderStatus>[] = movesOf<OrderStatus>(orderStates);
export const activeOrderStatuses = statusesThat(({ isActive }) => isActive);
/** Assets can be registered against a contract in these. */
export const capacityOrderStatuses = statusesThat(({ hasCapacity }) => hasCapacity);
/** Orders whose delivery is still awaited. */
export const awaitedOrderStatuses = statusesThat(({ delivery }) => delivery === 'running' || delivery === 'early');
