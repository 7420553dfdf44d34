import { z } from 'zod';
import { fileRules } from '../kernel/file.js';
import { importOf, mappingOf, refusedRow } from '../kernel/import.js';
import { operation } from '../kernel/operation.js';
import { FileIds } from '../kernel/file.js';
import { headingsOf } from '../kernel/description.js';
import { isOneOf } from '../kernel/object.js';
import { ById } from '../kernel/text.js';
import { Asset, assetColumns } from './asset.js';

/** Columns of an export that no import reads: the portal itself gives them. */
const given = ['assetUid', 'endUser'] as const;
type Given = (typeof given)[number];
export type ImportField = Exclude<(typeof assetColumns)[number], Given>;
const isRead = (column: (typeof assetColumns)[number]): column is ImportField => !isOneOf(given, column);
/** Fields that a column of an import can be matched to. */
export const importFieldNames = assetColumns.filter(isRead);
/** The headings by which a column is recognised; the first is the one that the template has. */
export const importHeadings = (field: ImportField) => headingsOf(Asset, field);
export const importMaxRows = 20_000;

/** A refused row with its serial number. */
export const RefusedRow = z.object({ ...refusedRow, serialNumber: z.string() });
export type RefusedRow = z.output<typeof RefusedRow>;

const [first, ...others] = importFieldNames;
export const Mapping = mappingOf([first ?? 'name', ...others]);

/** The import of a file of assets. */
export const AssetImport = importOf(Mapping, RefusedRow);
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
