import { formatNumber, Ltr, Score, Secondary, useT } from '@portal/ui';
import { Fragment, type ReactNode } from 'react';

/** A number of things. */
export const Count = ({ value }: { value: number }) => <Ltr>{formatNumber(value)}</Ltr>;

/** A rate in its colour band; nothing was delivered yet where it is null. */
export function Rate({ value }: { value: number | null }) {
  const t = useT();
  return value === null ? <Secondary>{t('No data yet')}</Secondary> : <Score value={value} />;
}

/** Several notes of one figure; those that there are not are left out. */
export const Notes = ({ notes }: { notes: readonly ReactNode[] }) =>
  notes
    .filter((note) => note !== undefined)
    .map((note, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        {note}
      </Fragment>
    ));

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

const signed = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** How a figure changed against the period before: in percent, of rates in points, of times in days. */
export function useChange() {
  const t = useT();
  return (change: number | null, unit: '%' | 'points' | 'days' = '%') => {
    if (change === null) return undefined;
    const words = {
      '%': t('{{change}} % against the period before', { change: signed.format(change) }),
      points: t('{{change}} points against the period before', { change: signed.format(change) }),
      days: t('{{change}} days against the period before', { change: signed.format(change) }),
    };
    return words[unit];
  };
}

/** The first day of a step as the portal writes days: 23-11-2026. */
export const dayOf = (from: string) => from.split('-').reverse().join('-');
