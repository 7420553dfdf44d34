import { deviceTypes, registrationLanguages } from '@portal/contracts';
import {
  BrandsField,
  FieldRow,
  FormPart,
  PhoneField,
  PinField,
  SelectField,
  SerialNumbersField,
  StateField,
  TextAreaField,
  TextField,
  TickListField,
  useT,
} from '@portal/ui';
import { PlacementField } from '../placement/placement-field.js';
import { PersonFileField, SignInAddressField, type Editing } from './form-parts.js';

/** Every field of an end user. */
export function EndUserParts({ editing }: Editing) {
  const t = useT();
  return (
    <>
      <FormPart id="person" title={t('User Information')}>
        <TextField name="fullName" />
        <TextField name="designation" />
        <TextField name="departmentOfficeName" />
        <PlacementField name="departmentOfficeName" kind="buyer" editing={editing} />
        <SignInAddressField editing={editing} />
        <PhoneField name="mobileNumber" />
        <SelectField name="languagePreference" options={registrationLanguages} short />
      </FormPart>
      <FormPart id="devices" title={t('Device Assignment')}>
        <TickListField name="devicesAssigned" options={deviceTypes} optional={!editing} />
        <SerialNumbersField />
      </FormPart>
      <FormPart id="documents" title={t('Documents')}>
        <PersonFileField name="signedDeliveryReceipt" />
        <PersonFileField name="issuesReportedFiles" />
      </FormPart>
    </>
  );
}

/** Every field of somebody of a manufacturer. */
export function OemParts({ editing }: Editing) {
  const t = useT();
  return (
    <>
      <FormPart id="company" title={t('Company Information')} help={t('The brands say which assets it sees.')}>
        <TextField name="companyName" />
        {!editing && <PlacementField name="companyName" kind="oem" />}
        <BrandsField name="brands" />
        <PersonFileField name="logo" />
      </FormPart>
      <FormPart id="contact" title={t('Contact Information')}>
        <TextField name="contactPersonName" />
        <TextField name="designation" optional />
        <SignInAddressField editing={editing} />
        <PhoneField name="mobileNumber" optional />
      </FormPart>
      <FormPart id="documents" title={t('Documents')}>
        <PersonFileField name="pastWorkOrders" />
      </FormPart>
    </>
  );
}

/** Every field of a support agent. */
export function SupportAgentParts({ editing }: Editing) {
  const t = useT();
  return (
    <>
      <FormPart id="person" title={t('User Information')}>
        <TextField name="name" />
        <FieldRow>
          <TextField name="department" />
          <TextField name="designation" />
        </FieldRow>
      </FormPart>
      <FormPart id="contact" title={t('Contact Information')}>
        <SignInAddressField name="email" editing={editing} />
        <PhoneField name="phone" />
      </FormPart>
      <FormPart id="address" title={t('Address')}>
        <TextAreaField name="address" rows={2} maxLength={500} />
        <FieldRow>
          <TextField name="city" />
          <StateField name="state" />
        </FieldRow>
        <PinField name="pincode" />
      </FormPart>
    </>
  );
}
