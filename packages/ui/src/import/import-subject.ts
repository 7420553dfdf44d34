import type { FileRule, Operation } from '@portal/contracts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

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
  status: 'Uploaded' | 'Checked' | 'Running' | 'Done' | 'Refused' | 'Undoing' | 'Undone';
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
  /** What an undo came to. */
  undone?: { taken: number; kept: number; rows: RowThatStays[] } | undefined;
}

/** An import in a list of the last ones. */
export type ListedImport = Pick<FileImport, 'id' | 'updatedAt' | 'fileName' | 'status' | 'rows' | 'good' | 'created'>;

/** Something that an undo left, and why. */
export interface RowThatStays {
  reason: string;
}

/** How an import is taken back, in the words of what it brought. */
export interface ImportUndo<Import extends FileImport = FileImport> {
  operation: Operation;
  /** Who may; everybody who sees the import where nothing is said. */
  may?: (fileImport: Import) => boolean;
  /** What stays whatever is done. */
  note: string;
  question: (fileImport: Import) => string;
  /** The verb of the question. */
  action: string;
  going: string;
  /** '3 assets were taken out again.' */
  taken: (count: number) => string;
  stay: (count: number) => string;
  /** What those that stay are called in a table, and known by. */
  staying: string;
  key: { title: string; of: (row: NonNullable<Import['undone']>['rows'][number]) => ReactNode };
}

/** What is said besides of all rows, before they are checked: it travels with the matching. */
export type ImportSaying = Readonly<Record<string, unknown>>;

/** How it is said, and which fields need no column by it. */
interface SayingOfAll<Import extends FileImport> {
  of: (fileImport: Import) => ImportSaying;
  fields: (saying: ImportSaying) => readonly string[];
  Fields: ComponentType<{ saying: ImportSaying; onChange: (saying: ImportSaying) => void }>;
}

/**
 * What a file is imported as: where it is asked, which fields its columns can be, and what it is called. `Import` is what its
 * operations answer, and `Listed` that as their list has it.
 */
export interface ImportSubject<Import extends FileImport = FileImport, Listed extends ListedImport = ListedImport> {
  operations: Record<'upload' | 'list' | 'get' | 'check' | 'run' | 'refused' | 'template', Operation>;
  fields: readonly { name: string; label: string }[];
  maxRows: number;
  /** Which files are taken; CSV where nothing is said. */
  files?: { rule: FileRule; choose: string; limits: (size: string, rows: string) => string };
  /** What can be said of all rows beside the matching. */
  saying?: SayingOfAll<Import>;
  /** How it is taken back, where it can be. */
  undo?: ImportUndo<Import>;
  /** What is told of how the file was read, in every step. */
  Read?: ComponentType<{ fileImport: Import }>;
  /** What else is told of an import that has ended. */
  Ended?: ComponentType<{ fileImport: Import }>;
  /** What the template is called where the answer does not say. */
  template: string;
  title: string;
  /** The list that the rows come to, and how it is called in a button. */
  list: { to: string; label: string; see: string };
  /** What is counted besides the rows. */
  figures?: (fileImport: Import) => { label: string; value: number }[];
  /** 'Import 3 assets', of so many good rows. */
  start: (good: string, fileImport: Import) => string;
  /** 'Imported 3 assets' */
  done: (created: string, fileImport: Listed) => string;
  /** '2 of 3 assets' */
  progress: (created: string, good: string) => string;
  /** What a refused row is known by. */
  key: { title: string; of: (row: Import['refused'][number]) => string };
}

/** Whether something is done with it at this moment, by whomever. */
export const isUnderWay = ({ status }: Pick<FileImport, 'status'>) => status === 'Running' || status === 'Undoing';

/** The subject of the import page around. */
export const ImportContext = createContext<ImportSubject | undefined>(undefined);

/** What is imported here. */
export function useImportSubject(): ImportSubject {
  const subject = useContext(ImportContext);
  if (!subject) throw new Error('There is no import around');
  return subject;
}
