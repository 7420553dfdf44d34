import { z } from 'zod';
import { HistoryEntry, ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, day, email, Id, oneOf, optional, optionalParagraph, paragraph, required } from '../kernel/text.js';
import { warrantyStatuses } from '../states/warranty.js';

export const warrantyTypes = ['Standard', 'Extended', 'Premium'] as const;
/** Years that each warranty type runs at least; what the order's line promised is never made shorter. */
export const warrantyYears = { Standard: 1, Extended: 2, Premium: 3 } as const satisfies Record<
  (typeof warrantyTypes)[number],
  number
>;

/** What may be corrected of a warranty later. */
const changeable = {
  customerName: required('Customer name is required', 100).meta({ label: 'Customer name' }),
  customerEmail: email('Customer email is required', 'Invalid email format').meta({ label: 'Customer e-mail' }),
  customerPhone: required('Customer phone is required', 20).meta({ label: 'Customer phone' }),
  contactPerson: required('Contact person is required', 100).meta({ label: 'Contact person' }),
  contactPhone: required('Contact phone is required', 20).meta({ label: 'Contact phone' }),
  contactEmail: email('Contact email is required', 'Invalid email format').meta({ label: 'Contact e-mail' }),
  warrantyTerms: optional(2000).meta({ label: 'Warranty terms' }),
  coverageDetails: optional(2000).meta({ label: 'Coverage details' }),
  exclusions: optional(2000).meta({ label: 'Exclusions' }),
  notes: optional(2000).meta({ label: 'Notes' }),
};

/** A new warranty; the end follows from its start, its type and the order's line (requirements: warranty registration). */
export const NewWarranty = z.object({
  assetId: z
    .string({ error: 'Asset ID is required' })
    .trim()
    .min(1, 'Asset ID is required')
    .max(64)
    .meta({ label: 'Asset' }),
  ...changeable,
  warrantyType: oneOf(warrantyTypes).default('Standard').meta({ label: 'Warranty type' }),
  warrantyStartDate: day('Warranty start date is required').meta({ label: 'Warranty start date', unit: 'day' }),
});

/** A warranty as it is corrected: asset, type, start and end stay. */
export const WarrantyChange = z.object(changeable);

/** A later end of a warranty, and why. */
export const WarrantyExtension = z.object({
  warrantyEndDate: day('Warranty end date is required').meta({ label: 'Warranty end date', unit: 'day' }),
  note: optionalParagraph().meta({ label: 'Note' }),
});

export const WarrantyCancellation = z.object({ reason: paragraph('Please give a reason').meta({ label: 'Reason' }) });

/** What the portal knows before a warranty is registered: the years of the order's line, and the one that runs, if one does. */
const WarrantyProposal = z.object({
  /** The office that has the asset. */
  customerName: z.string().optional(),
  startDate: z.string(),
  /** Of the order's line; 0 where it says nothing. */
  years: z.number(),
  running: z.object({ id: z.string(), warrantyNumber: z.string(), warrantyEndDate: z.string() }).optional(),
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
  status: z.enum(warrantyStatuses).meta({ label: 'Status' }),
  remainingDays: z.int(),
  contactPerson: z.string().meta({ label: 'Contact person' }),
  contactPhone: z.string().meta({ label: 'Contact phone' }),
  contactEmail: z.string().meta({ label: 'Contact email' }),
  warrantyTerms: z.string().optional().meta({ label: 'Warranty terms' }),
  coverageDetails: z.string().optional().meta({ label: 'Coverage details' }),
  exclusions: z.string().optional().meta({ label: 'Exclusions' }),
  notes: z.string().optional().meta({ label: 'Notes' }),
  /** Why it was cancelled; its history is between office and seller. */
  reason: z.string().optional().meta({ label: 'Reason' }),
  history: z.array(HistoryEntry).optional().meta({ label: 'History' }),
});
export type Warranty = z.output<typeof Warranty>;

/** Who did what to it is no business of its maker and of who holds the asset. */
const WithoutHistory = Warranty.omit({ history: true });
/** Nor is it the maker's who the customer is. */
const OfMaker = WithoutHistory.omit({ customerName: true, customerEmail: true, customerPhone: true });
const views = { OEM: OfMaker, 'End User': WithoutHistory };

const readers = { any: ['warranty:view', 'sales:view', 'assets:view'] } as const;
const editors = { any: ['warranty:edit', 'sales:edit'], only: ['Super Admin', 'Seller'] } as const;
const makers = { any: ['sales:create', 'warranty:create'], only: ['Super Admin', 'Seller', 'OEM'] } as const;

/** Warranties: one that runs for each asset, registered, corrected, extended, cancelled. */
export const warrantyOperations = {
  warranties: operation({
    subject: 'asset.warranty.list',
    method: 'GET',
    path: '/warranties',
    summary: 'Warranties',
    needs: readers,
    query: ListQuery.extend({
      assetId: Id.optional(),
      status: z.enum(warrantyStatuses).optional(),
      /** Runs still, and ends in so many days at most. */
      endsWithin: z.coerce.number().int().min(1).max(366).optional(),
    }),
    reply: pageOf(Warranty),
    views: { OEM: pageOf(OfMaker), 'End User': pageOf(WithoutHistory) },
  }),
  addWarranty: operation({
    subject: 'asset.warranty.create',
    method: 'POST',
    path: '/warranties',
    summary: 'Register a warranty; of an asset one runs at a time',
    needs: makers,
    body: NewWarranty,
    reply: Warranty,
    views,
    status: 201,
  }),
  warranty: operation({
    subject: 'asset.warranty.get',
    method: 'GET',
    path: '/warranties/{id}',
    summary: 'One warranty',
    needs: readers,
    params: ById,
    reply: Warranty,
    views,
  }),
  warrantyProposal: operation({
    subject: 'asset.warranty.propose',
    method: 'GET',
    path: '/assets/{id}/warranty-proposal',
    summary:
      "What a new warranty of an asset begins with: its office, the years of its order's line, and the one that runs",
    needs: makers,
    params: ById,
    reply: WarrantyProposal,
  }),
  changeWarranty: operation({
    subject: 'asset.warranty.update',
    method: 'PUT',
    path: '/warranties/{id}',
    summary: 'Correct a warranty that is not cancelled',
    needs: editors,
    params: ById,
    body: WarrantyChange,
    reply: Warranty,
  }),
  extendWarranty: operation({
    subject: 'asset.warranty.extend',
    method: 'PUT',
    path: '/warranties/{id}/extension',
    summary: 'Give a warranty a later end; its asset follows',
    needs: editors,
    params: ById,
    body: WarrantyExtension,
    reply: Warranty,
  }),
  cancelWarranty: operation({
    subject: 'asset.warranty.cancel',
    method: 'PUT',
    path: '/warranties/{id}/cancellation',
    summary: 'Cancel a warranty that runs, with a reason; its asset follows',
    needs: editors,
    params: ById,
    body: WarrantyCancellation,
    reply: Warranty,
  }),
};
