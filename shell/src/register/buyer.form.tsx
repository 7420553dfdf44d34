import {
  applicants,
  BuyerRegistration,
  organizationTypes,
  paymentModes,
  registrationForms,
  registrations,
} from '@portal/contracts';
import {
  call,
  ContractReferencesField,
  DesignationsField,
  EmailField,
  FieldRow,
  FormBar,
  FormPart,
  FullAddressField,
  GstinField,
  PhoneField,
  PinField,
  SelectField,
  StateField,
  TextField,
  useT,
} from '@portal/ui';
import { buyerContents } from './buyer-contents.js';
import { DocumentField } from './document-field.js';
import { PasswordPair } from './password-pair.js';
import { RegistrationForm, type RegistrationFormProps } from './registration.form.js';

const start = { organizationType: 'Central Govt', paymentMode: 'PFMS', officeAddress: {} };

function Organization() {
  const t = useT();
  return (
    <FormPart id="organization" title={t('Organization Information')} help={t('Who buys, and under which ministry.')}>
      <SelectField name="organizationType" options={organizationTypes} short />
      <TextField name="ministryDepartment" />
      <TextField name="organizationName" autoComplete="organization" />
      <DocumentField name="logo" purpose="logo" hint={t('Square, as it should appear.')} />
    </FormPart>
  );
}

function Contact({ correcting }: { correcting: boolean }) {
  const t = useT();
  return (
    <FormPart id="contact" title={t('Contact Information')} help={t('We send the temporary password here.')}>
      <FieldRow>
        <TextField name="buyerDesignation" autoComplete="organization-title" />
        <TextField name="contactPersonName" autoComplete="name" />
      </FieldRow>
      <EmailField official autoComplete="email" readOnly={correcting} />
      <PhoneField name="contactNumber" autoComplete="tel-national" />
      {!correcting && <PasswordPair hint={t('At least 8 characters. It lets you follow this application.')} />}
    </FormPart>
  );
}

function Address() {
  const t = useT();
  return (
    <FormPart id="address" title={t('Office Address')} help={t('Where orders are billed from.')}>
      <FieldRow>
        <TextField name="officeAddress.zone" />
        <TextField name="officeAddress.city" autoComplete="address-level2" />
      </FieldRow>
      <FieldRow>
        <StateField name="officeAddress.state" />
        <PinField name="officeAddress.pin" autoComplete="postal-code" />
      </FieldRow>
      <FullAddressField name="officeAddress.fullAddress" optional />
    </FormPart>
  );
}

function Business() {
  const t = useT();
  return (
    <FormPart id="business" title={t('Business Information')} help={t('How orders are paid, and who receives them.')}>
      <GstinField optional />
      <SelectField name="paymentMode" options={paymentModes} short />
      <TextField name="billingAuthorityDesignation" />
      <FieldRow>
        <TextField name="consigneeName" />
        <TextField name="consigneeDesignation" />
      </FieldRow>
    </FormPart>
  );
}

function Lists() {
  const t = useT();
  return (
    <>
      <FormPart
        id="designations"
        title={t('Authorized Designations for Approval')}
        help={t('Who may approve purchase orders.')}
      >
        <DesignationsField />
      </FormPart>
      <FormPart id="contracts" title={t('Contract References (GeM)')} help={t('Contracts you already have.')}>
        <ContractReferencesField />
      </FormPart>
      <FormPart id="workOrders" title={t('Past Work Orders')}>
        <DocumentField name="pastWorkOrders" purpose="workOrder" />
      </FormPart>
    </>
  );
}

/** Registration of an organisation that buys. */
export function BuyerForm({ onDone, correction }: RegistrationFormProps) {
  const t = useT();
  return (
    <RegistrationForm
      schema={BuyerRegistration}
      corrected={registrationForms.buyer}
      start={start}
      draft="buyer-registration"
      contents={buyerContents(t)}
      failureTitle={t('Failed to submit form. Please try again.')}
      submit={(body, idempotencyKey) => call(registrations.submitBuyer, { body, idempotencyKey })}
      correct={(body, { id, pass, version }) =>
        call(applicants.correctBuyer, { params: { id }, body: { ...body, pass }, version })
      }
      onDone={onDone}
      correction={correction}
    >
      <Organization />
      <Contact correcting={!!correction} />
      <Address />
      <Business />
      <Lists />
      <FormBar submit={correction ? t('Send again') : t('Submit Registration')} busyText={t('Submitting...')} />
    </RegistrationForm>
  );
}
