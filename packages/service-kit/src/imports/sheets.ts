import { hitsIn } from './headings.js';
import { importErrors } from './import.errors.js';
import { blockRows, sheetNames, xlsxBlocks } from './xlsx-rows.js';

/** So many sheets are looked into. */
const mostSheets = 20;
/** Rows at the top of a sheet that tell whether a table stands there: titles, blank ones, headings and what is below them. */
const top = { rows: 40, columns: 200 };

/** What the top of a sheet looks like: a table of known headings, another table, or neither. */
type Looks = 'known' | 'table' | 'other';

export interface ChosenSheet {
  sheet: string;
  /** All that hold a table. */
  sheets: string[];
}

/**
 * Which sheet of a workbook is read, and which others hold a table: the first whose headings are known, else the first of several
 * columns and rows, else the first. A cover page with titles and notes is none of them.
 */
export async function chosenSheet(bytes: Buffer, known: Set<string>, named?: string): Promise<ChosenSheet> {
  const names = await sheetNames(bytes);
  if (named !== undefined && !names.includes(named)) throw importErrors.noSuchSheet();
  const [only, ...others] = names;
  if (only === undefined) throw importErrors.empty();
  if (others.length === 0) return { sheet: only, sheets: [only] };
  const looks: { name: string; looks: Looks }[] = [];
  for (const name of names.slice(0, mostSheets)) looks.push({ name, looks: await looksOf(bytes, known, name) });
  const tables = looks.filter((one) => one.looks !== 'other');
  const first = tables.find((one) => one.looks === 'known') ?? tables[0] ?? looks[0];
  return { sheet: named ?? first?.name ?? only, sheets: tables.map(({ name }) => name) };
}

async function looksOf(bytes: Buffer, known: Set<string>, name: string): Promise<Looks> {
  const cells: string[][] = [];
  // A drawing or a chart is a sheet without cells.
  const blocks = await xlsxBlocks(bytes, top, name).catch(() => []);
  for await (const rows of blockRows(blocks)) cells.push(...rows.map((row) => row.cells));
  if (cells.some((row) => hitsIn(row, known) > 1)) return 'known';
  const wide = cells.filter((row) => row.filter((cell) => cell.trim()).length > 2);
  return wide.length > 1 ? 'table' : 'other';
}
