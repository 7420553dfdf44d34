import { itemDeliveryStatuses, purchaseOrders } from '@portal/contracts';
import {
  DateText,
  Dialog,
  formatNumber,
  Ltr,
  Parts,
  PlainTable,
  Problem,
  Properties,
  RowLink,
  Sheet,
  Skeleton,
  StatusTag,
  TwoLines,
  useRead,
  useT,
} from '@portal/ui';
import { isOverdue, type ShownPurchaseOrder, useIsMaker } from '../purchase-order-list/purchase-order.words.js';
import { DeliveryContact, SellerInformation } from '../order/contacts.js';
import { PurchaseOrderHistory } from '../purchase-order/purchase-order-history.js';
import { PurchaseOrderRoad } from '../purchase-order/purchase-order-road.js';

/** What an order is, and how many of its items are how far. */
function Overview({ order, to }: { order: ShownPurchaseOrder; to: string }) {
  const t = useT();
  const isMaker = useIsMaker();
  const counts = itemDeliveryStatuses
    .map((status) => ({ status, items: order.items.filter(({ deliveryStatus }) => deliveryStatus === status).length }))
    .filter(({ items }) => items > 0);
  return (
    <Properties
      properties={[
        {
          label: t('Order'),
          value: (
            <RowLink to={to}>
              <Ltr>{order.poNumber}</Ltr>
            </RowLink>
          ),
        },
        { label: t('Status'), value: <StatusTag status={order.status} /> },
        { label: t('Department'), value: <bdi>{order.department}</bdi> },
        ...(isMaker ? [] : [{ label: t('Supplier'), value: order.supplier && <bdi>{order.supplier}</bdi> }]),
        {
          label: t('Expected Delivery'),
          value: (
            <>
              {order.expectedDeliveryDate ? <DateText value={order.expectedDeliveryDate} /> : '–'}{' '}
              {isOverdue(order) && <StatusTag kind="delivery" status="Overdue" />}
            </>
          ),
        },
        {
          label: t('Status Overview'),
          value: counts.map(({ status, items }) => (
            <div key={status}>
              <StatusTag kind="delivery" status={status} /> <Ltr>{formatNumber(items)}</Ltr>
            </div>
          )),
        },
      ]}
    />
  );
}

/** Each line of an order and how far its delivery is. */
function Items({ order }: { order: ShownPurchaseOrder }) {
  const t = useT();
  return (
    <Sheet title={t('Items')} flush>
      <PlainTable
        name={t('Items')}
        rows={order.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'item',
            title: t('Item'),
            render: ({ assetName, specifications: { brand, model } }) => (
              <TwoLines first={<bdi>{assetName}</bdi>} second={[brand, model].filter(Boolean).join(' · ')} />
            ),
          },
          {
            key: 'quantity',
            title: t('Quantity'),
            amount: true,
            render: ({ quantity }) => <Ltr>{formatNumber(quantity)}</Ltr>,
          },
          {
            key: 'delivery',
            title: t('Delivery'),
            render: ({ deliveryStatus }) => <StatusTag kind="delivery" status={deliveryStatus} />,
          },
        ]}
      />
    </Sheet>
  );
}

function Progress({ order, to }: { order: ShownPurchaseOrder; to: string }) {
  const t = useT();
  const isMaker = useIsMaker();
  return (
    <Parts>
      <Overview order={order} to={to} />
      <PurchaseOrderRoad order={order} />
      <Items order={order} />
      {!isMaker && (
        <>
          <SellerInformation
            name={order.supplier}
            contact={order.supplierContact}
            subject={t('About the purchase order {{number}}', { number: order.poNumber })}
          />
          <DeliveryContact person={order.deliveryPerson} />
          <Sheet title={t('Timeline')}>
            <PurchaseOrderHistory entries={order.history} />
          </Sheet>
        </>
      )}
    </Parts>
  );
}

export interface TrackedOrder {
  /** Of a purchase order, or with SO- of a GeM order. */
  id: string;
  number: string;
  /** The page of the order. */
  to: string;
}

/** How far an order is, without leaving the list: its steps, its items, what happened, and whom to ask. */
export function OrderProgressDialog({ tracked, onClose }: { tracked: TrackedOrder | undefined; onClose: () => void }) {
  const t = useT();
  const { data, error, refetch } = useRead(purchaseOrders.get, {
    params: { id: tracked?.id ?? '' },
    enabled: tracked !== undefined,
  });
  if (!tracked) return null;
  const order = data?.id === tracked.id ? data : undefined;
  return (
    <Dialog open wide title={t('Order Progress: {{number}}', { number: tracked.number })} onClose={onClose}>
      {error && <Problem error={error} title={t('Error Loading GEM Order Details')} onRetry={() => void refetch()} />}
      {!order && !error && <Skeleton />}
      {order && <Progress order={order} to={tracked.to} />}
    </Dialog>
  );
}
