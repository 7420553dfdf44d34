import { FieldRow, FormPart, TextField, useT } from '@portal/ui';

/** Who is asked for a service or a repair, as warranties and AMC contracts name it; `help` says for which. */
export function ServiceContactPart({ help }: { help: string }) {
  const t = useT();
  return (
    <FormPart id="contact" title={t('Service contact')} help={help}>
      <TextField name="contactPerson" />
      <FieldRow>
        <TextField name="contactEmail" type="email" />
        <TextField name="contactPhone" type="tel" ltr />
      </FieldRow>
    </FormPart>
  );
}
