import { type Move, movesOf, type StatusDescription } from './machine.js';

export const purchaseOrderStatuses = [
  'Draft',
  'Pending Approval',
  'Approved',
  'Sent to Supplier',
  'Order Confirmed',
  'In Production',
  'Ready for Delivery',
  'In Transit',
  'Delivered',
  'Completed',
  'Cancelled',
  'Rejected',
] as const;
export type PurchaseOrderStatus = (typeof purchaseOrderStatuses)[number];

/** How far the delivery of one item is: at least as far as the order's status says, and further where its seller said so. */
export const itemDeliveryStatuses = [
  'Not Started',
  'In Progress',
  'Ready for Delivery',
  'In Transit',
  'Delivered',
  'Completed',
  'Cancelled',
  'Rejected',
] as const;
export type ItemDeliveryStatus = (typeof itemDeliveryStatuses)[number];

/** One step of a purchase order. */
export interface PurchaseOrderMove extends Move<PurchaseOrderStatus> {
  /** A buyer needs an authorized designation of the office for it, and nobody takes it who wrote the order. */
  decides?: boolean;
  /** What may be told with it. */
  takes?: 'note' | 'promisedDate';
  /** Only while nothing of the order has left its seller, or only once something has. */
  goods?: 'waiting' | 'left';
}

interface PurchaseOrderStatusDescription extends StatusDescription<PurchaseOrderStatus> {
  moves: readonly Omit<PurchaseOrderMove, 'from'>[];
  /** What happens next, for whoever cannot do it. */
  next: string;
  /** The event of an order that comes here, and what the audit log calls it. */
  event: string;
  eventLabel: string;
  /** What is told then, and to whom. */
  notice: { title: string; to: 'approvers' | 'author' | 'office' | 'seller' | 'everybody' } | undefined;
  /** Its place among the ten steps, from 1; what ended before has none. */
  step: number | undefined;
  /** Counted as an active order. */
  isActive: boolean;
  itemDelivery: ItemDeliveryStatus;
}

/** The proofs of delivery that cover every line take the order there, wherever it was on its way. */
const deliver = { to: 'Delivered', action: 'Deliver', who: [], effect: true } as const;
/** Once goods have left, what comes before that is over: the order follows them. */
const dispatch = { to: 'In Transit', action: 'Dispatch', who: ['Seller'] } as const;
const dispatched = { ...dispatch, goods: 'left' } as const;
const cancel = { to: 'Cancelled', action: 'Cancel Order', who: ['Buyer', 'Super Admin'], needs: 'reason' } as const;
/** Once goods have left, what did not come by its day is cancelled, and not the order. */
const cancelWhole = { ...cancel, goods: 'waiting' } as const;

