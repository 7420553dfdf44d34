import { z } from 'zod';
import { ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { day, email, Id, oneOf, optional, required } from '../kernel/text.js';

export const warrantyTypes = ['Standard', 'Extended', 'Premium'] as const;
/** Years that each warranty type runs. */
export const warrantyYears = { Standard: 1, Extended: 2, Premium: 3 } as const satisfies Record<
  (typeof warrantyTypes)[number],
  number
>;

/** A new warranty; the end follows from start and type (requirements: warranty registration). */
export const NewWarranty = z.object({
  assetId: z
    .string({ error: 'Asset ID is required' })
    .trim()
    .min(1, 'Asset ID is required')
    .max(64)
    .meta({ label: 'Asset' }),
  customerName: required('Customer name is required', 100).meta({ label: 'Customer name' }),
  customerEmail: email('Customer email is required', 'Invalid email format').meta({ label: 'Customer e-mail' }),
  customerPhone: required('Customer phone is required', 20).meta({ label: 'Customer phone' }),
  warrantyType: oneOf(warrantyTypes).default('Standard').meta({ label: 'Warranty type' }),
  warrantyStartDate: day('Warranty start date is required').meta({ label: 'Warranty start date', unit: 'day' }),
  contactPerson: required('Contact person is required', 100).meta({ label: 'Contact person' }),
  contactPhone: required('Contact phone is required', 20).meta({ label: 'Contact phone' }),
  contactEmail: email('Contact email is required', 'Invalid email format').meta({ label: 'Contact e-mail' }),
  warrantyTerms: optional(2000).meta({ label: 'Warranty terms' }),
  coverageDetails: optional(2000).meta({ label: 'Coverage details' }),
  exclusions: optional(2000).meta({ label: 'Exclusions' }),
  notes: optional(2000).meta({ label: 'Notes' }),
});
export const Warranty = Tracked.extend({
  warrantyNumber: z.string().meta({ label: 'Warranty number' }),
  assetId: z.string().meta({ label: 'Asset (id)' }),
  assetName: z.string().meta({ label: 'Asset name' }),
  serialNumber: z.string().meta({ label: 'Serial number' }),
  brand: z.string().meta({ label: 'Brand' }),
  customerName: z.string().meta({ label: 'Customer name' }),
  customerEmail: z.string().meta({ label: 'Customer email' }),
  customerPhone: z.string().meta({ label: 'Customer phone' }),
  purchaseDate: z.string().meta({ label: 'Purchase date', unit: 'day' }),
  warrantyType: z.enum(warrantyTypes).meta({ label: 'Warranty type' }),
  warrantyStartDate: z.string().meta({ label: 'Warranty start date', unit: 'day' }),
  warrantyEndDate: z.string().meta({ label: 'Warranty end date', unit: 'day' }),
  status: z.enum(['Active', 'Expired']).meta({ label: 'Status' }),
  remainingDays: z.int(),
  contactPerson: z.string().meta({ label: 'Contact person' }),
  contactPhone: z.string().meta({ label: 'Contact phone' }),
  contactEmail: z.string().meta({ label: 'Contact email' }),
  warrantyTerms: z.string().optional().meta({ label: 'Warranty terms' }),
  coverageDetails: z.string().optional().meta({ label: 'Coverage details' }),
  exclusions: z.string().optional().meta({ label: 'Exclusions' }),
  notes: z.string().optional().meta({ label: 'Notes' }),
});
export type Warranty = z.output<typeof Warranty>;

/** Warranties: registered, and followed to their end. */
export const warrantyOperations = {
  warranties: operation({
    subject: 'asset.warranty.list',
    method: 'GET',
    path: '/warranties',
    summary: 'Warranties',
    needs: { any: ['warranty:view', 'sales:view', 'assets:view'] },
    query: ListQuery.extend({ assetId: Id.optional() }),
    reply: pageOf(Warranty),
  }),
  addWarranty: operation({
    subject: 'asset.warranty.create',
    method: 'POST',
    path: '/warranties',
    summary: 'Register a warranty',
    needs: { any: ['sales:create', 'warranty:create'], only: ['Super Admin', 'Seller', 'OEM'] },
    body: NewWarranty,
    reply: Warranty,
    status: 201,
  }),
};
