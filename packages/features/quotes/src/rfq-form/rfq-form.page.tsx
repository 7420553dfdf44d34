import { type PurchaseOrder, purchaseOrders, rfqs } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, useRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { ShownRfq } from '../quote.words.js';
import { RfqForm } from './rfq.form.js';

/** Writes a request for quotation, of a purchase order that the address names; at an address with an id, edits that draft. */
export function RfqFormPage({ base }: { base: string }) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const orderId = search.get('order');
  if (id) return <Edition key={id} id={id} base={base} />;
  return orderId ? <OfOrder id={orderId} base={base} /> : <NewRequest base={base} />;
}

function NewRequest({ base, order }: { base: string; order?: PurchaseOrder }) {
  const t = useT();
  const title = t('Request Quotes');
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Quotes'), to: base }, { label: title }]}
        title={title}
        more={order && <Ltr>{order.poNumber}</Ltr>}
      />
      <RfqForm base={base} begun={order && begunOf(order)} />
    </FormPage>
  );
}

const begunOf = ({ id, title, buyerId, expectedDeliveryDate, sellerOrganizationId, items }: PurchaseOrder) => ({
  title,
  buyerId,
  purchaseOrderId: id,
  expectedDeliveryDate,
  sellerIds: sellerOrganizationId ? [sellerOrganizationId] : [],
  items: items.map(({ assetName, description, category, quantity, specifications: { brand, model } }) => ({
    ...{ assetName, description, category, quantity, brand, model },
  })),
});

function OfOrder({ id, base }: { id: string; base: string }) {
  const { data: order, error, refetch } = useRead(purchaseOrders.get, { params: { id } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  return order ? <NewRequest base={base} order={order} /> : <Skeleton />;
}

function Edition({ id, base }: { id: string; base: string }) {
  const t = useT();
  const { data: rfq, error, refetch } = useRead(rfqs.get, { params: { id } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!rfq) return <Skeleton />;
  const number = <Ltr>{rfq.rfqNumber}</Ltr>;
  const title = t('Edit Request');
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Quotes'), to: base }, { label: number, to: `${base}/${id}` }, { label: title }]}
        title={title}
        page={`${title} ${rfq.rfqNumber}`}
        more={number}
      />
      <EditionOf base={base} rfq={rfq} />
    </FormPage>
  );
}

// The request as it was opened: what was sent changes it before the page is left.
function EditionOf({ base, rfq }: { base: string; rfq: ShownRfq }) {
  const t = useT();
  const [opened] = useState(rfq);
  if (opened.status !== 'Draft')
    return <NoteLine tone="waiting">{t('A request can be edited until it is published.')}</NoteLine>;
  return <RfqForm base={base} edited={opened} />;
}
