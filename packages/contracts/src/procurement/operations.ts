import { z } from 'zod';
import { DeliveryDetail } from '../kernel/problem.js';
import { fileOperations } from '../kernel/file.js';
import { pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { DeliveryProof, NewDeliveryProof, OtpSent, proofFiles } from './delivery-proof.js';
import {
  AssigneeChoice,
  gemContractNumber,
  NewOrder,
  Order,
  OrderChange,
  OrderItem,
  OrderQuery,
  OrderToMap,
  ReceiverChoice,
} from './order.js';
import { DashboardStats } from './report.js';

const see = { any: ['procurement:view', 'sales:view'] } as const;

/** 200 lines, each with eleven fields. */
const longOrder = 256 * 1024;

export const procurementFiles = fileOperations('procurement');

/** An order as the maker of its goods would see it: no people, no prices. */
const OrderForMaker = Order.pick({
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  status: true,
  gemContractNumber: true,
  gemOrderCategory: true,
  gemBuyerDepartmentName: true,
  expectedDeliveryWindow: true,
  isMappedToBuyer: true,
}).extend({
  items: z.array(
    OrderItem.pick({ id: true, productName: true, brand: true, modelNumber: true, categoryType: true, quantity: true }),
  ),
});

export const orders = {
  list: operation({
    subject: 'procurement.order.list',
    method: 'GET',
    path: '/seller-orders',
    summary: 'GeM orders of the own organisation',
    needs: see,
    query: OrderQuery,
    reply: pageOf(Order.omit({ history: true })),
    views: { OEM: pageOf(OrderForMaker) },
  }),
  get: operation({
    subject: 'procurement.order.get',
    method: 'GET',
    path: '/seller-orders/{id}',
    summary: 'One GeM order',
    needs: see,
    params: ById,
    reply: Order,
    views: { OEM: OrderForMaker },
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
    maxBytes: longOrder,
  }),
  update: operation({
    subject: 'procurement.order.update',
    method: 'PUT',
    path: '/seller-orders/{id}',
    summary:
      'Take an order one step further: approve, reject, progress or cancel it; edit it while it waits, or correct and send again',
    needs: { any: ['procurement:approve', 'sales:edit', 'procurement:edit'], only: ['Super Admin', 'Buyer', 'Seller'] },
    params: ById,
    body: OrderChange,
    reply: Order,
    maxBytes: longOrder,
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
  setReceiver: operation({
    subject: 'procurement.order.set-receiver',
    method: 'PUT',
    path: '/seller-orders/{id}/receiver',
    summary: 'Name who of the own office receives the deliveries; a one-time password under way ends',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    params: ById,
    body: ReceiverChoice,
    reply: Order,
  }),
  assign: operation({
    subject: 'procurement.order.assign',
    method: 'PUT',
    path: '/seller-orders/{id}/assignee',
    summary: 'Name who of the own office looks after the order, or nobody',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    params: ById,
    body: AssigneeChoice,
    reply: Order,
  }),
  sendOtp: operation({
    subject: 'procurement.order.send-otp',
    method: 'POST',
    path: '/seller-orders/{id}/delivery-otp',
    summary: 'Send a one-time password to whom the buyer named to receive; it lives 10 minutes and 3 attempts',
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
    files: proofFiles,
    reply: z.object({
      success: z.literal(true),
      /** How many pieces the proof covers (requirements: upload delivery proof). */
      validation: z.object({ totalAssets: z.int() }),
      details: z.array(DeliveryDetail),
      proof: DeliveryProof,
      order: Order,
    }),
    status: 201,
    deadline: 10_000,
    // 5,000 devices, each with serial number, category and quantity.
    maxBytes: 512 * 1024,
  }),
  proofs: operation({
    subject: 'procurement.order.proofs',
    method: 'GET',
    path: '/seller-orders/{id}/delivery-proofs',
    summary: 'Proofs of delivery of one order',
    needs: see,
    params: ById,
    reply: z.object({ items: z.array(DeliveryProof) }),
    views: { OEM: z.object({ items: z.array(DeliveryProof.omit({ by: true, notes: true, files: true })) }) },
  }),
  dashboard: operation({
    subject: 'procurement.dashboard.stats',
    method: 'GET',
    path: '/dashboard/stats',
    summary: 'Figures of the overview for the own organisation',
    needs: { any: ['dashboard:view'], only: ['Super Admin', 'Buyer', 'Seller'] },
    reply: DashboardStats,
  }),
};
