import type { Move } from './machine.js';

export const orderStatuses = ['Pending Approval', 'Approved', 'Rejected', 'In Progress', 'Completed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A GeM order. Completed is only ever the effect of proofs of delivery that cover every line. */
export const orderMoves: readonly Move<OrderStatus>[] = [
  { from: 'Pending Approval', to: 'Approved', action: 'Approve', who: ['Super Admin'] },
  { from: 'Pending Approval', to: 'Rejected', action: 'Reject', who: ['Super Admin'], needs: 'reason' },
  { from: 'Approved', to: 'In Progress', action: 'Start progress', who: ['Seller'] },
  { from: 'In Progress', to: 'Approved', action: 'Pause progress', who: ['Seller'] },
  { from: 'In Progress', to: 'Completed', action: 'Complete', who: [], effect: true },
  {
    from: 'Rejected',
    to: 'Pending Approval',
    action: 'Correct and send again',
    who: ['Seller', 'Buyer', 'Super Admin'],
    effect: true,
  },
];
export const activeOrderStatuses: readonly OrderStatus[] = ['Approved', 'In Progress'];
/** Assets can be registered against a contract in these. */
export const capacityOrderStatuses: readonly OrderStatus[] = ['Approved', 'In Progress', 'Completed'];
