import { purchaseOrders } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, useRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { PurchaseOrderForm } from './purchase-order.form.js';

/** Writes a purchase order; at an address with an id, edits that one before its approval. */
export function PurchaseOrderFormPage({ base }: { base: string }) {
  const { id } = useParams();
  return id ? <Edition key={id} id={id} base={base} /> : <NewPurchaseOrder base={base} />;
}

function NewPurchaseOrder({ base }: { base: string }) {
  const t = useT();
  const title = t('Create New Purchase Order');
  return (
    <FormPage>
      <Headline crumbs={[{ label: t('Purchase Orders'), to: base }, { label: title }]} title={title} />
      <PurchaseOrderForm base={base} />
    </FormPage>
  );
}

function Edition({ id, base }: { id: string; base: string }) {
  const t = useT();
  const { data: order, error, refetch } = useRead(purchaseOrders.get, { params: { id } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
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
