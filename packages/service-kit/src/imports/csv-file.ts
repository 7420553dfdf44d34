import { parse } from 'csv-parse/sync';
import { plain } from '../csv.js';
import { DomainError } from '../domain-error.js';
import { importErrors } from './import.errors.js';
import { normalized } from './headings.js';

/** One row of the file: its number among the data rows, and the line of the file where it begins (the heading is line 1). */
export interface FileRow {
  row: number;
  line: number;
  cells: string[];
}

/** A CSV file as read. */
export interface CsvFile {
  headings: string[];
  rows: FileRow[];
}

/** Characters of one row and of one heading, and columns: far more than a register has, far less than a hostile file. */
const longestRow = 100_000;
const longestHeading = 200;
const mostColumns = 200;
/** Separators and line ends of a file, whatever stands between them: the reader takes seconds for millions of empty cells. */
const mostPieces = 1_000_000;
/** So many times as many rows as are allowed are read, blank ones among them: what the reader keeps of hundreds of thousands ends the service. */
const blanks = 10;
const separators = [',', ';', '\t'];

/** The separator that the first line has most of. */
const separatorOf = (text: string) => {
  const head = text.slice(0, text.search(/\r|\n|$/));
  const count = (separator: string) => head.split(separator).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
};

/** Two columns of one name are told apart by a number. */
function distinct(headings: string[]) {
  const seen = new Map<string, number>();
  return headings.map((heading, index) => {
    const name = heading.trim() || `Column ${index + 1}`;
    const times = (seen.get(normalized(name)) ?? 0) + 1;
    seen.set(normalized(name), times);
    return times > 1 ? `${name} (${times})` : name;
  });
}

/** Reads CSV of at most so many rows as spreadsheets save it: byte-order mark, any line end, quoted separators and line breaks. */
export function readCsv(bytes: Buffer, mostRows: number): CsvFile {
  if (piecesOf(bytes) > mostPieces) throw importErrors.unreadable();
  const [head, ...body] = rowsOf(bytes.toString('utf8'), mostRows);
  if (!head || body.length === 0) throw importErrors.empty();
  if (head.cells.length > mostColumns || head.cells.some(({ length }) => length > longestHeading))
    throw importErrors.unreadable();
  return { headings: distinct(head.cells), rows: body };
}

const ends = new Set([...separators, '\n', '\r'].map((one) => one.charCodeAt(0)));

function piecesOf(bytes: Buffer) {
  let pieces = 0;
  for (const byte of bytes) if (ends.has(byte)) pieces++;
  return pieces;
}

/** The rows that hold something, the headings first; the file is read no further than rows are allowed. */
function rowsOf(text: string, mostRows: number): FileRow[] {
  const rows: FileRow[] = [];
  let read = 0;
  let before = 0;
  const take = (cells: string[], { lines }: { lines: number }) => {
    if (++read > blanks * mostRows) throw importErrors.tooManyRows(mostRows);
    if (cells.some((cell) => cell.trim())) {
      if (rows.length > mostRows) throw importErrors.tooManyRows(mostRows);
      rows.push({ row: rows.length, line: before + 1, cells: cells.map(plain) });
    }
    before = lines;
    return null;
  };
  const options = {
    bom: true,
    relax_column_count: true,
    max_record_size: longestRow,
    delimiter: separatorOf(text),
    on_record: take,
  } as const;
  try {
    parse(text, options);
    return rows;
  } catch (error) {
    throw error instanceof DomainError ? error : importErrors.unreadable();
  }
}
