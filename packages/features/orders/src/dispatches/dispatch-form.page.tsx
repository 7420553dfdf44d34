import { dispatches, itemDeliveryTold, orders, purchaseOrders } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, useHome, useKeptRead, useT } from '@portal/ui';
import { useParams, useSearchParams } from 'react-router';
import { type DispatchedOrder, DispatchForm } from './dispatch.form.js';

/** Announces goods of a GeM order that is in progress, or what comes in place of the units that one of its receipts rejected. */
export function DispatchFormPage({ base, listTitle }: { base: string; listTitle?: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data, error, refetch } = useKeptRead(orders.get, { params: { id } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const isOpen = data.status === 'In Progress' && data.isMappedToBuyer;
  const closed = isOpen ? undefined : t('Goods can be announced only while a mapped order is In Progress.');
  const order = { source: 'gem' as const, orderId: id, number: data.gemContractNumber, closed };
  return <Dispatching order={order} base={base} listTitle={listTitle ?? t('Orders')} />;
}

/** The same of a purchase order, from its confirmation until all of it is delivered. */
export function PurchaseDispatchPage({ base }: { base: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data, error, refetch } = useKeptRead(purchaseOrders.get, { params: { id } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const closed = itemDeliveryTold.includes(data.status)
    ? undefined
    : t('Goods can be announced only from the confirmation of the order until all of it is delivered.');
  const order = { source: 'purchase-order' as const, orderId: id, number: data.poNumber, closed };
  return <Dispatching order={order} base={base} listTitle={t('Purchase Orders')} />;
}

interface DispatchingProps {
  order: DispatchedOrder;
  base: string;
  listTitle: string;
}

function Dispatching({ order, base, listTitle }: DispatchingProps) {
  const t = useT();
  const home = useHome();
  const receipt = useSearchParams()[0].get('receipt') ?? undefined;
  const { source, orderId, number, closed } = order;
  // What is still open of its lines stands with every page of the list.
  const query = { source, receipt, pageSize: 1 };
  const { data, error, refetch } = useKeptRead(dispatches.list, { params: { id: orderId }, query });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const lines = data.balance.filter(({ open }) => open > 0);
  const title = receipt ? t('Announce the replacement') : t('Announce Dispatch');
  return (
    <FormPage>
      <Headline
        crumbs={[
          { label: listTitle, to: base },
          { label: <Ltr>{number}</Ltr>, to: `${base}/${orderId}` },
          { label: title },
        ]}
        title={title}
        page={`${title} ${number}`}
        more={<Ltr>{number}</Ltr>}
      />
      {!receipt && closed ? (
        <NoteLine tone="waiting">{closed}</NoteLine>
      ) : lines.length === 0 ? (
        <NoteLine tone="good">
          {receipt
            ? t('Everything that is replaced is on its way, or has come.')
            : t('Everything of this order is delivered or on its way.')}
        </NoteLine>
      ) : (
        <DispatchForm
          order={order}
          receiptId={receipt}
          lines={lines}
          back={receipt ? `${home}/receipts/${receipt}` : `${base}/${orderId}`}
        />
      )}
    </FormPage>
  );
}
