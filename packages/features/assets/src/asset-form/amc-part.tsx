import { CheckField, DateField, FieldRow, FormPart, TextField, useT, When } from '@portal/ui';

/** Whether there is a maintenance contract; its end and supplier are asked only then. */
export function AmcPart() {
  const t = useT();
  return (
    <FormPart id="amc" title={t('AMC')} help={t('Annual maintenance contract.')}>
      <CheckField name="hasAmc" />
      <When name="hasAmc" is={true}>
        <FieldRow>
          <DateField name="amcExpiry" optional />
          <TextField name="supplier" optional />
        </FieldRow>
      </When>
    </FormPart>
  );
}
