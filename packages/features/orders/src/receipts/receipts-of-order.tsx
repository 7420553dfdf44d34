import { receipts } from '@portal/contracts';
import { DateText, Ltr, PlainTable, RowLink, Sheet, StatusTag, useHome, useMay, useRead, useT } from '@portal/ui';
import { TimeLeft } from './receipt.words.js';

/** The receipts of an order, each with its page; nothing where nothing came yet. */
export function ReceiptsOfOrder({ order }: { order: string }) {
  const t = useT();
  const may = useMay();
  const home = useHome();
  const { data } = useRead(receipts.list, { query: { order, pageSize: 50 }, enabled: may(receipts.list) });
  if (!data?.items.length) return null;
  return (
    <Sheet title={t('Receipts')} flush>
      <PlainTable
        name={t('Receipts')}
        rows={data.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            title: t('Receipt'),
            render: ({ id, number }) => (
              <RowLink to={`${home}/receipts/${id}`}>
                <Ltr>{number}</Ltr>
              </RowLink>
            ),
          },
          { key: 'received', title: t('Received on'), render: ({ receivedAt }) => <DateText value={receivedAt} /> },
          { key: 'due', title: t('Due'), render: (row) => <TimeLeft receipt={row} /> },
          {
            key: 'status',
            title: t('Status'),
            render: ({ status }) => <StatusTag kind="receipt" status={status} />,
          },
        ]}
      />
    </Sheet>
  );
}
