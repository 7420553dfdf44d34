import { z } from 'zod';
import { fileRules } from '../kernel/file.js';
import { Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { FileIds } from '../kernel/file.js';
import { ById } from '../kernel/text.js';

/** Fields that a column can be matched to, with headings by which they are recognised besides their own label. @untranslated */
export const importFields = {
  name: ['Asset Name', 'Name', 'Name of Item', 'Item', 'Asset', 'Description of Item'],
  category: ['Category', 'Type', 'Asset Category', 'Category Type'],
  serialNumber: ['Serial Number', 'Serial No', 'Serial', 'S/N', 'Sr Number'],
  department: ['Department', 'Office', 'Dept', 'Section'],
  location: ['Location', 'Room', 'Place'],
  status: ['Status'],
  value: ['Value', 'Value Rs', 'Cost', 'Price', 'Amount', 'Value INR'],
  purchaseDate: ['Purchase Date', 'Date of Purchase', 'Purchased On'],
  warrantyExpiry: ['Warranty Expiry', 'Warranty upto', 'Warranty up to', 'Warranty End'],
  gemContractNumber: ['GEM Contract Number', 'GeM Contract No', 'GeM Contract', 'Contract Number', 'Contract No'],
  manufacturer: ['Manufacturer', 'Make'],
  brand: ['Brand'],
  model: ['Model', 'Model Number', 'Model No'],
  condition: ['Condition'],
  hasAmc: ['Has AMC', 'AMC Y/N', 'AMC'],
  amcExpiry: ['AMC Expiry', 'AMC upto', 'AMC up to'],
  supplier: ['Supplier', 'AMC Vendor', 'AMC Supplier'],
  invoiceNumber: ['Invoice Number', 'Invoice No', 'Bill No'],
  notes: ['Notes', 'Remarks', 'Remark'],
} as const satisfies Record<string, readonly string[]>;
export type ImportField = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as [ImportField, ...ImportField[]];
export const importMaxRows = 20_000;

export const importStatuses = ['Uploaded', 'Checked', 'Running', 'Done', 'Refused'] as const;

/** A refused row: line in the file as the clerk counts (the heading is line 1), column heading, and why. */
export const RefusedRow = z.object({
  line: z.int(),
  row: z.int(),
  serialNumber: z.string(),
  column: z.string(),
  value: z.string(),
  reason: z.string(),
});
export type RefusedRow = z.output<typeof RefusedRow>;

/** column heading → field, or null to leave the column out. */
export const Mapping = z.record(z.string().max(200), z.enum(importFieldNames).nullable());

/** The import of one file: what was read, how headings were matched, what was refused, what was made. */
export const AssetImport = Tracked.extend({
  fileName: z.string(),
  status: z.enum(importStatuses),
  headings: z.array(z.string()),
  sample: z.array(z.record(z.string(), z.string())),
  mapping: Mapping,
  missing: z.array(z.string()),
  rows: z.int(),
  good: z.int(),
  created: z.int(),
  refused: z.array(RefusedRow),
  keepGood: z.boolean(),
  /** The same file was imported before; nothing is made twice. */
  repeated: z.boolean(),
});
export type AssetImport = z.output<typeof AssetImport>;

const may = { any: ['assets:create', 'assets:bulk_upload'], only: ['Super Admin', 'Buyer', 'Seller'] } as const;
const file = { file: { ...fileRules.csv, purpose: 'csv' } };

export const assetImports = {
  upload: operation({
    subject: 'asset.import.upload',
    method: 'POST',
    path: '/asset-imports',
    summary: 'Upload a CSV; headings are matched and every row is checked, nothing is made yet',
    needs: may,
    body: z.object({ file: FileIds.length(1, 'Please choose a file') }),
    files: file,
    reply: AssetImport,
    status: 201,
    deadline: 60_000,
  }),
  get: operation({
    subject: 'asset.import.get',
    method: 'GET',
    path: '/asset-imports/{id}',
    summary: 'One import',
    needs: may,
    params: ById,
    reply: AssetImport,
  }),
  check: operation({
    subject: 'asset.import.check',
    method: 'PUT',
    path: '/asset-imports/{id}',
    summary: 'Match headings by hand and check again',
    needs: may,
    params: ById,
    body: z.object({ mapping: Mapping }),
    reply: AssetImport,
    deadline: 60_000,
  }),
  run: operation({
    subject: 'asset.import.run',
    method: 'POST',
    path: '/asset-imports/{id}/run',
    summary: 'Import; good rows are kept when others fail only if asked so',
    needs: may,
    params: ById,
    body: z.object({ keepGood: z.boolean() }),
    reply: AssetImport,
    deadline: 120_000,
  }),
  refused: operation({
    subject: 'asset.import.refused',
    method: 'GET',
    path: '/asset-imports/{id}/refused',
    summary: 'The refused rows as CSV, with line, column and reason',
    needs: may,
    params: ById,
    reply: z.undefined(),
    download: 'text/csv',
  }),
  template: operation({
    subject: 'asset.import.template',
    method: 'GET',
    path: '/templates/asset_template.csv',
    summary: 'The CSV template',
    needs: may,
    reply: z.undefined(),
    download: 'text/csv',
  }),
  bulkUpload: operation({
    subject: 'asset.import.bulk-upload',
    method: 'POST',
    path: '/assets/bulk-upload',
    summary: 'Upload and import a CSV in one step; good rows are kept unless keepGood=false',
    needs: may,
    query: z.object({ keepGood: z.enum(['true', 'false']).default('true') }),
    body: z.object({ file: FileIds.length(1, 'Please choose a file') }),
    files: file,
    reply: z.object({
      success: z.boolean(),
      created: z.int(),
      skipped: z.int(),
      importId: z.string(),
      summary: z.object({ successRate: z.number(), validationErrors: z.record(z.string(), z.int()) }),
      details: z.array(RefusedRow),
    }),
    deadline: 120_000,
  }),
};
