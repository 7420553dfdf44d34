import { ButtonLink, FormActions, formatNumber, Ltr, NoteLine, Parts, Properties, StatusTag, useT } from '@portal/ui';
import { OrderItems } from '../order/order-items.js';
import { OrderRoad } from '../order/order-road.js';
import { openOf } from '../order-list/order.words.js';
import type { Delivery } from './delivery-proof.form.js';

/** What an accepted proof did to its order. */
export function DeliveryAccepted({ delivery: { proof, order }, base }: { delivery: Delivery; base: string }) {
  const t = useT();
  const open = openOf(order);
  return (
    <Parts>
      <NoteLine tone="good">
        {open > 0
          ? t('The delivery is accepted. {{count}} pieces are still to be delivered; the order stays In Progress.', {
              count: open,
            })
          : t('The delivery is accepted. Everything is delivered; the order is completed.')}
      </NoteLine>
      <Properties
        properties={[
          { label: t('Delivery proof'), value: <Ltr>{proof.number}</Ltr> },
          { label: t('Quantity'), value: <Ltr>{formatNumber(proof.totalQuantity)}</Ltr> },
          { label: t('Order'), value: <StatusTag status={order.status} /> },
        ]}
      />
      <OrderRoad order={order} />
      <OrderItems order={order} />
      <FormActions>
        <ButtonLink primary to={`${base}/${order.id}`}>
          {t('Open the order')}
        </ButtonLink>
        <ButtonLink to={base}>{t('All orders')}</ButtonLink>
      </FormActions>
    </Parts>
  );
}
