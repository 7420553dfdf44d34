import type { ReplyOf, vendors } from '@portal/contracts';
import { formatNumber, formatTenth, Ltr, type Property, useT } from '@portal/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Rate } from './vendor.words.js';

/** Where what is behind the figures of a vendor lives. */
interface VendorPlaces {
  orders: string;
  /** Of an area that shows what was inspected. */
  receipts?: string | undefined;
}

/** Leads to what is behind a figure, where the area has it. */
export const leading = (to: string | undefined, figure: ReactNode) => (to ? <Link to={to}>{figure}</Link> : figure);

/** The figures by which a vendor is judged, each with the rows behind it; without data nothing is claimed. */
export function useVendorFigures({ id, performance, goods }: ReplyOf<typeof vendors.get>, at: VendorPlaces) {
  const t = useT();
  const orders = (more = '') => `${at.orders}?seller=${id}${more}`;
  const { deliveredOrders, onTimeOrders } = performance;
  const rejected = at.receipts && `${at.receipts}?seller=${id}&rejected=yes`;
  return {
    orders: { label: t('Total Orders'), value: leading(orders(), <Ltr>{formatNumber(performance.totalOrders)}</Ltr>) },
    onTime: {
      label: t('On-Time Delivery'),
      value:
        performance.onTimeDelivery === null ? (
          t('No data')
        ) : (
          <>
            {leading(orders('&delivered=yes'), <Rate rate={performance.onTimeDelivery} />)}{' '}
            {leading(
              orders('&delivered=late'),
              t('{{late}} of {{delivered}} late', {
                late: formatNumber(deliveredOrders - onTimeOrders),
                delivered: formatNumber(deliveredOrders),
              }),
            )}
          </>
        ),
    },
    rejected: {
      label: t('Rejected units'),
      value:
        goods.rejectionRate === null
          ? t('No data')
          : leading(
              rejected,
              t('{{rejected}} of {{inspected}} inspected ({{rate}} %)', {
                rejected: formatNumber(goods.rejectedUnits),
                inspected: formatNumber(goods.inspectedUnits),
                rate: formatTenth(goods.rejectionRate),
              }),
            ),
    },
  } satisfies Record<string, Property>;
}
