import { applicants, registrationForms, registrations, SellerRegistration } from '@portal/contracts';
import {
  BrandsField,
  BusinessFields,
  call,
  EmailField,
  FieldRow,
  FormBar,
  FormPart,
  FullAddressField,
  PhoneField,
  PinField,
  ProductCategoriesField,
  StateField,
  TextField,
  useT,
} from '@portal/ui';
import { sellerContents } from './seller-contents.js';
import { DocumentField } from './document-field.js';
import { PasswordPair } from './password-pair.js';
import { RegistrationForm, type RegistrationFormProps } from './registration.form.js';

const start = { socialCategory: 'General', genderOfOwner: 'Male', natureOfBusiness: 'OEM', companyAddress: {} };

function Company() {
  const t = useT();
  return (
    <FormPart id="company" title={t('Company Information')} help={t('As it is registered on GeM.')}>
      <TextField name="companyName" autoComplete="organization" />
      <TextField name="gemSellerId" ltr short />
      <DocumentField name="logo" purpose="logo" hint={t('Square, as it should appear.')} />
    </FormPart>
  );
}

function Contact({ correcting }: { correcting: boolean }) {
  const t = useT();
  return (
    <FormPart id="contact" title={t('Contact Information')} help={t('We send the temporary password here.')}>
      <TextField name="contactPersonName" autoComplete="name" />
      <PhoneField name="mobileNumber" autoComplete="tel-national" />
      <EmailField autoComplete="email" readOnly={correcting} />
      {!correcting && <PasswordPair hint={t('At least 8 characters. It lets you follow this application.')} />}
    </FormPart>
  );
}

function Address() {
  const t = useT();
  return (
    <FormPart id="address" title={t('Company Address')}>
      <TextField name="companyAddress.street" autoComplete="street-address" />
      <FieldRow>
        <TextField name="companyAddress.city" autoComplete="address-level2" />
        <StateField name="companyAddress.state" />
      </FieldRow>
      <PinField name="companyAddress.pin" autoComplete="postal-code" />
      <FullAddressField name="companyAddress.fullAddress" optional />
    </FormPart>
  );
}

function Business() {
  const t = useT();
  return (
    <FormPart id="business" title={t('Business Details')}>
      <BusinessFields />
    </FormPart>
  );
}

function Products() {
  const t = useT();
  return (
    <FormPart
      id="products"
      title={t('Brands and Product Categories')}
      help={t('Choose what you deal in; add what is missing.')}
    >
      <BrandsField name="brandsDealtWith" />
      <ProductCategoriesField />
    </FormPart>
  );
}

function Documents() {
  const t = useT();
  return (
    <FormPart id="documents" title={t('Document Uploads')}>
      <DocumentField name="oemAuthorization" purpose="oemAuthorization" />
      <DocumentField name="pastWorkOrders" purpose="workOrder" />
      <DocumentField name="turnoverProof" purpose="turnoverProof" />
      <DocumentField name="epbgCertificate" purpose="epbgCertificate" />
    </FormPart>
  );
}

/** Registration of a company that sells. */
export function SellerForm({ onDone, correction }: RegistrationFormProps) {
  const t = useT();
  return (
    <RegistrationForm
      schema={SellerRegistration}
      corrected={registrationForms.seller}
      start={start}
      draft="seller-registration"
      contents={sellerContents(t)}
      failureTitle={t('Failed to submit form. Please try again.')}
      submit={(body, idempotencyKey) => call(registrations.submitSeller, { body, idempotencyKey })}
      correct={(body, { id, pass, version }) =>
        call(applicants.correctSeller, { params: { id }, body: { ...body, pass }, version })
      }
      onDone={onDone}
      correction={correction}
    >
      <Company />
      <Contact correcting={!!correction} />
      <Address />
      <Business />
      <Products />
      <Documents />
      <FormBar submit={correction ? t('Send again') : t('Submit Registration')} busyText={t('Submitting...')} />
    </RegistrationForm>
  );
}
