import { z } from 'zod';
import { ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { day, Id, optional, paragraph, required } from '../kernel/text.js';
import { purchaseOrderSources } from '../procurement/purchase-order.js';
import { assetDraftStatuses } from '../states/asset-draft.js';

/** One unit that was delivered, filled from its order: it waits for the office to accept it into the register. Value in rupees. */
export const AssetDraft = Tracked.extend({
  status: z.enum(assetDraftStatuses).meta({ label: 'Status' }),
  source: z.enum(purchaseOrderSources).meta({ label: 'Kind of order' }),
  orderId: z.string().meta({ label: 'Order (id)' }),
  /** The number of a purchase order, of one. */
  gemContractNumber: z.string().meta({ label: 'Order number' }),
  deliveryNumber: z.string().meta({ label: 'Delivery proof' }),
  lineId: z.string().meta({ label: 'Order line (id)' }),
  name: z.string().meta({ label: 'Asset name' }),
  category: z.string().meta({ label: 'Category' }),
  manufacturer: z.string().meta({ label: 'Manufacturer' }),
  model: z.string().meta({ label: 'Model' }),
  serialNumber: z.string().meta({ label: 'Serial number' }),
  value: z.number().meta({ label: 'Value', unit: 'rupees' }),
  purchaseDate: z.string().meta({ label: 'Purchase date', unit: 'day' }),
  warrantyExpiry: z.string().optional().meta({ label: 'Warranty expiry', unit: 'day' }),
  department: z.string().meta({ label: 'Department' }),
  sellerName: z.string().meta({ label: 'Seller' }),
  /** From the acceptance on. */
  assetUid: z.string().optional().meta({ label: 'Asset ID' }),
  reason: z.string().optional().meta({ label: 'Reason' }),
  /** The receipt whose inspection rejected the unit; it stands in place of a reason. */
  rejectedBy: z.string().optional().meta({ label: 'Rejected by receipt' }),
});
export type AssetDraft = z.output<typeof AssetDraft>;

/** By what lists of drafts are narrowed; names that it does not know are refused. */
const AssetDraftQuery = ListQuery.extend({
  status: z.enum(assetDraftStatuses).optional(),
  order: Id.optional(),
});

const draftIds = z
  .array(Id)
  .min(1, 'Please choose at least one')
  .max(200, 'The list is too long')
  .meta({ label: 'Drafts' });

/** The acceptance of drafts: what the order does not know is said once for all of them. */
export const DraftAcceptance = z.object({
  ids: draftIds,
  location: optional(200).meta({ label: 'Location' }),
  department: optional(200).meta({ label: 'Department' }),
  invoiceNumber: optional(100).meta({ label: 'Invoice number' }),
  warrantyExpiry: day().optional().meta({ label: 'Warranty expiry', unit: 'day' }),
});

/** What drafts are refused with. */
export const DraftRefusal = z.object({
  ids: draftIds,
  reason: paragraph('Please give a reason').meta({ label: 'Reason' }),
});

/** What came of each draft: those that could not go are named with why. */
export const DraftOutcome = z.object({
  done: z.int(),
  failed: z.array(z.object({ id: z.string(), serialNumber: z.string(), error: z.string() })),
});
export type DraftOutcome = z.output<typeof DraftOutcome>;

const office = { any: ['assets:create'], only: ['Buyer'] } as const;

/** Drafts of assets that deliveries bring, and what the office does with them. */
export const assetDrafts = {
  list: operation({
    subject: 'asset.draft.list',
    method: 'GET',
    path: '/asset-drafts',
    summary: 'Drafts of delivered assets of the own office; unknown names of sort or filter answer 422',
    needs: { any: ['assets:view'], only: ['Super Admin', 'Buyer'] },
    query: AssetDraftQuery,
    reply: pageOf(AssetDraft),
  }),
  accept: operation({
    subject: 'asset.draft.accept',
    method: 'POST',
    path: '/asset-drafts/acceptance',
    summary: 'Register the assets of these drafts; each that cannot be is named with why, the others are registered',
    needs: office,
    body: DraftAcceptance,
    reply: DraftOutcome,
    deadline: 20_000,
  }),
  refuse: operation({
    subject: 'asset.draft.refuse',
    method: 'POST',
    path: '/asset-drafts/refusal',
    summary: 'Refuse these drafts with a reason, as for goods that were rejected; nothing is registered',
    needs: office,
    body: DraftRefusal,
    reply: DraftOutcome,
    deadline: 10_000,
  }),
};

/**
 * What services ask of serial numbers, and nobody else: the gateway has no way to it, so that it tells no seller what the register of
 * another office holds.
 */
export const assetSerials = {
  registered: operation({
    subject: 'asset.serial.registered',
    method: 'POST',
    path: '/asset-serials/registered',
    summary: 'Which of these serial numbers are registered already, by their place in the question',
    needs: { any: ['sales:edit'], only: ['Seller'] },
    body: z.object({
      items: z
        .array(z.object({ manufacturer: optional(100), serialNumber: required('Serial number is required', 100) }))
        .min(1, 'Add at least one item.')
        .max(1_000, 'The list is too long'),
    }),
    reply: z.object({ registered: z.array(z.int()) }),
    maxBytes: 256 * 1024,
  }),
};

/**
 * What the event of an accepted delivery, or of the receipt of what replaces rejected units, tells of its units: each serial number
 * stands for one. Value in rupees.
 */
export const DeliveredUnits = z.object({
  deliveryNumber: z.string(),
  deliveryDate: z.string(),
  /** Missing in events of before. */
  source: z.enum(purchaseOrderSources).default('gem'),
  orderId: z.string(),
  gemContractNumber: z.string(),
  department: z.string(),
  sellerOrganizationId: z.string(),
  sellerName: z.string(),
  buyerOrganizationId: z.string(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      name: z.string(),
      category: z.string(),
      manufacturer: z.string(),
      model: z.string(),
      value: z.number(),
      warrantyYears: z.number(),
      serialNumbers: z.array(z.string()),
    }),
  ),
});
export type DeliveredUnits = z.output<typeof DeliveredUnits>;

/** What the event of a rejection tells of the units that it names. */
export const RejectedUnits = z.object({
  orderId: z.string(),
  receiptNumber: z.string(),
  lines: z.array(z.object({ lineId: z.string(), serialNumbers: z.array(z.string()) })),
});
export type RejectedUnits = z.output<typeof RejectedUnits>;
