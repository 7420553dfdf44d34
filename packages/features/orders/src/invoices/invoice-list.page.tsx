import { invoices, invoiceStatuses } from '@portal/contracts';
import {
  type Column,
  DateText,
  ExportMenu,
  type Figure,
  ListScreen,
  Ltr,
  Money,
  type RowOf,
  StatusTag,
  TwoLines,
  useRead,
  useT,
  useUser,
} from '@portal/ui';
import { InvoiceAmount, PaymentDue } from './invoice.words.js';

type Row = RowOf<typeof invoices.list>;

function useColumns(): Column<Row>[] {
  const t = useT();
  // A seller sees none but its own.
  const isSeller = useUser().role === 'Seller';
  const columns: Column<Row>[] = [
    {
      key: 'number',
      title: t('Invoice'),
      sort: 'number',
      render: ({ number, invoiceNumber }) => (
        <TwoLines first={<Ltr>{number}</Ltr>} second={<Ltr>{invoiceNumber}</Ltr>} />
      ),
    },
    { key: 'order', title: t('Order'), render: ({ orderNumber }) => <Ltr>{orderNumber}</Ltr> },
    { key: 'seller', title: t('Seller'), render: ({ sellerName }) => <bdi>{sellerName}</bdi>, card: 'none' },
    {
      key: 'date',
      title: t('Invoice date'),
      sort: 'invoiceDate',
      render: ({ invoiceDate }) => <DateText value={invoiceDate} />,
      card: 'none',
    },
    {
      key: 'due',
      title: t('To be paid by'),
      sort: 'dueOn',
      card: 'named',
      render: (invoice) => <PaymentDue invoice={invoice} />,
    },
    {
      key: 'amount',
      title: t('Total amount'),
      sort: 'totalAmount',
      amount: true,
      render: (invoice) => <InvoiceAmount invoice={invoice} />,
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      render: ({ status }) => <StatusTag kind="invoice" status={status} />,
      card: 'end',
    },
  ];
  return columns.filter(({ key }) => !isSeller || key !== 'seller');
}

function useFigures(base: string): Figure[] | undefined {
  const t = useT();
  const { data } = useRead(invoices.summary, {});
  if (!data) return undefined;
  const figure = (label: string, { count, amount }: typeof data.toPay, query: string, attention = false) => ({
    label,
    value: <Money amount={amount} lakh />,
    note: t('{{count}} invoices', { count }),
    to: `${base}?${query}`,
    attention: attention && count > 0,
  });
  return [
    figure(t('To be paid'), data.toPay, 'status=Accepted'),
    figure(t('Overdue'), data.overdue, 'overdue=yes', true),
    figure(t('Paid in this financial year'), data.paidThisYear, 'paid=this-year'),
  ];
}

/** Invoices: what sellers billed, what is to be paid, and what was paid. */
export function InvoiceListPage({ base }: { base: string }) {
  const t = useT();
  return (
    <ListScreen
      title={t('Invoices')}
      crumbs={[{ label: t('Invoices') }]}
      operation={invoices.list}
      figures={useFigures(base)}
      searchLabel={t('Search invoice, order')}
      filters={[
        { name: 'status', label: t('Status'), options: [...invoiceStatuses] },
        {
          name: 'overdue',
          label: t('Payment'),
          options: [
            { value: 'yes', label: t('Overdue') },
            { value: 'no', label: t('Not overdue') },
          ],
        },
        {
          name: 'paid',
          label: t('Paid'),
          options: [{ value: 'this-year', label: t('Paid in this financial year') }],
        },
        { name: 'from', label: t('From'), kind: 'date' },
        { name: 'to', label: t('To'), kind: 'date' },
      ]}
      defaultSort="-createdAt"
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      rowLink={({ id }) => `${base}/${id}`}
      tools={<ExportMenu csv={invoices.exportCsv} name="invoices" />}
      empty={{
        title: t('No invoices found'),
        text: t('Once goods are accepted, their seller sends the invoice from the page of the order.'),
      }}
      errorTitle={t('The invoices cannot be read')}
    />
  );
}
