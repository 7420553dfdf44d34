import { assetConditions } from '@portal/contracts';
import { DateField, FieldRow, MoneyField, RadioField, TextAreaField, TextField, useT } from '@portal/ui';
import type { ReactNode } from 'react';

export function SerialField() {
  const t = useT();
  return <TextField name="serialNumber" label={t('Serial number')} hint={t('As it stands on the device.')} ltr />;
}

/** What an asset is. */
export function IdentityFields({ children }: { children?: ReactNode }) {
  const t = useT();
  return (
    <>
      <TextField name="name" label={t('Asset name')} />
      {children}
      <FieldRow>
        <TextField name="manufacturer" label={t('Manufacturer')} optional />
        <TextField name="brand" label={t('Brand')} optional />
      </FieldRow>
      <TextField name="model" label={t('Model')} optional />
      <RadioField name="condition" label={t('Condition')} options={assetConditions} />
    </>
  );
}

/** When and for how much it was bought, and until when it is under warranty. */
export function PurchaseFields() {
  const t = useT();
  return (
    <>
      <FieldRow>
        <MoneyField name="value" label={t('Value')} />
        <DateField name="purchaseDate" label={t('Purchase date')} />
      </FieldRow>
      <FieldRow>
        <DateField name="warrantyExpiry" label={t('Warranty expiry')} optional />
        <TextField name="invoiceNumber" label={t('Invoice number')} optional ltr />
      </FieldRow>
    </>
  );
}

/** Where it stands, and whatever else is to be said. */
export function PlaceFields() {
  const t = useT();
  return (
    <>
      <TextField name="location" label={t('Location')} hint={t('Room, floor or office.')} optional />
      <TextAreaField name="description" label={t('Description')} optional />
      <TextAreaField name="notes" label={t('Notes')} optional />
    </>
  );
}
