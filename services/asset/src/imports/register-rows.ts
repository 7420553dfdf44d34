import { normalized, type FileRow, type TableFile } from '@portal/service-kit';
import { totals } from './known-words.js';

const totalsWords = new Set(totals.map(normalized));
/** A row of sums has its word and a few numbers. */
const fewCells = 4;

function isOfSums(cells: string[]) {
  const said = cells.filter((cell) => cell.trim());
  return said.length <= fewCells && totalsWords.has(normalized(said[0] ?? ''));
}

/** Headings are printed again on every page of a long register. */
const isHeading = (cells: string[], headings: string[]) =>
  cells.every((cell, at) => !cell.trim() || cell.trim() === headings[at]);

/** A register without its sums and its repeated headings; the rows that are left are numbered anew, their lines stay. */
export const registerOf = (table: TableFile): TableFile => ({
  headings: table.headings,
  async *batches() {
    let row = 0;
    for await (const rows of table.batches()) {
      const assets = rows.filter(({ cells }) => !isOfSums(cells) && !isHeading(cells, table.headings));
      if (assets.length > 0) yield assets.map((one): FileRow => ({ ...one, row: ++row }));
    }
  },
});