/** All that a status of a purchase order is (requirements: purchase order). */
export const purchaseOrderStates = {
  Draft: {
    tone: 'draft',
    icon: 'pencil',
    moves: [{ to: 'Pending Approval', action: 'Submit for Approval', who: ['Buyer', 'Super Admin'] }, cancel],
    next: 'The buyer submits the order for approval.',
    event: 'created',
    eventLabel: 'Purchase order created',
    notice: undefined,
    step: 1,
    isActive: true,
    itemDelivery: 'Not Started',
  },
  'Pending Approval': {
    tone: 'waiting',
    icon: 'hourglass',
    moves: [
      { to: 'Approved', action: 'Approve', who: ['Super Admin', 'Buyer'], decides: true },
      { to: 'Rejected', action: 'Reject', who: ['Super Admin', 'Buyer'], needs: 'reason', decides: true },
      cancel,
    ],
    next: 'A Super Admin, or a buyer of the office with an authorized designation, decides about this order.',
    event: 'submitted',
    eventLabel: 'Purchase order submitted',
    notice: { title: 'Purchase order {{number}} waits for approval', to: 'approvers' },
    step: 2,
    isActive: true,
    itemDelivery: 'Not Started',
  },
  Approved: {
    tone: 'moving',
    icon: 'badge',
    moves: [{ to: 'Sent to Supplier', action: 'Send to Supplier', who: ['Buyer', 'Super Admin'] }, cancel],
    next: 'The buyer sends the order to the supplier.',
    event: 'approved',
    eventLabel: 'Purchase order approved',
    notice: { title: 'Purchase order {{number}} is approved', to: 'author' },
    step: 3,
    isActive: true,
    itemDelivery: 'Not Started',
  },
  'Sent to Supplier': {
    tone: 'moving',
    icon: 'send',
    moves: [
      { to: 'Order Confirmed', action: 'Confirm Order', who: ['Seller'], takes: 'promisedDate' },
      { to: 'Rejected', action: 'Decline', who: ['Seller'], needs: 'reason' },
      cancel,
    ],
    next: 'The supplier confirms or declines the order.',
    event: 'sent',
    eventLabel: 'Purchase order sent to the supplier',
    notice: { title: 'Purchase order {{number}} was sent to you', to: 'seller' },
    step: 4,
    isActive: true,
    itemDelivery: 'Not Started',
  },
  'Order Confirmed': {
    tone: 'moving',
    icon: 'handshake',
    moves: [
      { to: 'In Production', action: 'Start Production', who: ['Seller'], goods: 'waiting' },
      dispatched,
      deliver,
      cancelWhole,
    ],
    next: 'The supplier starts the production.',
    event: 'confirmed',
    eventLabel: 'Purchase order confirmed',
    notice: { title: 'Purchase order {{number}} was confirmed by the supplier', to: 'office' },
    step: 5,
    isActive: true,
    itemDelivery: 'Not Started',
  },
  'In Production': {
    tone: 'moving',
    icon: 'factory',
    moves: [
      { to: 'Ready for Delivery', action: 'Ready for Delivery', who: ['Seller'], goods: 'waiting' },
      dispatched,
      deliver,
      cancelWhole,
    ],
    next: 'The supplier produces what was ordered.',
    event: 'production-started',
    eventLabel: 'Production of a purchase order started',
    notice: undefined,
    step: 6,
    isActive: true,
    itemDelivery: 'In Progress',
  },
  'Ready for Delivery': {
    tone: 'moving',
    icon: 'package',
    moves: [dispatch, deliver, cancelWhole],
    next: 'The supplier dispatches the goods.',
    event: 'readied',
    eventLabel: 'Purchase order ready for delivery',
    notice: undefined,
    step: 7,
    isActive: true,
    itemDelivery: 'Ready for Delivery',
  },
  'In Transit': {
    tone: 'moving',
    icon: 'truck',
    moves: [{ to: 'Delivered', action: 'Mark as Delivered', who: ['Seller', 'Buyer', 'Super Admin'], takes: 'note' }],
    next: 'The goods are on their way.',
    event: 'dispatched',
    eventLabel: 'Purchase order dispatched',
    notice: { title: 'Purchase order {{number}} was dispatched', to: 'office' },
    step: 8,
    isActive: true,
    itemDelivery: 'In Transit',
  },
  Delivered: {
    tone: 'good',
    icon: 'box',
    moves: [{ to: 'Completed', action: 'Complete Order', who: ['Buyer', 'Super Admin'], takes: 'note' }],
    next: 'The buyer inspects the goods and completes the order.',
    event: 'delivered',
    eventLabel: 'Purchase order delivered',
    notice: { title: 'Purchase order {{number}} was delivered', to: 'office' },
    step: 9,
    isActive: false,
    itemDelivery: 'Delivered',
  },
  Completed: {
    tone: 'rest',
    icon: 'tick',
    moves: [],
    next: 'Everything was delivered and accepted.',
    event: 'completed',
    eventLabel: 'Purchase order completed',
    notice: { title: 'Purchase order {{number}} is completed', to: 'seller' },
    step: 10,
    isActive: false,
    itemDelivery: 'Completed',
  },
  Cancelled: {
    tone: 'ended',
    icon: 'ban',
    moves: [],
    next: 'The order was cancelled.',
    event: 'cancelled',
    eventLabel: 'Purchase order cancelled',
    notice: { title: 'Purchase order {{number}} was cancelled', to: 'everybody' },
    step: undefined,
    isActive: false,
    itemDelivery: 'Cancelled',
  },
  Rejected: {
    tone: 'bad',
    icon: 'cross',
    moves: [],
    next: 'The order was rejected; a new one can be made.',
    event: 'rejected',
    eventLabel: 'Purchase order rejected',
    notice: { title: 'Purchase order {{number}} was rejected', to: 'office' },
    step: undefined,
    isActive: false,
    itemDelivery: 'Rejected',
  },
} as const satisfies Record<PurchaseOrderStatus, PurchaseOrderStatusDescription>;

