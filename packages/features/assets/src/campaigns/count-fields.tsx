import { assetFiles, countConditions, fileRules } from '@portal/contracts';
import { SelectField, TextAreaField, TextField, UploadField, useT } from '@portal/ui';

/** What is said of one counted asset. */
export function CountFields() {
  const t = useT();
  return (
    <>
      <SelectField name="condition" options={countConditions} optional />
      <TextField name="seenLocation" maxLength={200} optional />
      <TextAreaField name="note" maxLength={500} optional />
      <UploadField
        name="photos"
        operation={assetFiles.upload}
        purpose="photo"
        rule={fileRules.photo}
        hint={t('At most three photos.')}
        optional
      />
    </>
  );
}
