import { Asset, descriptionOf, type ImportField, importFieldNames } from '@portal/contracts';
import { cellReader, type CellReading, cellText } from '@portal/service-kit';
import { categoryWords } from './known-words.js';
import { ImportedAsset } from './imported-asset.js';

const readers = new Map(
  importFieldNames.map((field) => {
    const words = field === 'category' ? categoryWords : undefined;
    return [field, cellReader(ImportedAsset.shape[field], descriptionOf(Asset, field).unit, words)];
  }),
);

/** What a cell says for a field; a blank one says nothing. */
export function readCell(field: ImportField, cell: string): CellReading {
  const text = cellText(cell, field === 'notes');
  return (text === '' ? undefined : readers.get(field)?.(text)) ?? { value: undefined };
}
