import {
  applicants,
  deviceTypes,
  EndUserRegistration,
  type Language,
  languages,
  registrationLanguages,
  registrationForms,
  registrations,
  withDeviceSerials,
} from '@portal/contracts';
import {
  call,
  CheckField,
  EmailField,
  FormBar,
  FormPart,
  PhoneField,
  preferences,
  SelectField,
  SerialNumbersField,
  TextAreaField,
  TextField,
  TickListField,
  useT,
} from '@portal/ui';
import { useState } from 'react';
import { endUserContents } from './end-user-contents.js';
import { DocumentField } from './document-field.js';
import { PasswordPair } from './password-pair.js';
import { RegistrationForm, type RegistrationFormProps } from './registration.form.js';

const corrected = withDeviceSerials(registrationForms.enduser);
const start = (language: Language) => ({
  languagePreference: languages.find(({ code }) => code === language)?.name,
  hardwareSoftwareFunctioning: {},
});

function Person({ correcting }: { correcting: boolean }) {
  const t = useT();
  return (
    <FormPart id="person" title={t('User Information')} help={t('Who uses the device.')}>
      <TextField name="fullName" autoComplete="name" />
      <TextField name="designation" autoComplete="organization-title" />
      <TextField name="departmentOfficeName" autoComplete="organization" />
      <EmailField autoComplete="email" readOnly={correcting} />
      <PhoneField name="mobileNumber" autoComplete="tel-national" />
      {!correcting && <PasswordPair hint={t('Minimum 8 characters')} />}
    </FormPart>
  );
}

function Devices() {
  const t = useT();
  return (
    <FormPart id="devices" title={t('Device Assignment')} help={t('What was handed to you.')}>
      <TickListField name="devicesAssigned" options={deviceTypes} />
      <SerialNumbersField />
    </FormPart>
  );
}

function Delivery() {
  const t = useT();
  return (
    <FormPart
      id="delivery"
      title={t('Delivery Confirmation')}
      help={t('Tick what is true. You confirm the delivery after you have signed in, with the OTP of each device.')}
    >
      <CheckField name="deliveryConfirmationOTP" />
      <CheckField name="hardwareSoftwareFunctioning.preInstalledOSPresent" />
      <CheckField name="hardwareSoftwareFunctioning.batteryChargerCableWorking" />
      <CheckField name="hardwareSoftwareFunctioning.antivirusMSOfficeActivation" />
    </FormPart>
  );
}

function Support() {
  const t = useT();
  return (
    <FormPart id="language" title={t('Language and Support Preferences')}>
      <SelectField name="languagePreference" options={registrationLanguages} short />
      <CheckField name="amcSupportContactDetailsShown" />
      <TextAreaField name="issuesReported" rows={4} maxLength={2000} optional />
    </FormPart>
  );
}

function Documents() {
  const t = useT();
  return (
    <FormPart id="documents" title={t('Document Uploads')}>
      <DocumentField name="signedDeliveryReceipt" purpose="deliveryReceipt" />
      <DocumentField name="issuesReportedFiles" purpose="issueFile" />
    </FormPart>
  );
}

/** Registration of a person who holds devices. */
export function EndUserForm({ onDone, correction }: RegistrationFormProps) {
  const t = useT();
  const [first] = useState(() => start(preferences().language));
  return (
    <RegistrationForm
      schema={EndUserRegistration}
      corrected={corrected}
      start={first}
      draft="enduser-registration"
      contents={endUserContents(t)}
      failureTitle={t('Registration Error')}
      failureText={t('Registration failed. Please try again. If the problem persists, please contact support.')}
      submit={(body, idempotencyKey) => call(registrations.submitEndUser, { body, idempotencyKey })}
      correct={(body, { id, pass, version }) =>
        call(applicants.correctEndUser, { params: { id }, body: { ...body, pass }, version })
      }
      onDone={onDone}
      correction={correction}
    >
      <Person correcting={!!correction} />
      <Devices />
      <Delivery />
      <Support />
      <Documents />
      <FormBar submit={correction ? t('Send again') : t('Submit Registration')} busyText={t('Submitting...')} />
    </RegistrationForm>
  );
}
