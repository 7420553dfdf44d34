import type { ReplyOf, vendors } from '@portal/contracts';
import { formatNumber, formatTenth, Ltr, Secondary, ToneTag, useT } from '@portal/ui';

export type ShownVendor = ReplyOf<typeof vendors.list>['items'][number];

/** Rates of at least 80 % are good, of at least 60 % doubtful, others bad (requirements: report colour bands). */
const toneOf = (rate: number) => (rate >= 80 ? 'good' : rate >= 60 ? 'waiting' : 'bad');

/** A rate in its band; the words say it where the colour is not seen. */
export function Rate({ rate }: { rate: number | null }) {
  const t = useT();
  return rate === null ? t('No data') : <ToneTag tone={toneOf(rate)}>{`${formatNumber(rate)} %`}</ToneTag>;
}

/** What is measured by the figures of deliveries. */
export function DeliveryMeasure() {
  const t = useT();
  return (
    <Secondary as="p">
      {t(
        'A delivery counts on the day on which all of an order had come. What is replaced later does not move that day.',
      )}
    </Secondary>
  );
}

/** Mean days of a delivery. */
export function Days({ days }: { days: number | null }) {
  const t = useT();
  return days === null ? t('No data') : <Ltr>{formatTenth(days)}</Ltr>;
}
