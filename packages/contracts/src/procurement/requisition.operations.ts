import { pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { Requisition, RequisitionChange, RequisitionCreation, RequisitionQuery } from './requisition.js';

const any = ['procurement:view', 'dashboard:view'] as const;
const requesters = ['Buyer', 'End User'] as const;
const readers = { any, only: ['Super Admin', ...requesters] } as const;

/** 100 lines, each with its names. */
const longRequisition = 256 * 1024;

/** Requisitions: what people of an office need, from the draft to the purchase order that is made of it. */
export const requisitions = {
  list: operation({
    subject: 'procurement.requisition.list',
    method: 'GET',
    path: '/requisitions',
    summary: 'Requisitions that the asker sees: the own ones, of the office what was submitted, or all',
    needs: readers,
    query: RequisitionQuery,
    reply: pageOf(Requisition.omit({ history: true })),
  }),
  get: operation({
    subject: 'procurement.requisition.get',
    method: 'GET',
    path: '/requisitions/{id}',
    summary: 'One requisition',
    needs: readers,
    params: ById,
    reply: Requisition,
  }),
  create: operation({
    subject: 'procurement.requisition.create',
    method: 'POST',
    path: '/requisitions',
    summary: 'Raise a requisition, as a draft or submitted at once',
    needs: { any, only: requesters },
    body: RequisitionCreation,
    reply: Requisition,
    status: 201,
    maxBytes: longRequisition,
  }),
  update: operation({
    subject: 'procurement.requisition.update',
    method: 'PUT',
    path: '/requisitions/{id}',
    summary: 'Edit an own requisition that is a draft or was returned, or take one step further',
    needs: readers,
    params: ById,
    body: RequisitionChange,
    reply: Requisition,
    maxBytes: longRequisition,
  }),
};
