import { receipts } from '@portal/contracts';
import { DateText, Ltr, PlainTable, RowLink, Secondary, Sheet, StatusTag, useRead, useT } from '@portal/ui';
import type { ShownReceipt } from './receipt.words.js';

/** The receipt that was rejected and those that came in its place, in the order in which they came. */
export function ReplacementChain({ receipt, base }: { receipt: ShownReceipt; base: string }) {
  const t = useT();
  const isLinked = receipt.replaces !== undefined || receipt.status === 'Replacement Received';
  const chain = receipt.firstReceiptId ?? receipt.id;
  const { data } = useRead(receipts.list, { query: { chain, sort: 'createdAt', pageSize: 50 }, enabled: isLinked });
  if (!isLinked || !data) return null;
  return (
    <Sheet title={t('Replacements')} flush>
      <PlainTable
        name={t('Replacements')}
        rows={data.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            title: t('Receipt'),
            render: ({ id, number }) =>
              id === receipt.id ? (
                <b aria-current="true">
                  <Ltr>{number}</Ltr>
                </b>
              ) : (
                <RowLink to={`${base}/${id}`}>
                  <Ltr>{number}</Ltr>
                </RowLink>
              ),
          },
          {
            key: 'replaces',
            title: t('Replaces'),
            render: ({ replaces }) =>
              replaces ? <Ltr>{replaces.receiptNumber}</Ltr> : <Secondary>{t('First delivery')}</Secondary>,
          },
          { key: 'received', title: t('Received on'), render: ({ receivedAt }) => <DateText value={receivedAt} /> },
          { key: 'status', title: t('Status'), render: ({ status }) => <StatusTag kind="receipt" status={status} /> },
        ]}
      />
    </Sheet>
  );
}
