import { OrderFormPage, OrderListPage, OrderPage } from '@portal/features-orders';
import { useT } from '@portal/ui';
import { orders } from '../addresses.js';

export function OrdersPage() {
  const t = useT();
  return <OrderListPage base={orders} title={t('Seller Orders Management')} />;
}

export function OneOrderPage() {
  const t = useT();
  return <OrderPage base={orders} listTitle={t('Seller Orders Management')} />;
}

export function OrderEntryPage() {
  const t = useT();
  return <OrderFormPage base={orders} listTitle={t('Seller Orders Management')} />;
}
