import {
  invoices as bills,
  orders as contract,
  type OrderStatus,
  purchaseOrders as purchases,
  receipts as goods,
  tickets,
} from '@portal/contracts';
import { formatNumber, Ltr, Secondary, Sheet, useRead, useT } from '@portal/ui';
import { Link } from 'react-router';
import { delivery, inbox, invoices, orders, purchaseOrders, receipts, support } from '../addresses.js';
import css from './waiting.module.css';

const counting = (status: OrderStatus) => ({ query: { status, pageSize: 1 } });

/** What waits for the seller about purchase orders, their goods and their invoices. */
function usePurchases() {
  const t = useT();
  const one = { pageSize: 1 } as const;
  const sent = useRead(purchases.list, { query: { ...one, status: 'Sent to Supplier' } }).data?.total ?? 0;
  const rejected = useRead(goods.list, { query: { ...one, status: 'Rejected' } }).data?.total ?? 0;
  const partly = useRead(goods.list, { query: { ...one, status: 'Partly Rejected' } }).data?.total ?? 0;
  const returned = useRead(bills.list, { query: { ...one, status: 'Returned' } }).data?.total ?? 0;
  return [
    { count: sent, label: t('Purchase orders to confirm'), to: `${purchaseOrders}?status=Sent+to+Supplier` },
    { count: rejected, label: t('Rejected goods to replace'), to: `${receipts}?status=Rejected` },
    { count: partly, label: t('Partly rejected goods to replace'), to: `${receipts}?status=Partly+Rejected` },
    { count: returned, label: t('Returned invoices to correct'), to: `${invoices}?status=Returned` },
  ];
}

/** What waits for the seller, each a way there. */
export function Waiting() {
  const t = useT();
  const rejected = useRead(contract.list, counting('Rejected')).data?.total ?? 0;
  const startable = useRead(contract.list, counting('Approved')).data?.total ?? 0;
  const atWork = useRead(contract.list, counting('In Progress')).data?.total ?? 0;
  const overdue = useRead(contract.dashboard).data?.overdueDeliveries ?? 0;
  const assigned = useRead(tickets.list, { query: { status: 'In Progress', pageSize: 1 } }).data?.total ?? 0;
  const purchasing = usePurchases();
  const waiting = [
    { count: overdue, label: t('Deliveries are overdue'), to: `${purchaseOrders}?health=Overdue` },
    { count: rejected, label: t('Rejected orders to correct'), to: `${orders}?status=Rejected` },
    { count: startable, label: t('Approved orders to start'), to: `${delivery}?tab=start` },
    { count: atWork, label: t('Orders to deliver'), to: `${delivery}?tab=work` },
    ...purchasing,
    { count: assigned, label: t('Support tickets to resolve'), to: `${support}?status=In+Progress` },
  ].filter(({ count }) => count > 0);
  return (
    <Sheet title={t('Waiting for you')} more={<Link to={inbox}>{t('All that waits')}</Link>}>
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
