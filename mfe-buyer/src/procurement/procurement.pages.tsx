import { MapOrderDialog, OrderFormPage, OrderListPage, OrderPage } from '@portal/features-orders';
import { Icon, useT } from '@portal/ui';
import { Button } from 'antd';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { procurement } from '../addresses.js';

/** Opens the dialog that maps an order to the own organisation; a mapped order is shown at once. */
export function MapOrderButton() {
  const t = useT();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon of={Link2} />} onClick={() => setOpen(true)}>
        {t('Map Order to Buyer')}
      </Button>
      <MapOrderDialog
        open={open}
        onClose={() => setOpen(false)}
        onMapped={({ id }) => void navigate(`${procurement}/${id}`)}
      />
    </>
  );
}

export function OrdersPage() {
  const t = useT();
  return (
    <OrderListPage
      base={procurement}
      title={t('GEM Orders')}
      actions={<MapOrderButton />}
      empty={{
        title: t('No GEM orders found'),
        text: t('Try adjusting your filters or add a new order.'),
      }}
    />
  );
}

export function OneOrderPage() {
  const t = useT();
  return <OrderPage base={procurement} listTitle={t('GEM Orders')} />;
}

export function NewOrderPage() {
  const t = useT();
  return <OrderFormPage base={procurement} listTitle={t('GEM Orders')} />;
}
