import { InvoiceCorrection, invoices } from '@portal/contracts';
import {
  ButtonLink,
  call,
  editedRecord,
  Form,
  FormBar,
  FormPage,
  Headline,
  Ltr,
  NoteLine,
  Problem,
  Skeleton,
  toast,
  useMay,
  useKeptRead,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { BillableLine } from './invoice-form.words.js';
import { InvoiceFields } from './invoice-fields.js';
import type { ShownInvoice } from './invoice.words.js';

interface OpenedProps {
  invoice: ShownInvoice;
  lines: readonly BillableLine[];
  base: string;
}

const correctionOf = (invoice: ShownInvoice) => ({
  invoiceNumber: invoice.invoiceNumber,
  invoiceDate: invoice.invoiceDate,
  notes: invoice.notes,
  items: invoice.items.map(({ lineId, quantity, unitPrice, gst, hsn }) => ({
    ...{ lineId, quantity, unitPrice, gst },
    ...(hsn ? { hsn } : {}),
  })),
});

// As it was opened: what was sent changes it before the page is left.
function Opened({ base, ...now }: OpenedProps) {
  const t = useT();
  const may = useMay();
  const navigate = useNavigate();
  const correct = useWrite(invoices.correct);
  const [{ invoice, lines }] = useState(now);
  const back = `${base}/${invoice.id}`;
  const params = { id: invoice.id };
  if (invoice.status !== 'Returned' || !may(invoices.correct))
    return <NoteLine tone="waiting">{t('This invoice cannot be corrected now.')}</NoteLine>;
  return (
    <>
      <NoteLine tone="bad">
        {t('Why it was returned')}: <bdi>{invoice.reason}</bdi>
      </NoteLine>
      <Form
        schema={InvoiceCorrection}
        edited={editedRecord(() => call(invoices.get, { params }), invoice, correctionOf)}
        failureTitle={t('The invoice was not sent')}
        onSubmit={async (body, { version }) => {
          await correct.mutateAsync({ params, version, body });
          toast(t('Invoice {{number}} was sent; the buyer was told.', { number: invoice.number }));
          await navigate(back);
        }}
      >
        <InvoiceFields lines={lines} hasFile />
        <FormBar submit={t('Send again')} busyText={t('Sending...')}>
          <ButtonLink to={back}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </>
  );
}

/** Where a seller corrects an invoice that was returned. */
export function CorrectInvoicePage({ base }: { base: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: invoice, error, refetch } = useKeptRead(invoices.get, { params: { id } });
  const { data: billable } = useRead(invoices.billable, {
    query: { source: invoice?.source ?? 'gem', orderId: invoice?.orderId ?? '' },
    enabled: invoice !== undefined,
  });
  if (error) return <Problem error={error} title={t('The invoice cannot be read')} onRetry={() => void refetch()} />;
  if (!invoice || !billable) return <Skeleton />;
  const number = <Ltr>{invoice.number}</Ltr>;
  const title = t('Correct Invoice');
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Invoices'), to: base }, { label: number, to: `${base}/${id}` }, { label: title }]}
        title={title}
        page={`${title} ${invoice.number}`}
        more={number}
      />
      <Opened invoice={invoice} lines={billable.lines} base={base} />
    </FormPage>
  );
}
