import { dispatches, orders } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, Split, useKeptRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DeliveryWait } from '../order/delivery-wait.js';
import { SellerSteps } from '../order/seller-steps.js';
import { hasReceiver } from '../order-list/order.words.js';
import { onTheirWay } from './announced.js';
import { DeliveryAccepted } from './delivery-accepted.js';
import { DeliveryProofForm, type Delivery } from './delivery-proof.form.js';

export interface DeliveryProofPageProps {
  /** Where the orders of this area live: '/seller/orders'. */
  base: string;
  /** What the list is called. */
  listTitle?: string;
}

/** Uploads a proof of delivery for an order that is in progress. */
export function DeliveryProofPage({ base, listTitle }: DeliveryProofPageProps) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: order, error: orderError, refetch } = useKeptRead(orders.get, { params: { id } });
  const advices = useKeptRead(dispatches.list, { params: { id }, query: onTheirWay('gem') });
  const [delivery, setDelivery] = useState<Delivery>();
  const error = orderError ?? advices.error;
  if (error) return <Problem error={error} onRetry={() => void Promise.all([refetch(), advices.refetch()])} />;
  if (!order || !advices.data) return <Skeleton />;
  const number = order.gemContractNumber;
  return (
    <FormPage>
      <Headline
        crumbs={[
          { label: listTitle ?? t('Orders'), to: base },
          { label: <Ltr>{number}</Ltr>, to: `${base}/${id}` },
          { label: t('Upload Delivery Proof') },
        ]}
        title={t('Upload Delivery Proof')}
        page={`${t('Upload Delivery Proof')} ${number}`}
        more={<Ltr>{number}</Ltr>}
      />
      {delivery && <DeliveryAccepted delivery={delivery} base={base} />}
      {!delivery && order.status === 'In Progress' && <DeliveryWait order={order} />}
      {!delivery && order.status === 'In Progress' && hasReceiver(order) && (
        <DeliveryProofForm base={base} order={order} dispatched={advices.data} onDone={setDelivery} />
      )}
      {!delivery && order.status === 'Approved' && (
        <Split>
          <NoteLine tone="waiting">{t('Start the work first; then deliveries can be proven.')}</NoteLine>
          <SellerSteps order={order} base={base} />
        </Split>
      )}
      {!delivery && order.status !== 'In Progress' && order.status !== 'Approved' && (
        <NoteLine tone="waiting">{t('A delivery can be proven only while the order is In Progress.')}</NoteLine>
      )}
    </FormPage>
  );
}
