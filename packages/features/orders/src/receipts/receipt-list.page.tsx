import { receiptDues, receipts, receiptStatuses } from '@portal/contracts';
import {
  type Column,
  DateText,
  type Figure,
  Figures,
  type Filter,
  formatNumber,
  ListScreen,
  Ltr,
  type RowOf,
  StatusTag,
  TwoLines,
  useRead,
  useT,
  useUser,
} from '@portal/ui';
import { useSearchParams } from 'react-router';
import { TimeLeft } from './receipt.words.js';

type Row = RowOf<typeof receipts.list>;

function useColumns(): Column<Row>[] {
  const t = useT();
  // A seller sees none but its own.
  const isSeller = useUser().role === 'Seller';
  const columns: Column<Row>[] = [
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
    { key: 'due', title: t('Due'), sort: 'dueOn', render: (row) => <TimeLeft receipt={row} /> },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      render: ({ status }) => <StatusTag kind="receipt" status={status} />,
      card: 'end',
    },
  ];
  return columns.filter(({ key }) => !isSeller || key !== 'seller');
}

/** What is awaited until when, each a way to its rows. */
function useReceiptFigures(base: string): Figure[] {
  const t = useT();
  const { role } = useUser();
  const { data } = useRead(receipts.summary);
  const { overdue = 0, soon = 0, later = 0, announced = 0 } = data ?? {};
  const count = (value: number) => (data ? <Ltr>{formatNumber(value)}</Ltr> : '–');
  const isParty = role !== 'Super Admin';
  return [
    { label: t('Overdue'), value: count(overdue), to: `${base}?due=Overdue`, attention: isParty && overdue > 0 },
    { label: t('Within 3 days'), value: count(soon), to: `${base}?due=Within+3+days`, attention: isParty && soon > 0 },
    { label: t('Later'), value: count(later), to: `${base}?due=Later` },
    { label: t('Replacement Announced'), value: count(announced), to: `${base}?status=Replacement+Announced` },
  ];
}

/** By what the list is narrowed; a seller in the address can be dropped, and is named as its rows name it. */
function useReceiptFilters(): Filter[] {
  const t = useT();
  const [search] = useSearchParams();
  const seller = search.get('seller') ?? undefined;
  const { data } = useRead(receipts.list, { query: { seller, pageSize: 1 }, enabled: seller !== undefined });
  const name = data?.items[0]?.sellerName ?? seller;
  return [
    { name: 'status', label: t('Status'), options: [...receiptStatuses] },
    { name: 'due', label: t('Due'), options: [...receiptDues] },
    { name: 'rejected', label: t('Result'), options: [{ value: 'yes', label: t('With rejected units') }] },
    ...(seller && name ? [{ name: 'seller', label: t('Seller'), options: [{ value: seller, label: name }] }] : []),
  ];
}

/** Receipts: goods that came, the newest first. */
export function ReceiptListPage({ base }: { base: string }) {
  const t = useT();
  return (
    <ListScreen
      title={t('Receipts')}
      crumbs={[{ label: t('Receipts') }]}
      operation={receipts.list}
      searchLabel={t('Search receipt, order, seller')}
      banner={<Figures figures={useReceiptFigures(base)} />}
      filters={useReceiptFilters()}
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
