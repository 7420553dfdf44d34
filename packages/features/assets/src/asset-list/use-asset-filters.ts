import {
  assetCategories,
  AssetQuery,
  assetStatuses,
  disposalStatuses,
  type assets,
  type ReplyOf,
  users,
  vendors,
} from '@portal/contracts';
import { useLabels, useMay, useRead, useT, useUser, type Filter } from '@portal/ui';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { useSees } from '../use-sees.js';

/** The end users of the office, for who may see who holds an asset; the server searches them. */
function useHolderFilter(): Filter[] {
  const t = useT();
  const may = useMay()(users.holders);
  const sees = useSees()('endUserId');
  const [typed, setTyped] = useState('');
  const [q] = useDebounce(typed.trim(), 300);
  const { data } = useRead(users.holders, { query: { q: q || undefined }, enabled: may && sees });
  if (!may || !sees) return [];
  const options = (data?.items ?? []).map(({ id, name, department }) => ({
    value: id,
    label: [name, department].filter(Boolean).join(' · '),
  }));
  return [{ name: 'endUserId', label: t('End user'), options, onSearch: setTyped }];
}

/** The sellers that may be read, for who may see which one an asset came of and is none. */
function useSellerFilter(): Filter[] {
  const t = useT();
  const sees = useSees()('sellerName');
  const { role } = useUser();
  const may = useMay()(vendors.list) && role !== 'Seller' && sees;
  const { data } = useRead(vendors.list, { query: { pageSize: 100, sort: 'name' }, enabled: may });
  if (!may) return [];
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return [{ name: 'seller', label: t('Seller'), options }];
}

/** What a list of assets can be narrowed by; the departments are those that have assets. */
export function useAssetFilters(stats: ReplyOf<typeof assets.stats> | undefined): Filter[] {
  const t = useT();
  const label = useLabels(AssetQuery);
  const sees = useSees();
  const holders = useHolderFilter();
  const sellers = useSellerFilter();
  const departments = stats?.byDepartment.map(({ department }) => department).filter(Boolean) ?? [];
  return [
    { name: 'category', label: label('category'), options: assetCategories },
    { name: 'status', label: label('status'), options: assetStatuses },
    {
      name: 'department',
      label: label('department'),
      options: departments.map((department) => ({ value: department, label: department })),
    },
    {
      name: 'assigned',
      label: label('assigned'),
      options: [
        { value: 'yes', label: t('Assigned') },
        { value: 'no', label: t('Unassigned') },
      ],
    },
    ...holders,
    ...sellers,
    { name: 'location', label: label('location') },
    ...(sees('supplier') ? [{ name: 'supplier', label: label('supplier') }] : []),
    { name: 'from', label: label('from'), kind: 'date' },
    { name: 'to', label: label('to'), kind: 'date' },
    { name: 'registeredFrom', label: label('registeredFrom'), kind: 'date' },
    ...(sees('value')
      ? [
          { name: 'min', label: label('min'), kind: 'money' as const },
          { name: 'max', label: label('max'), kind: 'money' as const },
        ]
      : []),
    { name: 'contract', label: label('contract') },
    {
      name: 'attention',
      label: label('attention'),
      options: [
        { value: 'any', label: t('Anything that needs attention') },
        { value: 'repair', label: t('Under Repair') },
        { value: 'warranty', label: t('Warranty expiring') },
        { value: 'amc', label: t('AMC expiring') },
      ],
    },
    {
      name: 'disposal',
      label: label('disposal'),
      options: disposalStatuses
        .filter((status) => status !== 'None')
        .map((status) => ({ value: status, label: t(status) })),
    },
  ];
}
