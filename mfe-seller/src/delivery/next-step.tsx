import { movesFrom, orderMoves, type OrderStatus } from '@portal/contracts';
import { Icon, useT } from '@portal/ui';
import { Button } from 'antd';
import { CirclePlay, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { orders } from '../addresses.js';
import type { ListedOrder } from './use-order-move.js';
import css from './next-step.module.css';

export interface NextStepProps {
  of: ListedOrder;
  busy: boolean;
  onMove: (to: OrderStatus) => void;
}

/** The step that an order waits for: start the work, or prove the delivery. */
export function NextStep({ of, busy, onMove }: NextStepProps) {
  const t = useT();
  if (of.status === 'In Progress') {
    return (
      <Link className={css.proof} to={`${orders}/${of.id}/delivery`}>
        <Icon of={Truck} /> {t('Upload Delivery Proof')}
      </Link>
    );
  }
  return movesFrom(orderMoves, of.status, 'Seller').map(({ to, action }) => (
    <Button key={to} size="small" icon={<Icon of={CirclePlay} />} loading={busy} onClick={() => onMove(to)}>
      {t(action)}
    </Button>
  ));
}
