import { dispatches, itemDeliveryTold, purchaseOrders } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, useKeptRead, useT } from '@portal/ui';
import { useParams } from 'react-router';
import { onTheirWay } from './announced.js';
import { PurchaseDeliveryForm } from './purchase-delivery.form.js';

/** Uploads a proof of delivery for a purchase order, from its confirmation until all of it is delivered. */
export function PurchaseDeliveryPage({ base }: { base: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const order = useKeptRead(purchaseOrders.get, { params: { id } });
  const advices = useKeptRead(dispatches.list, { params: { id }, query: onTheirWay('purchase-order') });
  const error = order.error ?? advices.error;
  const again = () => void Promise.all([order.refetch(), advices.refetch()]);
  if (error) return <Problem error={error} onRetry={again} />;
  if (!order.data || !advices.data) return <Skeleton />;
  const { poNumber, status } = order.data;
  const title = t('Upload Delivery Proof');
  return (
    <FormPage>
      <Headline
        crumbs={[
          { label: t('Purchase Orders'), to: base },
          { label: <Ltr>{poNumber}</Ltr>, to: `${base}/${id}` },
          { label: title },
        ]}
        title={title}
        page={`${title} ${poNumber}`}
        more={<Ltr>{poNumber}</Ltr>}
      />
      {itemDeliveryTold.includes(status) ? (
        <PurchaseDeliveryForm orderId={id} dispatched={advices.data} back={`${base}/${id}`} />
      ) : (
        <NoteLine tone="waiting">
          {t('A delivery can be proven only from the confirmation of the order until all of it is delivered.')}
        </NoteLine>
      )}
    </FormPage>
  );
}
