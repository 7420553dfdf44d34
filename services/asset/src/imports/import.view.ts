import type { Refusal, RefusalKind } from './import-record.js';
import type { ImportAnswer } from './import.service.js';

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

const countByKind = (refused: Refusal[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, refused.filter((row) => row.kind === kind).length]));

/** The answer of a bulk upload (requirements: bulk upload of assets). */
export const bulkView = ({ _id, status, created, rows, refused }: ImportAnswer) => ({
  success: status === 'Done',
  created,
  skipped: rows - created,
  importId: _id,
  summary: { successRate: Math.round((created / rows) * 1_000) / 10, validationErrors: countByKind(refused) },
  details: refused.slice(0, mostRefusedShown),
});
