import { z } from 'zod';
import { dayInIndia } from '../kernel/day.js';
import { assertColumns, assertDescribed, shownFields } from '../kernel/description.js';
import { ListQuery, Tracked } from '../kernel/list.js';
import { isObject } from '../kernel/object.js';
import { day, Id, oneOf, optional, required, rupees } from '../kernel/text.js';
import { assetCategories, gemContractNumber } from '../procurement/order.js';
import { purchaseOrderSources } from '../procurement/purchase-order.js';
import { assetStatuses, disposalStatuses } from '../states/asset.js';
import { AssetDisposal } from './disposal.js';

export const assetConditions = ['New', 'Used'] as const;

/** What a person says of an asset, value in rupees (requirements: asset form); form, contents, import, export, audit log and API follow. */
const assetFields = {
  name: required('Asset name is required').meta({
    label: 'Asset name',
    part: 'basic',
    headings: ['Asset Name', 'Name', 'Name of Item', 'Item', 'Asset', 'Description of Item'],
  }),
  category: oneOf(assetCategories, 'Category is required').meta({
    label: 'Category',
    part: 'contract',
    headings: ['Category', 'Type', 'Asset Category', 'Category Type'],
  }),
  serialNumber: required('Serial number is required', 100).meta({
    label: 'Serial number',
    part: 'basic',
    headings: ['Serial Number', 'Serial No', 'Serial', 'S/N', 'Sr Number'],
  }),
  gemContractNumber: gemContractNumber('GEM Contract Number is required').meta({
    label: 'GEM Contract Number',
    part: 'contract',
    headings: ['GEM Contract Number', 'GeM Contract No', 'GeM Contract', 'Contract Number', 'Contract No'],
  }),
  value: rupees('Value must be greater than 0')
    .positive('Value must be greater than 0')
    .meta({
      label: 'Value',
      unit: 'rupees',
      part: 'purchase',
      headings: ['Value', 'Value Rs', 'Cost', 'Price', 'Amount', 'Value INR'],
    }),
  purchaseDate: day('Purchase date is required')
    .refine((value) => value <= dayInIndia(), 'The purchase date cannot lie in the future')
    .meta({
      label: 'Purchase date',
      unit: 'day',
      part: 'purchase',
      headings: ['Purchase Date', 'Date of Purchase', 'Purchased On'],
    }),
  department: optional(200).meta({
    label: 'Department',
    part: 'place',
    completes: false,
    headings: ['Department', 'Office', 'Dept', 'Section'],
  }),
  location: optional(200).meta({ label: 'Location', part: 'place', headings: ['Location', 'Room', 'Place'] }),
  manufacturer: optional(100).meta({ label: 'Manufacturer', part: 'basic', headings: ['Manufacturer', 'Make'] }),
  brand: optional(100).meta({ label: 'Brand', part: 'basic', headings: ['Brand'] }),
  model: optional(100).meta({ label: 'Model', part: 'basic', headings: ['Model', 'Model Number', 'Model No'] }),
  condition: oneOf(assetConditions)
    .default('New')
    .meta({ label: 'Condition', part: 'basic', completes: false, headings: ['Condition'] }),
  warrantyExpiry: day()
    .optional()
    .meta({
      label: 'Warranty expiry',
      unit: 'day',
      part: 'purchase',
      headings: ['Warranty Expiry', 'Warranty upto', 'Warranty up to', 'Warranty End'],
    }),
  hasAmc: z
    .boolean()
    .default(false)
    .meta({ label: 'Has AMC', part: 'amc', headings: ['Has AMC', 'AMC Y/N', 'AMC'] }),
  amcExpiry: day()
    .optional()
    .meta({ label: 'AMC expiry', unit: 'day', part: 'amc', headings: ['AMC Expiry', 'AMC upto', 'AMC up to'] }),
  supplier: optional(200).meta({
    label: 'AMC supplier',
    part: 'amc',
    headings: ['Supplier', 'AMC Vendor', 'AMC Supplier'],
  }),
  description: optional(2000).meta({ label: 'Description', part: 'place' }),
  notes: optional(2000).meta({ label: 'Notes', part: 'place', headings: ['Notes', 'Remarks', 'Remark'] }),
  invoiceNumber: optional(100).meta({
    label: 'Invoice number',
    part: 'purchase',
    completes: false,
    headings: ['Invoice Number', 'Invoice No', 'Bill No'],
  }),
};

