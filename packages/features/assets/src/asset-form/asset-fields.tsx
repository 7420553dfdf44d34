import { assetConditions } from '@portal/contracts';
import {
  DateField,
  FieldRow,
  MoneyField,
  RadioField,
  ScanField,
  TextAreaField,
  TextField,
  useFieldValue,
  useT,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { SerialWords, useSerialStanding } from './serial-standing.js';

/** The serial number, checked while it is typed. */
export function SerialField() {
  const t = useT();
  const serialNumber = useFieldValue<string>('serialNumber');
  const standing = useSerialStanding({ name: 'serialNumber', serialNumber });
  return (
    <ScanField
      name="serialNumber"
      hint={t('As it stands on the device.')}
      note={<SerialWords standing={standing} name="serialNumber" />}
      onBlur={standing.checkNow}
    />
  );
}

/** What another maker would make of the serial number that an asset was registered with. */
export function KeptSerial({ id, serialNumber }: { id: string; serialNumber: string }) {
  const standing = useSerialStanding({ name: 'manufacturer', serialNumber, except: id });
  return standing.registered ? <SerialWords standing={standing} name="manufacturer" /> : null;
}

/** What an asset is; `serial` says how its number stands with the maker. */
export function IdentityFields({ children, serial }: { children?: ReactNode; serial?: ReactNode }) {
  return (
    <>
      <TextField name="name" />
      {children}
      <FieldRow>
        <TextField name="manufacturer" optional />
        <TextField name="brand" optional />
      </FieldRow>
      {serial}
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
