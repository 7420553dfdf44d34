import { fileRules, orderCategories, procurementFiles } from '@portal/contracts';
import { FormPart, SelectField, TextField, UploadField, useT } from '@portal/ui';
import { ContractNumberField } from './contract-number-field.js';
import { SellerField } from './seller-field.js';

/** The contract: number, category, department, its file and the OEM's letter. */
export function ContractPart({ own, withSeller }: { own?: string; withSeller: boolean }) {
  const t = useT();
  return (
    <FormPart id="order-contract" title={t('GeM contract')} help={t('Which contract of the e-marketplace it is.')}>
      <ContractNumberField own={own} />
      {withSeller && <SellerField />}
      <SelectField name="gemOrderCategory" options={orderCategories} short />
      <TextField name="gemBuyerDepartmentName" maxLength={200} />
      <UploadField
        name="gemOrderFile"
        operation={procurementFiles.upload}
        purpose="gemOrderFile"
        rule={fileRules.gemOrderFile}
      />
      <UploadField
        name="oemAuthorizationLetter"
        optional
        operation={procurementFiles.upload}
        purpose="oemLetter"
        rule={fileRules.oemLetter}
      />
    </FormPart>
  );
}
