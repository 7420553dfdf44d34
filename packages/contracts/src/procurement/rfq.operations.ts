import { pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { Award, Comparison, NewRfq, Rfq, RfqChange, RfqForSeller, RfqQuery } from './rfq.js';

const offices = ['Super Admin', 'Buyer'] as const;
const parties = [...offices, 'Seller'] as const;
const readers = { any: ['procurement:view', 'sales:view'], only: parties } as const;
/** 200 lines with their descriptions. */
const longRequest = 256 * 1024;

/** Requests for quotation, from the draft to the award. */
export const rfqs = {
  list: operation({
    subject: 'procurement.rfq.list',
    method: 'GET',
    path: '/rfqs',
    summary: 'Requests for quotation of the own office; a seller sees those that it is asked in, once they are open',
    needs: readers,
    query: RfqQuery,
    reply: pageOf(Rfq),
    views: { Seller: pageOf(RfqForSeller) },
  }),
  get: operation({
    subject: 'procurement.rfq.get',
    method: 'GET',
    path: '/rfqs/{id}',
    summary: 'One request for quotation',
    needs: readers,
    params: ById,
    reply: Rfq,
    views: { Seller: RfqForSeller },
  }),
  create: operation({
    subject: 'procurement.rfq.create',
    method: 'POST',
    path: '/rfqs',
    summary: 'Draft a request for quotation, from a draft of a purchase order, an accepted requisition or from scratch',
    needs: { any: ['procurement:create'], only: offices },
    body: NewRfq,
    reply: Rfq,
    status: 201,
    maxBytes: longRequest,
  }),
  update: operation({
    subject: 'procurement.rfq.update',
    method: 'PUT',
    path: '/rfqs/{id}',
    summary: 'Edit a draft of a request, or publish, close or cancel it',
    needs: { any: ['procurement:edit'], only: offices },
    params: ById,
    body: RfqChange,
    reply: Rfq,
    maxBytes: longRequest,
  }),
  compare: operation({
    subject: 'procurement.rfq.compare',
    method: 'GET',
    path: '/rfqs/{id}/comparison',
    summary: 'The quotes of a closed request side by side; before its closing 409',
    needs: { any: ['procurement:view'], only: offices },
    params: ById,
    reply: Comparison,
  }),
  award: operation({
    subject: 'procurement.rfq.award',
    method: 'POST',
    path: '/rfqs/{id}/award',
    summary: 'Award one quote of a closed request; a draft of a purchase order is made of it',
    needs: { any: ['procurement:edit'], only: offices },
    params: ById,
    body: Award,
    reply: Rfq,
  }),
};
