import type { FileType } from '@portal/contracts';
import { tableText } from '../files/content/table.js';
import { csvRows, type LineOfCells, longestRow } from './csv-rows.js';
import { hitsIn, type ImportedField, knownHeadings, normalized } from './headings.js';
import { importErrors } from './import.errors.js';
import { chosenSheet } from './sheets.js';
import { blockRows, xlsxBlocks } from './xlsx-rows.js';

/** One row of the file: its number among the data rows, and the line of the file where it begins (the first is line 1). */
export interface FileRow {
  row: number;
  line: number;
  cells: string[];
}

/** A file as a table: its headings, and its rows from the first to the last, some hundred at a time, as often as they are asked for. */
export interface TableFile {
  headings: string[];
  batches: () => AsyncGenerator<FileRow[]>;
  /** Of a workbook the sheet that is read, and all that hold a table. */
  sheet?: string;
  sheets?: string[];
}

/** A whole small table. */
export interface CsvFile {
  headings: string[];
  rows: FileRow[];
}

/** What a table is read from. */
export interface TableBytes {
  bytes: Buffer;
  /** What the file was accepted as; CSV where nothing is said. */
  type?: FileType;
  /** Which sheet of a workbook; the first that holds a table where none is named. */
  sheet?: string | undefined;
}

type Source = () => AsyncGenerator<LineOfCells[]>;

const longestHeading = 200;
const mostColumns = 200;
/** Separators and line ends of a text, whatever stands between them: reading takes seconds for millions of empty cells. */
const mostPieces = (mostRows: number) => Math.max(1_000_000, mostRows * 50);
/** So many times as many rows as are allowed are read, blank ones among them. */
const blanks = 10;
const separators = [',', ';', '\t'];
/** Rows above the headings: the name of the office, of the register, a day. */
const mostTitles = 10;

/**
 * Opens a table of at most so many rows as spreadsheets save it: a workbook, or CSV of any encoding, separator and line end, with
 * titles above the headings. No more than some hundred rows are held at once.
 */
export async function openTable(
  { bytes, type, sheet }: TableBytes,
  mostRows: number,
  fields: readonly ImportedField<string>[] = [],
): Promise<TableFile> {
  const known = knownHeadings(fields);
  const chosen = type === 'xlsx' ? await chosenSheet(bytes, known, sheet) : undefined;
  const whole = chosen ? await workbookSource(bytes, mostRows, chosen.sheet) : csvSource(bytes, mostRows, known);
  const source = () => noFurther(whole, mostRows);
  const { at, head } = await headOf(source, known);
  if (head.length > mostColumns || head.some(({ length }) => length > longestHeading)) throw importErrors.unreadable();
  return { headings: distinct(head), batches: () => rowsBelow(source, at, mostRows), ...chosen };
}

/** Reads the whole of a small CSV file. */
export async function readCsv(
  bytes: Buffer,
  mostRows: number,
  fields: readonly ImportedField<string>[] = [],
): Promise<CsvFile> {
  const { headings, batches } = await openTable({ bytes }, mostRows, fields);
  const rows: FileRow[] = [];
  for await (const batch of batches()) rows.push(...batch);
  return { headings, rows };
}

function csvSource(bytes: Buffer, mostRows: number, known: Set<string>): Source {
  const text = tableText(bytes);
  if (text === undefined) throw importErrors.unreadable();
  const { pieces, longestLine } = measured(text);
  // No such line is a row: it is refused before a reader takes seconds for its cells.
  if (longestLine > longestRow) throw importErrors.rowTooLong(longestRow);
  if (pieces > mostPieces(mostRows)) throw importErrors.unreadable();
  const separator = separatorOf(text, known);
  return () => csvRows(text, separator);
}

async function workbookSource(bytes: Buffer, mostRows: number, sheet: string): Promise<Source> {
  const blocks = await xlsxBlocks(bytes, { rows: blanks * mostRows, columns: mostColumns }, sheet);
  return () => blockRows(blocks);
}

const holdsSomething = ({ cells }: LineOfCells) => cells.some((cell) => cell.trim());

/** Where the headings stand among the rows that hold something: in the row that has most of the known ones, else in the first. One alone may be part of a title. */
async function headOf(source: Source, known: Set<string>) {
  const first: string[][] = [];
  for await (const rows of source()) {
    first.push(...rows.filter(holdsSomething).map(({ cells }) => cells));
    if (first.length > mostTitles) break;
  }
  const hits = first.slice(0, mostTitles + 1).map((cells) => hitsIn(cells, known));
  const most = Math.max(1, ...hits);
  const at = most > 1 ? hits.indexOf(most) : 0;
  const head = first[at];
  if (!head) throw importErrors.empty();
  return { at, head };
}

/** Blank rows too are read no further than some times as many as are allowed. */
async function* noFurther(source: Source, mostRows: number) {
  let read = 0;
  for await (const rows of source()) {
    read += rows.length;
    if (read > blanks * mostRows) throw importErrors.tooManyRows(mostRows);
    yield rows;
  }
}

/** The rows below the headings that hold something; the file is read no further than rows are allowed. */
async function* rowsBelow(source: Source, headAt: number, mostRows: number): AsyncGenerator<FileRow[]> {
  let row = -headAt - 1;
  for await (const some of source()) {
    const batch = some.filter(holdsSomething).map((one) => ({ row: ++row, ...one }));
    if (row > mostRows) throw importErrors.tooManyRows(mostRows);
    const below = batch.filter((one) => one.row > 0);
    if (below.length > 0) yield below;
  }
  if (row < 1) throw importErrors.empty();
}

/** The separator by which one of the first lines has most known headings, else most cells: titles above them may have commas. */
function separatorOf(text: string, known: Set<string>) {
  const lines = text.slice(0, longestRow).split(/[\r\n]+/, mostTitles + 1);
  const scoreOf = (separator: string) =>
    Math.max(...lines.map((line) => scoreOfCells(line.split(separator, mostColumns), known)));
  const scores = separators.map(scoreOf);
  return separators[scores.indexOf(Math.max(...scores))] ?? ',';
}

const scoreOfCells = (cells: string[], known: Set<string>) => hitsIn(cells, known) * mostColumns + cells.length;

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

const codesOf = (ends: string[]) => new Set(ends.map((end) => end.charCodeAt(0)));
const lineEnds = codesOf(['\n', '\r']);
const ends = codesOf([...separators, '\n', '\r']);

/** How many pieces a text has, and how many characters its longest line. */
function measured(text: string) {
  let [pieces, longestLine, begin] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!ends.has(code)) continue;
    pieces++;
    if (!lineEnds.has(code)) continue;
    longestLine = Math.max(longestLine, at - begin);
    begin = at + 1;
  }
  return { pieces, longestLine: Math.max(longestLine, text.length - begin) };
}
