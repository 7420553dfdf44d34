import { type ReplyOf, type serviceRecords, serviceTypes } from '@portal/contracts';
import { DateField, FieldRow, MoneyField, SelectField, TagField, TextAreaField, TextField, useT } from '@portal/ui';

/** A service as a screen gets it. */
export type ShownService = ReplyOf<typeof serviceRecords.list>['items'][number];

/** What is said of a service, whether it is planned or done. */
export function ServiceFields({ statuses }: { statuses: readonly string[] }) {
  const t = useT();
  return (
    <>
      <FieldRow>
        <SelectField name="status" options={statuses} />
        <DateField name="serviceDate" />
      </FieldRow>
      <SelectField name="serviceType" options={serviceTypes} />
      <TextAreaField name="description" maxLength={500} rows={3} />
      <FieldRow>
        <TextField name="technician" optional hint={t('Who did it; needed once it is done.')} />
        <MoneyField name="cost" optional />
      </FieldRow>
      <TagField name="partsReplaced" addLabel={t('Add part')} itemLabel={t('Spare part')} optional />
    </>
  );
}
