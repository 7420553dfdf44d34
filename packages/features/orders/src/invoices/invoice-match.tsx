import { formatNumber, Ltr, Money, PlainTable, Sheet, ToneTag, Totals, TwoLines, useT } from '@portal/ui';
import { deductedOf, type ShownInvoice } from './invoice.words.js';

type Line = ShownInvoice['match'][number];

/** Whether a line fits its order: in words, not by colour alone. */
function Verdict({ line: { accepted, invoiced, quantity, difference } }: { line: Line }) {
  const t = useT();
  if (invoiced + quantity > accepted) return <ToneTag tone="bad">{t('More than accepted')}</ToneTag>;
  if (difference > 0) return <ToneTag tone="bad">{t('Above the order')}</ToneTag>;
  if (difference < 0) return <ToneTag tone="waiting">{t('Below the order')}</ToneTag>;
  return <ToneTag tone="good">{t('Matches')}</ToneTag>;
}

/** An item, and what was deducted from it when it was accepted. */
function Named({ line: { name, deduction, deductionReasons = [] } }: { line: Line }) {
  const t = useT();
  if (!deduction) return <bdi>{name}</bdi>;
  return (
    <TwoLines
      first={<bdi>{name}</bdi>}
      second={
        <>
          {t('Deducted at acceptance')}: <Money amount={deduction} /> · <bdi>{deductionReasons.join('; ')}</bdi>
        </>
      }
    />
  );
}

/** The invoice beside its order and what was accepted of it, line by line, and what it comes to. */
export function InvoiceMatch({ invoice }: { invoice: ShownInvoice }) {
  const t = useT();
  const count = (units: number) => <Ltr>{formatNumber(units)}</Ltr>;
  const deducted = deductedOf(invoice);
  return (
    <Sheet title={t('Comparison with the order')} flush>
      <PlainTable
        name={t('Comparison with the order')}
        rows={invoice.match}
        rowKey={({ lineId }) => lineId}
        columns={[
          { key: 'name', title: t('Item'), render: (line) => <Named line={line} /> },
          { key: 'ordered', title: t('Ordered'), amount: true, render: ({ ordered }) => count(ordered) },
          { key: 'accepted', title: t('Accepted'), amount: true, render: ({ accepted }) => count(accepted) },
          { key: 'invoiced', title: t('Already invoiced'), amount: true, render: ({ invoiced }) => count(invoiced) },
          { key: 'quantity', title: t('This invoice'), amount: true, render: ({ quantity }) => count(quantity) },
          {
            key: 'price',
            title: t('Unit price'),
            amount: true,
            render: ({ unitPrice, orderPrice, difference }) =>
              difference === 0 ? (
                <Money amount={unitPrice} />
              ) : (
                <TwoLines
                  first={<Money amount={unitPrice} />}
                  second={
                    <>
                      {t('Order')}: <Money amount={orderPrice} />
                    </>
                  }
                />
              ),
          },
          { key: 'verdict', title: t('Result'), render: (line) => <Verdict line={line} /> },
        ]}
      />
      <Totals
        totals={[
          { label: t('Subtotal'), value: <Money amount={invoice.subtotal} /> },
          { label: t('GST'), value: <Money amount={invoice.gstTotal} /> },
          { label: t('Total amount'), value: <Money amount={invoice.totalAmount} />, sum: true },
          ...(deducted > 0
            ? [
                { label: t('Deducted at acceptance'), value: <Money amount={deducted} /> },
                { label: t('Payable amount'), value: <Money amount={invoice.payableAmount} />, sum: true },
              ]
            : []),
        ]}
      />
    </Sheet>
  );
}
