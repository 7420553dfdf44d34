import type { Role } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

export type OrganizationKind = 'operator' | 'buyer' | 'seller' | 'oem';

/** An organisation; of one kind no two have the same name, however it is written. */
export interface OrganizationRecord extends Stored {
  kind: OrganizationKind;
  name: string;
  normalizedName: string;
  gstin?: string;
  /** An OEM's own brands. */
  brands: string[];
  demo?: boolean;
}

export const organizationSchema = recordSchema('organizations', {
  kind: { type: String, required: true },
  name: { type: String, required: true },
  normalizedName: { type: String, required: true },
  gstin: String,
  brands: { type: [String], required: true },
  demo: Boolean,
});
organizationSchema.index({ kind: 1, normalizedName: 1 }, { unique: true });
organizationSchema.index(
  { kind: 1, gstin: 1 },
  { unique: true, partialFilterExpression: { gstin: { $exists: true } } },
);

/** Which kind of organisation the users of a role belong to. */
export const kindOf: Record<Role, OrganizationKind> = {
  'Super Admin': 'operator',
  'Support Agent': 'operator',
  Buyer: 'buyer',
  'End User': 'buyer',
  Seller: 'seller',
  OEM: 'oem',
};

/** Case, spaces and punctuation make no other organisation. */
export const normalizedName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
