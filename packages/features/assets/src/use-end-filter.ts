import { coverReminderDays } from '@portal/contracts';
import { type Filter, useT } from '@portal/ui';

/** A filter for what ends soon, by the same days at which its sides are told. */
export function useEndFilter(): Filter {
  const t = useT();
  return {
    name: 'endsWithin',
    label: t('Ends within'),
    options: coverReminderDays.map((days) => ({ value: String(days), label: t('{{number}} days', { number: days }) })),
  };
}
