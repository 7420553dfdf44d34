import { pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { Inspection, Receipt, ReceiptQuery, ReceiptSummary } from './receipt.js';
import { ClosureWithoutReplacement, NewReplacement, ReplacementRefusal } from './replacement.js';

const readers = { any: ['procurement:view', 'sales:view'], only: ['Super Admin', 'Buyer', 'Seller'] } as const;

/** Receipts of delivered goods and their inspection; the portal opens them itself. */
export const receipts = {
  list: operation({
    subject: 'procurement.receipt.list',
    method: 'GET',
    path: '/receipts',
    summary: 'Receipts that the asker sees; unknown names of sort or filter answer 422',
    needs: readers,
    query: ReceiptQuery,
    reply: pageOf(Receipt.omit({ history: true, photos: true })),
  }),
  summary: operation({
    subject: 'procurement.receipt.summary',
    method: 'GET',
    path: '/receipts/summary',
    summary: 'How many receipts await an inspection or a replacement, until when',
    needs: readers,
    reply: ReceiptSummary,
  }),
  get: operation({
    subject: 'procurement.receipt.get',
    method: 'GET',
    path: '/receipts/{id}',
    summary: 'One receipt with its lines, photos and history',
    needs: readers,
    params: ById,
    reply: Receipt,
  }),
  inspect: operation({
    subject: 'procurement.receipt.inspect',
    method: 'PUT',
    path: '/receipts/{id}/inspection',
    summary:
      'Accept and reject the units of every line, once; a rejection has a reason and a photo, a deduction a reason',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    params: ById,
    body: Inspection,
    reply: Receipt,
    maxBytes: 512 * 1024,
  }),
  announceReplacement: operation({
    subject: 'procurement.receipt.announce-replacement',
    method: 'PUT',
    path: '/receipts/{id}/replacement',
    summary: 'Announce what comes in place of rejected units, and when',
    needs: { any: ['sales:edit'], only: ['Seller'] },
    params: ById,
    body: NewReplacement,
    reply: Receipt,
  }),
  refuseReplacement: operation({
    subject: 'procurement.receipt.refuse-replacement',
    method: 'PUT',
    path: '/receipts/{id}/replacement-refusal',
    summary: 'Say why rejected units are not replaced; the portal raises an escalation of it',
    needs: { any: ['sales:edit'], only: ['Seller'] },
    params: ById,
    body: ReplacementRefusal,
    reply: Receipt,
  }),
  closeWithoutReplacement: operation({
    subject: 'procurement.receipt.close-without-replacement',
    method: 'PUT',
    path: '/receipts/{id}/closure',
    summary: 'Take the order without the units that were rejected and that the seller does not replace, with a reason',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    params: ById,
    body: ClosureWithoutReplacement,
    reply: Receipt,
  }),
  receiveReplacement: operation({
    subject: 'procurement.receipt.receive-replacement',
    method: 'PUT',
    path: '/receipts/{id}/replacement-arrival',
    summary: 'Note that the replacement has come: a receipt of its own is opened and answered, to be inspected',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    params: ById,
    reply: Receipt,
  }),
};
