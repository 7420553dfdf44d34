import { people, type Role } from '@portal/contracts';
import { formatNumber, useRead, useT, type Filter } from '@portal/ui';
import { useState } from 'react';
import { wordsOf } from './role-words.js';

const many = 100;

/** The filters of a role's list, with the organisations and departments that its accounts have. */
export function usePersonFilters(role: Role): Filter[] {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { data } = useRead(people.filters, { query: { role, q: typed || undefined } });
  const options = (of: { value: string; label: string; count: number }[] = []) =>
    of.map(({ value, label, count }) => ({
      value,
      label: t('{{name}} ({{n}})', { name: label, n: formatNumber(count) }),
    }));
  // A long list is searched by the server; a short one is all there.
  const onSearch = typed || (data?.organizations.length ?? 0) >= many ? setTyped : undefined;
  return [
    {
      name: 'status',
      label: t('Status'),
      options: [
        { value: 'active', label: t('Active') },
        { value: 'suspended', label: t('Suspended') },
        { value: 'deleted', label: t('Deleted') },
      ],
    },
    {
      name: 'organizationId',
      label: t('Organization or company'),
      placeholder: role === 'Seller' || role === 'OEM' ? wordsOf(t, role).all : undefined,
      options: options(data?.organizations),
      onSearch,
    },
    {
      name: 'department',
      label: t('Department'),
      placeholder: role === 'Seller' || role === 'OEM' ? undefined : wordsOf(t, role).all,
      options: options(data?.departments),
      onSearch,
    },
  ];
}
