import { DateField, FieldRow, FormPart, TextField, useFieldValue, useT } from '@portal/ui';

/** The buyer's officer and the one who receives the goods. */
export function PeopleParts() {
  const t = useT();
  return (
    <>
      <FormPart
        id="order-buyer"
        title={t('Buyer officer')}
        help={t(
          'As the contract names them. The OTP of a delivery goes to whom the office itself names, not to this address.',
        )}
      >
        <TextField name="buyerContact.officerName" maxLength={100} />
        <TextField name="buyerContact.designation" maxLength={100} />
        <FieldRow>
          <TextField name="buyerContact.email" type="email" />
          <TextField name="buyerContact.contactNumber" type="tel" ltr maxLength={20} />
        </FieldRow>
      </FormPart>
      <FormPart id="order-delivery" title={t('Delivery officer')} help={t('Who receives the goods on the spot.')}>
        <TextField name="deliveryPerson.officerName" maxLength={100} />
        <FieldRow>
          <TextField name="deliveryPerson.designation" maxLength={100} />
          <TextField name="deliveryPerson.contactNumber" type="tel" ltr maxLength={20} />
        </FieldRow>
      </FormPart>
    </>
  );
}

/** When the delivery is expected. */
export function WindowPart() {
  const t = useT();
  const start = useFieldValue<string>('expectedDeliveryWindow.startDate');
  return (
    <FormPart id="order-window" title={t('Expected Delivery')} help={t('As agreed in the contract.')}>
      <FieldRow>
        <DateField name="expectedDeliveryWindow.startDate" />
        <DateField name="expectedDeliveryWindow.endDate" min={start} />
      </FieldRow>
    </FormPart>
  );
}
