import { purchaseOrders, type ReplyOf } from '@portal/contracts';
import { formatTenth, Lines, Ltr, Money, Secondary, ToneTag, useMay, useRead, useT } from '@portal/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type LastPrice = ReplyOf<typeof purchaseOrders.lastPrices>['items'][number];

/** In percent, to a tenth. */
const changeOf = (now: number, before: number) => Math.round(((now - before) / before) * 1000) / 10;

function Change({ percent }: { percent: number }) {
  const t = useT();
  if (percent === 0) return <>{t('the same price')}</>;
  return percent > 0 ? (
    <ToneTag tone="bad">{t('{{percent}} % more', { percent: formatTenth(percent) })}</ToneTag>
  ) : (
    <ToneTag tone="good">{t('{{percent}} % less', { percent: formatTenth(-percent) })}</ToneTag>
  );
}

/** What was last paid for the item, and how the price of now compares with it. */
function LastPriceOf({ last, unitPrice, orders }: { last: LastPrice; unitPrice: number; orders: string }) {
  const t = useT();
  return (
    <Secondary>
      {t('Last price')} <Money amount={last.unitPrice} /> ·{' '}
      <Link to={`${orders}/${last.orderId}`}>
        <Ltr>{last.orderNumber}</Ltr>
      </Link>{' '}
      · <Change percent={changeOf(unitPrice, last.unitPrice)} />
    </Secondary>
  );
}

/** Says below a line of an order what was last paid for the same; for whom the portal tells it. */
export function useLastPrices(id: string, orders: string) {
  const t = useT();
  const enabled = useMay()(purchaseOrders.lastPrices);
  const { data, error } = useRead(purchaseOrders.lastPrices, { params: { id }, enabled });
  return (line: { id: string; unitPrice: number }, words: ReactNode) => {
    if (!enabled) return words;
    const last = data?.items.find(({ lineId }) => lineId === line.id);
    const nothing = error ? t('Not known at the moment') : data ? t('No data') : '…';
    return (
      <Lines>
        {words}
        {last ? (
          <LastPriceOf last={last} unitPrice={line.unitPrice} orders={orders} />
        ) : (
          <Secondary>
            {t('Last price')}: {nothing}
          </Secondary>
        )}
      </Lines>
    );
  };
}
