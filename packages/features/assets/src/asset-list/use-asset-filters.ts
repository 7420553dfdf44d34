import { assetCategories, assetStatuses, disposalStatuses, type assets, type ReplyOf } from '@portal/contracts';
import { useT, type Filter } from '@portal/ui';

/** What a list of assets can be narrowed by; the departments are those that have assets. */
export function useAssetFilters(stats: ReplyOf<typeof assets.stats> | undefined): Filter[] {
  const t = useT();
  const departments = stats?.byDepartment.map(({ department }) => department).filter(Boolean) ?? [];
  return [
    { name: 'category', label: t('Category'), options: assetCategories },
    { name: 'status', label: t('Status'), options: assetStatuses },
    {
      name: 'department',
      label: t('Department'),
      options: departments.map((department) => ({ value: department, label: department })),
    },
    {
      name: 'assigned',
      label: t('Assigned'),
      options: [
        { value: 'yes', label: t('Assigned') },
        { value: 'no', label: t('Unassigned') },
      ],
    },
    { name: 'location', label: t('Location') },
    { name: 'contract', label: t('GeM Contract') },
    {
      name: 'attention',
      label: t('Needs Attention'),
      options: [
        { value: 'any', label: t('Anything that needs attention') },
        { value: 'repair', label: t('Under Repair') },
        { value: 'warranty', label: t('Warranty expiring') },
        { value: 'amc', label: t('AMC expiring') },
      ],
    },
    {
      name: 'disposal',
      label: t('Disposal'),
      options: disposalStatuses
        .filter((status) => status !== 'None')
        .map((status) => ({ value: status, label: t(status) })),
    },
  ];
}
