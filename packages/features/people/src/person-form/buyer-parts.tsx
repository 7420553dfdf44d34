import { organizationTypes, paymentModes } from '@portal/contracts';
import {
  ContractReferencesField,
  DesignationsField,
  EmailField,
  FieldRow,
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
import { PlacementField } from '../placement/placement-field.js';
import { PersonFileField, type Editing } from './form-parts.js';

function Organization({ editing }: Editing) {
  const t = useT();
  return (
    <FormPart id="organization" title={t('Organization Information')}>
      <SelectField name="organizationType" options={organizationTypes} short />
      <TextField name="organizationName" />
      {!editing && <PlacementField name="organizationName" kind="buyer" />}
      <TextField name="ministryDepartment" optional={editing} />
      <PersonFileField name="logo" />
    </FormPart>
  );
}

function Contact({ editing }: Editing) {
  const t = useT();
  return (
    <FormPart id="contact" title={t('Contact Information')}>
      <FieldRow>
        <TextField name="contactPersonName" />
        <TextField name="buyerDesignation" optional={editing} />
      </FieldRow>
      <EmailField official />
      <PhoneField name="contactNumber" optional={!editing} />
    </FormPart>
  );
}

function Address({ editing }: Editing) {
  const t = useT();
  return (
    <FormPart id="address" title={t('Office Address')}>
      <FullAddressField name="officeAddress.fullAddress" optional={!editing} />
      <FieldRow>
        <TextField name="officeAddress.zone" optional />
        <TextField name="officeAddress.city" optional />
      </FieldRow>
      <FieldRow>
        <StateField name="officeAddress.state" optional />
        <PinField name="officeAddress.pin" optional />
      </FieldRow>
    </FormPart>
  );
}

function Billing() {
  const t = useT();
  return (
    <FormPart id="billing" title={t('Billing and Consignee Information')}>
      <GstinField optional />
      <SelectField name="paymentMode" options={paymentModes} short />
      <TextField name="billingAuthorityDesignation" optional />
      <FieldRow>
        <TextField name="consigneeName" optional />
        <TextField name="consigneeDesignation" optional />
      </FieldRow>
    </FormPart>
  );
}

function Lists() {
  const t = useT();
  return (
    <>
      <FormPart id="designations" title={t('Authorized Designations')} help={t('Who may approve purchase orders.')}>
        <DesignationsField optional />
      </FormPart>
      <FormPart id="contracts" title={t('Contract Reference Numbers')}>
        <ContractReferencesField />
      </FormPart>
      <FormPart id="workOrders" title={t('Past Work Orders')}>
        <PersonFileField name="pastWorkOrders" />
      </FormPart>
    </>
  );
}

/** Every field of a buyer. */
export const BuyerParts = ({ editing }: Editing) => (
  <>
    <Organization editing={editing} />
    <Contact editing={editing} />
    <Address editing={editing} />
    <Billing />
    <Lists />
  </>
);
