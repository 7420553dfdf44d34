import { invoices, NewInvoice, purchaseOrderSources, type ReplyOf } from '@portal/contracts';
import {
  ButtonLink,
  Empty,
  Form,
  FormBar,
  FormPage,
  Headline,
  Ltr,
  Problem,
  Skeleton,
  toast,
  today,
  useMay,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { begunLines } from './invoice-form.words.js';
import { InvoiceFields } from './invoice-fields.js';

type Billable = ReplyOf<typeof invoices.billable>;

// As it was opened: what was sent changes it before the page is left.
function Opened({ billable: now, base }: { billable: Billable; base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const create = useWrite(invoices.create);
  const [{ source, orderId, lines }] = useState(now);
  const items = begunLines(lines);
  if (items.length === 0) {
    return (
      <Empty
        title={t('Nothing can be invoiced now')}
        text={t('Only what the buyer has accepted and what is not invoiced yet can be billed.')}
      />
    );
  }
  return (
    <Form
      schema={NewInvoice}
      initial={{ source, orderId, invoiceDate: today(), items }}
      draft={`invoice-${orderId}`}
      failureTitle={t('The invoice was not sent')}
      onSubmit={async (body, { idempotencyKey }) => {
        const { id, number } = await create.mutateAsync({ body, idempotencyKey });
        toast(t('Invoice {{number}} was sent; the buyer was told.', { number }));
        await navigate(`${base}/${id}`);
      }}
    >
      <InvoiceFields lines={lines} />
      <FormBar submit={t('Submit Invoice')} busyText={t('Sending...')}>
        <ButtonLink to={base}>{t('Cancel')}</ButtonLink>
      </FormBar>
    </Form>
  );
}

/** Where a seller bills what was accepted of an order; the address names the order. */
export function NewInvoicePage({ base }: { base: string }) {
  const t = useT();
  const may = useMay();
  const [search] = useSearchParams();
  const orderId = search.get('order') ?? '';
  const source = purchaseOrderSources.find((one) => one === search.get('source')) ?? 'gem';
  const query = { source, orderId };
  const isAsked = orderId !== '' && may(invoices.create);
  const { data, error, refetch } = useRead(invoices.billable, { query, enabled: isAsked });
  const title = t('Submit Invoice');
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Invoices'), to: base }, { label: title }]}
        title={title}
        more={data && <Ltr>{data.orderNumber}</Ltr>}
      />
      {error && <Problem error={error} title={t('The order cannot be read')} onRetry={() => void refetch()} />}
      {!isAsked && (
        <Empty
          title={t('Nothing can be invoiced now')}
          text={t('The seller of an order sends its invoice from the page of the order.')}
        />
      )}
      {isAsked && !data && !error && <Skeleton />}
      {data && <Opened billable={data} base={base} />}
    </FormPage>
  );
}
