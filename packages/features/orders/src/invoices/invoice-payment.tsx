import { DateText, Ltr, Money, NoteLine, PlainTable, Properties, Sheet, useT } from '@portal/ui';
import type { ShownInvoice } from './invoice.words.js';

/** How the invoice was paid, and what was recorded before it was corrected. */
export function InvoicePayment({ invoice: { payment, earlierPayments } }: { invoice: ShownInvoice }) {
  const t = useT();
  if (!payment) return null;
  return (
    <Sheet title={t('Payment')}>
      <Properties
        stacked
        properties={[
          { label: t('Paid on'), value: <DateText value={payment.paidOn} /> },
          { label: t('Payment mode'), value: t(payment.mode) },
          { label: t('Payment reference'), value: <Ltr>{payment.reference}</Ltr> },
          { label: t('Amount paid'), value: <Money amount={payment.amount} /> },
          { label: t('Deductions'), value: <Money amount={payment.deductions} /> },
          { label: t('Recorded by'), value: <bdi>{payment.recordedBy}</bdi> },
        ]}
      />
      {payment.deductionNote && (
        <NoteLine>
          {t('What was deducted')}: <bdi>{payment.deductionNote}</bdi>
        </NoteLine>
      )}
      {earlierPayments.length > 0 && (
        <PlainTable
          name={t('Corrected payments')}
          rows={earlierPayments}
          rowKey={({ recordedAt }) => recordedAt}
          columns={[
            { key: 'on', title: t('Paid on'), render: ({ paidOn }) => <DateText value={paidOn} /> },
            { key: 'ref', title: t('Payment reference'), render: ({ reference }) => <Ltr>{reference}</Ltr> },
            { key: 'amount', title: t('Amount paid'), amount: true, render: ({ amount }) => <Money amount={amount} /> },
            { key: 'by', title: t('Recorded by'), render: ({ recordedBy }) => <bdi>{recordedBy}</bdi> },
          ]}
        />
      )}
    </Sheet>
  );
}
