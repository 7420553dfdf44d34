import { orderCategories, orderStatuses, type orders, type ReplyOf } from '@portal/contracts';
import { useT, type Filter } from '@portal/ui';

/** What a list of orders can be narrowed by; the departments are those that have orders. */
export function useOrderFilters(stats: ReplyOf<typeof orders.dashboard> | undefined): Filter[] {
  const t = useT();
  return [
    { name: 'status', label: t('Status'), options: orderStatuses },
    {
      name: 'department',
      label: t('Department'),
      options: (stats?.departments ?? []).map((department) => ({ value: department, label: department })),
    },
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
  ];
}
