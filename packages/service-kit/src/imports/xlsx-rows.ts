import { type CellValue, readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { plain } from '../csv.js';
import { DomainError } from '../domain-error.js';
import { zipEntries } from '../files/content/zip.js';
import { type LineOfCells, longestRow } from './csv-rows.js';
import { importErrors } from './import.errors.js';

/** The texts that cells share are held at once while the sheet is read; those of a register are a tenth of this. */
const mostShared = 32 * 1024 * 1024;
const mostEntries = 2_000;
/** Cells up to the last one of each row: a cell in the last column of every row makes millions of a small file. */
const mostCells = 20_000_000;
const blockSize = 500;

/** How far a sheet is read. */
interface Bounds {
  rows: number;
  columns: number;
}

/** The names of the sheets that somebody who opens the workbook sees, in its order. */
export async function sheetNames(bytes: Buffer): Promise<string[]> {
  assertReadable(bytes);
  const names: string[] = [];
  try {
    await readXlsx(bytes, {
      sheets: ({ name, hidden, veryHidden }) => {
        if (!hidden && !veryHidden) names.push(name);
        return false;
      },
    });
  } catch {
    throw importErrors.unreadable();
  }
  return names;
}

/** The rows of a sheet as they were read, packed so that they stay out of the way until they are wanted. */
export async function xlsxBlocks(bytes: Buffer, bounds: Bounds, sheet: string): Promise<Buffer[]> {
  assertReadable(bytes);
  const blocks: Buffer[] = [];
  let rows: LineOfCells[] = [];
  let seen = 0;
  try {
    // One row more than may be looked at tells that there are more.
    for await (const { index, values } of streamXlsxRows(bytes, { maxRows: bounds.rows + 1, sheet })) {
      seen += values.length;
      if (seen > mostCells) throw importErrors.unreadable();
      const row = { line: index + 1, cells: cellsOf(values, bounds.columns) };
      if (row.cells.reduce((sum, { length }) => sum + length, 0) > longestRow) throw importErrors.unreadable();
      rows.push(row);
      if (rows.length < blockSize) continue;
      blocks.push(packed(rows));
      rows = [];
    }
  } catch (error) {
    throw error instanceof DomainError ? error : importErrors.unreadable();
  }
  return rows.length > 0 ? [...blocks, packed(rows)] : blocks;
}

function assertReadable(bytes: Buffer) {
  const held = zipEntries(bytes, mostEntries)?.filter(({ name }) => !/\/worksheets\//.test(name));
  if (!held || held.some(({ size }) => size > mostShared)) throw importErrors.unreadable();
}

/** The rows of packed blocks, a block at a time. */
export async function* blockRows(blocks: readonly Buffer[]): AsyncGenerator<LineOfCells[]> {
  for (const block of blocks) yield JSON.parse(block.toString()) as LineOfCells[];
}

const packed = (rows: LineOfCells[]) => Buffer.from(JSON.stringify(rows));

/** Up to the last cell that holds something; one column more than may be tells that there are more. */
function cellsOf(values: CellValue[], mostColumns: number) {
  const last = values.findLastIndex((value) => value !== null && value !== '');
  return values.slice(0, Math.min(last, mostColumns) + 1).map((value) => plain(textOf(value)));
}

/** A cell as it would be typed; of a formula, what it came to. */
function textOf(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
}
