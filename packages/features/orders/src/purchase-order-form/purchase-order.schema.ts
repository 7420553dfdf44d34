import { NewPurchaseOrder, type ReplyOf, type requisitions } from '@portal/contracts';
import { today } from '@portal/ui';
import { z } from 'zod';
import { newPurchaseItem } from './purchase-items-part.js';

/** A requisition as the API answers it. */
export type ShownRequisition = ReplyOf<typeof requisitions.get>;

const files = z.array(z.string()).default([]);

/** The contract's schema with what this form knows besides: its files by kind, and that what is submitted has a seller. */
export const PurchaseOrderValues = NewPurchaseOrder.safeExtend({
  status: z.enum(['Draft', 'Pending Approval']).default('Pending Approval'),
  specificationFiles: files,
  otherFiles: files,
}).refine(({ status, sellerOrganizationId }) => status === 'Draft' || sellerOrganizationId, {
  path: ['sellerOrganizationId'],
  error: 'Seller is required',
});

/** What is sent of the form: the purchase order with its new files. */
export function orderOf({ specificationFiles, otherFiles, status, ...order }: z.output<typeof PurchaseOrderValues>) {
  const attachments = [
    ...specificationFiles.map((file) => ({ kind: 'Specification' as const, file })),
    ...otherFiles.map((file) => ({ kind: 'Other' as const, file })),
  ];
  return { status, order: { ...order, attachments } };
}

/** What a purchase order of a requisition begins with: what was asked for, at the prices that were estimated. */
export const valuesOfRequisition = ({ title, justification, priority, neededBy, items }: ShownRequisition) => ({
  title,
  description: justification,
  priority,
  ...(neededBy >= today() ? { expectedDeliveryDate: neededBy } : {}),
  items: items.map(({ assetName, category, quantity, estimatedUnitPrice, brand, model }) => ({
    ...newPurchaseItem,
    assetName,
    category,
    quantity,
    unitPrice: estimatedUnitPrice,
    specifications: { ...newPurchaseItem.specifications, brand, model },
  })),
});
