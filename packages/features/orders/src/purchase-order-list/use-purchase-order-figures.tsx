import type { purchaseOrders, ReplyOf } from '@portal/contracts';
import { formatNumber, Ltr, Money, useT, useUser, type Figure } from '@portal/ui';

type Summary = ReplyOf<typeof purchaseOrders.summary>;

const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;

/** What waits, is on its way or late, each a way to its rows. */
export function usePurchaseOrderAlerts(base: string, data: Summary): Figure[] {
  const t = useT();
  const { role } = useUser();
  return [
    {
      label: t('Pending Approval'),
      value: count(data.pendingApproval),
      to: `${base}?status=Pending+Approval`,
      attention: role === 'Super Admin' && data.pendingApproval > 0,
    },
    { label: t('In Transit'), value: count(data.inTransit), to: `${base}?status=In+Transit` },
    { label: t('Overdue'), value: count(data.overdue), to: `${base}?health=Overdue`, attention: data.overdue > 0 },
  ];
}

/** The numbers over the list of purchase orders. */
export function usePurchaseOrderCards(base: string, data: Summary): Figure[] {
  const t = useT();
  return [
    { label: t('Total Purchase Orders'), value: count(data.total), to: base },
    { label: t('Active Orders'), value: count(data.active), to: `${base}?active=yes` },
    { label: t('Completed Orders'), value: count(data.completed), to: `${base}?status=Completed` },
    {
      label: t('Total Value'),
      value: <Money amount={data.totalValue} lakh />,
      note: <Money amount={data.totalValue} />,
      to: `${base}?approved=yes`,
    },
  ];
}
