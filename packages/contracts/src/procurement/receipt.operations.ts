import { pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { Inspection, Receipt, ReceiptQuery } from './receipt.js';

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
    summary: 'Accept and reject the units of every line, once; a rejection has a reason and a photo',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    params: ById,
    body: Inspection,
    reply: Receipt,
    maxBytes: 256 * 1024,
  }),
};
