import type { DocumentStatus, RecordDocument } from '@portal/contracts';

/** What people call the types of documents of the API. */
export const documentTypeLabels: Record<RecordDocument['type'], string> = {
  invoice: 'Invoice',
  warranty: 'Warranty',
  delivery_receipt: 'Delivery receipt',
  photo: 'Photo',
  other: 'Other',
};

/** What people call their statuses. */
export const documentStatusLabels: Record<DocumentStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};
