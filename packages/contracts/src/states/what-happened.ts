import type { HistoryEntry } from '../kernel/list.js';
import { campaignMoves } from './campaign.js';
import { invoiceMoves } from './invoice.js';
import type { Move } from './machine.js';
import { mappingMoves } from './mapping.js';
import { orderMoves } from './order.js';
import { purchaseOrderMoves } from './purchase-order.js';
import { receiptMoves } from './receipt.js';
import { requisitionMoves } from './requisition.js';
import { rfqMoves } from './rfq.js';
import { warrantyClaimMoves } from './warranty-claim.js';

const stepOf = (action: string, to = '') => `${action} → ${to}`;

const moves = [
  campaignMoves,
  orderMoves,
  purchaseOrderMoves,
  requisitionMoves,
  rfqMoves,
  receiptMoves,
  invoiceMoves,
  warrantyClaimMoves,
].flat<readonly (readonly Move<string>[])[]>();

const said = new Map([
  ...moves
    .filter(({ from, to, who, happened }) => happened !== undefined || (from !== to && who.length > 0))
    .map(({ action, to, happened = to }): [string, string] => [stepOf(action, to), happened]),
  // Requests stand in the history of their order, whose status they leave as it is.
  ...mappingMoves.map(({ action, happened = action }): [string, string] => [stepOf(action), happened]),
  // One of several approvals: the order goes on waiting for the next.
  [stepOf('Approve', 'Pending Approval'), 'Approval given'] as [string, string],
]);

/** What a history says of an entry: 'Approved' where the button said 'Approve', else the action as it was written. */
export const whatHappened = ({ action, status }: Pick<HistoryEntry, 'action' | 'status'>): string =>
  said.get(stepOf(action, status)) ?? action;
