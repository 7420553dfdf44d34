import { Asset, descriptionOf, type ImportField, importFieldNames } from '@portal/contracts';
import { cellReader, type CellReading, cellText } from '@portal/service-kit';
import { wordsOf } from './known-words.js';
import { ImportedAsset } from './imported-asset.js';

const readers = new Map(
  importFieldNames.map((field) => [
    field,
    cellReader(ImportedAsset.shape[field], descriptionOf(Asset, field).unit, wordsOf(field)),
  ]),
);

/** What a cell says for a field; a blank one says nothing. */
export function readCell(field: ImportField, cell: string): CellReading {
  const text = cellText(cell, field === 'notes');
  return (text === '' ? undefined : readers.get(field)?.(text)) ?? { value: undefined };
}

/** What a good cell comes to: what its field holds of it, and whether it said anything. */
interface GoodCell {
  value: unknown;
  isGiven: boolean;
}

/** What a field holds of a value by its own rules; nothing where something is wrong with it. */
export function goodValue(field: ImportField, value: unknown): Pick<GoodCell, 'value'> | undefined {
  const { success, data } = ImportedAsset.shape[field].safeParse(value);
  return success ? { value: data } : undefined;
}

/** Registers say the same of many rows: so many different cells of a column are remembered. */
const mostKnown = 1_000;

/** Reads the cells of one column of one file. */
export class ColumnReader {
  private readonly known = new Map<string, GoodCell>();

  constructor(private readonly field: ImportField) {}

  /** What the field holds of a cell; nothing where something is wrong with it. */
  read(cell: string): GoodCell | undefined {
    const before = this.known.get(cell);
    if (before) return before;
    const { value, fault } = readCell(this.field, cell);
    const good = fault ? undefined : goodValue(this.field, value);
    const read = good && { ...good, isGiven: value !== undefined };
    if (read && this.known.size < mostKnown) this.known.set(cell, read);
    return read;
  }
}
