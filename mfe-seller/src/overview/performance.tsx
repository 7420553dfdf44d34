import { reports } from '@portal/contracts';
import { Ltr, Properties, Score, Secondary, Sheet, useRead, useT } from '@portal/ui';

/** How deliveries went in the last year, from the orders themselves. */
export function Performance() {
  const t = useT();
  const { data } = useRead(reports.orders, { query: { period: 'year' } });
  if (!data) return null;
  const { onTimeDeliveryRate, avgDeliveryTime, completedOrders } = data;
  const unknown = <Secondary>{t('No data yet')}</Secondary>;
  return (
    <Sheet title={t('Performance Metrics')} more={<Secondary>{t('Last 12 months')}</Secondary>}>
      <Properties
        stacked
        properties={[
          {
            label: t('On-time deliveries'),
            value: onTimeDeliveryRate === null ? unknown : <Score value={onTimeDeliveryRate} />,
          },
          {
            label: t('Average delivery time'),
            value: avgDeliveryTime === null ? unknown : t('{{count}} days', { count: avgDeliveryTime }),
          },
          { label: t('Completed Orders'), value: <Ltr>{completedOrders}</Ltr> },
        ]}
      />
    </Sheet>
  );
}
