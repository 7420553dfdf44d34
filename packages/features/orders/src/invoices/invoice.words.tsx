import { dayInIndia, type invoices, type ReplyOf, toPaise, toRupees } from '@portal/contracts';
import { DateText, Money, Secondary, ToneTag, TwoLines, useT } from '@portal/ui';

export type ShownInvoice = ReplyOf<typeof invoices.get>;

type Amounts = Pick<ShownInvoice, 'totalAmount' | 'payableAmount'>;

/** What was deducted from it when its goods were accepted, in rupees. */
export const deductedOf = ({ totalAmount, payableAmount }: Amounts) =>
  toRupees(toPaise(totalAmount) - toPaise(payableAmount));

/** What it comes to, and what is to be paid of it where that is less. */
export function InvoiceAmount({ invoice }: { invoice: Amounts }) {
  const t = useT();
  if (deductedOf(invoice) <= 0) return <Money amount={invoice.totalAmount} />;
  return (
    <TwoLines
      first={<Money amount={invoice.totalAmount} />}
      second={
        <>
          {t('Payable amount')}: <Money amount={invoice.payableAmount} />
        </>
      }
    />
  );
}

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
