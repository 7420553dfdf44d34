import { createHash } from 'node:crypto';
import type { Actor } from '@portal/contracts';
import { Schema } from 'mongoose';
import { recordSchema, type Stored } from '../store/stored.js';
import type { FileRow } from './table-file.js';

/** The import of one file as stored. Its id follows from organisation and content, so the same file is the same import. */
export interface StoredImport<Field extends string, Refused, Undone = unknown> extends Stored {
  organizationId: string;
  fileId: string;
  fileName: string;
  status: 'Uploaded' | 'Checked' | 'Running' | 'Done' | 'Refused' | 'Undoing' | 'Undone';
  headings: string[];
  sample: Record<string, string>[];
  mapping: Record<string, Field | null>;
  missing: string[];
  rows: number;
  good: number;
  created: number;
  keepGood: boolean;
  refused: Refused[];
  /** Who started it. */
  actor: Actor;
  /** Who runs it now, and until when that is believed. */
  lease?: { by: string; until: Date };
  /** How often it was undone: what is made after that is made anew. */
  round?: number;
  undone?: Undone;
}

const text = { type: String, required: true };

/** The shape of stored imports. */
export const storedImportSchema = (collection: string) =>
  recordSchema(collection, {
    organizationId: text,
    fileId: text,
    fileName: text,
    status: text,
    headings: [String],
    sample: [Schema.Types.Mixed],
    mapping: Schema.Types.Mixed,
    missing: [String],
    rows: Number,
    good: Number,
    created: Number,
    keepGood: Boolean,
    refused: [Schema.Types.Mixed],
    actor: Schema.Types.Mixed,
    lease: { by: String, until: Date },
    round: Number,
    undone: Schema.Types.Mixed,
  });

/** The id that a file has as an import of an organisation, whoever brings it and how often. */
export const importIdOf = (organizationId: string, sha256: string) => idFrom(`${organizationId}:${sha256}`);

/** The id that what is made of a part of an import has always. */
export const importedIdOf = (importId: string, part: string | number) => idFrom(`${importId}:${part}`);

/**
 * The same for its rows, of which there are fewer than 16⁸: ids in the order of the file. What is made of neighbouring rows then stands
 * side by side in every index; scattered, each of them is written to a page of its own.
 */
export function importedRowIds(importId: string, part: string | number): (row: number) => string {
  const beginning = importedIdOf(importId, part).slice(0, 16);
  return (row) => `${beginning}${row.toString(16).padStart(8, '0')}`;
}

const idFrom = (value: string) => createHash('sha256').update(value).digest('hex').slice(0, 24);

const samples = 5;
const longestSample = 200;

/** The first rows of a file, as far as they help to recognise its columns. */
export const sampleOf = (headings: string[], rows: FileRow[]) =>
  rows
    .slice(0, samples)
    .map(({ cells }) =>
      Object.fromEntries(headings.map((heading, at) => [heading, (cells[at] ?? '').slice(0, longestSample)])),
    );

/** Refused rows in an answer; the file of refused rows has all of them. */
const mostRefusedShown = 1_000;

const mostListed = 20;
const listedFor = 30 * 86_400_000;

/** How a repository finds the last imports of an office, for a list that shows no rows of them. */
export const lastImports = (organizationId: string, now = Date.now()) =>
  [
    { organizationId, updatedAt: { $gt: new Date(now - listedFor) } },
    { without: ['refused', 'sample', 'headings', 'mapping'], sort: { updatedAt: -1 }, limit: mostListed },
  ] as const;

type Listed = Pick<
  StoredImport<string, unknown>,
  '_id' | 'createdAt' | 'updatedAt' | 'fileName' | 'status' | 'rows' | 'good' | 'created'
>;

/** An import in the list of the last ones. */
export const importSummaryView = (record: Listed) => ({
  id: record._id,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  fileName: record.fileName,
  status: record.status,
  rows: record.rows,
  good: record.good,
  created: record.created,
});

/** An import as its contract shows it. */
export const storedImportView = <Field extends string, Refused, Undone>(
  record: StoredImport<Field, Refused, Undone> & { repeated: boolean },
) => ({
  id: record._id,
  version: record.version,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  fileName: record.fileName,
  status: record.status,
  headings: record.headings,
  sample: record.sample,
  mapping: record.mapping,
  missing: record.missing,
  rows: record.rows,
  good: record.good,
  created: record.created,
  refused: record.refused.slice(0, mostRefusedShown),
  keepGood: record.keepGood,
  repeated: record.repeated,
  undone: record.undone,
});
