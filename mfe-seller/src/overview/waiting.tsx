import { orders as contract, tickets, type OrderStatus } from '@portal/contracts';
import { formatNumber, Ltr, Secondary, Sheet, useRead, useT } from '@portal/ui';
import { Link } from 'react-router';
import { delivery, orders, support } from '../addresses.js';
import css from './waiting.module.css';

const counting = (status: OrderStatus) => ({ query: { status, pageSize: 1 } });

/** What waits for the seller, each a way there. */
export function Waiting() {
  const t = useT();
  const rejected = useRead(contract.list, counting('Rejected')).data?.total ?? 0;
  const startable = useRead(contract.list, counting('Approved')).data?.total ?? 0;
  const atWork = useRead(contract.list, counting('In Progress')).data?.total ?? 0;
  const overdue = useRead(contract.dashboard).data?.overdueDeliveries ?? 0;
  const assigned = useRead(tickets.list, { query: { status: 'In Progress', pageSize: 1 } }).data?.total ?? 0;
  const waiting = [
    { count: overdue, label: t('Deliveries are overdue'), to: `${delivery}?tab=work` },
    { count: rejected, label: t('Rejected orders to correct'), to: `${orders}?status=Rejected` },
    { count: startable, label: t('Approved orders to start'), to: `${delivery}?tab=start` },
    { count: atWork, label: t('Orders to deliver'), to: `${delivery}?tab=work` },
    { count: assigned, label: t('Support tickets to resolve'), to: `${support}?status=In+Progress` },
  ].filter(({ count }) => count > 0);
  return (
    <Sheet title={t('Waiting for you')}>
      {waiting.length === 0 && <Secondary as="p">{t('Nothing waits for you.')}</Secondary>}
      <ul className={css.waiting}>
        {waiting.map(({ count, label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
            <b className={css.count}>
              <Ltr>{formatNumber(count)}</Ltr>
            </b>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
