import { orders } from '@portal/contracts';
import { useRead } from '@portal/ui';

const counting = (status: 'In Progress' | 'Approved') => ({ query: { status, pageSize: 1 } });

/** How many orders are at work, and how many can be started. */
export function useDeliveryCounts() {
  const atWork = useRead(orders.list, counting('In Progress'));
  const startable = useRead(orders.list, counting('Approved'));
  return { 'In Progress': atWork.data?.total, Approved: startable.data?.total };
}
