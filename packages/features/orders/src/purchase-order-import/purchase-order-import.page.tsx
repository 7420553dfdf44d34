import {
  purchaseImportFieldNames,
  purchaseImportFields,
  purchaseImportMaxRows,
  type PurchaseOrderImport,
  purchaseOrderImports,
  type RefusedPurchaseRow,
} from '@portal/contracts';
import { ImportPage, type ListedImport, RowLink, type RowThatStays, useT } from '@portal/ui';

type UndoneRow = RowThatStays & NonNullable<PurchaseOrderImport['undone']>['rows'][number];
const ordersOf = (fileImport: ListedImport) =>
  (fileImport as Pick<PurchaseOrderImport, 'orders'> & ListedImport).orders;

/** Brings purchase orders from a CSV file, as drafts; each row is one line of an order. */
export function PurchaseOrderImportPage({ base }: { base: string }) {
  const t = useT();
  return (
    <ImportPage
      subject={{
        operations: purchaseOrderImports,
        fields: purchaseImportFieldNames.map((name) => ({ name, label: t(purchaseImportFields[name].headings[0]) })),
        maxRows: purchaseImportMaxRows,
        template: 'purchase_order_template.csv',
        title: t('Import purchase orders'),
        list: {
          to: `${base}?status=Draft&sort=-requestedDate`,
          label: t('Purchase Orders'),
          see: t('See the purchase orders'),
        },
        figures: (fileImport) => [{ label: t('Orders of the good rows'), value: ordersOf(fileImport) }],
        start: (rows, fileImport) => {
          const count = fileImport.good && ordersOf(fileImport);
          return t('Import {{count}} orders as drafts (rows: {{rows}})', { count, rows });
        },
        done: (rows, fileImport) =>
          t('Imported {{count}} orders as drafts (rows: {{rows}})', { count: ordersOf(fileImport), rows }),
        undo: {
          operation: purchaseOrderImports.undo,
          may: (fileImport) => (fileImport as PurchaseOrderImport).mayUndo,
          note: t('Drafts that were changed and orders that were submitted since stay.'),
          question: (fileImport) =>
            t('Delete the {{count}} drafts of {{file}}?', { count: ordersOf(fileImport), file: fileImport.fileName }),
          action: t('Delete'),
          going: t('The drafts are being deleted again.'),
          taken: (count) => t('{{count}} drafts were deleted again.', { count }),
          stay: (count) => t('{{count}} orders stay', { count }),
          staying: t('Orders that stay'),
          key: {
            title: t('PO number'),
            of: (row) => {
              const { id, poNumber } = row as UndoneRow;
              return <RowLink to={`${base}/${id}`}>{poNumber}</RowLink>;
            },
          },
        },
        progress: (created, good) => t('{{created}} of {{good}} rows', { created, good }),
        key: { title: t('Order key'), of: (row) => (row as RefusedPurchaseRow).orderKey },
      }}
    />
  );
}
