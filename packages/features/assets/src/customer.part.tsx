import { FieldRow, FormPart, TextField, useT } from '@portal/ui';

/** Who an asset is covered for. */
export function CustomerPart({ help, optional = false }: { help: string; optional?: boolean }) {
  const t = useT();
  return (
    <FormPart id="customer" title={t('Customer')} help={help}>
      <TextField name="customerName" optional={optional} />
      <FieldRow>
        <TextField name="customerEmail" type="email" optional={optional} />
        <TextField name="customerPhone" type="tel" ltr optional={optional} />
      </FieldRow>
    </FormPart>
  );
}
