import { invoices, procurementFiles } from '@portal/contracts';
import {
  DateText,
  Headline,
  History,
  Ltr,
  Money,
  NoteLine,
  Problem,
  Properties,
  RowLink,
  Sheet,
  ShownFiles,
  Skeleton,
  Split,
  StatusTag,
  useKeptRead,
  useT,
} from '@portal/ui';
import { useParams } from 'react-router';
import { InvoiceMatch } from './invoice-match.js';
import { InvoicePayment } from './invoice-payment.js';
import { InvoiceTurn } from './invoice-turn.js';
import { deductedOf, PaymentDue, type ShownInvoice } from './invoice.words.js';

interface Places {
  orders: string;
  purchaseOrders: string;
}

function InvoiceProperties({ invoice, orders, purchaseOrders }: { invoice: ShownInvoice } & Places) {
  const t = useT();
  const order = `${invoice.source === 'gem' ? orders : purchaseOrders}/${invoice.orderId}`;
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag kind="invoice" status={invoice.status} /> },
        {
          label: t('Order'),
          value: (
            <RowLink to={order}>
              <Ltr>{invoice.orderNumber}</Ltr>
            </RowLink>
          ),
        },
        { label: t('Seller'), value: <bdi>{invoice.sellerName}</bdi> },
        { label: t('Invoice number'), value: <Ltr>{invoice.invoiceNumber}</Ltr> },
        { label: t('Invoice date'), value: <DateText value={invoice.invoiceDate} /> },
        { label: t('Total amount'), value: <Money amount={invoice.totalAmount} /> },
        ...(deductedOf(invoice) > 0
          ? [{ label: t('Payable amount'), value: <Money amount={invoice.payableAmount} /> }]
          : []),
        ...(invoice.acceptedAt
          ? [{ label: t('Accepted on'), value: <DateText value={invoice.acceptedAt} time /> }]
          : []),
        ...(invoice.dueOn ? [{ label: t('To be paid by'), value: <PaymentDue invoice={invoice} /> }] : []),
      ]}
    />
  );
}

/** One invoice: compared with its order line by line, with its file, its payment and what is to be done. */
export function InvoicePage({ base, ...places }: { base: string } & Places) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: invoice, error, refetch } = useKeptRead(invoices.get, { params: { id } });
  const crumbs = [{ label: t('Invoices'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Invoice') }]} title={t('Invoice')} />
        <Problem error={error} title={t('The invoice cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!invoice) return <Skeleton />;
  const number = <Ltr>{invoice.number}</Ltr>;
  return (
    <>
      <Headline crumbs={[...crumbs, { label: number }]} title={number} page={invoice.number} />
      <InvoiceProperties invoice={invoice} {...places} />
      {invoice.reason && (
        <NoteLine tone="bad">
          {t('Why it was returned')}: <bdi>{invoice.reason}</bdi>
        </NoteLine>
      )}
      <Split aside={<InvoiceTurn invoice={invoice} base={base} />}>
        <InvoiceMatch invoice={invoice} />
        <InvoicePayment invoice={invoice} />
        <Sheet title={t('File of the invoice')}>
          <ShownFiles files={[invoice.file]} store={procurementFiles} />
        </Sheet>
        {invoice.notes && (
          <Sheet title={t('Notes')}>
            <p>
              <bdi>{invoice.notes}</bdi>
            </p>
          </Sheet>
        )}
        <Sheet title={t('Timeline')}>
          <History entries={invoice.history} />
        </Sheet>
      </Split>
    </>
  );
}
