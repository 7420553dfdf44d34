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
      <SelectField name="organizationType" label={t('Organization type')} options={organizationTypes} short />
      <TextField name="organizationName" label={t('Organization name')} />
      {!editing && <PlacementField name="organizationName" kind="buyer" />}
      <TextField name="ministryDepartment" label={t('Ministry/Department name')} optional={editing} />
      <PersonFileField name="logo" />
    </FormPart>
  );
}

function Contact({ editing }: Editing) {
  const t = useT();
  return (
    <FormPart id="contact" title={t('Contact Information')}>
      <FieldRow>
        <TextField name="contactPersonName" label={t('Contact person name')} />
        <TextField name="buyerDesignation" label={t('Buyer designation')} optional={editing} />
      </FieldRow>
      <EmailField official />
      <PhoneField name="contactNumber" label={t('Contact number')} optional={!editing} />
    </FormPart>
  );
}

function Address({ editing }: Editing) {
  const t = useT();
  return (
    <FormPart id="address" title={t('Office Address')}>
      <FullAddressField name="officeAddress.fullAddress" optional={!editing} />
      <FieldRow>
        <TextField name="officeAddress.zone" label={t('Zone')} optional />
        <TextField name="officeAddress.city" label={t('City')} optional />
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
      <SelectField name="paymentMode" label={t('Payment mode')} options={paymentModes} short />
      <TextField name="billingAuthorityDesignation" label={t('Billing authority designation')} optional />
      <FieldRow>
        <TextField name="consigneeName" label={t('Consignee name')} optional />
        <TextField name="consigneeDesignation" label={t('Consignee designation')} optional />
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
