import { reports } from '@portal/contracts';
import { DeliveryMeasure } from '@portal/features-orders';
import { formatNumber, Ltr, Properties, Score, Secondary, Sheet, Stack, useRead, useT } from '@portal/ui';
import { Link } from 'react-router';
import { purchaseOrders } from '../addresses.js';

/** How deliveries went in the last year, from the orders themselves; each figure leads to the orders that make it. */
export function Performance() {
  const t = useT();
  const { data } = useRead(reports.deliveries, { query: { period: 'year' } });
  if (!data) return null;
  const { from, deliveredOrders, lateOrders, onTimeDeliveryRate, avgDeliveryTime } = data;
  const unknown = <Secondary>{t('No data yet')}</Secondary>;
  const at = (delivered: 'yes' | 'late') => `${purchaseOrders}?delivered=${delivered}&deliveredFrom=${from}`;
  return (
    <Sheet title={t('Performance Metrics')} more={<Secondary>{t('Last 12 months')}</Secondary>}>
      <Stack>
        <Properties
          stacked
          properties={[
            {
              label: t('On-time deliveries'),
              value:
                onTimeDeliveryRate === null ? (
                  unknown
                ) : (
                  <Link to={at('yes')}>
                    <Score value={onTimeDeliveryRate} />
                  </Link>
                ),
            },
            {
              label: t('Average time from approval to delivery'),
              value:
                avgDeliveryTime === null ? (
                  unknown
                ) : (
                  <Link to={at('yes')}>{t('{{count}} days', { count: avgDeliveryTime })}</Link>
                ),
            },
            {
              label: t('Delivered orders'),
              value: (
                <Link to={at('yes')}>
                  <Ltr>{formatNumber(deliveredOrders)}</Ltr>
                </Link>
              ),
            },
            {
              label: t('Delivered late'),
              value: (
                <Link to={at('late')}>
                  <Ltr>{formatNumber(lateOrders)}</Ltr>
                </Link>
              ),
            },
          ]}
        />
        <DeliveryMeasure />
      </Stack>
    </Sheet>
  );
}