/** What a status of a purchase order is, as any of them. */
export const purchaseOrderState = (status: PurchaseOrderStatus): PurchaseOrderStatusDescription =>
  purchaseOrderStates[status];

export const purchaseOrderMoves: readonly PurchaseOrderMove[] = movesOf<PurchaseOrderStatus>(purchaseOrderStates);

/** What is known of the goods of an order: of each item how far its delivery is. */
type Goods = readonly { deliveryStatus: ItemDeliveryStatus }[];
/** Goods of an item are on their way or came. */
export const leftStatuses: readonly ItemDeliveryStatus[] = ['In Transit', 'Delivered', 'Completed'];

/** Whether goods of an order are on their way or came. */
export const haveLeft = (items: Goods) => items.some(({ deliveryStatus }) => leftStatuses.includes(deliveryStatus));

/** Whether a step fits an order of which goods have left its seller, or nothing has. */
export const fitsGoods = ({ goods }: Pick<PurchaseOrderMove, 'goods'>, left: boolean) =>
  goods === undefined || (goods === 'left') === left;

/** What happens next to an order, for whoever cannot do it: what is on its way is not produced any more. */
export function nextOf({ status, items }: { status: PurchaseOrderStatus; items: Goods }): string {
  const isBehind = purchaseOrderState(status).moves.some(({ goods, needs }) => goods === 'waiting' && !needs);
  return purchaseOrderState(isBehind && haveLeft(items) ? 'In Transit' : status).next;
}

/** Counted as active: Draft through In Transit. */
export const activePurchaseOrderStatuses: readonly PurchaseOrderStatus[] = purchaseOrderStatuses.filter(
  (status) => purchaseOrderState(status).isActive,
);

/** Whose goods somebody waits for, so that they can be due or overdue: what is active, but for a draft, which nobody was sent. */
export const awaitedPurchaseOrderStatuses: readonly PurchaseOrderStatus[] = activePurchaseOrderStatuses.filter(
  (status) => status !== 'Draft',
);

/** Approved, and neither rejected nor cancelled since: their value is what was bought. */
export const approvedPurchaseOrderStatuses: readonly PurchaseOrderStatus[] = purchaseOrderStatuses.filter(
  (status) => !['Draft', 'Pending Approval', 'Rejected', 'Cancelled'].includes(status),
);

/** The place among the ten steps in percent; an order that ended before has none. */
export const progressOf = (status: PurchaseOrderStatus): number => (purchaseOrderState(status).step ?? 0) * 10;

/** What the seller of an order says of single items, each with what the timeline calls it and what the office is told. */
export const itemDeliverySteps = {
  'In Progress': { action: 'Items in progress', notice: undefined },
  'Ready for Delivery': {
    action: 'Items ready for delivery',
    notice: 'Of purchase order {{number}} is ready for delivery: {{items}}',
  },
  'In Transit': { action: 'Items dispatched', notice: 'Of purchase order {{number}} was dispatched: {{items}}' },
  Delivered: { action: 'Items delivered', notice: 'Of purchase order {{number}} was delivered: {{items}}' },
} as const satisfies Partial<Record<ItemDeliveryStatus, { action: string; notice: string | undefined }>>;
export type ItemDeliveryStep = keyof typeof itemDeliverySteps;

/** While an order is one of these its seller says how far single items are: from its confirmation until all of it is delivered. */
export const itemDeliveryTold: readonly PurchaseOrderStatus[] = [
  'Order Confirmed',
  'In Production',
  'Ready for Delivery',
  'In Transit',
];

/** Assets can be registered against an order that its seller confirmed. */
export const capacityPurchaseOrderStatuses: readonly PurchaseOrderStatus[] = [
  ...itemDeliveryTold,
  'Delivered',
  'Completed',
];

/** Whether the delivery of an item is further with one status than with another; what ended before is no place on that way. */
export const isFurther = (status: ItemDeliveryStatus, than: ItemDeliveryStatus) =>
  itemDeliveryStatuses.indexOf(status) > itemDeliveryStatuses.indexOf(than);
