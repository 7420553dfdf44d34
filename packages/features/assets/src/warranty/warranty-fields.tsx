import { FieldRow, FormPart, TextAreaField, TextField, useT } from '@portal/ui';
import { ServiceContactPart } from '../service-contact.part.js';

/** Customer, contact and terms: what can be corrected later too. */
export function WarrantyParts() {
  const t = useT();
  return (
    <>
      <FormPart id="customer" title={t('Customer')} help={t('Who the warranty is given to.')}>
        <TextField name="customerName" />
        <FieldRow>
          <TextField name="customerEmail" type="email" />
          <TextField name="customerPhone" type="tel" ltr />
        </FieldRow>
      </FormPart>
      <ServiceContactPart help={t('Who helps when the warranty is needed.')} />
      <FormPart id="terms" title={t('Terms')}>
        <TextAreaField name="warrantyTerms" optional />
        <TextAreaField name="coverageDetails" optional />
        <TextAreaField name="exclusions" optional />
        <TextAreaField name="notes" optional />
      </FormPart>
    </>
  );
}
