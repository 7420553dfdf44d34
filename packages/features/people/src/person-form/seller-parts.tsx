import {
  BrandsField,
  BusinessFields,
  FieldRow,
  FormPart,
  FullAddressField,
  PhoneField,
  PinField,
  ProductCategoriesField,
  StateField,
  TextField,
  useT,
} from '@portal/ui';
import { PlacementField } from '../placement/placement-field.js';
import { PersonFileField, SignInAddressField, type Editing } from './form-parts.js';

function Company({ editing }: Editing) {
  const t = useT();
  return (
    <FormPart id="company" title={t('Company Information')}>
      <TextField name="companyName" />
      {!editing && <PlacementField name="companyName" kind="seller" />}
      <TextField name="gemSellerId" ltr short optional={editing} />
      <PersonFileField name="logo" />
    </FormPart>
  );
}

function Contact({ editing }: Editing) {
  const t = useT();
  return (
    <FormPart id="contact" title={t('Contact Information')}>
      <TextField name="contactPersonName" />
      <SignInAddressField editing={editing} />
      <PhoneField name="mobileNumber" />
    </FormPart>
  );
}

function Address({ editing }: Editing) {
  const t = useT();
  return (
    <FormPart id="address" title={t('Company Address')}>
      <FullAddressField name="companyAddress.fullAddress" optional={!editing} />
      <TextField name="companyAddress.street" optional />
      <FieldRow>
        <TextField name="companyAddress.city" optional />
        <StateField name="companyAddress.state" optional />
      </FieldRow>
      <PinField name="companyAddress.pin" optional />
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
    <FormPart id="products" title={t('Brands and Product Categories')}>
      <BrandsField name="brandsDealtWith" optional />
      <ProductCategoriesField optional />
    </FormPart>
  );
}

function Documents() {
  const t = useT();
  return (
    <FormPart id="documents" title={t('Documents')}>
      <PersonFileField name="oemAuthorization" />
      <PersonFileField name="pastWorkOrders" />
      <PersonFileField name="turnoverProof" />
      <PersonFileField name="epbgCertificate" />
    </FormPart>
  );
}

/** Every field of a seller. */
export const SellerParts = ({ editing }: Editing) => (
  <>
    <Company editing={editing} />
    <Contact editing={editing} />
    <Address editing={editing} />
    <Business />
    <Products />
    <Documents />
  </>
);
