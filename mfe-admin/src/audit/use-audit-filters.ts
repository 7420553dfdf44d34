import { areaLabelOf, audit, eventLabelOf, recordLabelOf, users } from '@portal/contracts';
import { useRead, useT, type Filter } from '@portal/ui';
import { useState } from 'react';

/** The filters of the audit log: what it has of areas, actions and types, who did it, and from which day to which. */
export function useAuditFilters(): Filter[] {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { data } = useRead(audit.filters);
  const found = useRead(users.list, { query: { q: typed || undefined, pageSize: 20, sort: 'name' } });
  return [
    {
      name: 'area',
      label: t('Area'),
      options: data?.areas.map((value) => ({ value, label: t(areaLabelOf(value)) })) ?? [],
    },
    {
      name: 'action',
      label: t('Action'),
      options: data?.actions.map((value) => ({ value, label: t(eventLabelOf(value)) })) ?? [],
    },
    {
      name: 'by',
      label: t('Person'),
      options: found.data?.items.map(({ id, name, email }) => ({ value: id, label: [name, email].join(' · ') })) ?? [],
      onSearch: setTyped,
    },
    {
      name: 'recordType',
      label: t('Record type'),
      options: data?.recordTypes.map((value) => ({ value, label: t(recordLabelOf(value)) })) ?? [],
    },
    { name: 'from', label: t('From'), kind: 'date' },
    { name: 'to', label: t('To'), kind: 'date' },
  ];
}
