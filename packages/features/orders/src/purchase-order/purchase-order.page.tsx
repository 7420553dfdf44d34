import { purchaseOrders } from '@portal/contracts';
import { Headline, History, Ltr, NoteLine, Problem, Sheet, Skeleton, Split, useRead, useT } from '@portal/ui';
import { useParams } from 'react-router';
import { type ShownPurchaseOrder, useIsMaker } from '../purchase-order-list/purchase-order.words.js';
import { ApprovalSteps } from './approval-steps.js';
import { DownloadPdf } from './download-pdf.js';
import { InvoicesOfOrder } from '../invoices/invoices-of-order.js';
import { ReceiptsOfOrder } from '../receipts/receipts-of-order.js';
import { RateOrder } from '../ratings/rate-order.js';
import { RaiseEscalation } from '../raise-escalation.js';
import { OrderAttachments, OrderDocuments } from './order-documents.js';
import { PurchaseItems } from './purchase-items.js';
import { PurchaseOrderOverview } from './purchase-order-overview.js';
import { PurchaseOrderRoad } from './purchase-order-road.js';
import { PurchaseOrderTurn } from './purchase-order-turn.js';
import { SupplierContact } from './supplier-contact.js';

/** Before it was sent nobody could answer. */
const hasSeller = ({ source, history }: ShownPurchaseOrder) =>
  source === 'gem' || history.some(({ status }) => status === 'Sent to Supplier');

/** One purchase order, with what the reader may do with it at the side. */
export function PurchaseOrderPage({
  base,
  quotes,
  escalations,
}: {
  base: string;
  quotes?: string;
  escalations?: string;
}) {
  const t = useT();
  const isMaker = useIsMaker();
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useRead(purchaseOrders.get, { params: { id } });
  const crumbs = [{ label: t('Purchase Orders'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Purchase order') }]} title={t('Purchase order')} />
        <Problem error={error} title={t('Error loading procurement data:')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!order) return <Skeleton />;
  const number = <Ltr>{order.poNumber}</Ltr>;
  return (
    <>
      <Headline
        crumbs={[...crumbs, { label: number }]}
        title={number}
        page={order.poNumber}
        more={<bdi>{order.title}</bdi>}
        actions={
          <>
            <DownloadPdf id={order.id} name={order.poNumber} />
            {!isMaker && hasSeller(order) && <RaiseEscalation base={escalations} order={order.id} />}
          </>
        }
      />
      <PurchaseOrderOverview order={order} />
      {order.reason && (
        <NoteLine tone="bad">
          {t('Reason')}: <bdi>{order.reason}</bdi>
        </NoteLine>
      )}
      <Split aside={<PurchaseOrderTurn order={order} base={base} quotes={quotes} />}>
        <PurchaseOrderRoad order={order} />
        <PurchaseItems order={order} />
        <ApprovalSteps order={order} />
        {!isMaker && <ReceiptsOfOrder order={order.sellerOrderId ?? order.id} />}
        {!isMaker && <InvoicesOfOrder source={order.source} order={order.sellerOrderId ?? order.id} />}
        <RateOrder order={order} />
        {!isMaker && <SupplierContact order={order} />}
        {!isMaker && <OrderAttachments order={order} />}
        <OrderDocuments order={order} />
        {order.notes && (
          <Sheet title={t('Notes')}>
            <p>
              <bdi>{order.notes}</bdi>
            </p>
          </Sheet>
        )}
        {order.internalNotes && (
          <Sheet title={t('Internal notes')}>
            <p>
              <bdi>{order.internalNotes}</bdi>
            </p>
          </Sheet>
        )}
        {!isMaker && (
          <Sheet title={t('Timeline')}>
            <History entries={order.history} />
          </Sheet>
        )}
      </Split>
    </>
  );
}
