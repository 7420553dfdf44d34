import { receipts } from '@portal/contracts';
import {
  DateText,
  Ltr,
  PlainTable,
  RowLink,
  Sheet,
  ShowMore,
  StatusTag,
  TwoLines,
  useHome,
  useMay,
  useReadPages,
  useT,
} from '@portal/ui';
import { useState } from 'react';
import { DeliveredSerials } from './delivered-serials.js';
import { type ShownReceipt, TimeLeft } from './receipt.words.js';

const pageSize = 20;

const unitsOf = (lines: ShownReceipt['lines']) => lines.reduce((sum, { delivered }) => sum + delivered, 0);

/** The receipts of an order, each with its page, the newest first and page after page; nothing where nothing came yet. */
export function ReceiptsOfOrder({ order }: { order: string }) {
  const t = useT();
  const may = useMay();
  const home = useHome();
  const [pages, setPages] = useState(1);
  const { data } = useReadPages(receipts.list, { query: { order }, enabled: may(receipts.list) }, { pageSize, pages });
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
          {
            key: 'units',
            title: t('Delivered'),
            render: ({ lines }) => (
              <TwoLines
                first={t('{{count}} units', { count: unitsOf(lines) })}
                second={<DeliveredSerials lines={lines} />}
              />
            ),
          },
          { key: 'due', title: t('Due'), render: (row) => <TimeLeft receipt={row} /> },
          {
            key: 'status',
            title: t('Status'),
            render: ({ status }) => <StatusTag kind="receipt" status={status} />,
          },
        ]}
      />
      <ShowMore shown={data.items.length} total={data.total} onMore={() => setPages(pages + 1)} />
    </Sheet>
  );
}
