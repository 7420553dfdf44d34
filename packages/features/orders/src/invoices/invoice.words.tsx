import { dayInIndia, type invoices, type ReplyOf } from '@portal/contracts';
import { DateText, Secondary, ToneTag, useT } from '@portal/ui';

export type ShownInvoice = ReplyOf<typeof invoices.get>;

/** By when it is to be paid; what is late says so in words. */
export function PaymentDue({ invoice: { status, dueOn } }: { invoice: Pick<ShownInvoice, 'status' | 'dueOn'> }) {
  const t = useT();
  if (!dueOn) return <Secondary>–</Secondary>;
  const isOverdue = status === 'Accepted' && dueOn < dayInIndia();
  return (
    <>
      <DateText value={dueOn} /> {isOverdue && <ToneTag tone="bad">{t('Overdue')}</ToneTag>}
    </>
  );
}
