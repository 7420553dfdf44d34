import {
  orderCategories,
  orderStatuses,
  type orders,
  purchaseOrderPriorities,
  type ReplyOf,
  users,
} from '@portal/contracts';
import { useRead, useT, useUser, type Filter } from '@portal/ui';

/** What a list of orders can be narrowed by; the departments are those that have orders, an office's people those who may look after one. */
export function useOrderFilters(stats: ReplyOf<typeof orders.dashboard> | undefined): Filter[] {
  const t = useT();
  const isOffice = useUser().role === 'Buyer';
  const { data: people } = useRead(users.colleagues, { enabled: isOffice });
  return [
    { name: 'status', label: t('Status'), options: orderStatuses },
    {
      name: 'department',
      label: t('Department'),
      options: (stats?.gemOrders.departments ?? []).map((department) => ({ value: department, label: department })),
    },
    { name: 'priority', label: t('Priority'), options: purchaseOrderPriorities },
    { name: 'delivery', label: t('Delivery'), options: ['Overdue', 'Due Soon'] },
    { name: 'category', label: t('Category'), options: orderCategories },
    {
      name: 'active',
      label: t('Progress'),
      options: [
        { value: 'yes', label: t('Active') },
        { value: 'no', label: t('Not active') },
      ],
    },
    {
      name: 'mapped',
      label: t('Mapping'),
      options: [
        { value: 'yes', label: t('Mapped to a buyer') },
        { value: 'no', label: t('Not mapped yet') },
      ],
    },
    ...(isOffice
      ? [
          {
            name: 'assignee',
            label: t('Assignee'),
            options: (people?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : []),
  ];
}
