import type { AssetImport } from '@portal/contracts';
import type { Refusal, RefusalKind } from './import-record.js';
import type { Told } from './import.service.js';

/** Refused rows in an answer; the file of refused rows has all of them. */
const mostRefusedShown = 1_000;

const kinds: RefusalKind[] = [
  'duplicateSerialInCSV',
  'duplicateSerialInDB',
  'quantityMismatch',
  'missingGeMContract',
  'unapprovedGeMContract',
  'invalidData',
];

export const importView = (told: Told): AssetImport => ({
  id: told._id,
  version: told.version,
  createdAt: told.createdAt.toISOString(),
  updatedAt: told.updatedAt.toISOString(),
  fileName: told.fileName,
  status: told.status,
  headings: told.headings,
  sample: told.sample,
  mapping: told.mapping,
  missing: told.missing,
  rows: told.rows,
  good: told.good,
  created: told.created,
  refused: told.refused.slice(0, mostRefusedShown),
  keepGood: told.keepGood,
  repeated: told.repeated,
});

const countByKind = (refused: Refusal[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, refused.filter((row) => row.kind === kind).length]));

/** The answer of a bulk upload (requirements: bulk upload of assets). */
export const bulkView = ({ _id, status, created, rows, refused }: Told) => ({
  success: status === 'Done',
  created,
  skipped: rows - created,
  importId: _id,
  summary: { successRate: Math.round((created / rows) * 1_000) / 10, validationErrors: countByKind(refused) },
  details: refused.slice(0, mostRefusedShown),
});
