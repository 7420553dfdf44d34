import { documents, gemRowPrefix, orders, procurementFiles } from '@portal/contracts';
import {
  ButtonLink,
  Files,
  Headline,
  History,
  Icon,
  Ltr,
  NoteLine,
  Problem,
  Secondary,
  Sheet,
  Skeleton,
  Split,
  Stack,
  useHome,
  useMay,
  useRead,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { FolderOpen, Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { MappingRequests } from '../mapping/mapping-requests.js';
import { UnmapOrder } from '../mapping/unmap-order.js';
import type { ShownOrder } from '../order-list/order.words.js';
import { RaiseEscalation } from '../raise-escalation.js';
import { ReceiverSheet } from '../receiver/receiver.sheet.js';
import { Contacts } from './contacts.js';
import { ItemTerms } from './item-terms.js';
import { OrderCapacity } from './order-capacity.js';
import { OrderItems } from './order-items.js';
import { OrderProperties } from './order-properties.js';
import { OrderRoad } from './order-road.js';
import { OrderTurn } from './order-turn.js';
import { InvoicesOfOrder } from '../invoices/invoices-of-order.js';
import { DispatchesOfOrder } from '../dispatches/dispatches-of-order.js';
import { ReceiptsOfOrder } from '../receipts/receipts-of-order.js';
import { Proofs } from './proofs.js';

/** The order file and the OEM's letter. */
function OrderFiles({ order }: { order: ShownOrder }) {
  const t = useT();
  const may = useMay();
  const home = useHome();
  const files = [
    ...(order.gemOrderFile ? [{ ...order.gemOrderFile, label: 'GeM order file' }] : []),
    ...(order.oemAuthorizationLetter ? [{ ...order.oemAuthorizationLetter, label: 'OEM authorization letter' }] : []),
  ];
  return (
    <Sheet title={t('Documents')}>
      {files.length > 0 ? (
        <Files files={files} store={procurementFiles} />
      ) : (
        <Secondary as="p">{t('No documents found')}</Secondary>
      )}
      {may(documents.list) && (
        <Stack>
          <ButtonLink to={`${home}/documents?purchaseOrderId=${order.id}`}>
            <Icon icon={FolderOpen} /> {t('Further documents of this order')}
          </ButtonLink>
        </Stack>
      )}
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
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useRead(orders.get, { params: { id } });
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
  return (
    <>
      <Headline
        crumbs={[...crumbs, { label: number }]}
        title={number}
        page={order.gemContractNumber}
        more={t(order.gemOrderCategory)}
        actions={
          <>
            <RaiseEscalation base={escalations} order={`${gemRowPrefix}${order.id}`} />
            <Button icon={<Icon icon={Printer} />} onClick={() => print()}>
              {t('Print')}
            </Button>
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
        <Contacts order={order} />
        <ItemTerms order={order} />
        <OrderFiles order={order} />
        <DispatchesOfOrder order={order} base={base} />
        <Proofs orderId={order.id} />
        <ReceiptsOfOrder order={order.id} />
        <InvoicesOfOrder source="gem" order={order.id} />
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
