import { orders as contract } from '@portal/contracts';
import { Figures, formatNumber, Ltr, Money, Problem, Skeleton, useRead, useT } from '@portal/ui';
import { orders } from '../addresses.js';

/** Orders and revenue, each a way to its rows. */
export function SellerFigures() {
  const t = useT();
  const { data, error, refetch } = useRead(contract.dashboard);
  if (error) return <Problem error={error} title={t('Error loading seller data')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={1} />;
  const { totalPOs, activePOs, completedPOs, totalValue } = data;
  const percent = totalPOs ? Math.round((completedPOs / totalPOs) * 100) : 0;
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return (
    <Figures
      figures={[
        { label: t('Total Orders'), value: count(totalPOs), to: orders },
        {
          label: t('Active Orders'),
          value: count(activePOs),
          note: t('Approved or In Progress'),
          to: `${orders}?active=yes`,
        },
        {
          label: t('Completed Orders'),
          value: count(completedPOs),
          note: t('{{percent}} % of all orders', { percent }),
          to: `${orders}?status=Completed`,
        },
        { label: t('Total Revenue'), value: <Money amount={totalValue} lakh />, note: <Money amount={totalValue} /> },
      ]}
    />
  );
}
