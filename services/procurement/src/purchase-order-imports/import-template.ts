import {
  dayInIndia,
  purchaseImportFieldNames,
  purchaseImportFields,
  type PurchaseImportField,
} from '@portal/contracts';

type TemplateRow = Partial<Record<PurchaseImportField, string>>;

/** One order of two lines, which shows how to fill in the template; its day lies ahead. */
export function templateRows(): TemplateRow[] {
  const soon = dayInIndia(new Date(Date.now() + 30 * 86_400_000));
  const order: TemplateRow = { orderKey: 'EXAMPLE-1', title: 'Laptops for the office', expectedDelivery: soon };
  const laptop: TemplateRow = { assetName: 'Laptop', category: 'Laptop', quantity: '2', unitPrice: '50000', gst: '18' };
  const mouse: TemplateRow = {
    assetName: 'Mouse',
    category: 'Accessories',
    quantity: '2',
    unitPrice: '500',
    gst: '18',
  };
  return [
    { ...order, priority: 'Medium', notes: 'Deliver on working days', ...laptop, hsn: '8471', warrantyPeriod: '3' },
    { orderKey: 'EXAMPLE-1', ...mouse },
  ];
}

/** The headings that an import recognises at once. */
export const templateColumns = purchaseImportFieldNames.map(
  (field) => [purchaseImportFields[field].headings[0], (row: TemplateRow) => row[field]] as const,
);
