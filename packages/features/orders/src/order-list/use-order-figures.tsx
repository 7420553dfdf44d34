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
  const { totalPOs, pendingApproval, activePOs, completedPOs, overdueDeliveries, totalValue } = data;
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return [
    { label: t('Total Orders'), value: count(totalPOs), to: base },
    {
      label: t('Pending Approval'),
      value: count(pendingApproval),
      to: `${base}?status=Pending+Approval`,
      attention: role === 'Super Admin' && pendingApproval > 0,
    },
    {
      label: t('Active Orders'),
      value: count(activePOs),
      note: t('Approved or In Progress'),
      to: `${base}?active=yes`,
    },
    ...(overdueDeliveries > 0
      ? [
          {
            label: t('Overdue Deliveries'),
            value: count(overdueDeliveries),
            to: `${base}?delivery=Overdue`,
            attention: role !== 'Super Admin',
          },
        ]
      : []),
    { label: t('Completed Orders'), value: count(completedPOs), to: `${base}?status=Completed` },
    { label: t('Total Value'), value: <Money amount={totalValue} lakh />, note: <Money amount={totalValue} /> },
  ];
}
