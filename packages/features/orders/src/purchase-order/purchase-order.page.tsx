import { purchaseOrders } from '@portal/contracts';
import {
  Headline,
  Ltr,
  NoteLine,
  Prose,
  ShareButton,
  Sheet,
  Skeleton,
  Split,
  useKeptRead,
  useT,
  useUser,
  DownloadButton,
} from '@portal/ui';
import { useParams } from 'react-router';
import { BuyerContact, DeliveryContact, SellerInformation } from '../order/contacts.js';
import { type ShownPurchaseOrder, useIsMaker } from '../purchase-order-list/purchase-order.words.js';
import { ApprovalSteps } from './approval-steps.js';
import { InvoicesOfOrder } from '../invoices/invoices-of-order.js';
import { ReceiptsOfOrder } from '../receipts/receipts-of-order.js';
import { RateOrder } from '../ratings/rate-order.js';
import { EscalationsOf } from '../escalations-of.js';
import { RaiseEscalation } from '../raise-escalation.js';
import { OrderAttachments, OrderDocuments } from './order-documents.js';
import { TellItemDelivery } from './item-delivery.js';
import { PurchaseDeliveries } from './purchase-deliveries.js';
import { PurchaseItemTerms } from './purchase-item-terms.js';
import { PurchaseItems } from './purchase-items.js';
import { PurchaseOrderDetails } from './purchase-order-details.js';
import { PurchaseOrderOverview } from './purchase-order-overview.js';
import { PurchaseOrderHistory } from './purchase-order-history.js';
import { PurchaseOrderRoad } from './purchase-order-road.js';
import { PurchaseOrderTurn } from './purchase-order-turn.js';
import { UnreadOrder } from './unread-order.js';

/** Before it was sent nobody could answer. */
const hasSeller = ({ source, history }: ShownPurchaseOrder) =>
  source === 'gem' || history.some(({ status }) => status === 'Sent to Supplier');

/** Who orders, who receives and who supplies; a seller needs no way to themselves, and a maker is shown no people. */
function People({ order }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const { role } = useUser();
  if (useIsMaker()) return null;
  const subject = t('About the purchase order {{number}}', { number: order.poNumber });
  const { buyerName: officerName, buyerContact = { officerName } } = order;
  return (
    <>
      <BuyerContact contact={buyerContact} subject={subject} />
      <DeliveryContact person={order.deliveryPerson} />
      {role !== 'Seller' && (
        <SellerInformation name={order.supplier} contact={order.supplierContact} subject={subject} />
      )}
    </>
  );
}

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
  const { data: order, error, refetch } = useKeptRead(purchaseOrders.get, { params: { id } });
  const crumbs = [{ label: t('Purchase Orders'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Purchase order') }]} title={t('Purchase order')} />
        <UnreadOrder error={error} onRetry={() => void refetch()} />
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
            <DownloadButton
              operation={purchaseOrders.pdf}
              asking={{ params: { id: order.id } }}
              name={`${order.poNumber}.pdf`}
              label={t('Download PDF')}
            />
            <ShareButton title={order.poNumber} />
            {(isMaker || hasSeller(order)) && <RaiseEscalation base={escalations} order={order.id} />}
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
        <PurchaseOrderDetails order={order} />
        <PurchaseItems order={order} />
        <TellItemDelivery order={order} />
        <PurchaseItemTerms order={order} />
        <People order={order} />
        <ApprovalSteps order={order} />
        {order.source !== 'gem' && <PurchaseDeliveries order={order} base={base} />}
        {!isMaker && <ReceiptsOfOrder order={order.sellerOrderId ?? order.id} />}
        {!isMaker && <InvoicesOfOrder source={order.source} order={order.sellerOrderId ?? order.id} />}
        <EscalationsOf base={escalations} about={{ order: order.id }} />
        <RateOrder order={order} />
        {!isMaker && <OrderAttachments order={order} />}
        <OrderDocuments order={order} />
        {order.notes && (
          <Sheet title={t('Notes')}>
            <Prose>
              <bdi>{order.notes}</bdi>
            </Prose>
          </Sheet>
        )}
        {order.internalNotes && (
          <Sheet title={t('Internal notes')}>
            <Prose>
              <bdi>{order.internalNotes}</bdi>
            </Prose>
          </Sheet>
        )}
        {!isMaker && (
          <Sheet title={t('Timeline')}>
            <PurchaseOrderHistory entries={order.history} />
          </Sheet>
        )}
      </Split>
    </>
  );
}
