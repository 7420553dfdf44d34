import type { documents, DocumentStatus, ReplyOf } from '@portal/contracts';

/** A document as the API answers it. */
export type ShownDocument = ReplyOf<typeof documents.get>;

/** What people call the types and statuses of the API. */
export const typeLabels: Record<ShownDocument['type'], string> = {
  invoice: 'Invoice',
  warranty: 'Warranty',
  delivery_receipt: 'Delivery receipt',
  photo: 'Photo',
  other: 'Other',
};
export const statusLabels: Record<DocumentStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};
