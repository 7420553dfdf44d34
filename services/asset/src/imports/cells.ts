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
