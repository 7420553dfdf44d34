import type { expiries, ReplyOf } from '@portal/contracts';
import { type Figure, formatNumber, Ltr, useT } from '@portal/ui';

type Counts = ReplyOf<typeof expiries.counts>;

/** The numbers over what ends, each a way to its rows; each band holds those before it. */
export function useExpiryFigures(base: string, counts: Counts | undefined): Figure[] | undefined {
  const t = useT();
  if (!counts) return undefined;
  const figure = (label: string, { warranty, amc }: Counts['ended'], ends: string, attention = false): Figure => ({
    label,
    value: <Ltr>{formatNumber(warranty + amc)}</Ltr>,
    note: t('{{warranty}} warranty · {{amc}} AMC', { warranty: formatNumber(warranty), amc: formatNumber(amc) }),
    attention: attention && warranty + amc > 0,
    to: `${base}?ends=${ends}`,
  });
  const within = (count: number) => t('Within {{days}} days', { days: count });
  return [
    figure(t('Has ended'), counts.ended, 'ended'),
    figure(within(7), counts.within7, '7', true),
    figure(within(30), counts.within30, '30'),
    figure(within(90), counts.within90, '90'),
  ];
}
