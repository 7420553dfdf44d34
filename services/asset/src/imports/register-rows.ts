import type { LineAside } from '@portal/contracts';
import { normalized, shortCell, type FileRow, type TableFile } from '@portal/service-kit';
import { isSignOff, totals } from './known-words.js';

/** A register without what only looks like its rows; `tell` hears of each line that was set aside. */
export interface Register extends TableFile {
  batches: (tell?: (line: LineAside) => void) => AsyncGenerator<FileRow[]>;
}

const totalsWords = new Set(totals.map(normalized));
/** A row of sums has its word and a few numbers. */
const fewCells = 4;
/** Under a register people sign, below one another or side by side; an asset says more than that, where the register has so many columns. */
const fewestOfAsset = 4;

const saidIn = ({ cells }: FileRow) => cells.map((cell) => cell.trim()).filter(Boolean);

/** 'Total', 'Total: 12 items', 'कुल योग'. */
function isOfSums(row: FileRow) {
  const said = saidIn(row);
  return said.length <= fewCells && totalsWords.has(normalized(said[0] ?? '').replace(/\p{N}/gu, ''));
}

/** Headings are printed again on every page of a long register. */
const isHeading = ({ cells }: FileRow, headings: string[]) =>
  cells.every((cell, at) => !cell.trim() || cell.trim() === headings[at]);

/** Tells rows of assets from sums, and from the lines in which people sign for a register: those begin with a known word and go on until a full row follows. */
class Sorting {
  private isSigned = false;
  private readonly fewest: number;

  constructor(headings: readonly string[]) {
    this.fewest = Math.min(fewestOfAsset, headings.length);
  }

  kindOf(row: FileRow): LineAside['kind'] | undefined {
    if (isOfSums(row)) return 'total';
    const said = saidIn(row);
    if (said.every(isSignOff) || (said.length < this.fewest && said.some(isSignOff))) this.isSigned = true;
    else if (said.length >= this.fewest) this.isSigned = false;
    return this.isSigned ? 'signOff' : undefined;
  }
}

/** A register without its sums, its signatures and its repeated headings; the rows that are left are numbered anew, their lines stay. */
export const registerOf = (table: TableFile): Register => ({
  ...table,
  async *batches(tell) {
    const sorting = new Sorting(table.headings);
    let row = 0;
    for await (const rows of table.batches()) {
      const assets = rows.filter((one) => {
        if (isHeading(one, table.headings)) return false;
        const kind = sorting.kindOf(one);
        if (kind) tell?.({ line: one.line, text: shortCell(saidIn(one).join(' · ')), kind });
        return !kind;
      });
      if (assets.length > 0) yield assets.map((one): FileRow => ({ ...one, row: ++row }));
    }
  },
});
