import { fileRules, procurementFiles } from '@portal/contracts';
import { FormPart, TextAreaField, UploadField, useT } from '@portal/ui';

const proof = { operation: procurementFiles.upload, purpose: 'proof', rule: fileRules.proof };

/** Receipt and invoice, and what else shows the delivery. */
export function FilesPart() {
  const t = useT();
  return (
    <FormPart id="proof-files" title={t('Files')} help={t('Receipt and invoice are needed.')}>
      <UploadField name="deliveryReceipt" label={t('Delivery receipt')} {...proof} />
      <UploadField name="invoice" label={t('Invoice')} {...proof} />
      <UploadField name="warrantyCard" label={t('Warranty card')} optional {...proof} />
      <UploadField
        name="photos"
        label={t('Photos')}
        optional
        operation={procurementFiles.upload}
        purpose="photo"
        rule={fileRules.photo}
      />
      <TextAreaField name="notes" label={t('Notes')} optional maxLength={2000} />
    </FormPart>
  );
}
