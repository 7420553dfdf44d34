import { z } from 'zod';
import { fileOperations } from '../kernel/file.js';
import { pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { DeliveryProof, NewDeliveryProof, OtpSent } from './delivery-proof.js';
import { gemContractNumber, NewOrder, Order, OrderChange, OrderQuery, OrderToMap } from './order.js';
import { DashboardStats, ProcurementStats, ReportQuery } from './report.js';

const see = { any: ['procurement:view', 'sales:view'] } as const;

export const procurementFiles = fileOperations('procurement');

export const orders = {
  list: operation({
    subject: 'procurement.order.list',
    method: 'GET',
    path: '/seller-orders',
    summary: 'GeM orders of the own organisation',
    needs: see,
    query: OrderQuery,
    reply: pageOf(Order.omit({ history: true })),
  }),
  get: operation({
    subject: 'procurement.order.get',
    method: 'GET',
    path: '/seller-orders/{id}',
    summary: 'One GeM order',
    needs: see,
    params: ById,
    reply: Order,
  }),
  create: operation({
    subject: 'procurement.order.create',
    method: 'POST',
    path: '/seller-orders',
    summary: 'Add a GeM order; it waits for the approval of a Super Admin',
    needs: { any: ['sales:create', 'procurement:create'], only: ['Super Admin', 'Buyer', 'Seller'] },
    body: NewOrder,
    reply: Order,
    status: 201,
  }),
  update: operation({
    subject: 'procurement.order.update',
    method: 'PUT',
    path: '/seller-orders/{id}',
    summary: 'Take an order one step further: approve, reject, progress, or correct and send again',
    needs: { any: ['procurement:approve', 'sales:edit', 'procurement:edit'], only: ['Super Admin', 'Buyer', 'Seller'] },
    params: ById,
    body: OrderChange,
    reply: Order,
  }),
  isFree: operation({
    subject: 'procurement.order.is-free',
    method: 'GET',
    path: '/gem-contract-numbers/{contractNumber}',
    summary: 'Whether a GeM contract number is still unused',
    needs: { any: ['sales:create', 'procurement:create'], only: ['Super Admin', 'Buyer', 'Seller'] },
    params: z.object({ contractNumber: gemContractNumber('GeM Contract Number is required') }),
    reply: z.object({ free: z.boolean() }),
  }),
  find: operation({
    subject: 'procurement.order.find',
    method: 'GET',
    path: '/seller-orders/gem/{contractNumber}',
    summary: 'An approved order by its exact GeM contract number, to map it',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    params: z.object({ contractNumber: gemContractNumber('Please enter a GeM contract number') }),
    reply: OrderToMap,
  }),
  map: operation({
    subject: 'procurement.order.map',
    method: 'POST',
    path: '/seller-orders/{id}/map-to-buyer',
    summary: 'Map an order to the own organisation; once mapped it cannot be mapped again',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    params: ById,
    reply: Order,
  }),
  sendOtp: operation({
    subject: 'procurement.order.send-otp',
    method: 'POST',
    path: '/seller-orders/{id}/delivery-otp',
    summary: "Send a one-time password to the buyer's officer; it lives 10 minutes and 3 attempts",
    needs: { any: ['sales:edit'], only: ['Seller'] },
    params: ById,
    reply: OtpSent,
    status: 201,
  }),
  deliver: operation({
    subject: 'procurement.order.deliver',
    method: 'POST',
    path: '/seller-orders/{id}/delivery-proof',
    summary: 'Upload a proof of delivery with the one-time password; proofs that cover every line complete the order',
    needs: { any: ['sales:edit'], only: ['Seller'] },
    params: ById,
    body: NewDeliveryProof,
    reply: z.object({ success: z.literal(true), proof: DeliveryProof, order: Order }),
    status: 201,
    deadline: 10_000,
  }),
  proofs: operation({
    subject: 'procurement.order.proofs',
    method: 'GET',
    path: '/seller-orders/{id}/delivery-proofs',
    summary: 'Proofs of delivery of one order',
    needs: see,
    params: ById,
    reply: z.object({ items: z.array(DeliveryProof) }),
  }),
  dashboard: operation({
    subject: 'procurement.dashboard.stats',
    method: 'GET',
    path: '/dashboard/stats',
    summary: 'Figures of the overview for the own organisation',
    needs: { any: ['dashboard:view'], only: ['Super Admin', 'Buyer', 'Seller'] },
    reply: DashboardStats,
  }),
  report: operation({
    subject: 'procurement.report.stats',
    method: 'GET',
    path: '/reports/procurement-stats',
    summary: 'Procurement report of a period',
    needs: { any: ['reports:view'], only: ['Super Admin', 'Buyer', 'Seller'] },
    query: ReportQuery,
    reply: ProcurementStats,
  }),
};
