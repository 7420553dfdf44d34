import { receipts, receiptStatuses } from '@portal/contracts';
import { type Column, DateText, ListScreen, Ltr, type RowOf, StatusTag, TwoLines, useT } from '@portal/ui';
import { TimeLeft } from './receipt.words.js';

type Row = RowOf<typeof receipts.list>;

function useColumns(): Column<Row>[] {
  const t = useT();
  return [
    {
      key: 'number',
      title: t('Receipt'),
      sort: 'number',
      render: ({ number, orderNumber }) => <TwoLines first={<Ltr>{number}</Ltr>} second={<Ltr>{orderNumber}</Ltr>} />,
    },
    { key: 'seller', title: t('Seller'), render: ({ sellerName }) => <bdi>{sellerName}</bdi> },
    { key: 'department', title: t('Department'), render: ({ department }) => <bdi>{department}</bdi>, card: 'none' },
    {
      key: 'received',
      title: t('Received on'),
      render: ({ receivedAt }) => <DateText value={receivedAt} />,
      card: 'none',
    },
    { key: 'due', title: t('To be inspected by'), sort: 'dueOn', render: (row) => <TimeLeft receipt={row} /> },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      render: ({ status }) => <StatusTag kind="receipt" status={status} />,
      card: 'end',
    },
  ];
}

/** Receipts: goods that came, those first whose inspection ends first. */
export function ReceiptListPage({ base }: { base: string }) {
  const t = useT();
  return (
    <ListScreen
      title={t('Receipts')}
      crumbs={[{ label: t('Receipts') }]}
      operation={receipts.list}
      searchLabel={t('Search receipt, order, seller')}
      filters={[{ name: 'status', label: t('Status'), options: [...receiptStatuses] }]}
      defaultSort="-createdAt"
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      rowLink={({ id }) => `${base}/${id}`}
      empty={{
        title: t('No receipts found'),
        text: t('Once goods are delivered, they stand here to be inspected.'),
      }}
      errorTitle={t('The receipts cannot be read')}
    />
  );
}