interface DaysOfAsset {
  purchaseDate?: string;
  warrantyExpiry?: string | undefined;
  hasAmc?: boolean;
  amcExpiry?: string | undefined;
}

/** That nothing ends before the asset was bought; told beside whatever else is wrong with it. */
const endsLater = (end: 'warrantyExpiry' | 'amcExpiry', error: string, counts = (_: DaysOfAsset) => true) => ({
  check: (days: DaysOfAsset) => !counts(days) || !days[end] || days[end] >= (days.purchaseDate ?? ''),
  told: { path: [end], error, when: ({ value }: { value: unknown }) => isObject(value) },
});
const warranty = endsLater('warrantyExpiry', 'The warranty cannot end before the purchase');
const amc = endsLater('amcExpiry', 'The AMC cannot end before the purchase', ({ hasAmc }) => hasAmc === true);

/** Does nothing of an asset end before it was bought? What `NewAsset` checks of its days, for who has read each of them. */
export const endsInOrder = (days: DaysOfAsset) => warranty.check(days) && amc.check(days);

const ofAsset = z.object(assetFields);
/** A new asset. Buyer, seller and department follow from the contract. */
export const NewAsset = ofAsset.refine(warranty.check, warranty.told).refine(amc.check, amc.told);
export type NewAsset = z.output<typeof NewAsset>;
assertDescribed(NewAsset, 'NewAsset');

/** What may change later: serial number, contract and category stay as they were registered. */
export const AssetChange = ofAsset
  .omit({ serialNumber: true, gemContractNumber: true, category: true })
  .refine(warranty.check, warranty.told)
  .refine(amc.check, amc.told);
export type AssetChange = z.output<typeof AssetChange>;

export const AssetHolder = z.object({
  id: z.string().meta({ label: 'Id' }),
  name: z.string().meta({ label: 'Name' }),
  email: z.string().meta({ label: 'E-mail' }),
  designation: z.string().meta({ label: 'Designation' }),
  department: z.string().meta({ label: 'Department' }),
});

/** That a holder has a device: the one-time password that was mailed for it, and when the holder entered it; before that nothing is confirmed. */
export const DeviceDelivery = z.object({
  sentTo: z.string().meta({ label: 'Sent to' }),
  sentAt: z.string().meta({ label: 'Sent on', unit: 'instant' }),
  confirmedAt: z.string().optional().meta({ label: 'Delivery confirmed with the OTP', unit: 'instant' }),
  confirmedBy: z.string().optional().meta({ label: 'Confirmed by' }),
});

/** That the holder wants to give the device back. */
export const DeviceReturn = z.object({
  reason: z.string().meta({ label: 'Reason' }),
  askedAt: z.string().meta({ label: 'Asked on', unit: 'instant' }),
});

/** An asset; value in rupees, dates as days. What is not for every role is optional (`asset.views.ts`). */
export const Asset = Tracked.extend({
  assetUid: z.string().meta({ label: 'Asset ID', headings: ['Asset ID'] }),
  ...shownFields(assetFields),
  sellerOrderId: z.string().optional().meta({ label: 'Order (id)' }),
  /** Which kind of order its number is of. */
  orderSource: z.enum(purchaseOrderSources).optional().meta({ label: 'Kind of order' }),
  status: z.enum(assetStatuses).meta({ label: 'Status', headings: ['Status'] }),
  procurementStatus: z.enum(['Procured', 'Pending']).meta({ label: 'Procurement status' }),
  buyerOrganizationId: z.string().optional().meta({ label: 'Buyer organization (id)' }),
  buyerName: z.string().optional().meta({ label: 'Buyer' }),
  sellerOrganizationId: z.string().optional().meta({ label: 'Seller organization (id)' }),
  sellerName: z.string().optional().meta({ label: 'Seller' }),
  assigned: z.boolean().meta({ label: 'Assigned' }),
  endUserId: z.string().optional().meta({ label: 'End user (id)' }),
  endUser: AssetHolder.optional().meta({ label: 'Assigned To', headings: ['Assigned To'] }),
  allocationDate: z.string().optional().meta({ label: 'Allocation date', unit: 'instant' }),
  deliveryRecord: DeviceDelivery.optional().meta({ label: 'Record of the delivery' }),
  returnRequest: DeviceReturn.optional().meta({ label: 'Return asked for by the holder' }),
  disposal: AssetDisposal.meta({ label: 'Disposal' }),
})
  .partial({ value: true })
  .required({ department: true, manufacturer: true, brand: true });
