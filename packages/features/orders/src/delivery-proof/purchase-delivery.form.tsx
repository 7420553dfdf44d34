import { type dispatches, purchaseDeliveries, type ReplyOf } from '@portal/contracts';
import { ButtonLink, Form, FormBar, toast, today, useT, useWrite } from '@portal/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { AssetsPart } from './assets-part.js';
import { purchaseLines } from './delivered.js';
import { proofContents } from './proof-contents.js';
import { DeliveryPart, FilesPart } from './proof-parts.js';
import { purchaseProofSchema } from './proof.schema.js';

interface PurchaseDeliveryFormProps {
  orderId: string;
  /** What is on its way of it, and what is open of each line. */
  dispatched: ReplyOf<typeof dispatches.list>;
  /** The page of the order. */
  back: string;
}

/** Proves a delivery of a purchase order: what came where and when, and its papers; the office inspects it then. */
export function PurchaseDeliveryForm({ orderId, dispatched, back }: PurchaseDeliveryFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const deliver = useWrite(purchaseDeliveries.create);
  const { items: advices, balance } = dispatched;
  const lines = useMemo(() => purchaseLines(balance), [balance]);
  const schema = useMemo(() => purchaseProofSchema(lines, advices, t), [lines, advices, t]);
  return (
    <Form
      schema={schema}
      initial={{ deliveryDate: today(), deliveredAssets: [] }}
      draft={`delivery-proof-${orderId}`}
      contents={proofContents(t)}
      failureTitle={t('Failed to upload delivery proof. Please try again.')}
      onSubmit={async (body, { idempotencyKey }) => {
        const { gemContractNumber: number } = await deliver.mutateAsync({
          params: { id: orderId },
          body,
          idempotencyKey,
        });
        toast(t('Delivery proof of {{number}} was uploaded', { number }));
        await navigate(back);
      }}
    >
      <DeliveryPart />
      <AssetsPart advices={advices} lines={lines} />
      <FilesPart />
      <FormBar submit={t('Submit Delivery Proof')}>
        <ButtonLink to={back}>{t('Cancel')}</ButtonLink>
      </FormBar>
    </Form>
  );
}
