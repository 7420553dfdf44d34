import { orderCategories, orders, purchaseOrderPriorities, purchaseOrderStatuses, vendors } from '@portal/contracts';
import { useMay, useRead, useT, type Filter } from '@portal/ui';
import { useIsMaker } from './purchase-order.words.js';

/** What the list of purchase orders can be narrowed by, as far as the reader is shown it; the departments are those that have orders. */
export function usePurchaseOrderFilters(departments: readonly string[] = []): Filter[] {
  const t = useT();
  const may = useMay();
  const { data: sellers } = useRead(vendors.list, {
    query: { pageSize: 100, sort: 'name' },
    enabled: may(vendors.list),
  });
  const isMaker = useIsMaker();
  const choices: (Filter & { hidden?: boolean })[] = [
    { name: 'status', label: t('Status'), options: purchaseOrderStatuses },
    {
      name: 'department',
      label: t('Department'),
      options: departments.map((department) => ({ value: department, label: department })),
      hidden: departments.length === 0,
    },
    {
      name: 'seller',
      label: t('Seller'),
      options: (sellers?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      hidden: !may(vendors.list),
    },
    { name: 'priority', label: t('Priority'), options: purchaseOrderPriorities },
    { name: 'health', label: t('Delivery'), options: ['Overdue', 'Due Soon'] },
    {
      name: 'delivered',
      label: t('Delivered'),
      options: [
        { value: 'yes', label: t('On time or late') },
        { value: 'on-time', label: t('On time') },
        { value: 'late', label: t('Late') },
      ],
      hidden: isMaker,
    },
    {
      name: 'active',
      label: t('Progress'),
      options: [
        { value: 'yes', label: t('Active') },
        { value: 'no', label: t('Not active') },
      ],
    },
    {
      name: 'approved',
      label: t('Approval'),
      options: [
        { value: 'yes', label: t('Was approved') },
        { value: 'no', label: t('Not approved') },
      ],
    },
    {
      name: 'category',
      label: t('GeM order category'),
      options: orderCategories,
      hidden: isMaker || !may(orders.list),
    },
    {
      name: 'source',
      label: t('Source'),
      options: [
        { value: 'purchase-order', label: t('Purchase order') },
        { value: 'gem', label: t('GeM order') },
      ],
      hidden: isMaker || !may(orders.list),
    },
    { name: 'from', label: t('Requested from'), kind: 'date' },
    { name: 'to', label: t('Requested until'), kind: 'date' },
    { name: 'deliveredFrom', label: t('Delivered from'), kind: 'date', hidden: isMaker },
    { name: 'completedFrom', label: t('Completed from'), kind: 'date', hidden: isMaker },
    { name: 'min', label: t('Value from (₹)'), kind: 'money', hidden: isMaker },
    { name: 'max', label: t('Value up to (₹)'), kind: 'money', hidden: isMaker },
  ];
  return choices.filter(({ hidden }) => !hidden);
}
