import { z } from 'zod';
import { FileIds, fileRules } from '../kernel/file.js';
import { importOf, importSummary, mappingOf, refusedRow, undoneOf } from '../kernel/import.js';
import { operation } from '../kernel/operation.js';
import { keysOf } from '../kernel/object.js';
import { ById } from '../kernel/text.js';

/**
 * Columns of a file of purchase orders, in the order of the template: the headings by which each is recognised, and where it
 * stands in an order. A row is one line; rows of one order key are one order.
 */
export const purchaseImportFields = {
  orderKey: { headings: ['Order key', 'Order No', 'Reference'], path: '' },
  title: { headings: ['Title', 'Subject'], path: 'title' },
  description: { headings: ['Description'], path: 'description' },
  priority: { headings: ['Priority', 'Urgency'], path: 'priority' },
  buyer: { headings: ['Buyer', 'Buyer email', 'Buyer e-mail'], path: 'buyerId' },
  seller: { headings: ['Seller', 'Supplier', 'Vendor'], path: 'sellerOrganizationId' },
  expectedDelivery: { headings: ['Expected delivery', 'Expected Delivery Date'], path: 'expectedDeliveryDate' },
  gemContractNumber: { headings: ['GeM contract number', 'GeM Contract'], path: 'gemContractNumber' },
  notes: { headings: ['Notes', 'Remarks'], path: 'notes' },
  internalNotes: { headings: ['Internal notes'], path: 'internalNotes' },
  assetName: { headings: ['Asset name', 'Item', 'Item Name'], path: 'items.assetName' },
  itemDescription: { headings: ['Item description'], path: 'items.description' },
  category: { headings: ['Category', 'Item Category'], path: 'items.category' },
  quantity: { headings: ['Quantity', 'Qty'], path: 'items.quantity' },
  unitPrice: { headings: ['Unit price before GST', 'Unit Price', 'Rate'], path: 'items.unitPrice' },
  gst: { headings: ['GST in percent', 'GST', 'GST %'], path: 'items.gst' },
  hsn: { headings: ['HSN', 'HSN Code'], path: 'items.hsn' },
  itemDelivery: { headings: ['Estimated delivery'], path: 'items.estimatedDeliveryDate' },
  brand: { headings: ['Brand', 'Make'], path: 'items.specifications.brand' },
  model: { headings: ['Model', 'Model Number'], path: 'items.specifications.model' },
  warrantyPeriod: { headings: ['Warranty period in years', 'Warranty'], path: 'items.specifications.warrantyPeriod' },
} as const satisfies Record<string, { headings: readonly [string, ...string[]]; path: string }>;
export type PurchaseImportField = keyof typeof purchaseImportFields;
export const purchaseImportFieldNames = keysOf(purchaseImportFields);
export const purchaseImportMaxRows = 1_000;

/** A refused row with the key of its order. */
export const RefusedPurchaseRow = z.object({ ...refusedRow, orderKey: z.string() });
export type RefusedPurchaseRow = z.output<typeof RefusedPurchaseRow>;

const [first, ...others] = purchaseImportFieldNames;
const Mapping = mappingOf([first ?? 'orderKey', ...others]);

const Undone = undoneOf(
  { taken: 'Drafts taken out', kept: 'Orders kept' },
  { id: z.string().meta({ label: 'Order (id)' }), poNumber: z.string().meta({ label: 'PO number' }) },
);
export type PurchaseImportUndone = z.output<typeof Undone>;

/** The import of a file of purchase orders; `good` and `created` count its rows, `orders` what they are together. */
export const PurchaseOrderImport = importOf(Mapping, RefusedPurchaseRow, Undone).extend({
  orders: z.int().meta({ label: 'Orders of the good rows' }),
  /** Who ran it undoes it, or a Super Admin. */
  mayUndo: z.boolean().meta({ label: 'The reader may undo it' }),
});
export type PurchaseOrderImport = z.output<typeof PurchaseOrderImport>;

/** An import of purchase orders as the list of the office's last ones shows it. */
const PurchaseOrderImportSummary = PurchaseOrderImport.pick({ ...importSummary, orders: true });

const may = { any: ['procurement:create'], only: ['Super Admin', 'Buyer'] } as const;

/** Purchase orders from a CSV file, as drafts. */
export const purchaseOrderImports = {
  upload: operation({
    subject: 'procurement.purchase-order-import.upload',
    method: 'POST',
    path: '/purchase-order-imports',
    summary: 'Upload a CSV of purchase orders; headings are matched and every row is checked, nothing is made yet',
    needs: may,
    body: z.object({ file: FileIds.length(1, 'Please choose a file') }),
    files: { file: { ...fileRules.csv, purpose: 'csv' } },
    reply: PurchaseOrderImport,
    status: 201,
    deadline: 60_000,
  }),
  list: operation({
    subject: 'procurement.purchase-order-import.list',
    method: 'GET',
    path: '/purchase-order-imports',
    summary: 'The last imports of purchase orders of the own office, those of the last thirty days',
    needs: may,
    reply: z.object({ items: z.array(PurchaseOrderImportSummary) }),
  }),
  get: operation({
    subject: 'procurement.purchase-order-import.get',
    method: 'GET',
    path: '/purchase-order-imports/{id}',
    summary: 'One import of purchase orders',
    needs: may,
    params: ById,
    reply: PurchaseOrderImport,
  }),
  check: operation({
    subject: 'procurement.purchase-order-import.check',
    method: 'PUT',
    path: '/purchase-order-imports/{id}',
    summary: 'Match headings by hand and check again',
    needs: may,
    params: ById,
    body: z.object({ mapping: Mapping }),
    reply: PurchaseOrderImport,
    deadline: 60_000,
  }),
  run: operation({
    subject: 'procurement.purchase-order-import.run',
    method: 'POST',
    path: '/purchase-order-imports/{id}/run',
    summary: 'Make the orders as drafts; good ones are made when others are refused only if asked so',
    needs: may,
    params: ById,
    body: z.object({ keepGood: z.boolean() }),
    reply: PurchaseOrderImport,
    deadline: 120_000,
  }),
  refused: operation({
    subject: 'procurement.purchase-order-import.refused',
    method: 'GET',
    path: '/purchase-order-imports/{id}/refused',
    summary:
      'The refused rows with their own headings and cells, line and faults behind them, as the file that was sent; mended it can be sent again',
    needs: may,
    params: ById,
    reply: z.undefined(),
    download: 'text/csv',
  }),
  undo: operation({
    subject: 'procurement.purchase-order-import.undo',
    method: 'POST',
    path: '/purchase-order-imports/{id}/undo',
    summary:
      'Delete the drafts that an import made, as far as nobody has submitted or changed them since; the others are named',
    needs: may,
    params: ById,
    reply: PurchaseOrderImport,
    deadline: 120_000,
  }),
  template: operation({
    subject: 'procurement.purchase-order-import.template',
    method: 'GET',
    path: '/templates/purchase_order_template.csv',
    summary: 'The CSV template of purchase orders',
    needs: may,
    reply: z.undefined(),
    download: 'text/csv',
  }),
};
