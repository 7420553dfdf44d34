import {
  type PurchaseImportField,
  purchaseImportFieldNames,
  purchaseImportFields,
  purchaseItemCategories,
  purchaseOrderPriorities,
} from '@portal/contracts';
import { cellReader, type CellReading, cellText, type FileRow } from '@portal/service-kit';
import { z } from 'zod';

const asNumber = cellReader(z.number(), undefined);
const asDay = cellReader(z.string(), 'day');
const readers: Partial<Record<PurchaseImportField, (cell: string) => CellReading>> = {
  priority: cellReader(z.enum(purchaseOrderPriorities), undefined),
  category: cellReader(z.enum(purchaseItemCategories), undefined),
  expectedDelivery: asDay,
  itemDelivery: asDay,
  unitPrice: cellReader(z.number(), 'rupees'),
  quantity: asNumber,
  gst: asNumber,
  warrantyPeriod: asNumber,
};
/** The fields, with the headings by which their columns are recognised. */
export const importedFields = purchaseImportFieldNames.map((name) => ({
  name,
  headings: purchaseImportFields[name].headings,
}));
const paragraphs: readonly PurchaseImportField[] = ['description', 'notes', 'internalNotes', 'itemDescription'];

/** The cells of rows by the fields that their columns are matched to. */
export class ImportCells {
  private readonly at: Map<PurchaseImportField, number>;

  constructor(
    private readonly headings: string[],
    mapping: Record<string, PurchaseImportField | null>,
  ) {
    this.at = new Map(
      headings.flatMap((heading, index) => {
        const field = mapping[heading];
        return field ? [[field, index] as const] : [];
      }),
    );
  }

  text({ cells }: FileRow, field: PurchaseImportField) {
    return cellText(cells[this.at.get(field) ?? -1] ?? '', paragraphs.includes(field));
  }

  /** What a cell says, or why it says nothing for its field; a blank one says nothing. */
  read(row: FileRow, field: PurchaseImportField): CellReading {
    const text = this.text(row, field);
    return text === '' ? { value: undefined } : (readers[field]?.(text) ?? { value: text });
  }

  headingOf(field: PurchaseImportField) {
    return this.headings[this.at.get(field) ?? -1] ?? field;
  }
}
