import type { OrganizationKind } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** An organisation; of one kind two have the same name only where a person has said that they are two. */
export interface OrganizationRecord extends Stored {
  kind: OrganizationKind;
  name: string;
  normalizedName: string;
  /** Counts those of the same name that came later, each said to be another one. */
  twin?: number;
  /** By which names that look alike are found. */
  nameKeys: string[];
  gstin?: string;
  /** An OEM's own brands. */
  brands: string[];
  demo?: boolean;
}

export const organizationSchema = recordSchema('organizations', {
  kind: { type: String, required: true },
  name: { type: String, required: true },
  normalizedName: { type: String, required: true },
  twin: Number,
  nameKeys: { type: [String], required: true },
  gstin: String,
  brands: { type: [String], required: true },
  demo: Boolean,
});
organizationSchema.index({ kind: 1, normalizedName: 1, twin: 1 }, { unique: true });
organizationSchema.index({ kind: 1, nameKeys: 1 });
organizationSchema.index(
  { kind: 1, gstin: 1 },
  { unique: true, partialFilterExpression: { gstin: { $exists: true } } },
);

/** Case, spaces and punctuation make no other organisation. */
export const normalizedName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
