import { parse } from 'csv-parse/sync';
import { plain } from '../csv.js';
import { DomainError } from '../domain-error.js';
import { tableText } from '../files/content/table.js';
import { importErrors } from './import.errors.js';
import { type ImportedField, knownHeadings, normalized } from './headings.js';

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

/** Rows above the headings: the name of the office, of the register, a day. */
const mostTitles = 10;

/** The separator by which one of the first lines has most known headings, else most cells: titles above them may have commas. */
function separatorOf(text: string, known: Set<string>) {
  const lines = text.slice(0, longestRow).split(/[\r\n]+/, mostTitles + 1);
  const scoreOf = (separator: string) =>
    Math.max(...lines.map((line) => scoreOfCells(line.split(separator, mostColumns), known)));
  const scores = separators.map(scoreOf);
  return separators[scores.indexOf(Math.max(...scores))];
}

const scoreOfCells = (cells: string[], known: Set<string>) => hitsIn(cells, known) * mostColumns + cells.length;

const hitsIn = (cells: string[], known: Set<string>) => cells.filter((cell) => known.has(normalized(cell))).length;

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

/**
 * Reads CSV of at most so many rows as spreadsheets save it: any encoding, separator and line end, quoted separators and line
 * breaks, and titles above the headings.
 */
export function readCsv(bytes: Buffer, mostRows: number, fields: readonly ImportedField<string>[] = []): CsvFile {
  const text = tableText(bytes);
  if (text === undefined || piecesOf(text) > mostPieces) throw importErrors.unreadable();
  const known = knownHeadings(fields);
  const rows = rowsOf(text, mostRows, separatorOf(text, known));
  const at = headAt(rows, known);
  const head = rows[at];
  const body = rows.slice(at + 1).map((row, index) => ({ ...row, row: index + 1 }));
  if (!head || body.length === 0) throw importErrors.empty();
  if (body.length > mostRows) throw importErrors.tooManyRows(mostRows);
  if (head.cells.length > mostColumns || head.cells.some(({ length }) => length > longestHeading))
    throw importErrors.unreadable();
  return { headings: distinct(head.cells), rows: body };
}

/** Where the headings stand: in the row that has most of the known ones, else in the first. One alone may be part of a title. */
function headAt(rows: FileRow[], known: Set<string>) {
  const hits = rows.slice(0, mostTitles + 1).map(({ cells }) => hitsIn(cells, known));
  const most = Math.max(1, ...hits);
  return most > 1 ? hits.indexOf(most) : 0;
}

const ends = new Set([...separators, '\n', '\r']);

function piecesOf(text: string) {
  let pieces = 0;
  for (const letter of text) if (ends.has(letter)) pieces++;
  return pieces;
}

/** The rows that hold something, headings and what stands above them among them; the file is read no further than rows are allowed. */
function rowsOf(text: string, mostRows: number, delimiter = ','): FileRow[] {
  const rows: FileRow[] = [];
  let read = 0;
  let before = 0;
  const take = (cells: string[], { lines }: { lines: number }) => {
    if (++read > blanks * mostRows) throw importErrors.tooManyRows(mostRows);
    if (cells.some((cell) => cell.trim())) {
      if (rows.length > mostRows + mostTitles) throw importErrors.tooManyRows(mostRows);
      rows.push({ row: rows.length, line: before + 1, cells: cells.map(plain) });
    }
    before = lines;
    return null;
  };
  const options = {
    bom: true,
    relax_column_count: true,
    max_record_size: longestRow,
    delimiter,
    on_record: take,
  } as const;
  try {
    parse(text, options);
    return rows;
  } catch (error) {
    throw error instanceof DomainError ? error : importErrors.unreadable();
  }
}
