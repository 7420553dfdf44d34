import { NewPurchaseOrder } from '@portal/contracts';
import { z } from 'zod';

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
