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
      <TextField name="fullName" label={t('Full name')} autoComplete="name" />
      <TextField name="designation" label={t('Designation')} autoComplete="organization-title" />
      <TextField name="departmentOfficeName" label={t('Department/Office name')} autoComplete="organization" />
      <EmailField autoComplete="email" readOnly={correcting} />
      <PhoneField name="mobileNumber" label={t('Mobile number')} autoComplete="tel-national" />
      {!correcting && <PasswordPair hint={t('Minimum 8 characters')} />}
    </FormPart>
  );
}

function Devices() {
  const t = useT();
  return (
    <FormPart id="devices" title={t('Device Assignment')} help={t('What was handed to you.')}>
      <TickListField name="devicesAssigned" label={t('Devices assigned')} options={deviceTypes} />
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
      <CheckField name="deliveryConfirmationOTP" label={t('I received the devices')} />
      <CheckField
        name="hardwareSoftwareFunctioning.preInstalledOSPresent"
        label={t('The operating system is installed')}
      />
      <CheckField
        name="hardwareSoftwareFunctioning.batteryChargerCableWorking"
        label={t('Battery, charger and cables work')}
      />
      <CheckField
        name="hardwareSoftwareFunctioning.antivirusMSOfficeActivation"
        label={t('Antivirus and office software are activated')}
      />
    </FormPart>
  );
}

function Support() {
  const t = useT();
  return (
    <FormPart id="language" title={t('Language and Support Preferences')}>
      <SelectField name="languagePreference" label={t('Language preference')} options={registrationLanguages} short />
      <CheckField name="amcSupportContactDetailsShown" label={t('I was shown the AMC and support contacts')} />
      <TextAreaField name="issuesReported" label={t('Issues to report')} rows={4} maxLength={2000} optional />
    </FormPart>
  );
}

function Documents() {
  const t = useT();
  return (
    <FormPart id="documents" title={t('Document Uploads')}>
      <DocumentField name="signedDeliveryReceipt" label={t('Signed delivery receipt')} purpose="deliveryReceipt" />
      <DocumentField name="issuesReportedFiles" label={t('Files about the issues')} purpose="issueFile" />
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
