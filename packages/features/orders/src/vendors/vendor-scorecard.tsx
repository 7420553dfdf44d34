import { type ReplyOf, tickets as contract, type vendors } from '@portal/contracts';
import { formatNumber, formatTenth, Ltr, Money, Properties, Sheet, Stack, useMay, useRead, useT } from '@portal/ui';
import { leading, useVendorFigures } from './vendor-figures.js';
import type { VendorPagesProps } from './vendor-list.page.js';
import { Days, DeliveryMeasure, Rate } from './vendor.words.js';

interface VendorScorecardProps {
  vendor: ReplyOf<typeof vendors.get>;
  at: Omit<VendorPagesProps, 'base'>;
}

const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;

/** How a vendor did, from facts alone: each figure opens what is behind it, and without data nothing is claimed. */
export function VendorScorecard({ vendor, at }: VendorScorecardProps) {
  const t = useT();
  const figures = useVendorFigures(vendor, at);
  const { id, performance } = vendor;
  const orders = (more = '') => `${at.orders}?seller=${id}${more}`;
  const { totalOrders, approvedOrders, averageOrderValue } = performance;
  const completed = orders('&status=Completed');
  return (
    <Sheet title={t('Performance')}>
      <Stack>
        <Properties
          stacked
          properties={[
            figures.orders,
            { label: t('Active Orders'), value: leading(orders('&active=yes'), count(performance.activeOrders)) },
            { label: t('Completed'), value: leading(completed, count(performance.completedOrders)) },
            {
              label: t('Completion rate'),
              value: leading(completed, <Rate rate={totalOrders ? performance.completionRate : null} />),
            },
            figures.onTime,
            {
              label: t('Avg days from approval to delivery'),
              value: leading(orders('&delivered=yes'), <Days days={performance.averageDeliveryTime} />),
            },
            {
              label: t('Total Value'),
              value: leading(orders('&approved=yes'), <Money amount={performance.totalValue} />),
            },
            {
              label: t('Average over {{count}} approved orders', { count: approvedOrders }),
              value:
                averageOrderValue === null
                  ? t('No data')
                  : leading(orders('&approved=yes'), <Money amount={averageOrderValue} />),
            },
            figures.rejected,
            ...useTicketFigures(id, at.tickets),
          ]}
        />
        <DeliveryMeasure />
      </Stack>
    </Sheet>
  );
}

/** How many tickets the vendor was given, and how long it took with those that are resolved. */
function useTicketFigures(id: string, tickets: string) {
  const t = useT();
  const may = useMay();
  const { data, error } = useRead(contract.turnaround, { query: { seller: id }, enabled: may(contract.turnaround) });
  const unknown = error ? t('Not known at the moment') : '…';
  const to = `${tickets}?seller=${id}`;
  const { averageHours } = data ?? {};
  return [
    { label: t('Support tickets'), value: data ? leading(to, count(data.tickets)) : unknown },
    {
      label: t('Average time to resolve a ticket'),
      value: !data
        ? unknown
        : typeof averageHours !== 'number'
          ? t('No data')
          : leading(
              `${to}&active=no`,
              t('{{hours}} hours, over {{count}} tickets', { hours: formatTenth(averageHours), count: data.resolved }),
            ),
    },
  ];
}
