import { assetConditions } from '@portal/contracts';
import { DateField, FieldRow, MoneyField, RadioField, ScanField, TextAreaField, TextField, useT } from '@portal/ui';
import type { ReactNode } from 'react';

export function SerialField() {
  const t = useT();
  return <ScanField name="serialNumber" hint={t('As it stands on the device.')} />;
}

/** What an asset is. */
export function IdentityFields({ children }: { children?: ReactNode }) {
  return (
    <>
      <TextField name="name" />
      {children}
      <FieldRow>
        <TextField name="manufacturer" optional />
        <TextField name="brand" optional />
      </FieldRow>
      <TextField name="model" optional />
      <RadioField name="condition" options={assetConditions} />
    </>
  );
}

/** When and for how much it was bought, and until when it is under warranty. */
export function PurchaseFields() {
  return (
    <>
      <FieldRow>
        <MoneyField name="value" />
        <DateField name="purchaseDate" />
      </FieldRow>
      <FieldRow>
        <DateField name="warrantyExpiry" optional />
        <TextField name="invoiceNumber" optional ltr />
      </FieldRow>
    </>
  );
}

/** Where it stands, and whatever else is to be said. */
export function PlaceFields() {
  const t = useT();
  return (
    <>
      <TextField name="location" hint={t('Room, floor or office.')} optional />
      <TextAreaField name="description" optional />
      <TextAreaField name="notes" optional />
    </>
  );
}
