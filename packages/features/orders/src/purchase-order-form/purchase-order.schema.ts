import { attachmentKinds, isObject, NewPurchaseOrder, type ReplyOf, type requisitions } from '@portal/contracts';
import { today } from '@portal/ui';
import { z } from 'zod';
import { newPurchaseItem } from './purchase-items-part.js';

/** A requisition as the API answers it. */
export type ShownRequisition = ReplyOf<typeof requisitions.get>;

const mostFiles = 20;
const files = z.array(z.string()).default([]);

/** Where the form keeps the new files of each kind. */
export const filesOfKind = {
  Specification: 'specification',
  Invoice: 'invoice',
  Warranty: 'warranty',
  'Delivery receipt': 'deliveryReceipt',
  Photo: 'photo',
  Other: 'other',
} as const satisfies Record<(typeof attachmentKinds)[number], string>;

/** The contract's schema with what this form knows besides: its files by kind, and that what is submitted has a seller. */
export const PurchaseOrderValues = NewPurchaseOrder.safeExtend({
  status: z.enum(['Draft', 'Pending Approval']).default('Pending Approval'),
  files: z
    .object({
      specification: files,
      invoice: files,
      warranty: files,
      deliveryReceipt: files,
      photo: files,
      other: files,
    })
    .prefault({}),
  removedAttachments: files,
})
  .refine(({ status, sellerOrganizationId }) => status === 'Draft' || sellerOrganizationId, {
    path: ['sellerOrganizationId'],
    error: 'Seller is required',
    // Said together with what else is wrong, not only when nothing is.
    when: ({ value }) => isObject(value),
  })
  .superRefine(({ files: added }, context) => {
    const chosen = Object.entries(added).filter(([, ids]) => ids.length > 0);
    if (chosen.reduce((count, [, ids]) => count + ids.length, 0) <= mostFiles) return;
    const last = chosen.at(-1)?.[0] ?? 'other';
    context.addIssue({ code: 'custom', path: ['files', last], message: 'At most 20 files are allowed' });
  });

/** What is sent of the form: the purchase order with its new files, and the files to take off. */
export function orderOf({ files: added, removedAttachments, status, ...order }: z.output<typeof PurchaseOrderValues>) {
  const attachments = attachmentKinds.flatMap((kind) => added[filesOfKind[kind]].map((file) => ({ kind, file })));
  return { status, order: { ...order, attachments }, removedAttachments };
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

const needed =
  /^(title|buyerId|sellerOrganizationId|expectedDeliveryDate|items)$|^items\.\d+\.(assetName|quantity|unitPrice)$/;

/** Whether something is missing without which there is no order. */
export const lacksNeeded = (paths: readonly string[]) => paths.some((path) => needed.test(path));
