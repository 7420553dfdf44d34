import { orders } from '@portal/contracts';
import { Headline, History, Icon, Ltr, NoteLine, Problem, Sheet, Skeleton, Split, useRead, useT } from '@portal/ui';
import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { Contacts } from './contacts.js';
import { ItemTerms } from './item-terms.js';
import { OrderCapacity } from './order-capacity.js';
import { OrderProperties } from './order-properties.js';
import { OrderFiles } from './order-files.js';
import { OrderItems } from './order-items.js';
import { OrderRoad } from './order-road.js';
import { MappingRequests } from '../mapping/mapping-requests.js';
import { UnmapOrder } from '../mapping/unmap-order.js';
import { ReceiverSheet } from '../receiver/receiver.sheet.js';
import { OrderTurn } from './order-turn.js';
import { Proofs } from './proofs.js';

export interface OrderPageProps {
  /** Where the orders of this area live: '/seller/orders'. */
  base: string;
  /** What the list is called. */
  listTitle?: string;
}

/** One GeM order, with what the reader may do with it at the side. */
export function OrderPage({ base, listTitle }: OrderPageProps) {
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
          <Button icon={<Icon of={Printer} />} onClick={() => print()}>
            {t('Print')}
          </Button>
        }
      />
      <OrderProperties of={order} />
      {order.rejectionReason && (
        <NoteLine tone="bad">
          {t('Rejection reason')}: <bdi>{order.rejectionReason}</bdi>
        </NoteLine>
      )}
      <Split
        aside={
          <>
            <OrderTurn of={order} base={base} />
            <UnmapOrder order={order} />
          </>
        }
      >
        {!order.isMappedToBuyer && <MappingRequests orderId={order.id} />}
        <OrderRoad of={order} />
        <OrderItems of={order} />
        <OrderCapacity of={order} />
        <ReceiverSheet order={order} />
        <Contacts of={order} />
        <ItemTerms of={order} />
        <OrderFiles of={order} />
        <Proofs orderId={order.id} />
        {order.notes && (
          <Sheet title={t('Notes')}>
            <p>
              <bdi>{order.notes}</bdi>
            </p>
          </Sheet>
        )}
        <Sheet title={t('History')}>
          <History of={order.history} />
        </Sheet>
      </Split>
    </>
  );
}
