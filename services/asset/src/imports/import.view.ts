import type { AssetImportSummary } from '@portal/contracts';
import { importSummaryView, storedImportView } from '@portal/service-kit';
import type { ImportRecord } from './import-record.js';
import type { ImportAnswer } from './import.service.js';

/** Refused rows in an answer; the file of refused rows has all of them. */
const mostRefusedShown = 1_000;

/** An import as its office sees it. */
export const importView = (record: ImportAnswer) => ({
  ...storedImportView(record),
  forAll: record.forAll ?? {},
  existing: record.existing ?? 'refuse',
  updated: record.updated ?? 0,
  sheet: record.sheet,
  sheets: record.sheets ?? [],
  aside: record.aside ?? { count: 0, lines: [] },
});

type Summarised = Omit<ImportRecord, 'refused' | 'sample' | 'headings' | 'mapping'>;

/** An import in the list of the last ones. */
export const summaryView = (record: Summarised): AssetImportSummary => ({
  ...importSummaryView(record),
  updated: record.updated ?? 0,
});

/** The answer of a bulk upload (requirements: bulk upload of assets). */
export const bulkView = ({ _id, status, created, rows, refused, kinds }: ImportAnswer) => ({
  success: status === 'Done',
  created,
  skipped: rows - created,
  importId: _id,
  summary: { successRate: Math.round((created / rows) * 1_000) / 10, validationErrors: { ...kinds } },
  details: refused.slice(0, mostRefusedShown),
});
