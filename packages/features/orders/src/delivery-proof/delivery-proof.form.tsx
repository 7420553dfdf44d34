import { type dispatches, orders, type ReplyOf } from '@portal/contracts';
import { ApiError, ButtonLink, Form, FormBar, toast, today, useT, useWrite } from '@portal/ui';
import { useMemo } from 'react';
import type { ShownOrder } from '../order-list/order.words.js';
import { AssetsPart } from './assets-part.js';
import { gemLines } from './delivered.js';
import { OtpPart } from './otp-part.js';
import { otpContents, proofContents } from './proof-contents.js';
import { DeliveryPart, FilesPart } from './proof-parts.js';
import { proofSchema } from './proof.schema.js';

export type Delivery = ReplyOf<typeof orders.deliver>;

const isSpent = (error: unknown) => error instanceof ApiError && error.code === 'OTP_SPENT';

/** Proves a delivery: what came where and when, its papers, and the OTP of who receives. */
export function DeliveryProofForm({
  base,
  order,
  dispatched,
  onDone,
}: {
  base: string;
  order: ShownOrder;
  /** What is on its way of it, and what is open of each line. */
  dispatched: ReplyOf<typeof dispatches.list>;
  onDone: (delivery: Delivery) => void;
}) {
  const t = useT();
  const deliver = useWrite(orders.deliver);
  const { items: advices, balance } = dispatched;
  const lines = useMemo(() => gemLines(order, balance), [order, balance]);
  const schema = useMemo(() => proofSchema(lines, advices, t), [lines, advices, t]);
  return (
    <Form
      schema={schema}
      initial={{ deliveryDate: today(), deliveredAssets: [] }}
      draft={`delivery-proof-${order.id}`}
      contents={[...proofContents(t), otpContents(t)]}
      failureTitle={t('Failed to upload delivery proof. Please try again.')}
      onSubmit={async (body, { idempotencyKey }) => {
        const delivery = await deliver.mutateAsync({ params: { id: order.id }, body, idempotencyKey });
        toast(t('Delivery proof of {{number}} was uploaded', { number: order.gemContractNumber }));
        onDone(delivery);
      }}
    >
      <DeliveryPart />
      <AssetsPart advices={advices} lines={lines} />
      <FilesPart />
      <OtpPart order={order} spent={isSpent(deliver.error)} onSent={() => deliver.reset()} />
      <FormBar submit={t('Submit Delivery Proof')}>
        <ButtonLink to={`${base}/${order.id}`}>{t('Cancel')}</ButtonLink>
      </FormBar>
    </Form>
  );
}
