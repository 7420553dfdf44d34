import type { orders, ReplyOf } from '@portal/contracts';
import { formatNumber, Ltr, Money, useT, useUser, type Figure } from '@portal/ui';

/** The numbers over the list of orders, each a way to its rows. */
export function useOrderFigures(
  base: string,
  data: ReplyOf<typeof orders.dashboard> | undefined,
): Figure[] | undefined {
  const t = useT();
  const { role } = useUser();
  if (!data) return undefined;
  const { total, pendingApproval, active, completed, overdue, totalValue } = data.gemOrders;
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return [
    { label: t('Total Orders'), value: count(total), to: base },
    {
      label: t('Pending Approval'),
      value: count(pendingApproval),
      to: `${base}?status=Pending+Approval`,
      attention: role === 'Super Admin' && pendingApproval > 0,
    },
    {
      label: t('Active Orders'),
      value: count(active),
      note: t('Approved or In Progress'),
      to: `${base}?active=yes`,
    },
    ...(overdue > 0
      ? [
          {
            label: t('Overdue Deliveries'),
            value: count(overdue),
            to: `${base}?delivery=Overdue`,
            attention: role !== 'Super Admin',
          },
        ]
      : []),
    { label: t('Completed Orders'), value: count(completed), to: `${base}?status=Completed` },
    { label: t('Total Value'), value: <Money amount={totalValue} lakh />, note: <Money amount={totalValue} /> },
  ];
}
