import { fileRules, procurementFiles } from '@portal/contracts';
import { FormPart, TextAreaField, UploadField, useT } from '@portal/ui';

const proof = { operation: procurementFiles.upload, purpose: 'proof', rule: fileRules.proof };

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
