import {
  escalationPriorities,
  escalations,
  escalationStatuses,
  escalationTypes,
  isToAnswer,
  type Role,
} from '@portal/contracts';
import { type Filter, useRead, useT, useUser } from '@portal/ui';
import { useSearchParams } from 'react-router';
import { typeLabels } from '../escalation.words.js';

/** By what the list is narrowed; an order or a seller in the address can be dropped, and is named as its rows name it. */
export function useEscalationFilters(): Filter[] {
  const t = useT();
  const { role } = useUser();
  const [search] = useSearchParams();
  const [order, seller] = [search.get('order') ?? undefined, search.get('seller') ?? undefined];
  const isMaker = role === 'OEM';
  const { data } = useRead(escalations.list, { query: { order, seller, pageSize: 1 }, enabled: !!(order ?? seller) });
  const [one] = data?.items ?? [];
  const assigned = [
    ...(isAnswering(role) ? [{ value: 'me', label: t('Assigned to me') }] : []),
    { value: 'nobody', label: t('Not assigned yet') },
  ];
  return [
    { name: 'status', label: t('Status'), options: escalationStatuses },
    { name: 'priority', label: t('Priority'), options: escalationPriorities },
    {
      name: 'type',
      label: t('Type'),
      options: escalationTypes.map((type) => ({ value: type, label: t(typeLabels[type]) })),
    },
    ...(isMaker ? [] : [{ name: 'assigned', label: t('Assigned to'), options: assigned }]),
    { name: 'waiting', label: t('Turn'), options: [{ value: 'yes', label: t('Waits for us') }] },
    {
      name: 'overdue',
      label: t('Answer'),
      options: [
        { value: 'yes', label: t('Overdue') },
        { value: 'no', label: t('Not overdue') },
      ],
    },
    ...(order
      ? [
          {
            name: 'order',
            label: t('PO Number'),
            options: [{ value: order, label: one?.purchaseOrderNumber ?? order }],
          },
        ]
      : []),
    ...(seller && !isMaker
      ? [{ name: 'seller', label: t('Seller'), options: [{ value: seller, label: one?.vendorName ?? seller }] }]
      : []),
  ];
}

/** Only people of a side are asked to answer. */
const isAnswering = (role: Role) =>
  role !== 'Super Admin' && (isToAnswer(role, 'seller') || isToAnswer(role, 'office'));
