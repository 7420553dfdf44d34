import { fileRules, orderCategories, procurementFiles, purchaseOrderPriorities, users } from '@portal/contracts';
import { FormPart, SelectField, TextField, UploadField, useRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { ContractNumberField } from './contract-number-field.js';
import { OfficersOfDepartment } from './officers-of-department.js';

/** The seller of the order, searched among the approved ones. */
function SellerField() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [q] = useDebounce(typed.trim(), 300);
  const { data, isFetching } = useRead(users.sellers, { query: { q: q || undefined } });
  return (
    <SelectField
      name="sellerOrganizationId"
      hint={t('Type a name or e-mail address')}
      options={(data?.items ?? []).map(({ id, name, email }) => ({ value: id, label: [name, email].join(' · ') }))}
      onSearch={setTyped}
      loading={isFetching}
    />
  );
}

/** The contract: number, category, department, its file and the OEM's letter. */
export function ContractPart({ own, withSeller }: { own?: string; withSeller: boolean }) {
  const t = useT();
  return (
    <FormPart id="order-contract" title={t('GeM contract')} help={t('Which contract of the e-marketplace it is.')}>
      <ContractNumberField own={own} />
      {withSeller && <SellerField />}
      <SelectField name="gemOrderCategory" options={orderCategories} short />
      <TextField name="gemBuyerDepartmentName" maxLength={200} />
      <OfficersOfDepartment />
      <SelectField name="priority" options={purchaseOrderPriorities} short />
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
