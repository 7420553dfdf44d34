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
        <TextField name="fullName" label={t('Full name')} />
        <TextField name="designation" label={t('Designation')} />
        <TextField name="departmentOfficeName" label={t('Department/Office name')} />
        <PlacementField name="departmentOfficeName" kind="buyer" editing={editing} />
        <SignInAddressField editing={editing} />
        <PhoneField name="mobileNumber" label={t('Mobile number')} />
        <SelectField name="languagePreference" label={t('Language preference')} options={registrationLanguages} short />
      </FormPart>
      <FormPart id="devices" title={t('Device Assignment')}>
        <TickListField name="devicesAssigned" label={t('Devices assigned')} options={deviceTypes} optional={!editing} />
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
        <TextField name="companyName" label={t('Company name')} />
        {!editing && <PlacementField name="companyName" kind="oem" />}
        <BrandsField name="brands" label={t('Brands')} />
        <PersonFileField name="logo" />
      </FormPart>
      <FormPart id="contact" title={t('Contact Information')}>
        <TextField name="contactPersonName" label={t('Contact person name')} />
        <TextField name="designation" label={t('Designation')} optional />
        <SignInAddressField editing={editing} />
        <PhoneField name="mobileNumber" label={t('Mobile number')} optional />
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
        <TextField name="name" label={t('Name')} />
        <FieldRow>
          <TextField name="department" label={t('Department')} />
          <TextField name="designation" label={t('Designation')} />
        </FieldRow>
      </FormPart>
      <FormPart id="contact" title={t('Contact Information')}>
        <SignInAddressField name="email" editing={editing} />
        <PhoneField name="phone" label={t('Phone')} />
      </FormPart>
      <FormPart id="address" title={t('Address')}>
        <TextAreaField name="address" label={t('Address')} rows={2} maxLength={500} />
        <FieldRow>
          <TextField name="city" label={t('City')} />
          <StateField name="state" />
        </FieldRow>
        <PinField name="pincode" label={t('Pincode')} />
      </FormPart>
    </>
  );
}
