import { type Move, type StatusDescription, movesOf } from './machine.js';

export const orderStatuses = [
  'Pending Approval',
  'Approved',
  'Rejected',
  'In Progress',
  'Completed',
  'Cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** One step of a GeM order. */
export interface OrderMove extends Move<OrderStatus> {
  /** Only the person who added the order takes it, not a colleague of the same organisation. */
  byMaker?: boolean;
  /** What it is called in events where it is not what made the status: nobody is told of it. */
  event?: 'paused';
}

interface OrderStatusDescription extends StatusDescription<OrderStatus> {
  moves: readonly Omit<OrderMove, 'from'>[];
  /** What happens next, for whoever cannot do it. */
  next: string;
  /** The same for who added the order, where it differs. */
  nextForMaker?: string;
  /** The event of an order that comes here, and what the audit log calls it. */
  event: string;
  eventLabel: string;
  /** What the seller's organisation and who added the order are told then; of some things the Super Admins too. */
  notice: { title: string; administrators?: boolean } | undefined;
  /** A station of every order's way, or one beside it. */
  isOnTheWay: boolean;
  /** Its contract number is taken, so that no other order may have it. */
  holdsNumber: boolean;
  /** Counted as an active order. */
  isActive: boolean;
  /** Assets can be registered against its contract. */
  hasCapacity: boolean;
  /** How its delivery is judged: against its end, late only, as done, or not at all. */
  delivery: 'running' | 'early' | 'done' | 'none';
}

const makers = ['Seller', 'Buyer', 'Super Admin'] as const;

/** All that a status of a GeM order is. Completed is only ever the effect of proofs of delivery that cover every line. */
export const orderStates = {
  'Pending Approval': {
    tone: 'waiting',
    icon: 'hourglass',
    moves: [
      { to: 'Approved', action: 'Approve', who: ['Super Admin'] },
      { to: 'Rejected', action: 'Reject', who: ['Super Admin'], needs: 'reason' },
      { to: 'Cancelled', action: 'Cancel Order', who: makers, needs: 'reason', byMaker: true },
      { to: 'Pending Approval', action: 'Edit Order', who: makers, byMaker: true, effect: true },
    ],
    next: 'A Super Admin decides about this order.',
    nextForMaker: 'A Super Admin decides about this order. Nobody approves what they created.',
    event: 'corrected',
    eventLabel: 'Order corrected',
    notice: undefined,
    isOnTheWay: true,
    holdsNumber: true,
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
    notice: { title: 'Order {{contract}} is approved' },
    isOnTheWay: true,
    holdsNumber: true,
    isActive: true,
    hasCapacity: true,
    delivery: 'running',
  },
  Rejected: {
    tone: 'bad',
    icon: 'cross',
    moves: [
      { to: 'Pending Approval', action: 'Correct and send again', who: makers, byMaker: true, effect: true },
      // Else who adds an order of somebody else's contract keeps its number from them for good.
      { to: 'Cancelled', action: 'Cancel Order', who: ['Super Admin'], needs: 'reason' },
    ],
    next: 'Whoever added the order can correct it and send it again.',
    event: 'rejected',
    eventLabel: 'Order rejected',
    notice: { title: 'Order {{contract}} was rejected' },
    isOnTheWay: false,
    holdsNumber: true,
    isActive: false,
    hasCapacity: false,
    delivery: 'none',
  },
  'In Progress': {
    tone: 'moving',
    icon: 'factory',
    moves: [
      { to: 'Approved', action: 'Pause progress', who: ['Seller'], event: 'paused', happened: 'Progress paused' },
      { to: 'Completed', action: 'Complete', who: [], effect: true },
    ],
    next: 'The seller delivers and proves each delivery with the OTP of who receives.',
    event: 'progressed',
    eventLabel: 'Order progressed',
    notice: undefined,
    isOnTheWay: true,
    holdsNumber: true,
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
    holdsNumber: true,
    isActive: false,
    hasCapacity: true,
    delivery: 'done',
  },
  Cancelled: {
    tone: 'ended',
    icon: 'ban',
    moves: [],
    next: 'The order was cancelled.',
    event: 'cancelled',
    eventLabel: 'Order cancelled',
    notice: { title: 'Order {{contract}} was cancelled', administrators: true },
    isOnTheWay: false,
    holdsNumber: false,
    isActive: false,
    hasCapacity: false,
    delivery: 'none',
  },
} as const satisfies Record<OrderStatus, OrderStatusDescription>;

/** What a status of an order is, as any of them. */
export const orderState = (status: OrderStatus): OrderStatusDescription => orderStates[status];

const statusesThat = (are: (state: OrderStatusDescription) => boolean): readonly OrderStatus[] =>
  orderStatuses.filter((status) => are(orderState(status)));

export const orderMoves: readonly OrderMove[] = movesOf<OrderStatus>(orderStates);
/** An order that is one of these keeps its contract number from every other. */
export const numberedOrderStatuses = statusesThat(({ holdsNumber }) => holdsNumber);
export const activeOrderStatuses = statusesThat(({ isActive }) => isActive);
/** Assets can be registered against a contract in these. */
export const capacityOrderStatuses = statusesThat(({ hasCapacity }) => hasCapacity);
/** Orders whose delivery is still awaited. */
export const awaitedOrderStatuses = statusesThat(({ delivery }) => delivery === 'running' || delivery === 'early');
