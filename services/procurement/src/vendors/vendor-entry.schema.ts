import { recordSchema, type Stored } from '@portal/service-kit';

/** What an office keeps about one vendor. */
export interface VendorEntry extends Stored {
  /** Whose list it stands in; the Super Admins share one. */
  officeId: string;
  /** Lower case; what no two entries of an office share. Missing where the seller has no account any more. */
  email?: string;
  name: string;
  /** Known where the seller was registered when it was last written. */
  sellerOrganizationId?: string;
  contactPerson?: string;
  phone?: string;
  address?: string;
  status: 'Active' | 'Inactive';
  /** Whom an invitation that was taken back went to. */
  invitedEmail?: string;
}

export const vendorEntrySchema = recordSchema('vendors', {
  officeId: { type: String, required: true },
  email: String,
  name: { type: String, required: true },
  sellerOrganizationId: String,
  contactPerson: String,
  phone: String,
  address: String,
  status: { type: String, required: true },
  invitedEmail: String,
})
  .index({ officeId: 1, email: 1 }, { unique: true, partialFilterExpression: { email: { $exists: true } } })
  .index(
    { officeId: 1, sellerOrganizationId: 1 },
    { unique: true, partialFilterExpression: { sellerOrganizationId: { $exists: true } } },
  );
