import { type ImportField, importFieldNames, importHeadings } from '@portal/contracts';

/** One row that shows how to fill in the template. */
export const templateRow: Partial<Record<ImportField, string>> = {
  name: 'Example laptop',
  category: 'Laptop',
  serialNumber: 'EXAMPLE-0001',
  department: 'Office of the example',
  location: 'Room 1',
  status: 'Active',
  value: '50000',
  purchaseDate: '2026-01-31',
  warrantyExpiry: '2029-01-31',
  gemContractNumber: 'GEMC-000000-00000000',
  manufacturer: 'Example',
  brand: 'Example',
  model: 'Model 1',
  condition: 'New',
  hasAmc: 'N',
};

/** The headings that an import recognises at once. */
export const templateColumns = importFieldNames.map(
  (field) => [importHeadings(field)[0], (row: typeof templateRow) => row[field]] as const,
);
