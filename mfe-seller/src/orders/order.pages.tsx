import { DeliveryProofPage, OrderFormPage, OrderListPage, OrderPage } from '@portal/features-orders';
import { useT } from '@portal/ui';
import { orders } from '../addresses.js';

export function MyOrdersPage() {
  const t = useT();
  return (
    <OrderListPage
      base={orders}
      title={t('My Orders')}
      empty={{
        title: t('No orders found.'),
        text: t('Add your first GeM order; a Super Admin approves it.'),
      }}
    />
  );
}

export function OneOrderPage() {
  const t = useT();
  return <OrderPage base={orders} listTitle={t('My Orders')} />;
}

export function AddOrderPage() {
  const t = useT();
  return <OrderFormPage base={orders} listTitle={t('My Orders')} />;
}

export function ProofPage() {
  const t = useT();
  return <DeliveryProofPage base={orders} listTitle={t('My Orders')} />;
}
