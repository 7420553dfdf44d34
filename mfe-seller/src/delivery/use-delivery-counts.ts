import { orders, purchaseOrders } from '@portal/contracts';
import { useRead } from '@portal/ui';

/** How many orders are at work, and how many can be started. */
export function useDeliveryCounts() {
  const atWork = useRead(purchaseOrders.list, { query: { outstanding: 'yes', pageSize: 1 } });
  const startable = useRead(orders.list, { query: { status: 'Approved', pageSize: 1 } });
  return { 'In Progress': atWork.data?.total, Approved: startable.data?.total };
}
