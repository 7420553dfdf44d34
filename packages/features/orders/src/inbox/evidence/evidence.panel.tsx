import { ButtonLink, ButtonRow, DateText, Money, Properties, RowLink, Secondary, Surface, useT } from '@portal/ui';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useKindWords } from '../kind-words.js';
import { isDecidable, type Waiting } from '../use-waiting.js';
import {
  AwardEvidence,
  DisposalEvidence,
  DocumentEvidence,
  InvoiceEvidence,
  OrderEvidence,
  PurchaseOrderEvidence,
  ReceiptEvidence,
  RequisitionEvidence,
} from './kinds.js';
import css from './evidence.module.css';

const evidence: Partial<Record<Waiting['kind'], ComponentType<{ id: string }>>> = {
  order: OrderEvidence,
  purchaseOrder: PurchaseOrderEvidence,
  document: DocumentEvidence,
  requisition: RequisitionEvidence,
  disposal: DisposalEvidence,
  receipt: ReceiptEvidence,
  invoice: InvoiceEvidence,
  payment: InvoiceEvidence,
  award: AwardEvidence,
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

/** The record beside the queue with all that its decision needs, so that nobody opens a page for it. */
export function EvidencePanel({ row, onDecide }: { row: Waiting; onDecide: (approve: boolean) => void }) {
  const t = useT();
  const kinds = useKindWords();
  const Kind = evidence[row.kind];
  return (
    <Surface as="section" padded className={css.panel} aria-label={t('What is decided about')}>
      <div>
        <Secondary as="p">{kinds[row.kind]}</Secondary>
        <h2 className={css.name}>
          <RowLink to={row.to}>
            <bdi>{row.name}</bdi>
          </RowLink>
        </h2>
      </div>
      {Kind ? <Kind key={row.id} id={row.id} /> : <Brief row={row} />}
      <ButtonRow start>
        {isDecidable(row) ? (
          <>
            <Button type="primary" onClick={() => onDecide(true)}>
              {t('Approve')}
            </Button>
            <Button danger onClick={() => onDecide(false)}>
              {t('Reject')}
            </Button>
          </>
        ) : (
          <ButtonLink to={row.to}>{t('Review')}</ButtonLink>
        )}
      </ButtonRow>
    </Surface>
  );
}
