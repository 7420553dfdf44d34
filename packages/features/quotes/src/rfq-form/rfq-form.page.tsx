import { type PurchaseOrder, purchaseOrders, type Requisition, requisitions, rfqs } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, today, useKeptRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { ShownRfq } from '../quote.words.js';
import { RfqForm } from './rfq.form.js';

/** Writes a request for quotation, of a purchase order or a requisition that the address names; at an address with an id, edits that draft. */
export function RfqFormPage({ base }: { base: string }) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const orderId = search.get('order');
  if (id) return <Edition key={id} id={id} base={base} />;
  const requisitionId = search.get('requisition');
  if (requisitionId) return <OfRequisition id={requisitionId} base={base} />;
  return orderId ? <OfOrder id={orderId} base={base} /> : <NewRequest base={base} />;
}

interface NewRequestProps {
  base: string;
  /** What it is made from: its number, and what the form begins with. */
  source?: { number: string; begun: object };
}

function NewRequest({ base, source }: NewRequestProps) {
  const t = useT();
  const title = t('Request Quotes');
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Quotes'), to: base }, { label: title }]}
        title={title}
        more={source && <Ltr>{source.number}</Ltr>}
      />
      <RfqForm base={base} begun={source?.begun} />
    </FormPage>
  );
}

const begunOfOrder = ({ id, title, buyerId, expectedDeliveryDate, sellerOrganizationId, items }: PurchaseOrder) => ({
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
  const { data: order, error, refetch } = useKeptRead(purchaseOrders.get, { params: { id } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!order) return <Skeleton />;
  return <NewRequest base={base} source={{ number: order.poNumber, begun: begunOfOrder(order) }} />;
}

/** What is needed and by when; why it is needed stays in the office. */
const begunOfRequisition = ({ id, title, neededBy, items }: Requisition) => ({
  title,
  requisitionId: id,
  ...(neededBy >= today() ? { expectedDeliveryDate: neededBy } : {}),
  items: items.map(({ assetName, category, quantity, brand, model }) => ({
    ...{ assetName, category, quantity, brand, model },
  })),
});

function OfRequisition({ id, base }: { id: string; base: string }) {
  const t = useT();
  const { data: requisition, error, refetch } = useKeptRead(requisitions.get, { params: { id } });
  // What it was when the form was opened: asking for quotes changes it before the page is left.
  const [opened, setOpened] = useState(requisition);
  if (requisition && !opened) setOpened(requisition);
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!opened) return <Skeleton />;
  if (opened.status !== 'Accepted')
    return <NoteLine tone="waiting">{t('Quotes are requested for a requisition that was accepted.')}</NoteLine>;
  return <NewRequest base={base} source={{ number: opened.number, begun: begunOfRequisition(opened) }} />;
}

function Edition({ id, base }: { id: string; base: string }) {
  const t = useT();
  const { data: rfq, error, refetch } = useKeptRead(rfqs.get, { params: { id } });
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
