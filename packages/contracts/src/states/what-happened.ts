import type { HistoryEntry } from '../kernel/list.js';
import { campaignMoves } from './campaign.js';
import { invoiceMoves } from './invoice.js';
import type { Move } from './machine.js';
import { orderMoves } from './order.js';
import { purchaseOrderMoves } from './purchase-order.js';
import { receiptMoves } from './receipt.js';
import { requisitionMoves } from './requisition.js';
import { rfqMoves } from './rfq.js';
import { warrantyClaimMoves } from './warranty-claim.js';

const stepOf = (action: string, to: string) => `${action} → ${to}`;

const steps = new Set(
  [
    campaignMoves,
    orderMoves,
    purchaseOrderMoves,
    requisitionMoves,
    rfqMoves,
    receiptMoves,
    invoiceMoves,
    warrantyClaimMoves,
  ]
    .flat<readonly (readonly Move<string>[])[]>()
    .filter(({ from, to, who }) => from !== to && who.length > 0)
    .map(({ action, to }) => stepOf(action, to)),
);

/** What a history says of an entry: 'Approved' where the button said 'Approve', else the action as it was written. */
export const whatHappened = ({ action, status }: Pick<HistoryEntry, 'action' | 'status'>): string =>
  status && steps.has(stepOf(action, status)) ? status : action;
