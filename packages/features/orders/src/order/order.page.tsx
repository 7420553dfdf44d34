import { gemRowPrefix, orders, procurementFiles, purchaseOrders } from '@portal/contracts';
import {
  ButtonLink,
  DocumentsOf,
  Headline,
  History,
  Icon,
  Ltr,
  NoteLine,
  Problem,
  ShareButton,
  Sheet,
  ShownFiles,
  Skeleton,
  Split,
  useMay,
  useKeptRead,
  useT,
  DownloadButton,
} from '@portal/ui';
import { Button } from 'antd';
import { Copy, Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { MappingRequests } from '../mapping/mapping-requests.js';
import { UnmapOrder } from '../mapping/unmap-order.js';
import type { ShownOrder } from '../order-list/order.words.js';
import { EscalationsOf } from '../escalations-of.js';
import { RaiseEscalation } from '../raise-escalation.js';
import { ReceiverSheet } from '../receiver/receiver.sheet.js';
import { BuyerContact, DeliveryContact } from './contacts.js';
import { gemFilesOf } from './gem-files.js';
import { ItemTerms } from './item-terms.js';
import { OrderAssignee } from './order-assignee.js';
import { OrderCapacity } from './order-capacity.js';
import { OrderItems } from './order-items.js';
import { OrderProperties } from './order-properties.js';
import { OrderRoad } from './order-road.js';
import { OrderTurn } from './order-turn.js';
import { InvoicesOfOrder } from '../invoices/invoices-of-order.js';
import { DispatchesOfOrder } from '../dispatches/dispatches-of-order.js';
import { ReceiptsOfOrder } from '../receipts/receipts-of-order.js';
import { Proofs } from './proofs.js';
import { SellerOfOrder } from './seller-of-order.js';

/** The order file and the OEM's letter. */
function OrderFiles({ order }: { order: ShownOrder }) {
  const t = useT();
  return (
    <Sheet title={t('Attachments')}>
      <ShownFiles files={gemFilesOf(order)} store={procurementFiles} />
    </Sheet>
  );
}

export interface OrderPageProps {
  /** Where the orders of this area live: '/seller/orders'. */
  base: string;
  /** What the list is called. */
  listTitle?: string;
  /** Where its escalations live, if it has them. */
  escalations?: string;
}

/** One GeM order, with what the reader may do with it at the side. */
export function OrderPage({ base, listTitle, escalations }: OrderPageProps) {
  const t = useT();
  const may = useMay();
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useKeptRead(orders.get, { params: { id } });
  const crumbs = [{ label: listTitle ?? t('Orders'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('GeM order') }]} title={t('GeM order')} />
        <Problem error={error} title={t('Error Loading GEM Order Details')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!order) return <Skeleton />;
  const number = <Ltr>{order.gemContractNumber}</Ltr>;
  const subject = t('About the GeM order {{contract}}', { contract: order.gemContractNumber });
  return (
    <>
      <Headline
        crumbs={[...crumbs, { label: number }]}
        title={number}
        page={order.gemContractNumber}
        more={t(order.gemOrderCategory)}
        actions={
          <>
            {may(orders.create) && (
              <ButtonLink to={`${base}/new?like=${order.id}`}>
                <Icon icon={Copy} /> {t('Add another like it')}
              </ButtonLink>
            )}
            <RaiseEscalation base={escalations} order={`${gemRowPrefix}${order.id}`} />
            <Button icon={<Icon icon={Printer} />} onClick={() => print()}>
              {t('Print')}
            </Button>
            <DownloadButton
              operation={purchaseOrders.pdf}
              asking={{ params: { id: `${gemRowPrefix}${order.id}` } }}
              name={`${order.gemContractNumber}.pdf`}
              label={t('Download PDF')}
            />
            <ShareButton title={order.gemContractNumber} />
          </>
        }
      />
      <OrderProperties order={order} />
      {order.rejectionReason && (
        <NoteLine tone="bad">
          {t('Rejection reason')}: <bdi>{order.rejectionReason}</bdi>
        </NoteLine>
      )}
      {order.cancellationReason && (
        <NoteLine tone="waiting">
          {t('Cancellation reason')}: <bdi>{order.cancellationReason}</bdi>
        </NoteLine>
      )}
      <Split
        aside={
          <>
            <OrderTurn order={order} base={base} />
            <UnmapOrder order={order} />
          </>
        }
      >
        {!order.isMappedToBuyer && <MappingRequests orderId={order.id} />}
        <OrderRoad order={order} />
        <OrderItems order={order} />
        <OrderCapacity order={order} />
        <ReceiverSheet order={order} />
        <OrderAssignee order={order} />
        <ItemTerms order={order} />
        <BuyerContact contact={order.buyerContact} subject={subject} />
        <DeliveryContact person={order.deliveryPerson} />
        <SellerOfOrder order={order} />
        <OrderFiles order={order} />
        <DocumentsOf record={{ purchaseOrderId: order.id }} />
        <DispatchesOfOrder
          source="gem"
          orderId={order.id}
          isOpen={order.status === 'In Progress' && order.isMappedToBuyer}
          base={base}
        />
        <Proofs source="gem" orderId={order.id} />
        <ReceiptsOfOrder order={order.id} />
        <InvoicesOfOrder source="gem" order={order.id} />
        <EscalationsOf base={escalations} about={{ order: `${gemRowPrefix}${order.id}` }} />
        {order.notes && (
          <Sheet title={t('Notes')}>
            <p>
              <bdi>{order.notes}</bdi>
            </p>
          </Sheet>
        )}
        <Sheet title={t('History')}>
          <History entries={order.history} />
        </Sheet>
      </Split>
    </>
  );
}
