import { pin, registrationForms, required } from '@portal/contracts';
import {
  BrandsField,
  BusinessFields,
  ContractReferencesField,
  DesignationsField,
  EmailField,
  FieldRow,
  Form,
  FormBar,
  FormPart,
  FullAddressField,
  GstinField,
  PhoneField,
  PinField,
  ProductCategoriesField,
  ScanButton,
  ScanField,
  SerialNumbersField,
  StateField,
  toast,
} from '@portal/ui';

const Contact = registrationForms.buyer
  .pick({
    emailId: true,
    contactNumber: true,
    gstin: true,
    authorizedDesignations: true,
    contractReferenceNumbers: true,
  })
  .extend({ state: required('State is required'), pin: pin('PIN code is required') });

const Business = registrationForms.seller.pick({
  gstin: true,
  msmeRegistrationNo: true,
  socialCategory: true,
  genderOfOwner: true,
  natureOfBusiness: true,
  brandsDealtWith: true,
  productCategories: true,
});

/** Fields that are the same wherever they are asked for, and say what they are in the reader's language. */
export function ReadyFields() {
  return (
    <>
      <Form schema={Contact} initial={{ devicesAssigned: ['Laptop', 'Printer'] }} onSubmit={() => toast('Sent')}>
        <FormPart title="Contact and organisation" help="They bring their own words.">
          <EmailField official />
          <PhoneField name="contactNumber" />
          <FieldRow>
            <StateField name="state" />
            <PinField name="pin" />
          </FieldRow>
          <FullAddressField name="fullAddress" optional />
          <GstinField optional />
          <DesignationsField />
          <ContractReferencesField />
          <SerialNumbersField />
          <ScanField name="serialNumber" label="Serial number" optional />
          <ScanButton many onScan={() => undefined} />
        </FormPart>
        <FormBar submit="Submit" />
      </Form>
      <Form schema={Business} onSubmit={() => toast('Sent')}>
        <FormPart title="Business" help="Tick lists that can grow.">
          <BusinessFields />
          <BrandsField name="brandsDealtWith" />
          <ProductCategoriesField />
        </FormPart>
        <FormBar submit="Submit" />
      </Form>
    </>
  );
}
