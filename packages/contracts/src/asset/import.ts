import { z } from 'zod';
import { fileRules } from '../kernel/file.js';
import { importOf, importSummary, mappingOf, refusedRow, undoneOf } from '../kernel/import.js';
import { operation } from '../kernel/operation.js';
import { FileIds } from '../kernel/file.js';
import { headingsOf } from '../kernel/description.js';
import { isOneOf } from '../kernel/object.js';
import { ById } from '../kernel/text.js';
import { assetCategories } from '../procurement/order.js';
import { Asset, assetColumns, NewAsset } from './asset.js';

/** Columns of an export that no import reads: the portal itself gives them. */
const given = ['assetUid', 'endUser'] as const;
type Given = (typeof given)[number];
export type ImportField = Exclude<(typeof assetColumns)[number], Given>;
const isRead = (column: (typeof assetColumns)[number]): column is ImportField => !isOneOf(given, column);
/** Fields that a column of an import can be matched to. */
export const importFieldNames = assetColumns.filter(isRead);
/** The headings by which a column is recognised; the first is the one that the template has. */
export const importHeadings = (field: ImportField) => headingsOf(Asset, field);
export const importMaxRows = 100_000;

/** A refused row with its serial number. */
export const RefusedRow = z.object({ ...refusedRow, serialNumber: z.string() });
export type RefusedRow = z.output<typeof RefusedRow>;

const [first, ...others] = importFieldNames;
export const Mapping = mappingOf([first ?? 'name', ...others]);

/** Said once for all rows; a column of the file for it is left out. */
export const ForAllRows = z.object({
  gemContractNumber: NewAsset.shape.gemContractNumber.optional(),
  category: z.enum(assetCategories).optional().meta({ label: 'Category' }),
});
export type ForAllRows = z.output<typeof ForAllRows>;

/** What is done with a row whose serial number is registered: it is refused, or the asset takes over what its cells say. */
const existingChoices = ['refuse', 'update'] as const;
export type ExistingChoice = (typeof existingChoices)[number];
const Existing = z.enum(existingChoices).meta({ label: 'Serial numbers that are registered' });

const Undone = undoneOf(
  { taken: 'Assets taken out', kept: 'Assets kept' },
  { serialNumber: z.string().meta({ label: 'Serial number' }) },
);
export type ImportUndone = z.output<typeof Undone>;

/** A line below or between the rows that is none of them: a sum, or where people sign. */
export const LineAside = z.object({ line: z.int(), text: z.string(), kind: z.enum(['total', 'signOff']) });
export type LineAside = z.output<typeof LineAside>;

/** The import of a file of assets; `updated` of its good rows changed assets that were there, `refused` shows the first thousand. */
export const AssetImport = importOf(Mapping, RefusedRow, Undone).extend({
  forAll: z
    .object({
      gemContractNumber: z.string().optional().meta({ label: 'GEM Contract Number' }),
      category: z.string().optional().meta({ label: 'Category' }),
    })
    .meta({ label: 'For all rows' }),
  existing: Existing,
  updated: z.int().meta({ label: 'Updated' }),
  /** Of a workbook the sheet that was read, and all of it that hold a table. */
  sheet: z.string().optional().meta({ label: 'Sheet' }),
  sheets: z.array(z.string()).meta({ label: 'Sheets with a table' }),
  /** Lines that are no rows: how many, and the first of them. */
  aside: z.object({ count: z.int(), lines: z.array(LineAside) }).meta({ label: 'Lines that are no rows' }),
});
export type AssetImport = z.output<typeof AssetImport>;

/** An import as the list of the office's last ones shows it. */
export const AssetImportSummary = AssetImport.pick({ ...importSummary, updated: true });
export type AssetImportSummary = z.output<typeof AssetImportSummary>;

const may = { any: ['assets:create', 'assets:bulk_upload'], only: ['Super Admin', 'Buyer', 'Seller'] } as const;
const file = { file: { ...fileRules.assetRegister, purpose: 'assetRegister' } };

export const assetImports = {
  upload: operation({
    subject: 'asset.import.upload',
    method: 'POST',
    path: '/asset-imports',
    summary: 'Upload CSV or XLSX; headings are matched and every row is checked, nothing is made yet',
    needs: may,
    body: z.object({ file: FileIds.length(1, 'Please choose a file') }),
    files: file,
    reply: AssetImport,
    status: 201,
    deadline: 60_000,
  }),
  sheet: operation({
    subject: 'asset.import.sheet',
    method: 'POST',
    path: '/asset-imports/{id}/sheets',
    summary: 'Read another sheet of the same workbook: each is an import of its own, and asked for again the same one',
    needs: may,
    params: ById,
    body: z.object({ sheet: z.string().min(1).max(100).meta({ label: 'Sheet' }) }),
    reply: AssetImport,
    status: 201,
    deadline: 60_000,
  }),
  list: operation({
    subject: 'asset.import.list',
    method: 'GET',
    path: '/asset-imports',
    summary: 'The last imports of the own office, those of the last thirty days',
    needs: may,
    reply: z.object({ items: z.array(AssetImportSummary) }),
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
    summary: 'Match headings by hand, say what holds for all rows, and check again',
    needs: may,
    params: ById,
    body: z.object({ mapping: Mapping, forAll: ForAllRows.default({}), existing: Existing.default('refuse') }),
    reply: AssetImport,
    deadline: 60_000,
  }),
  run: operation({
    subject: 'asset.import.run',
    method: 'POST',
    path: '/asset-imports/{id}/run',
    summary:
      'Import; good rows are kept when others fail only if asked so. A long run goes on after the answer, which says Running',
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
    summary:
      'The refused rows with their own headings and cells, line and faults behind them, as the kind of file that was sent; mended it can be sent again',
    needs: may,
    params: ById,
    reply: z.undefined(),
    download: '*/*',
  }),
  undo: operation({
    subject: 'asset.import.undo',
    method: 'POST',
    path: '/asset-imports/{id}/undo',
    summary:
      'Take out what an import made, as far as nobody has touched it since; a long undo goes on after the answer, which says Undoing',
    needs: may,
    params: ById,
    reply: AssetImport,
    deadline: 120_000,
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
    summary: 'Upload and import CSV or XLSX in one step; good rows are kept unless keepGood=false',
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
