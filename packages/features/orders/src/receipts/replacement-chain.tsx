import { receipts } from '@portal/contracts';
import {
  DateText,
  Ltr,
  PlainTable,
  RowLink,
  Secondary,
  Sheet,
  ShowMore,
  StatusTag,
  useReadPages,
  useT,
} from '@portal/ui';
import { useState } from 'react';
import type { ShownReceipt } from './receipt.words.js';

const pageSize = 20;

/** The receipt that was rejected and those that came in its place, in the order in which they came, page after page. */
export function ReplacementChain({ receipt, base }: { receipt: ShownReceipt; base: string }) {
  const t = useT();
  const isLinked = receipt.replaces !== undefined || receipt.status === 'Replacement Received';
  const chain = receipt.firstReceiptId ?? receipt.id;
  const [pages, setPages] = useState(1);
  const question = { query: { chain, sort: 'createdAt' }, enabled: isLinked };
  const { data } = useReadPages(receipts.list, question, { pageSize, pages });
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
      <ShowMore shown={data.items.length} total={data.total} onMore={() => setPages(pages + 1)} />
    </Sheet>
  );
}
