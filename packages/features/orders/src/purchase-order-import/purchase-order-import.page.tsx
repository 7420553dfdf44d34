import {
  purchaseImportFieldNames,
  purchaseImportFields,
  purchaseImportMaxRows,
  purchaseOrderImports,
  type RefusedPurchaseRow,
} from '@portal/contracts';
import { ImportPage, useT } from '@portal/ui';

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
        start: (n) => t('Import {{n}} rows as drafts', { n }),
        done: (n) => t('Imported {{n}} rows as drafts', { n }),
        progress: (created, good) => t('{{created}} of {{good}} rows', { created, good }),
        key: { title: t('Order key'), of: (row) => (row as RefusedPurchaseRow).orderKey },
      }}
    />
  );
}
