import type { Operation } from '@portal/contracts';
import { createContext, useContext } from 'react';

/** A refused row of a file, counted as its clerk does: the heading is line 1. */
export interface RefusedFileRow {
  line: number;
  row: number;
  column: string;
  value: string;
  reason: string;
  /** What else is wrong with the row. */
  more?: { column: string; value: string; reason: string }[] | undefined;
}

/** The import of one file, whatever its rows become. */
export interface FileImport {
  id: string;
  version: number;
  updatedAt: string;
  fileName: string;
  status: 'Uploaded' | 'Checked' | 'Running' | 'Done' | 'Refused';
  headings: string[];
  sample: Record<string, string>[];
  /** Column heading → field; null leaves the column out. */
  mapping: Record<string, string | null>;
  missing: string[];
  rows: number;
  good: number;
  created: number;
  refused: RefusedFileRow[];
  repeated: boolean;
}

/** What a file is imported as: where it is asked, which fields its columns can be, and what it is called. */
export interface ImportSubject {
  operations: Record<'upload' | 'get' | 'check' | 'run' | 'refused' | 'template', Operation>;
  fields: readonly { name: string; label: string }[];
  maxRows: number;
  /** What the template is called where the answer does not say. */
  template: string;
  title: string;
  /** The list that the rows come to, and how it is called in a button. */
  list: { to: string; label: string; see: string };
  /** 'Import 3 assets' */
  start: (count: string) => string;
  /** 'Imported 3 assets' */
  done: (count: string) => string;
  /** '2 of 3 assets' */
  progress: (created: string, good: string) => string;
  /** What a refused row is known by. */
  key: { title: string; of: (row: RefusedFileRow) => string };
}

/** The subject of the import page around. */
export const ImportContext = createContext<ImportSubject | undefined>(undefined);

/** What is imported here. */
export function useImportSubject(): ImportSubject {
  const subject = useContext(ImportContext);
  if (!subject) throw new Error('There is no import around');
  return subject;
}
