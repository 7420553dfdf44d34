import {
  purchaseImportFieldNames,
  purchaseImportFields,
  purchaseImportMaxRows,
  type PurchaseOrderImport,
  purchaseOrderImports,
} from '@portal/contracts';
import { ImportPage, type ListedImport, RowLink, useT } from '@portal/ui';

type ListedOrders = Pick<PurchaseOrderImport, keyof ListedImport | 'orders'>;

/** Brings purchase orders from a CSV file, as drafts; each row is one line of an order. */
export function PurchaseOrderImportPage({ base }: { base: string }) {
  const t = useT();
  return (
    <ImportPage<PurchaseOrderImport, ListedOrders>
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
        figures: ({ orders }) => [{ label: t('Orders of the good rows'), value: orders }],
        start: (rows, { good, orders }) =>
          t('Import {{count}} orders as drafts (rows: {{rows}})', { count: good && orders, rows }),
        done: (rows, { orders: count }) => t('Imported {{count}} orders as drafts (rows: {{rows}})', { count, rows }),
        undo: {
          operation: purchaseOrderImports.undo,
          may: ({ mayUndo }) => mayUndo,
          note: t('Drafts that were changed and orders that were submitted since stay.'),
          question: ({ orders: count, fileName: file }) =>
            t('Delete the {{count}} drafts of {{file}}?', { count, file }),
          action: t('Delete'),
          going: t('The drafts are being deleted again.'),
          taken: (count) => t('{{count}} drafts were deleted again.', { count }),
          stay: (count) => t('{{count}} orders stay', { count }),
          staying: t('Orders that stay'),
          key: {
            title: t('PO number'),
            of: ({ id, poNumber }) => <RowLink to={`${base}/${id}`}>{poNumber}</RowLink>,
          },
        },
        progress: (created, good) => t('{{created}} of {{good}} rows', { created, good }),
        key: { title: t('Order key'), of: ({ orderKey }) => orderKey },
      }}
    />
  );
}
