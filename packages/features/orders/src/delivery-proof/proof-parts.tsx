import { fileRules, procurementFiles } from '@portal/contracts';
import { DateField, FieldRow, FormPart, TextAreaField, TextField, today, UploadField, useT } from '@portal/ui';

const proof = { operation: procurementFiles.upload, purpose: 'proof', rule: fileRules.proof };

/** When, where and as which batch the goods were handed over. */
export function DeliveryPart() {
  const t = useT();
  return (
    <FormPart id="proof-delivery" title={t('Delivery')} help={t('When and where the goods were handed over.')}>
      <FieldRow>
        <DateField name="deliveryDate" max={today()} />
        <TextField name="deliveryBatch" maxLength={100} ltr />
      </FieldRow>
      <TextField name="deliveryLocation" maxLength={200} />
    </FormPart>
  );
}

/** Receipt and invoice, and what else shows the delivery. */
export function FilesPart() {
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
