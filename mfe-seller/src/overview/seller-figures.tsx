import { orders as contract } from '@portal/contracts';
import { Figures, formatLakh, formatNumber, Ltr, Money, Problem, Skeleton, useRead, useT } from '@portal/ui';
import { purchaseOrders } from '../addresses.js';

/** GeM orders and purchase orders and their revenue, each a way to the rows that it counts. */
export function SellerFigures() {
  const t = useT();
  const { data, error, refetch } = useRead(contract.dashboard);
  if (error) return <Problem error={error} title={t('Error loading seller data')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={1} />;
  const { totalPOs, activePOs, completedPOs, pendingValue, totalValue } = data;
  const percent = totalPOs ? Math.round((completedPOs / totalPOs) * 100) : 0;
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return (
    <Figures
      figures={[
        { label: t('Total Orders'), value: count(totalPOs), to: purchaseOrders },
        {
          label: t('Active Orders'),
          value: count(activePOs),
          note: t('pending {{value}} lakh', { value: formatLakh(pendingValue) }),
          to: `${purchaseOrders}?active=yes`,
        },
        {
          label: t('Completed Orders'),
          value: count(completedPOs),
          note: t('{{percent}} % of all orders', { percent }),
          to: `${purchaseOrders}?status=Completed`,
        },
        {
          label: t('Total Revenue'),
          value: <Money amount={totalValue} lakh />,
          note: <Money amount={totalValue} />,
          to: `${purchaseOrders}?approved=yes`,
        },
      ]}
    />
  );
}
