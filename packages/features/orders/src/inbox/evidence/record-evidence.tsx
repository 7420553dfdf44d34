import { DateText, Money, Properties, Skeleton, useT } from '@portal/ui';
import { type ComponentType, Suspense } from 'react';
import type { Waiting, WaitingKind } from '../waiting.js';
import {
  DisposalEvidence,
  DocumentEvidence,
  InvoiceEvidence,
  type KindProps,
  OrderEvidence,
  PurchaseOrderEvidence,
  ReceiptEvidence,
  RequisitionEvidence,
} from './kinds.js';
import type { EvidenceGiven } from './given.js';

const evidence: Partial<Record<WaitingKind, ComponentType<KindProps>>> = {
  order: OrderEvidence,
  start: OrderEvidence,
  correction: OrderEvidence,
  purchaseOrder: PurchaseOrderEvidence,
  confirmation: PurchaseOrderEvidence,
  document: DocumentEvidence,
  requisition: RequisitionEvidence,
  disposal: DisposalEvidence,
  receipt: ReceiptEvidence,
  replacement: ReceiptEvidence,
  invoice: InvoiceEvidence,
  payment: InvoiceEvidence,
  returned: InvoiceEvidence,
};

/** What the list knows of a record whose page tells the rest. */
function Brief({ row }: { row: Waiting }) {
  const t = useT();
  return (
    <Properties
      stacked
      properties={[
        { label: t('About'), value: <bdi>{row.about}</bdi> },
        { label: t('From'), value: <bdi>{row.by}</bdi> },
        { label: t('Since'), value: <DateText value={row.since} time /> },
        ...(row.amount === undefined ? [] : [{ label: t('Total amount'), value: <Money amount={row.amount} /> }]),
        ...(row.dueOn ? [{ label: t('Due on'), value: <DateText value={row.dueOn} /> }] : []),
      ]}
    />
  );
}

/** What a decision is made by: the record itself where its kind is known here. */
export function RecordEvidence({ row, given }: { row: Waiting; given: EvidenceGiven }) {
  const Kind = evidence[row.kind];
  if (Kind) return <Kind key={row.id} id={row.id} given={given} />;
  const Other = given.others?.[row.kind];
  return Other ? (
    <Suspense fallback={<Skeleton />}>
      <Other key={row.id} id={row.id} />
    </Suspense>
  ) : (
    <Brief row={row} />
  );
}