export type Asset = z.output<typeof Asset>;

/** The columns of a file of assets, in their order. */
export const assetColumns = [
  'assetUid',
  'name',
  'category',
  'serialNumber',
  'department',
  'location',
  'status',
  'value',
  'purchaseDate',
  'gemContractNumber',
  'manufacturer',
  'brand',
  'model',
  'condition',
  'warrantyExpiry',
  'hasAmc',
  'amcExpiry',
  'supplier',
  'invoiceNumber',
  'endUser',
  'notes',
] as const satisfies readonly (keyof Asset)[];
assertColumns(Asset, assetColumns, 'assetColumns');

/** So many assets are set on paper at once; files hold all of them. */
export const mostOnPaper = 2_000;

const amount = z.coerce.number().min(0).max(99_999_999_999);

/** A question for assets. Place and supplier are sought by beginnings of their words; the days are of the purchase, amounts rupees. */
export const AssetQuery = ListQuery.extend({
  category: z.enum(assetCategories).optional().meta({ label: 'Category' }),
  status: z.enum(assetStatuses).optional().meta({ label: 'Status' }),
  department: z.string().max(200).optional().meta({ label: 'Department' }),
  location: z.string().max(200).optional().meta({ label: 'Location' }),
  contract: z.string().max(50).optional().meta({ label: 'GeM Contract' }),
  endUserId: Id.optional().meta({ label: 'End user' }),
  assigned: z.enum(['yes', 'no']).optional().meta({ label: 'Assigned' }),
  attention: z.enum(['repair', 'warranty', 'amc', 'any']).optional().meta({ label: 'Needs Attention' }),
  disposal: z.enum(disposalStatuses).optional().meta({ label: 'Disposal' }),
  /** Only what the asker may decide about: a disposal that another asked for. */
  decidable: z.literal('yes').optional().meta({ label: 'Waiting for your decision' }),
  supplier: z.string().trim().max(200).optional().meta({ label: 'Supplier' }),
  /** Of which seller they came. */
  seller: Id.optional().meta({ label: 'Seller' }),
  from: day().optional().meta({ label: 'Purchased from', unit: 'day' }),
  to: day().optional().meta({ label: 'Purchased until', unit: 'day' }),
  /** Those that came into the register from this day on. */
  registeredFrom: day().optional().meta({ label: 'Registered from', unit: 'day' }),
  min: amount.optional().meta({ label: 'Value from (₹)' }),
  max: amount.optional().meta({ label: 'Value up to (₹)' }),
});
export type AssetQuery = z.output<typeof AssetQuery>;

/** ordered − registered = remaining, per category of a contract; of a purchase order no more than came. */
export const Capacity = z.object({
  category: z.string(),
  ordered: z.int(),
  registered: z.int(),
  remaining: z.int(),
});

/** A line of a contract: what an asset of it is, its price before GST in rupees and its warranty in years. */
export const ContractLine = z.object({
  lineId: z.string(),
  name: z.string(),
  category: z.string(),
  manufacturer: z.string(),
  model: z.string(),
  quantity: z.int(),
  value: z.number().meta({ unit: 'rupees' }),
  warrantyYears: z.number(),
  /** How many of a purchase order came: so many assets of it can be registered. Of a GeM order its quantity counts. */
  delivered: z.int().optional(),
  /** Who answers for its maintenance; missing in what was told before. */
  amcResponsibility: z.string().optional(),
});
export type ContractLine = z.output<typeof ContractLine>;

/** An order, of either kind, that assets can be registered against; the number of a purchase order is its own. */
export const ContractChoice = z.object({
  orderId: z.string(),
  source: z.enum(purchaseOrderSources),
  gemContractNumber: z.string(),
  status: z.string(),
  department: z.string(),
  sellerName: z.string(),
  capacity: z.array(Capacity),
  lines: z.array(ContractLine),
});

/** A question for a serial number while it is typed: who makes it follows as at its registration. `except` is the asset that is changed. */
export const SerialQuery = ofAsset.pick({ serialNumber: true, manufacturer: true, brand: true }).extend({
  gemContractNumber: NewAsset.shape.gemContractNumber.optional(),
  category: NewAsset.shape.category.optional(),
  except: Id.optional(),
});
export type SerialQuery = z.output<typeof SerialQuery>;
