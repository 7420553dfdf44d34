import { fileRules, orders, procurementFiles, type ReplyOf } from '@portal/contracts';
import {
  ApiError,
  ButtonLink,
  DateField,
  FieldRow,
  Form,
  FormBar,
  FormPart,
  TextAreaField,
  TextField,
  toast,
  today,
  UploadField,
  useT,
  useWrite,
} from '@portal/ui';
import { useMemo } from 'react';
import type { ShownOrder } from '../order-list/order.words.js';
import { AssetsPart } from './assets-part.js';
import { OtpPart } from './otp-part.js';
import { proofContents } from './proof-contents.js';
import { proofSchema } from './proof.schema.js';

const proof = { operation: procurementFiles.upload, purpose: 'proof', rule: fileRules.proof };

/** Receipt and invoice, and what else shows the delivery. */
function FilesPart() {
  const t = useT();
  return (
    <FormPart id="proof-files" title={t('Files')} help={t('Receipt and invoice are needed.')}>
      <UploadField name="deliveryReceipt" {...proof} />
      <UploadField name="invoice" {...proof} />
      <UploadField name="warrantyCard" optional {...proof} />
      <UploadField name="photos" optional operation={procurementFiles.upload} purpose="photo" rule={fileRules.photo} />
      <TextAreaField name="notes" optional maxLength={2000} />
    </FormPart>
  );
}

export type Delivery = ReplyOf<typeof orders.deliver>;

const isSpent = (error: unknown) => error instanceof ApiError && error.code === 'OTP_SPENT';

/** Proves a delivery: what came where and when, its papers, and the OTP of who receives. */
export function DeliveryProofForm({
  base,
  order,
  onDone,
}: {
  base: string;
  order: ShownOrder;
  onDone: (delivery: Delivery) => void;
}) {
  const t = useT();
  const deliver = useWrite(orders.deliver);
  const schema = useMemo(() => proofSchema(order, t), [order, t]);
  return (
    <Form
      schema={schema}
      initial={{ deliveryDate: today(), deliveredAssets: [] }}
      draft={`delivery-proof-${order.id}`}
      contents={proofContents(t)}
      failureTitle={t('Failed to upload delivery proof. Please try again.')}
      onSubmit={async (body, { idempotencyKey }) => {
        const delivery = await deliver.mutateAsync({ params: { id: order.id }, body, idempotencyKey });
        toast(t('The delivery proof was uploaded'));
        onDone(delivery);
      }}
    >
      <FormPart id="proof-delivery" title={t('Delivery')} help={t('When and where the goods were handed over.')}>
        <FieldRow>
          <DateField name="deliveryDate" max={today()} />
          <TextField name="deliveryBatch" maxLength={100} ltr />
        </FieldRow>
        <TextField name="deliveryLocation" maxLength={200} />
      </FormPart>
      <AssetsPart order={order} />
      <FilesPart />
      <OtpPart order={order} spent={isSpent(deliver.error)} onSent={() => deliver.reset()} />
      <FormBar submit={t('Submit Delivery Proof')}>
        <ButtonLink to={`${base}/${order.id}`}>{t('Cancel')}</ButtonLink>
      </FormBar>
    </Form>
  );
}
