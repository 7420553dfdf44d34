import { z } from 'zod';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { DeliveryProof, NewPurchaseDelivery, proofFiles } from './delivery-proof.js';

/** Proofs of delivery of purchase orders; those of GeM orders stand with these (`orders.deliver`, `orders.proofs`). */
export const purchaseDeliveries = {
  list: operation({
    subject: 'procurement.purchase-delivery.list',
    method: 'GET',
    path: '/purchase-orders/{id}/delivery-proofs',
    summary: 'Proofs of delivery of one purchase order',
    needs: { any: ['procurement:view', 'sales:view'], only: ['Super Admin', 'Buyer', 'Seller'] },
    params: ById,
    reply: z.object({ items: z.array(DeliveryProof) }),
  }),
  create: operation({
    subject: 'procurement.purchase-delivery.create',
    method: 'POST',
    path: '/purchase-orders/{id}/delivery-proofs',
    summary:
      'Prove a delivery of a confirmed purchase order, unit by unit; proofs that cover every line deliver the order',
    needs: { any: ['sales:edit'], only: ['Seller'] },
    params: ById,
    body: NewPurchaseDelivery,
    files: proofFiles,
    reply: DeliveryProof,
    status: 201,
    deadline: 10_000,
    maxBytes: 512 * 1024,
  }),
};
