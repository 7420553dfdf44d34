import { z } from 'zod';
import { NewestFirstQuery, pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, Id, oneOf } from '../kernel/text.js';
import { dispatchStatuses } from '../states/dispatch.js';
import { purchaseOrderSources } from './purchase-order.js';
import { DispatchAdvice, DispatchBalance, DispatchWithdrawal, NewDispatchAdvice } from './dispatch.js';

const sellers = { any: ['sales:edit'], only: ['Seller'] } as const;

/** Goods that are on their way: announced by the seller, seen by both sides of the order. */
export const dispatches = {
  list: operation({
    subject: 'procurement.dispatch.list',
    method: 'GET',
    path: '/seller-orders/{id}/dispatch-advices',
    summary:
      'Dispatch advices of one order (of a purchase order with source=purchase-order), or of what replaces the rejected units of one of its receipts, newest first, and how many units of each line may still be announced',
    needs: { any: ['procurement:view', 'sales:view'], only: ['Super Admin', 'Buyer', 'Seller'] },
    params: ById,
    query: NewestFirstQuery.omit({ q: true }).extend({
      source: oneOf(purchaseOrderSources).default('gem'),
      receipt: Id.optional(),
      status: z.enum(dispatchStatuses).optional(),
    }),
    reply: pageOf(DispatchAdvice).extend({ balance: z.array(DispatchBalance) }),
  }),
  create: operation({
    subject: 'procurement.dispatch.create',
    method: 'POST',
    path: '/seller-orders/{id}/dispatch-advices',
    summary:
      'Announce goods of an order, or what replaces rejected ones, with their serial numbers; each is checked against the order and against what is known',
    needs: sellers,
    params: ById,
    body: NewDispatchAdvice,
    reply: DispatchAdvice,
    status: 201,
    deadline: 10_000,
    maxBytes: 256 * 1024,
  }),
  withdraw: operation({
    subject: 'procurement.dispatch.withdraw',
    method: 'PUT',
    path: '/seller-orders/{id}/dispatch-advices/{adviceId}/withdrawal',
    summary:
      'Withdraw an advice before its goods are delivered; its serial numbers are free again. The office of the order withdraws one whose goods did not come by the expected day',
    needs: { any: ['sales:edit', 'procurement:edit'], only: ['Super Admin', 'Buyer', 'Seller'] },
    params: ById.extend({ adviceId: Id }),
    body: DispatchWithdrawal,
    reply: DispatchAdvice,
  }),
};
