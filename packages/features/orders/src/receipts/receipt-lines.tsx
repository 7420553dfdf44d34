import { formatNumber, Ltr, Money, PlainTable, Secondary, Sheet, TwoLines, useT } from '@portal/ui';
import { DeliveredSerials } from './delivered-serials.js';
import { reasonWords } from './rejection.words.js';
import type { ShownReceipt } from './receipt.words.js';

/** The lines of a receipt: what came, what was found of it, and what is replaced. */
export function ReceiptLines({ receipt: { lines, replacement } }: { receipt: ShownReceipt }) {
  const t = useT();
  const count = (units: number | undefined) => (units === undefined ? '–' : <Ltr>{formatNumber(units)}</Ltr>);
  return (
    <Sheet title={t('Items')} flush>
      <PlainTable
        name={t('Items')}
        rows={lines}
        rowKey={({ lineId }) => lineId}
        columns={[
          {
            key: 'name',
            title: t('Item'),
            render: ({ name, category }) => (
              <TwoLines first={<bdi>{name}</bdi>} second={category ? t(category) : undefined} />
            ),
          },
          { key: 'delivered', title: t('Delivered'), amount: true, render: ({ delivered }) => count(delivered) },
          { key: 'accepted', title: t('Accepted'), amount: true, render: ({ accepted }) => count(accepted) },
          { key: 'rejected', title: t('Rejected'), amount: true, render: ({ rejected }) => count(rejected) },
          ...(lines.some(({ serialNumbers }) => serialNumbers)
            ? [
                {
                  key: 'serials',
                  title: t('Serial numbers'),
                  render: (line: ShownReceipt['lines'][number]) =>
                    line.serialNumbers ? <DeliveredSerials lines={[line]} /> : <Secondary>–</Secondary>,
                },
              ]
            : []),
          ...(lines.some(({ rejectedSerials }) => rejectedSerials)
            ? [
                {
                  key: 'units',
                  title: t('Rejected units'),
                  render: ({ rejectedSerials = [] }: ShownReceipt['lines'][number]) =>
                    rejectedSerials.length > 0 ? <Ltr>{rejectedSerials.join(', ')}</Ltr> : <Secondary>–</Secondary>,
                },
              ]
            : []),
          ...(replacement
            ? [
                {
                  key: 'replaced',
                  title: t('To be replaced'),
                  amount: true,
                  render: ({ replacedUnits }: ShownReceipt['lines'][number]) => count(replacedUnits),
                },
              ]
            : []),
          ...(lines.some(({ deduction }) => deduction)
            ? [
                {
                  key: 'deduction',
                  title: t('Deduction'),
                  amount: true,
                  render: ({ deduction, deductionReason }: ShownReceipt['lines'][number]) =>
                    deduction ? (
                      <TwoLines first={<Money amount={deduction} />} second={<bdi>{deductionReason}</bdi>} />
                    ) : (
                      <Secondary>–</Secondary>
                    ),
                },
              ]
            : []),
          {
            key: 'reason',
            title: t('Reason'),
            render: ({ reason, note }) =>
              reason ? (
                <TwoLines first={t(reasonWords[reason])} second={note ? <bdi>{note}</bdi> : undefined} />
              ) : (
                <Secondary>–</Secondary>
              ),
          },
        ]}
      />
    </Sheet>
  );
}
