import { movesFrom, orderMoves, type OrderStatus } from '@portal/contracts';
import { Icon, useT } from '@portal/ui';
import { Button } from 'antd';
import { CirclePlay, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { orders } from '../addresses.js';
import type { ListedOrder } from './use-order-move.js';
import css from './next-step.module.css';

export interface NextStepProps {
  order: ListedOrder;
  busy: boolean;
  onMove: (to: OrderStatus) => void;
}

/** The step that an order waits for: start the work, or prove the delivery. */
export function NextStep({ order, busy, onMove }: NextStepProps) {
  const t = useT();
  if (order.status === 'In Progress') {
    return (
      <Link className={css.proof} to={`${orders}/${order.id}/delivery`}>
        <Icon icon={Truck} /> {t('Upload Delivery Proof')}
      </Link>
    );
  }
  return movesFrom(orderMoves, order.status, 'Seller').map(({ to, action }) => (
    <Button key={to} size="small" icon={<Icon icon={CirclePlay} />} loading={busy} onClick={() => onMove(to)}>
      {t(action)}
    </Button>
  ));
}
