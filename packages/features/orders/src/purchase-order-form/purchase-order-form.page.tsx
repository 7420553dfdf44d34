import { purchaseOrders, requisitions } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, useKeptRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { UnreadOrder } from '../purchase-order/unread-order.js';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { PurchaseOrderForm } from './purchase-order.form.js';

/** Writes a purchase order, also of a requisition that the address names; at an address with an id, edits that one before its approval. */
export function PurchaseOrderFormPage({ base }: { base: string }) {
  const { id } = useParams();
  return id ? <Edition key={id} id={id} base={base} /> : <NewPurchaseOrder base={base} />;
}

function NewPurchaseOrder({ base }: { base: string }) {
  const t = useT();
  const [search] = useSearchParams();
  const requisition = search.get('requisition');
  const title = t('Create New Purchase Order');
  return (
    <FormPage>
      <Headline crumbs={[{ label: t('Purchase Orders'), to: base }, { label: title }]} title={title} />
      {requisition ? <OfRequisition id={requisition} base={base} /> : <PurchaseOrderForm base={base} />}
    </FormPage>
  );
}

/** Begins with what was asked for. */
function OfRequisition({ id, base }: { id: string; base: string }) {
  const t = useT();
  const { data: requisition, error, refetch } = useKeptRead(requisitions.get, { params: { id } });
  // What it was when the form was opened: ordering it changes it before the page is left.
  const [opened, setOpened] = useState(requisition);
  if (requisition && !opened) setOpened(requisition);
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!opened) return <Skeleton />;
  const number = <Ltr>{opened.number}</Ltr>;
  if (opened.status !== 'Accepted')
    return (
      <NoteLine tone="waiting">{t('A purchase order is made of a requisition that was accepted, once.')}</NoteLine>
    );
  return (
    <>
      <NoteLine tone="moving">
        {t('Requisition')} {number} · <bdi>{opened.requestedBy}</bdi>
      </NoteLine>
      <PurchaseOrderForm base={base} requisition={opened} />
    </>
  );
}

function Edition({ id, base }: { id: string; base: string }) {
  const t = useT();
  const { data: order, error, refetch } = useKeptRead(purchaseOrders.get, { params: { id } });
  if (error) return <UnreadOrder error={error} onRetry={() => void refetch()} />;
  if (!order) return <Skeleton />;
  const number = <Ltr>{order.poNumber}</Ltr>;
  const title = t('Edit Purchase Order');
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Purchase Orders'), to: base }, { label: number, to: `${base}/${id}` }, { label: title }]}
        title={title}
        page={`${title} ${order.poNumber}`}
        more={number}
      />
      <EditionOf base={base} order={order} />
    </FormPage>
  );
}

// The order as it was opened: what was sent changes it before the page is left.
function EditionOf({ base, order }: { base: string; order: ShownPurchaseOrder }) {
  const t = useT();
  const [{ status, ...opened }] = useState(order);
  if (status !== 'Draft' && status !== 'Pending Approval') {
    return <NoteLine tone="waiting">{t('A purchase order can be edited until it is approved.')}</NoteLine>;
  }
  return <PurchaseOrderForm base={base} edited={{ status, ...opened }} />;
}
