import { Asset, descriptionOf, type FieldChange, type ThreadKind, type ThreadPart } from '@portal/contracts';
import { formatDate, formatMoney, useSay, useT } from '@portal/ui';

/** The words of the thread: what entries are about, and a field's value as its reader knows it. */
export function useThreadWords() {
  const t = useT();
  const say = useSay();
  const kinds: Record<ThreadKind, string> = {
    order: t('Order'),
    delivery: t('Delivery'),
    registration: t('Register'),
    holder: t('Holders'),
    place: t('Places'),
    verification: t('Verifications'),
    repair: t('Repair and care'),
    cover: t('Warranty and AMC'),
    ticket: t('Tickets'),
    disposal: t('Disposal'),
    change: t('Changed fields'),
  };
  const missing: Record<ThreadPart, string> = {
    orders: t('The order and its deliveries cannot be read now.'),
    tickets: t('Tickets cannot be read now.'),
  };
  const labelOf = (field: string) =>
    field.startsWith('disposal.')
      ? `${t('Disposal')} · ${t(descriptionOf(Asset, field).label)}`
      : t(descriptionOf(Asset, field).label);
  const valueOf = (field: string, value: FieldChange['from']) => {
    const { unit } = descriptionOf(Asset, field);
    if (value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return value ? t('Yes') : t('No');
    if (typeof value === 'number') return unit === 'rupees' ? formatMoney(value) : String(value);
    if (unit === 'day') return formatDate(value);
    return chosen.includes(field) ? say(value) : value;
  };
  return { kinds, missing, labelOf, valueOf };
}

/** Fields whose values are words of the portal; in all others stands what somebody typed. */
const chosen = [
  ...['status', 'category', 'condition', 'procurementStatus'],
  ...['status', 'condemnation', 'method', 'handover.method', 'handover.dataWipe'].map((field) => `disposal.${field}`),
];
