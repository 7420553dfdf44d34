import { procurementFiles } from '@portal/contracts';
import { DocumentsOf, Sheet, ShownFiles, useT } from '@portal/ui';
import { gemFilesOf } from '../order/gem-files.js';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

/** The files that were written with the order, each with its kind; of a GeM order its own. */
export function OrderAttachments({ order }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const files =
    order.source === 'gem'
      ? gemFilesOf(order)
      : order.attachments.map(({ kind, ...file }) => ({ ...file, label: kind }));
  return (
    <Sheet title={t('Attachments')}>
      <ShownFiles files={files} store={procurementFiles} />
    </Sheet>
  );
}

/** What either side keeps with the order; of a GeM order that stands among purchase orders, what is kept with that. */
export const OrderDocuments = ({ order: { id, sellerOrderId = id } }: { order: ShownPurchaseOrder }) => (
  <DocumentsOf record={{ purchaseOrderId: sellerOrderId }} />
);
