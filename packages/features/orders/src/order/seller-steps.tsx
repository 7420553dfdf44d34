import { movesFrom, orderMoves, orders } from '@portal/contracts';
import { ButtonLink, Icon, Problem, Secondary, Sheet, Stack, toast, useT, useWrite } from '@portal/ui';
import { Button } from 'antd';
import { CirclePause, CirclePlay, Truck } from 'lucide-react';
import { hasReceiver, openOf, type ShownOrder } from '../order-list/order.words.js';
import { DeliveryWait } from './delivery-wait.js';

/** The seller's own steps: start or pause the work, and prove a delivery. */
export function SellerSteps({ order, base }: { order: ShownOrder; base: string }) {
  const t = useT();
  const update = useWrite(orders.update);
  const move = (to: ShownOrder['status']) =>
    // Waited for here: this part may be gone by the time the answer is in. A refusal is shown below.
    void update.mutateAsync({ params: { id: order.id }, version: order.version, body: { status: to } }).then(
      ({ status }) => toast(t('{{number}}: {{status}}', { number: order.gemContractNumber, status: t(status) })),
      () => undefined,
    );
  const delivering = order.status === 'In Progress';
  return (
    <Sheet title={t('Your turn')}>
      <Secondary as="p">
        {delivering
          ? t('{{count}} pieces are still to be delivered.', { count: openOf(order) })
          : t('Start the work; then deliveries can be proven.')}
      </Secondary>
      <DeliveryWait order={order} />
      <Stack>
        {delivering && hasReceiver(order) && (
          <ButtonLink primary to={`${base}/${order.id}/delivery`}>
            <Icon icon={Truck} /> {t('Upload Delivery Proof')}
          </ButtonLink>
        )}
        {movesFrom(orderMoves, order.status, 'Seller').map(({ to, action }) => (
          <Button
            key={to}
            block
            type={delivering ? 'default' : 'primary'}
            loading={update.isPending}
            icon={<Icon icon={to === 'In Progress' ? CirclePlay : CirclePause} />}
            onClick={() => move(to)}
          >
            {t(action)}
          </Button>
        ))}
      </Stack>
      {update.error && <Problem error={update.error} title={t('Failed to update status')} />}
    </Sheet>
  );
}
