import { invoices, type ReplyOf } from '@portal/contracts';
import {
  ButtonLink,
  Figures,
  Icon,
  Ltr,
  Money,
  PlainTable,
  RowLink,
  Sheet,
  ShowMore,
  StatusTag,
  TwoLines,
  useHome,
  useMay,
  useRead,
  useReadPages,
  useT,
} from '@portal/ui';
import { ReceiptIndianRupee } from 'lucide-react';
import { useState } from 'react';
import { InvoiceAmount, PaymentDue } from './invoice.words.js';

type Billable = ReplyOf<typeof invoices.billable>;

function Sums({ sums }: { sums: Billable['sums'] }) {
  const t = useT();
  const figure = (label: string, amount: number) => ({ label, value: <Money amount={amount} lakh /> });
  return (
    <Figures
      figures={[
        figure(t('Ordered'), sums.ordered),
        {
          ...figure(t('Accepted'), sums.accepted),
          ...(sums.deducted > 0
            ? {
                note: (
                  <>
                    {t('Deducted at acceptance')}: <Money amount={sums.deducted} />
                  </>
                ),
              }
            : {}),
        },
        figure(t('Invoiced'), sums.invoiced),
        figure(t('Paid'), sums.paid),
      ]}
    />
  );
}

const pageSize = 20;

interface InvoicesOfOrderProps {
  source: Billable['source'];
  order: string;
}

/** The invoices of an order with what was accepted, billed and paid; the seller bills from here. Nothing before anything was accepted. */
export function InvoicesOfOrder({ source, order }: InvoicesOfOrderProps) {
  const t = useT();
  const may = useMay();
  const home = useHome();
  const enabled = may(invoices.list);
  const { data: billable } = useRead(invoices.billable, { query: { source, orderId: order }, enabled });
  const [pages, setPages] = useState(1);
  const { data } = useReadPages(invoices.list, { query: { order }, enabled }, { pageSize, pages });
  if (!billable || !data || (data.items.length === 0 && billable.sums.accepted === 0)) return null;
  const canBill = may(invoices.create) && billable.lines.some((line) => line.billable > 0);
  return (
    <Sheet
      title={t('Invoices')}
      flush
      more={
        canBill && (
          <ButtonLink primary to={`${home}/invoices/new?source=${source}&order=${order}`}>
            <Icon icon={ReceiptIndianRupee} /> {t('Submit Invoice')}
          </ButtonLink>
        )
      }
    >
      <Sums sums={billable.sums} />
      {data.items.length > 0 && (
        <PlainTable
          name={t('Invoices')}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'number',
              title: t('Invoice'),
              render: ({ id, number, invoiceNumber }) => (
                <TwoLines
                  first={
                    <RowLink to={`${home}/invoices/${id}`}>
                      <Ltr>{number}</Ltr>
                    </RowLink>
                  }
                  second={<Ltr>{invoiceNumber}</Ltr>}
                />
              ),
            },
            {
              key: 'amount',
              title: t('Total amount'),
              amount: true,
              render: (invoice) => <InvoiceAmount invoice={invoice} />,
            },
            { key: 'due', title: t('To be paid by'), render: (invoice) => <PaymentDue invoice={invoice} /> },
            {
              key: 'status',
              title: t('Status'),
              render: ({ status }) => <StatusTag kind="invoice" status={status} />,
            },
          ]}
        />
      )}
      <ShowMore shown={data.items.length} total={data.total} onMore={() => setPages(pages + 1)} />
    </Sheet>
  );
}
