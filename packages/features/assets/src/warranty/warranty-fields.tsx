import { FormPart, TextAreaField, useT } from '@portal/ui';
import { CustomerPart } from '../customer.part.js';
import { ServiceContactPart } from '../service-contact.part.js';

/** Customer, contact and terms: what can be corrected later too. */
export function WarrantyParts() {
  const t = useT();
  return (
    <>
      <CustomerPart help={t('Who the warranty is given to.')} />
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
